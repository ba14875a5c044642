"""All goals of the book by their chapters, and how a scenario's `[goal]` is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pbem.core import plain
from pbem.core.problems import Problem
from pbem.rulesets.powers.chapters.goals.buildings import POLBUILD, Polbuild
from pbem.rulesets.powers.chapters.goals.goal import Goal, Ground, unknown_sides, wrong
from pbem.rulesets.powers.chapters.goals.lands import POLLAND, Polland
from pbem.rulesets.powers.chapters.goals.prio import PAIR, PRIO, Pair, Prio
from pbem.rulesets.powers.chapters.goals.quarrel import QUARREL, Quarrel
from pbem.rulesets.powers.chapters.goals.relations import REL, Rel
from pbem.rulesets.powers.chapters.goals.score import AMSOV_GOAL, FINLAND_GOAL, SCORE, Amsov, Finland, Score
from pbem.rulesets.powers.chapters.goals.secret import PUBLIC, SECRET, Public, Secret
from pbem.rulesets.powers.chapters.goals.two import BLITZ, ELIM, Blitz, Elim
from pbem.rulesets.powers.chapters.goals.welfare import WELFARE, Welfare

Terms = (
    Blitz
    | Elim
    | Prio
    | Pair
    | Quarrel
    | Secret
    | Public
    | Rel
    | Score
    | Amsov
    | Finland
    | Polland
    | Polbuild
    | Welfare
)
"""The details of a goal, as a state keeps them. The holding at the end (P-21) is no goal but a field of `Standing`."""

AnyGoal = Goal[Any]
GOALS: Mapping[str, AnyGoal] = {
    goal.key: goal
    for goal in (
        BLITZ,
        ELIM,
        PRIO,
        PAIR,
        QUARREL,
        SECRET,
        PUBLIC,
        REL,
        SCORE,
        AMSOV_GOAL,
        FINLAND_GOAL,
        POLLAND,
        POLBUILD,
        WELFARE,
    )
}


def needed(goal: AnyGoal) -> tuple[str, ...]:
    """List the chapters a goal needs: a scored goal of its own (P-27, P-28) is played instead of `g-score`."""
    return ("multi",) if goal.needs == ("g-score",) else goal.needs


def read(table: Mapping[str, object]) -> Terms:
    """Section 8.1: read the `[goal]` of a scenario; a ValueError says what is wrong where."""
    said = {name: value for name, value in table.items() if (name, value) != ("target", "all")}
    terms: Terms = plain.read(Terms, said, "goal")  # type: ignore[arg-type]
    return terms


def check(terms: Terms, ground: Ground, seats: int) -> Iterable[Problem]:
    """P-17.6: tell what is wrong with a goal for so many seats on that ground."""
    goal = GOALS[terms.kind]
    if not goal.seats[0] <= seats <= goal.seats[1]:
        yield wrong("seats", goal=goal.key, seats=seats, fewest=goal.seats[0], most=goal.seats[1])
    if not goal.rounds[0] <= terms.rounds <= goal.rounds[1]:
        yield wrong("rounds", goal=goal.key, rounds=terms.rounds, fewest=goal.rounds[0], most=goal.rounds[1])
    yield from unknown_sides(goal.sides(terms), ground)
    yield from goal.check(terms, ground)
