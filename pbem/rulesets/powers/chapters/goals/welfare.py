"""P-60.5: what peoples and their governments play for: the one for welfare, the others for lands, by a measure for all.

The measure is what one has, in hundredths of what one began with: a people its welfare, a government its lands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Literal

from pbem.core.dice import Dice
from pbem.core.events import Roll
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Verdict, ended
from pbem.rulesets.powers.chapters.goals.standing import by_points
from pbem.rulesets.powers.chapters.goals.tasks import Aim
from pbem.rulesets.powers.memory import Memory

OWN, FACES = 3, 7
"""P-60.5: what counts for oneself beside weights from -3 to 3."""
WHOLE = 100


@dataclass(frozen=True)
class Welfare:
    """Whether one counts alone (`own`), weighs all others by lot (`weights`), or a people counts against the other
    peoples (`rivals`)."""

    play: Literal["own", "weights", "rivals"] = "own"
    rounds: int = 10
    kind: Literal["g-people"] = "g-people"


def _deal(case: Case[Welfare], dice: Dice) -> Memory:
    """P-60.5: weights from -3 to 3 of everybody for everybody else, thrown before all eyes."""
    if case.terms.play != "weights":
        return case.memory
    thrown = {pair: _throw(*pair, dice) for pair in permutations(case.standing.seats, 2)}
    weights = {seat: {seat: OWN} for seat in case.standing.seats}
    for (one, other), roll in thrown.items():
        weights[one][other] = roll.value - 1 - OWN
    return replace(case.memory, relations=weights, thrown=tuple(thrown.values()))


def _throw(one: Seat, other: Seat, dice: Dice) -> Roll:
    why = f"weight {one}-{other}"
    return Roll(FACES, dice.roll(FACES, why), why)


def _weights(case: Case[Welfare], seat: Seat) -> Mapping[Seat, int]:
    """Give what counts how much for a seat."""
    if dealt := case.memory.relations.get(seat):
        return {other: weight for other, weight in dealt.items() if weight}
    against = case.welfare if case.terms.play == "rivals" and seat in case.welfare else {}
    return {seat: 1, **{Seat(other): -1 for other in against if other != seat}}


def measure(case: Case[Welfare], seat: Seat) -> int:
    """P-60.5: give what a seat has, in hundredths of what it began with."""
    if seat in case.welfare:
        return case.welfare[seat]
    standing = case.standing
    return WHOLE * len(standing.held((seat,))) // max(len(standing.home((seat,))), 1)


def _results(case: Case[Welfare]) -> Mapping[Seat, int]:
    return {
        seat: sum(weight * measure(case, other) for other, weight in _weights(case, seat).items())
        for seat in case.standing.seats
    }


def _judge(case: Case[Welfare]) -> Verdict | None:
    """P-60.5: after the last round the greatest result wins."""
    results = _results(case)
    places = by_points(results)
    reason = ended(case.standing)
    return Verdict(reason, places[0], places, results) if reason else None


def _aims(case: Case[Welfare], seat: Seat) -> tuple[Aim, ...]:
    each = _weights(case, seat).items()
    return tuple(
        Aim(
            "welfare" if other in case.welfare else "realm",
            {"of": (other,), "own": int(other == seat), "weight": weight, "have": measure(case, other)},
        )
        for other, weight in each
    )


WELFARE: Goal[Welfare] = Goal(
    key="g-people",
    needs=("people",),
    terms=Welfare,
    seats=(3, 12),
    check=lambda terms, ground: (),
    deal=_deal,
    judge=_judge,
    aims=_aims,
    results=_results,
)
