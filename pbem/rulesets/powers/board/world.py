"""The areas of a map and how they join (P-1.2, section 8): what never changes while a game is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Literal

Kind = Literal["land", "sea"]


@dataclass(frozen=True)
class Area:
    """A land or a sea; `at` is its point on the picture, `defence`, `rough` and `prod` are those of P-8.1."""

    key: str
    name: str
    kind: Kind = "land"
    at: tuple[int, int] = (0, 0)
    terrain: str = "plain"
    defence: Fraction = Fraction(1)
    rough: int = 1
    prod: Fraction = Fraction(1)
    canal: bool = False
    canal_candidate: bool = False
    centre: bool = False
    neutral: int = 0
    """The strength of the neutral army that stands here at the start (P-51); 0: none."""
    also: tuple[tuple[int, int], ...] = ()
    """More points whose cells belong to it, such as those of a long sea."""


@dataclass(frozen=True)
class Side:
    """A role of a scenario: its start lands, its grant in BV, its factories, and the sea an invader begins on, and
    the block of sides with a common interest it belongs to (P-18.6)."""

    key: str
    lands: tuple[str, ...] = ()
    grant: int = 0
    factories: Mapping[str, int] = field(default_factory=dict)
    sea: str = ""
    block: str = ""
    grants: Mapping[str, int] = field(default_factory=dict)
    """P-17.1: other grants, by the chapters they are for: `"terrain factory" = 21`."""
    advantages: tuple[str, ...] = ()
    """P-52.2: the types in which it is stronger, where advantages are historical."""


@dataclass(frozen=True)
class World:
    """A map: its areas by key, the pairs that are linked, the sides and the goal a scenario sets."""

    key: str
    name: str
    areas: Mapping[str, Area]
    links: frozenset[frozenset[str]]
    box: tuple[int, int, int, int] = (0, 0, 1000, 700)
    sides: tuple[Side, ...] = ()
    goal: Mapping[str, object] = field(default_factory=dict)

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """Give the areas one step away from each, in the order of the map."""
        joined: dict[str, set[str]] = {key: set() for key in self.areas}
        for link in self.links:
            for one in link:
                joined[one] |= link - {one}
        return {key: tuple(other for other in self.areas if other in joined[key]) for key in self.areas}

    def harbours(self, land: str) -> tuple[str, ...]:
        """P-9.3: list the seas to which a land has a harbour, one for each it adjoins."""
        return tuple(at for at in self.neighbours[land] if self.areas[at].kind == "sea")

    @cached_property
    def lands(self) -> tuple[str, ...]:
        """Give the keys of all lands."""
        return tuple(key for key, area in self.areas.items() if area.kind == "land")
