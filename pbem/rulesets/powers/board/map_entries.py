"""The tables of a map file (section 8.1), as its author writes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class AreaEntry:
    """`[[area]]`: shares are texts such as "3/2" or whole numbers; what is empty or 0 follows from the terrain."""

    id: str
    at: tuple[int, ...]
    name: str = ""
    kind: Literal["land", "sea"] = "land"
    terrain: Literal["plain", "forest", "mountain"] = "plain"
    defence: str | int = ""
    rough: int = 0
    prod: str | int = 1
    canal: bool = False
    canal_candidate: bool = False
    centre: bool = False
    neutral: int = 0
    also: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class LinkEntries:
    """`[links]`: each pair once."""

    list: tuple[str, ...]


@dataclass(frozen=True)
class SideEntry:
    """`[[side]]`: what a role of the scenario begins with."""

    id: str
    lands: tuple[str, ...] = ()
    grant: int = 0
    grants: Mapping[str, int] = field(default_factory=dict)
    factories: Mapping[str, int] = field(default_factory=dict)
    sea: tuple[str, ...] = ()
    block: str = ""
    advantages: tuple[str, ...] = ()


@dataclass(frozen=True)
class HeadEntry:
    """What stands above the tables. `seed`: what a random map was drawn from (P-17.4)."""

    id: str
    name: str = ""
    box: tuple[int, ...] = (0, 0, 1000, 700)
    wrap: bool = False
    seed: str = ""


@dataclass(frozen=True)
class Entries:
    """A whole file, as far as it could be read."""

    head: HeadEntry
    areas: tuple[AreaEntry, ...] = ()
    links: tuple[str, ...] = ()
    sides: tuple[SideEntry, ...] = ()
    goal: Mapping[str, object] = field(default_factory=dict)
