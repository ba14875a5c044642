"""Tasks are data: conditions a seat fulfils or not, by steps, or a number of points graded by lands (P-23, P-26).

A condition names a test, whom it asks about (nobody: the seat itself) and which lands; its sentence is that of the
test unless it names another. A task gives a point for each step all of whose conditions are fulfilled: `0-2 for A/B` is
two steps; `A / additionally B` gives nothing for B alone (P-26.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import NamedTuple

from pbem.core.options import fraction
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Facts
from pbem.rulesets.powers.chapters.goals.standing import Standing
from pbem.rulesets.powers.memory import Condition, Grade, Task, Test


@dataclass(frozen=True)
class Aim:
    """A thing to play for: which sentence says it, its facts, and whether it stands so now (None: only to be known)."""

    sentence: str
    facts: Facts = field(default_factory=dict)
    met: bool | None = None


class Measure(NamedTuple):
    """How much there is of how much; `at_most`: more would be too many."""

    have: int
    need: int
    at_most: bool = False

    @property
    def met(self) -> bool:
        """Tell whether that is enough, or not too much."""
        return self.have <= self.need if self.at_most else self.have >= self.need


class Asked(NamedTuple):
    """A condition as a seat asks it of a standing: whom it is about and which lands, found."""

    condition: Condition
    standing: Standing
    me: Seat
    seats: tuple[Seat, ...]
    lands: tuple[str, ...]

    @property
    def held(self) -> int:
        """Count the lands held by whom it is about."""
        return len(self.standing.held(self.seats))

    @property
    def mine(self) -> int:
        """Count the seat's own lands."""
        return len(self.standing.held((self.me,)))

    @property
    def theirs(self) -> int:
        """Count the lands in question that are held."""
        return len(self.standing.held(self.seats, self.lands))


def _share(one: Asked) -> Measure:
    return Measure(one.held, ceil(fraction(one.condition.share) * len(one.standing.lands)))


def _few(one: Asked) -> Measure:
    """P-28.2: less than a share of the lands they had at the start."""
    start = len(one.standing.home(one.seats))
    return Measure(one.held, ceil(fraction(one.condition.share) * start) - 1, at_most=True)


def _centres(one: Asked) -> Measure:
    return Measure(len(one.standing.held(one.seats, one.standing.centres)), one.condition.count)


def _not_all(one: Asked) -> Measure:
    """None of them alone holds all."""
    most = max((len(one.standing.held((seat,), one.lands)) for seat in one.seats), default=0)
    return Measure(most, len(one.lands) - 1, at_most=True)


def _alive(one: Asked) -> Measure:
    return Measure(len(set(one.seats) & set(one.standing.alive)), len(one.seats))


def _destroyed(one: Asked) -> Measure:
    """P-23.1: by whomever."""
    return Measure(len(set(one.seats) - set(one.standing.alive)), len(one.seats))


TESTS: Mapping[Test, Callable[[Asked], Measure]] = {
    "lands": lambda one: Measure(one.held, one.condition.count),
    "share": _share,
    "few": _few,
    "centres": _centres,
    "all": lambda one: Measure(one.theirs, len(one.lands)),
    "any": lambda one: Measure(one.theirs, 1),
    "not-all": _not_all,
    "none": lambda one: Measure(one.theirs, 0, at_most=True),
    "alive": _alive,
    "destroyed": _destroyed,
    "more": lambda one: Measure(one.mine, one.held + one.condition.count + 1),
    "near": lambda one: Measure(one.mine, one.held - one.condition.count),
}
"""`more`: by more than so many than theirs; `near`: behind them by so many at the most."""


def asked(condition: Condition, standing: Standing, me: Seat) -> Asked:
    """Find the seats and lands a condition is about."""
    seats = standing.named(condition.of) if condition.of else (me,)
    lands = standing.home(standing.named((condition.home,))) if condition.home else condition.lands
    return Asked(condition, standing, me, seats, lands)


def measured(condition: Condition, standing: Standing, me: Seat) -> Measure:
    """Measure a condition."""
    return TESTS[condition.test](asked(condition, standing, me))


def points(task: Task, standing: Standing, me: Seat) -> int:
    """P-26.2: count the points of a task: steps, and what its grade gives."""
    fulfilled = [all(measured(each, standing, me).met for each in step) for step in task.steps]
    steps = (fulfilled + [False]).index(False) if task.additionally else sum(fulfilled)
    return steps + (0 if task.grade is None else graded(task.grade, standing, me))


def graded(grade: Grade, standing: Standing, me: Seat) -> int:
    """P-27.2, P-28.4: so many points of `top` as the lands are of the share that gives all, rounded down."""
    held = len(standing.held(standing.named(grade.of) if grade.of else (me,)))
    high = min(grade.top, grade.top * held // (fraction(grade.full) * len(standing.lands)))
    return int(grade.top - high if grade.few else high)


def aims(task: Task, standing: Standing, me: Seat, number: int = 1) -> Iterator[Aim]:
    """Say a task: each condition with what there is of it now, and the points of a grade."""
    for nth, step in enumerate(task.steps, 1):
        for condition in step:
            yield _aim(condition, standing, me, task=number, step=nth)
    if (grade := task.grade) is not None:
        seats, now = standing.named(grade.of) or (me,), graded(grade, standing, me)
        facts: dict[str, Fact] = {"task": number, "of": seats, "own": int(seats == (me,)), "top": grade.top}
        yield Aim(task.sentence or ("few-graded" if grade.few else "lands-graded"), {**facts, "have": now})


def _aim(condition: Condition, standing: Standing, me: Seat, **place: Fact) -> Aim:
    one, measure = asked(condition, standing, me), measured(condition, standing, me)
    about: dict[str, Fact] = {"of": one.seats, "own": int(one.seats == (me,)), "lands": one.lands}
    figures: dict[str, Fact] = {"have": measure.have, "need": measure.need, "by": condition.count}
    return Aim(condition.sentence or condition.test, {**place, **about, **figures}, measure.met)
