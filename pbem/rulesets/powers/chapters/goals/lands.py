"""P-29.2: political points: every centre owned at the end of a round gives one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Verdict, ended
from pbem.rulesets.powers.chapters.goals.standing import Standing, by_points
from pbem.rulesets.powers.chapters.goals.tasks import Aim
from pbem.rulesets.powers.memory import Memory


@dataclass(frozen=True)
class Polland:
    """Most points after the last round win, or who first has `first_to` of them (0: no such number)."""

    first_to: int = 0
    rounds: int = 10
    kind: Literal["g-polland"] = "g-polland"


def _income(standing: Standing, seat: Seat) -> int:
    """P-29.2: count the centres a seat owns that are not fresh (P-4.5)."""
    centres = (standing.lands[key] for key in standing.centres)
    return sum(land.owner == seat and not land.fresh for land in centres)


def _count(case: Case[Polland]) -> Memory:
    points = {seat: _points(case, seat) + _income(case.standing, seat) for seat in case.standing.seats}
    return replace(case.memory, points=points)


def _points(case: Case[Polland], seat: Seat) -> int:
    return case.memory.points.get(seat, 0)


def _results(case: Case[Polland]) -> Mapping[Seat, int]:
    return {seat: _points(case, seat) for seat in case.standing.seats}


def _judge(case: Case[Polland]) -> Verdict | None:
    """P-29.2: of several who reach the number in one round the one with most points wins."""
    results = _results(case)
    reached = 0 < case.terms.first_to <= max(results.values())
    reason = "points" if reached else ended(case.standing)
    places = by_points(results)
    return Verdict(reason, places[0], places, results) if reason else None


def _aims(case: Case[Polland], seat: Seat) -> tuple[Aim, ...]:
    have, need, income = _points(case, seat), case.terms.first_to, _income(case.standing, seat)
    centres = Aim("centres-held", {"have": income, "of": len(case.standing.centres)})
    return centres, Aim("points", {"have": have, "need": need}, have >= need if need else None)


POLLAND: Goal[Polland] = Goal(
    key="g-polland",
    terms=Polland,
    seats=(2, 12),
    check=lambda terms, ground: (),
    count=_count,
    judge=_judge,
    aims=_aims,
    results=_results,
)
