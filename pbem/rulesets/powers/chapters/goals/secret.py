"""P-23, P-24: tasks for a small and a large victory, drawn in secret, or known to all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from pbem.core.dice import Dice
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals import deck, tasks
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Ground, Verdict, ended, wrong
from pbem.rulesets.powers.chapters.goals.score import wrong_task
from pbem.rulesets.powers.chapters.goals.standing import by_points
from pbem.rulesets.powers.chapters.goals.tasks import Aim
from pbem.rulesets.powers.memory import Memory, Task


@dataclass(frozen=True)
class Secret:
    """Tasks come from a `deck`, or are made up (P-23.3); nobody is told to destroy one of his declared `partners`."""

    deck: tuple[Task, ...] = ()
    partners: tuple[tuple[str, ...], ...] = ()
    rounds: int = 10
    kind: Literal["g-secret"] = "g-secret"


@dataclass(frozen=True)
class Public:
    """P-24.1: the same, with all tasks published at the start."""

    deck: tuple[Task, ...] = ()
    partners: tuple[tuple[str, ...], ...] = ()
    rounds: int = 10
    kind: Literal["g-public"] = "g-public"


Tasked = Secret | Public


def _deal(case: Case[Tasked], dice: Dice) -> Memory:
    """P-23.1: no throw is seen by anybody: each would tell what others must do."""
    return replace(case.memory, tasks=_dealt(case, None, dice))


def _redeal(case: Case[Tasked], seat: Seat, dice: Dice) -> Memory:
    """P-23.4: deal the tasks of the others as they might be, for all the seat knows."""
    return replace(case.memory, tasks=_dealt(case, seat, dice))


def _dealt(case: Case[Tasked], knower: Seat | None, dice: Dice) -> Mapping[Seat, Task]:
    known = {} if knower is None else {knower: case.memory.tasks[knower]}
    partners = tuple(frozenset(case.standing.named(pair)) for pair in case.terms.partners)
    if case.terms.deck:
        return deck.drawn(case.terms.deck, deck.Table(case.standing, partners), known, dice)
    return deck.made(deck.Table(case.standing, partners), known, dice)


def _results(case: Case[Tasked]) -> Mapping[Seat, int]:
    """P-23.2: 0, 1 or 2; who is eliminated has nothing."""
    standing = case.standing
    known = {seat: case.memory.tasks[seat] for seat in standing.seats if seat in case.memory.tasks}
    return {seat: 0 if seat in standing.out else tasks.points(task, standing, seat) for seat, task in known.items()}


def _judge(case: Case[Tasked]) -> Verdict | None:
    """P-23.2: whoever fulfils his task has won, small or large, alone or with others."""
    reason = ended(case.standing)
    if not reason:
        return None
    results = _results(case)
    winners = tuple(seat for seat, result in results.items() if result > 0)
    return Verdict(reason, winners, by_points(results), results, compared=False)


def _aims(case: Case[Tasked], seat: Seat) -> tuple[Aim, ...]:
    task = case.memory.tasks.get(seat)
    return () if task is None else tuple(tasks.aims(task, case.standing, seat))


def _check(terms: Tasked, ground: Ground) -> Iterable[Problem]:
    if terms.deck and len(terms.deck) < len(ground.sides):
        yield wrong("deck", tasks=len(terms.deck), seats=len(ground.sides))
    for task in terms.deck:
        yield from wrong_task(task, ground)


def _goal(key: str, terms: type[Tasked], secret: bool) -> Goal[Tasked]:
    return Goal(
        key=key,
        terms=terms,
        seats=(4, 5),
        check=_check,
        deal=_deal,
        judge=_judge,
        aims=_aims,
        results=_results,
        secret=secret,
        redeal=_redeal if secret else lambda case, seat, dice: case.memory,
    )


SECRET = _goal("g-secret", Secret, secret=True)
PUBLIC = _goal("g-public", Public, secret=False)
