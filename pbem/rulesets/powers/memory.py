"""What a goal and a fair start keep in the state: tasks as data, relations and points, groups that still divide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.events import Roll
from pbem.core.seats import Seat

Test = Literal[
    "lands", "share", "few", "centres", "all", "any", "not-all", "none", "alive", "destroyed", "more", "near"
]


@dataclass(frozen=True)
class Condition:
    """A test with its arguments: seats by side or colour, lands by name or as the start lands of a side, a number."""

    test: Test
    of: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    home: str = ""
    count: int = 0
    share: str = "0"
    sentence: str = ""


@dataclass(frozen=True)
class Grade:
    """Points from 0 to `top` in proportion to the share of all lands; `full` or more gives all. `few`: the reverse."""

    top: int
    full: str
    of: tuple[str, ...] = ()
    few: bool = False


@dataclass(frozen=True)
class Task:
    """Steps for a point each, or a grade. `additionally`: a step counts only after those before it."""

    sentence: str = ""
    steps: tuple[tuple[Condition, ...], ...] = ()
    additionally: bool = False
    grade: Grade | None = None


@dataclass(frozen=True)
class Memory:
    """What a goal keeps in the state: tasks, relations to others, points collected. Empty: nothing was dealt. `thrown`
    are the throws that dealt it before all eyes."""

    tasks: Mapping[Seat, Task] = field(default_factory=dict)
    relations: Mapping[Seat, Mapping[Seat, int]] = field(default_factory=dict)
    points: Mapping[Seat, int] = field(default_factory=dict)
    thrown: tuple[Roll, ...] = ()


@dataclass(frozen=True)
class Drawn:
    """P-17.6: the goal that was drawn by lot, with its details, known to all before any bid; without a kind none was.

    `table` and `target` are of a quarrel; `side` attacks in a blitz war and has to own so many `lands`, or loses an
    elimination when time is over. `thrown` are the throws.
    """

    kind: str = ""
    rounds: int = 0
    table: str = ""
    target: str = ""
    side: str = ""
    lands: int = 0
    thrown: tuple[Roll, ...] = ()


@dataclass(frozen=True)
class Group:
    """P-18.6, P-18.7: sides, the seats that will play them, and what they have together, in halves of a BV."""

    sides: tuple[str, ...]
    seats: tuple[Seat, ...]
    total: int


@dataclass(frozen=True)
class Dividing:
    """P-18.6, P-18.7: how far a fair start of several bids has come: the groups, in the order of the sides (one side:
    it is given away), and the surplus so far, in halves of a BV."""

    groups: tuple[Group, ...] = ()
    surplus: int = 0
