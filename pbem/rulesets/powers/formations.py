"""Formations by their names (P-47): an army, or a fleet, of which nobody else knows where it stands, or of what it is.

A formation has tokens of its position, one of them true, and rows of its composition, one of them true. Tokens are
stacks: `caet` the true one of `cae`, `caef` a false one, `caeq` either, as the others see them. The rows are a card
that lies on the table: all see what each holds, and only the owner which one is true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.doctrine import Units

ARMIES = ("cae", "ptr", "lib")
FLEETS = ("vic", "con", "fri")
NAMES = (*ARMIES, *FLEETS)
"""P-47.1: three names for armies and three for fleets; every seat has its own."""
TRUE, FALSE, UNSURE = ({name: f"{name}{mark}" for name in NAMES} for mark in "tfq")
NAME: Mapping[str, str] = {row: name for rows in (TRUE, FALSE, UNSURE) for name, row in rows.items()}
"""The formation a token belongs to."""
MARK: Mapping[str, str] = {name: f"{name}n" for name in NAMES}
"""P-47.12: what lies in a land where units of any row stand beside the formation; it is no token of its position."""
ON_CARDS = "card"
"""The flag of what stands in rows alone, and never on the map: technology points (P-56.5), buildings (P-57.3)."""
TECHNOLOGY, LABORATORY, MINISTRY = "tec", "lab", "mny"
MARKED: Mapping[str, str] = {row: name for name, row in MARK.items()}


@dataclass(frozen=True)
class Nearby:
    """P-47.12: units of a row in a land beside the formation: under construction, or waiting for the next movement."""

    at: str
    units: tuple[Units, ...]
    ready: bool = False
    harbour: str = ""


@dataclass(frozen=True)
class Claim:
    """P-56.5: a level more of a field, invented if the row is true: what science it took, in sixtieths of a BV, and the
    round at the end of which it can be used."""

    field: str
    paid: int
    round: int


@dataclass(frozen=True)
class Composition:
    """P-47.2: a row of a card: what is ready, and what is under construction, there and in the lands beside; what its
    buildings have made, in sixtieths, if it is true (P-57.3), and what it has invented (P-56.5)."""

    ready: tuple[Units, ...] = ()
    building: tuple[Units, ...] = ()
    nearby: tuple[Nearby, ...] = ()
    science: int = 0
    politics: int = 0
    claims: tuple[Claim, ...] = ()

    @property
    def everything(self) -> tuple[Units, ...]:
        """Give all units of a row, wherever they are, ready or not."""
        return (*self.ready, *self.building, *(units for part in self.nearby for units in part.units))

    @property
    def unfinished(self) -> bool:
        """Tell whether anything of a row is under construction."""
        return bool(self.building) or not all(part.ready for part in self.nearby)


@dataclass(frozen=True)
class Formation:
    """P-47.2: the card of a formation; `true` is the number of the true row, 0: one does not know."""

    owner: Seat
    name: str
    rows: tuple[Composition, ...]
    true: int = 0
    split: bool = False
    """P-47.13: the same row is true as in all other split armies, or fleets, of its owner."""

    @property
    def key(self) -> tuple[str, str]:
        """Give what a formation is known by."""
        return self.owner, self.name


def summed(*parts: Iterable[Units]) -> tuple[Units, ...]:
    """Put units of equal types together, in one order."""
    counts = Counter[str]()
    for part in parts:
        for each in part:
            counts[each.row] += each.count
    return tuple(Units(row, counts[row]) for row in sorted(counts) if counts[row] > 0)


def less(units: Iterable[Units], gone: Iterable[Units]) -> tuple[Units, ...] | None:
    """Take units away; None: they are not all there."""
    counts = {each.row: each.count for each in units}
    for each in gone:
        counts[each.row] = counts.get(each.row, 0) - each.count
    if any(count < 0 for count in counts.values()):
        return None
    return summed(Units(row, count) for row, count in counts.items())


def beside(*parts: Iterable[Nearby]) -> tuple[Nearby, ...]:
    """P-47.12: put units of equal types in one land together, in one order; what is nobody is left out."""
    places: dict[tuple[str, str, bool], tuple[Units, ...]] = {}
    for part in parts:
        for each in part:
            key = (each.at, each.harbour, each.ready)
            places[key] = summed(places.get(key, ()), each.units)
    return tuple(Nearby(at, places[at, harbour, ready], ready, harbour) for at, harbour, ready in sorted(places))
