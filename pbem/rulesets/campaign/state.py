"""What is true (C-1): the board, the cities, the armies, the states and what each of them remembers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from pbem.core.agreements.agreement import Agreement
from pbem.core.grid import Cell, reading
from pbem.core.seats import Request, Seat
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import ArmyOrder
from pbem.rulesets.campaign.treaty import Proposal

K = TypeVar("K")
P = TypeVar("P")
Order = TypeVar("Order", int, tuple[int, int])

NEUTRAL = Seat("neutral")
"""The owner of neutral garrisons: hostile to all (C-1.6)."""


@dataclass(frozen=True)
class Board:
    """C-1.1: a rectangle of cells. `.` plain, `f` forest, `h` hills are passable; `~` water, `#` mountains are not."""

    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        """Count the columns."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Count the rows."""
        return len(self.rows)

    def terrain(self, at: Cell) -> str:
        """Give the terrain of a cell of the board."""
        return self.rows[at.row][at.column]

    def passable(self, at: tuple[int, int]) -> bool:
        """Tell whether an army may stand there; off the board it may not."""
        (column, row), rows = at, self.rows
        return 0 <= row < len(rows) and 0 <= column < len(rows[0]) and rows[row][column] not in "~#"


@dataclass(frozen=True)
class City:
    """C-1.3: `owner` None is neutral; `capital_of` is the state that chose it (C-2.2), whoever holds it now."""

    name: str
    cell: Cell
    owner: Seat | None = None
    capital_of: Seat | None = None


@dataclass(frozen=True)
class Army:
    """C-1.4: the strength never includes the city bonus; numbers are never used twice."""

    owner: Seat
    number: int
    cell: Cell
    strength: int
    name: str = ""


@dataclass(frozen=True)
class Alliance(Agreement):
    """C-8.3: `joint`: they win together; `entry`: armies may enter cities of members; `words` are terms of honour."""

    joint: bool = True
    entry: bool = False
    share_explored: bool = False
    share_view: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class CityMemory:
    """A city as last seen: by whom it was held, and in which turn that was seen."""

    owner: Seat | None
    turn: int


@dataclass(frozen=True)
class Track:
    """A way seen this turn. An own army has its number and strength at the start; a foreign one has neither (0).

    `cells` are those where it was seen, in order; `first` and `last` are the steps of the first and last sight.
    """

    owner: Seat
    cells: tuple[Cell, ...]
    number: int = 0
    before: int = 0
    first: int = 0
    last: int = 0


@dataclass(frozen=True)
class Fight:
    """A battle seen this turn, in a cell (`at` = `other`) or on the border of two."""

    at: Cell
    other: Cell


@dataclass(frozen=True)
class Memory:
    """What a state remembers (C-1.5). `explored`: for each row a string, `1` for a cell ever seen, `0` for others."""

    explored: tuple[str, ...]
    cities: Mapping[str, CityMemory] = field(default_factory=dict)
    tracks: tuple[Track, ...] = ()
    fights: tuple[Fight, ...] = ()


@dataclass(frozen=True)
class Realm:
    """C-1.5: a state of the game, called realm here because `state` is the state of the game.

    `known`: colours it has ever met or seen, so that it may name them. `standing`: the last order of each army,
    kept only with the option standing_orders (G23). `fell`: the turn in which it was destroyed or ended.
    """

    seat: Seat
    memory: Memory
    capital: str = ""
    next_number: int = 1
    contacts: frozenset[Seat] = frozenset()
    known: frozenset[Seat] = frozenset()
    alive: bool = True
    standing: tuple[ArmyOrder, ...] = ()
    fell: int = 0


@dataclass(frozen=True)
class Result:
    """The end of the game (C-9.3)."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True)
class State:
    """Everything; `turn` is the one orders are awaited for.

    `proposals` are open: not yet accepted by all, or not yet passed by the referee. `union`: the Union of States
    stands (C-8.11).
    """

    options: Options
    board: Board
    turn: int
    realms: tuple[Realm, ...]
    cities: tuple[City, ...]
    armies: tuple[Army, ...]
    alliances: tuple[Alliance, ...] = ()
    result: Result | None = None
    proposals: tuple[Proposal, ...] = ()
    union: bool = False

    @cached_property
    def towns(self) -> Mapping[Cell, City]:
        """Give the cities by their cells; worked out once for the views of all seats."""
        return {city.cell: city for city in self.cities}

    @cached_property
    def sites(self) -> Mapping[str, Cell]:
        """Give the cells of the cities by their names."""
        return {city.name: city.cell for city in self.cities}

    @cached_property
    def owing(self) -> tuple[Request, ...]:
        """Give what is asked of whom (C-3.1); worked out once for the reports of all seats."""
        living = () if self.result is not None else self.realms
        return tuple(Request(realm.seat, "orders") for realm in living if realm.alive)

    @cached_property
    def places(self) -> Mapping[Seat, int]:
        """Give the place of each seat in the fixed order (C-1.5)."""
        return {realm.seat: place for place, realm in enumerate(self.realms)}

    @cached_property
    def holdings(self) -> Mapping[Seat | None, tuple[City, ...]]:
        """Give the cities by owners, each in reading order."""
        return _sorted_out(((city.owner, city) for city in self.cities), lambda city: reading(city.cell))

    @cached_property
    def streets(self) -> Mapping[int, tuple[City, ...]]:
        """Give the cities by rows of the board, each from left to right."""
        return _sorted_out(((city.cell.row, city) for city in self.cities), lambda city: city.cell.column)

    @cached_property
    def forces(self) -> Mapping[Seat, tuple[Army, ...]]:
        """Give the armies by owners, each by number."""
        return _sorted_out(((army.owner, army) for army in self.armies), lambda army: army.number)

    @cached_property
    def ranks(self) -> Mapping[int, tuple[Army, ...]]:
        """Give the armies by rows of the board, each from left to right."""
        return _sorted_out(((army.cell.row, army) for army in self.armies), lambda army: army.cell.column)


def _sorted_out(pieces: Iterable[tuple[K, P]], by: Callable[[P], Order]) -> Mapping[K, tuple[P, ...]]:
    """Put pieces into groups, and each group in order."""
    groups: dict[K, list[P]] = {}
    for group, piece in pieces:
        groups.setdefault(group, []).append(piece)
    return {group: tuple(sorted(members, key=by)) for group, members in groups.items()}
