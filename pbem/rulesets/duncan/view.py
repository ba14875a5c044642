"""What one team knows: the only thing its reports, answers, suggestions and maps are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import Bonus
from pbem.rulesets.duncan.state import Award, Result, Story, Unit


@dataclass(frozen=True)
class ForeignUnit:
    """D-5.5: a unit of another team, or a neutral one, in present sight; values as the option enemy_stats tells (H9).

    `number`, `wounds` and `bonuses` are known to the referee alone (0, 0, none).
    """

    owner: Seat
    cell: Cell
    strength: int | None = None
    speed: int | None = None
    sight: int | None = None
    number: int = 0
    wounds: int = 0
    bonuses: tuple[Bonus, ...] = ()


@dataclass(frozen=True)
class KnownPile:
    """A pile as last seen, in turn `turn`; `seen`: it is in sight now. `left` is known to the referee alone.

    `lost`: it was the team's own when last known, and is held by somebody else now; `holder` is then nobody.
    """

    cell: Cell
    size: Literal["small", "large"]
    holder: Seat | None
    turn: int
    empty: bool = False
    seen: bool = False
    left: int | None = None
    lost: bool = False


@dataclass(frozen=True)
class KnownPortal:
    """A portal on a discovered square."""

    owner: Seat
    cell: Cell


@dataclass(frozen=True)
class Purse:
    """What a team has: the referee sees those of all. `score` is empty where it is not told (D-8.3)."""

    seat: Seat
    score: int | None
    points: int | None = None
    stock: tuple[Bonus, ...] = ()
    received: int = 0
    choices: int = 0
    due: int = 0
    excluded: int = 0


@dataclass(frozen=True)
class View:
    """The knowledge of a team (of the public: `seat` None; of the referee: everything, own units none).

    `terrain`: `?` undiscovered, `.` floor, `#` wall. `fog`: `?` unknown, `:` remembered, `.` seen now, `s` forgotten in
    smoke this turn. `purses`: all teams in their order, each as far as it is told. `story` holds own answers only.
    `awards`: own points that wait. `fallen`: own dead units, and when they died. `piles`: those the team knows.
    """

    seat: Seat | None
    options: Options
    turn: int
    terrain: tuple[str, ...]
    fog: tuple[str, ...]
    portal: Cell | None = None
    portals: tuple[KnownPortal, ...] = ()
    units: tuple[Unit, ...] = ()
    next_number: int = 1
    foreign: tuple[ForeignUnit, ...] = ()
    piles: tuple[KnownPile, ...] = ()
    points: int = 0
    score: int = 0
    stock: tuple[Bonus, ...] = ()
    received: int = 0
    choices: int = 0
    due: int = 0
    purses: tuple[Purse, ...] = ()
    notes: Mapping[str, str] = field(default_factory=dict)
    fallen: Mapping[str, int] = field(default_factory=dict)
    story: Story = field(default_factory=Story)
    awards: tuple[Award, ...] = ()
    rules: tuple[str, ...] = ()
    result: Result | None = None
