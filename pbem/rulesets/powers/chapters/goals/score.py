"""P-26 to P-28: scored public tasks; America and the Soviets, and the dispute over Finland, are such tasks as data."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from math import prod
from typing import Literal

from pbem.core import plain
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals import tasks
from pbem.rulesets.powers.chapters.goals.goal import (
    Case,
    Goal,
    Ground,
    Verdict,
    ended,
    unknown_lands,
    unknown_sides,
    wrong,
)
from pbem.rulesets.powers.chapters.goals.score_tables import AMSOV, FINLAND
from pbem.rulesets.powers.chapters.goals.standing import Standing, by_points
from pbem.rulesets.powers.chapters.goals.tasks import Aim
from pbem.rulesets.powers.memory import Condition, Task


@dataclass(frozen=True)
class Scored:
    """The tasks of a side and their weights, that of the worst first (P-26.1); without weights the points multiply."""

    tasks: tuple[Task, ...]
    weights: tuple[int, ...] = ()


Sides = Mapping[str, Scored]


@dataclass(frozen=True)
class Score:
    """The tasks of every side. `relative`: the places count, not one's own score (P-26.4)."""

    sides: Sides
    relative: bool = False
    rounds: int = 10
    kind: Literal["g-score"] = "g-score"


@dataclass(frozen=True)
class Amsov:
    """P-27: A and S multiply their lands and the loss of N. A scenario may give other tasks to any side."""

    sides: Sides = field(default_factory=dict)
    relative: bool = False
    rounds: int = 10
    kind: Literal["g-amsov"] = "g-amsov"


@dataclass(frozen=True)
class Finland:
    """P-28. `direct`: P-28.3; `finland`: the lands of that name, if they are not those F begins with (P-28.7)."""

    direct: bool = False
    finland: tuple[str, ...] = ()
    sides: Sides = field(default_factory=dict)
    relative: bool = False
    rounds: int = 10
    kind: Literal["g-finland"] = "g-finland"


AnyScore = Score | Amsov | Finland


@cache
def table(toml: str) -> Sides:
    """Read the tasks of sides as a scenario writes them."""
    return {side: plain.read(Scored, part, side) for side, part in tomllib.loads(toml).items()}


def scored(terms: AnyScore) -> Sides:
    """Give the tasks of every side; what a scenario says counts before the book."""
    match terms:
        case Score():
            return terms.sides
        case Amsov():
            return {**table(AMSOV), **terms.sides}
        case Finland():
            return {**_finland(terms.direct), **terms.sides}


def _finland(direct: bool) -> Sides:
    """P-28.3: with `direct`, A and S compare their lands with each other's instead of all lands."""
    sides, rivals = table(FINLAND), {"A": "S", "S": "A"} if direct else {}
    return {side: _compared(each, rivals[side]) if side in rivals else each for side, each in sides.items()}


def _compared(own: Scored, rival: str) -> Scored:
    """P-28.3: a difference of at most 2 lands gives both a point; else the larger gets 2."""
    near, more = (Condition(test, (rival,), count=2) for test in ("near", "more"))
    return replace(own, tasks=(*own.tasks[:2], Task("near-or-more", ((near,), (more,)))))


def _standing(case: Case[AnyScore]) -> Standing:
    """P-28.7: Finland may be more than what F begins with."""
    terms, standing = case.terms, case.standing
    if not isinstance(terms, Finland) or not terms.finland:
        return standing
    home = {land: replace(standing.lands[land], home=standing.sides["F"]) for land in terms.finland}
    return replace(standing, lands={**standing.lands, **home})


def _task_points(case: Case[AnyScore], seat: Seat) -> tuple[int, ...]:
    standing = _standing(case)
    return tuple(tasks.points(task, standing, seat) for task in scored(case.terms)[standing.side(seat)].tasks)


def weighted(points: Iterable[int], weights: tuple[int, ...]) -> int:
    """P-26.1: 3-2-1 is 3 times the least, 2 times the middle, once the most of the points; no weights: the product."""
    return sum(map(prod, zip(sorted(points), weights, strict=True))) if weights else prod(points)


def _results(case: Case[AnyScore]) -> Mapping[Seat, int]:
    sides = scored(case.terms)
    return {seat: weighted(_task_points(case, seat), sides[side].weights) for side, seat in case.standing.sides.items()}


def _judge(case: Case[AnyScore]) -> Verdict | None:
    """P-26.3: everybody counts his score when the rounds are played."""
    reason = ended(case.standing)
    if not reason:
        return None
    results = _results(case)
    places = by_points(results)
    return Verdict(reason, places[0], places, results, compared=case.terms.relative)


def _aims(case: Case[AnyScore], seat: Seat) -> tuple[Aim, ...]:
    """P-26.3: every task with its points now, and what they come to."""
    standing, own = _standing(case), scored(case.terms)[case.standing.side(seat)]
    said = (
        aim
        for number, (task, have) in enumerate(zip(own.tasks, _task_points(case, seat), strict=True), 1)
        for aim in (
            Aim("task", {"task": number, "name": task.sentence, "have": have}),
            *tasks.aims(task, standing, seat, number),
        )
    )
    weights = "-".join(map(str, own.weights))
    return (*said, Aim("score", {"have": _results(case)[seat], "weights": weights}))


def _check(terms: AnyScore, ground: Ground) -> Iterable[Problem]:
    """P-26.1: tasks for every side, and as many weights as tasks; what tasks name must be there."""
    sides = scored(terms)
    for side in ground.sides:
        if side not in sides:
            yield wrong("no-tasks", side=side)
    for side, own in sides.items():
        if own.weights and len(own.weights) != len(own.tasks):
            yield wrong("weights", side=side, weights=len(own.weights), tasks=len(own.tasks))
    if isinstance(terms, Finland):
        yield from unknown_lands(terms.finland, ground)
    yield from unknown_sides(terms.sides, ground)
    for task in (task for own in terms.sides.values() for task in own.tasks):
        yield from wrong_task(task, ground)


def wrong_task(task: Task, ground: Ground) -> Iterable[Problem]:
    """Tell what a task names that is not there: lands, sides."""
    conditions = [condition for step in task.steps for condition in step]
    for condition in conditions:
        yield from unknown_lands(condition.lands, ground)
        yield from unknown_sides(filter(None, (*condition.of, condition.home)), ground)
    if task.grade is not None:
        yield from unknown_sides(task.grade.of, ground)


def _goal(key: str, terms: type[AnyScore], seats: tuple[int, int], sides: tuple[str, ...] = ()) -> Goal[AnyScore]:
    """P-27, P-28: with `sides` it is the goal of a chapter on top of `g-score`."""
    return Goal(
        key=key,
        terms=terms,
        seats=seats,
        needs=("g-score",) if sides else ("multi",),
        sides=lambda terms: sides or tuple(terms.sides),
        check=_check,
        judge=_judge,
        aims=_aims,
        results=_results,
    )


SCORE = _goal("g-score", Score, (2, 12))
AMSOV_GOAL = _goal("g-amsov", Amsov, (3, 3), ("A", "S", "N"))
FINLAND_GOAL = _goal("g-finland", Finland, (4, 5), ("A", "S", "N", "F"))
