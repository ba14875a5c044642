"""The position between two steps: what stays for the turn (`Field`), what changes (`Scene`), what each state knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pbem.core.events import Event
from pbem.core.grid import Cell, king_distance, rook_distance
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.patch import NOWHERE, Patch
from pbem.rulesets.campaign.field.paths import Ways
from pbem.rulesets.campaign.field.sides import Sides
from pbem.rulesets.campaign.field.sight import Raster
from pbem.rulesets.campaign.field.units import Key, Unit, Watched
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import NEUTRAL, Board, City, CityMemory, Fight

Units = Mapping[Key, Unit]
Cities = Mapping[Cell, City]


@dataclass(frozen=True)
class Field:
    """What does not change while a turn is played."""

    options: Options
    board: Board
    turn: int
    seats: Mapping[Seat, int]
    """The place of each seat in the fixed order (C-1.5)."""
    sides: Sides
    viewers: Mapping[Seat, tuple[Seat, ...]]
    """Whose eyes each member of a treaty shares (C-8.5); who is not in it sees alone."""
    raster: Raster
    ways: Ways
    sites: Mapping[str, Cell]
    """Where the cities lie, by name."""

    @cached_property
    def towns(self) -> Patch:
        """Give the cells of the cities as a set."""
        return self.raster.mask(self.sites.values())

    def rank(self, key: Key) -> tuple[int, int]:
        """Sort armies by seat, then number; neutral garrisons come last."""
        return (self.seats.get(key.owner, len(self.seats)), key.number)

    def hostile(self, a: Seat | None, b: Seat | None) -> bool:
        """C-1.6: tell whether two owners are enemies."""
        return self.sides.hostile(a, b)

    def distance(self, a: Cell, b: Cell) -> int:
        """C-1.2: count the steps between two cells on open ground."""
        return rook_distance(a, b) if self.options.move_metric == "rook" else king_distance(a, b)


@dataclass(frozen=True)
class Sighted:
    """C-7.3: a foreign army watched this turn: its cells in order, the steps of first and last sight, as last seen."""

    cells: tuple[Cell, ...]
    first: int
    last: int
    city: str
    strength: int


@dataclass(frozen=True)
class Knowledge:
    """What a state knows while the turn is played; `view`, `armies` and `sites` are those of the last look.

    `armies`: each foreign army in view, and since which step without a break. `found`: the cities seen for the first
    time ever, and at which step.
    """

    explored: Patch
    cities: Mapping[str, CityMemory]
    known: frozenset[Seat]
    view: Patch = NOWHERE
    before: Patch = NOWHERE
    armies: Mapping[Key, int] = field(default_factory=dict)
    sites: tuple[Cell, ...] = ()
    tracks: Mapping[Watched, Sighted] = field(default_factory=dict)
    fights: tuple[Fight, ...] = ()
    found: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """The position after step `step`: armies, cities, knowledge, and everything told so far.

    `absorbed`: which army an army has merged into (C-4.4); `fought`: pairs of states whose champions met (C-8.1).
    """

    units: Units
    cities: Cities
    knowledge: Mapping[Seat, Knowledge]
    step: int = 0
    absorbed: Mapping[Key, Key] = field(default_factory=dict)
    fallen: tuple[Unit, ...] = ()
    fought: Mapping[tuple[Seat, Seat], Fight] = field(default_factory=dict)
    events: tuple[Event, ...] = ()

    def known(self, knowledge: Mapping[Seat, Knowledge]) -> Scene:
        """Put in what the states know now; written out because it happens at every step."""
        return Scene(
            self.units, self.cities, knowledge, self.step, self.absorbed, self.fallen, self.fought, self.events
        )

    def told(self, units: Units, events: tuple[Event, ...]) -> Scene:
        """Put in the armies as they are now, and all that was told so far; written out as well."""
        return Scene(units, self.cities, self.knowledge, self.step, self.absorbed, self.fallen, self.fought, events)


def crowd(units: Iterable[Unit]) -> dict[Cell, list[Unit]]:
    """Gather the armies by the cells they stand in."""
    gathered: dict[Cell, list[Unit]] = {}
    for each in units:
        gathered.setdefault(each.cell, []).append(each)
    return gathered


def states(owners: Iterable[Seat]) -> frozenset[Seat]:
    """Give the owners who are states: nobody tells neutral garrisons anything."""
    return frozenset(owners) - {NEUTRAL}
