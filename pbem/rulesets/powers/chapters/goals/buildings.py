"""P-29.1: political points from buildings: what factories of politics make, and what nobody spends (P-57.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Verdict, ended
from pbem.rulesets.powers.chapters.goals.standing import by_points
from pbem.rulesets.powers.chapters.goals.tasks import Aim

WHOLE = 60
"""Sixtieths of a point: parts of one do not count at the end."""


@dataclass(frozen=True)
class Polbuild:
    """Most points after the last round win, or who first has `first_to` of them (0: no such number)."""

    first_to: int = 0
    rounds: int = 10
    kind: Literal["g-polbuild"] = "g-polbuild"


def _results(case: Case[Polbuild]) -> Mapping[Seat, int]:
    """P-29.1: in the fog of those whose points are known."""
    return {seat: case.politics[seat] // WHOLE for seat in case.standing.seats if seat in case.politics}


def _judge(case: Case[Polbuild]) -> Verdict | None:
    """P-29.1: of several who reach the number in one round the one with most points wins."""
    results = _results(case)
    reached = 0 < case.terms.first_to <= max(results.values())
    reason = "points" if reached else ended(case.standing)
    places = by_points(results)
    return Verdict(reason, places[0], places, results) if reason else None


def _aims(case: Case[Polbuild], seat: Seat) -> tuple[Aim, ...]:
    have, need = _results(case).get(seat), case.terms.first_to
    if have is None:
        return (Aim("points-unknown", {}, None),)
    return (Aim("points", {"have": have, "need": need}, have >= need if need else None),)


POLBUILD: Goal[Polbuild] = Goal(
    key="g-polbuild",
    needs=("civ-pol",),
    terms=Polbuild,
    seats=(2, 12),
    check=lambda terms, ground: (),
    judge=_judge,
    aims=_aims,
    results=_results,
)
