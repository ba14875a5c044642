"""What technology keeps in the state (P-56). All of it is known to all, but in the fog."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

FIELDS = ("NE", "PA", "NA", "PM", "LE", "fort", "guns", "antisub", "antiair")
"""P-56.1: the types of units, fortresses, and three kinds of fire."""


@dataclass(frozen=True)
class Research:
    """What a seat has paid for the next level of a field, in sixtieths."""

    field: str
    paid: int


@dataclass(frozen=True)
class Coming:
    """A level that is paid and rises at the end of a round."""

    field: str
    round: int


@dataclass(frozen=True)
class Learning:
    """The levels of each seat (1 where nothing is said), what it pays for, what is paid and rises soon; in the fog what
    each seat knows of the levels of others (7.4)."""

    levels: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    research: Mapping[str, Research] = field(default_factory=dict)
    coming: Mapping[str, tuple[Coming, ...]] = field(default_factory=dict)
    met: Mapping[str, Mapping[str, Mapping[str, int]]] = field(default_factory=dict)

    def level(self, seat: str, of: str) -> int:
        """Give the level of a seat in a field."""
        return self.levels.get(seat, {}).get(of, 1)
