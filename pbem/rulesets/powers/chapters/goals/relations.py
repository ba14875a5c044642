"""P-25: random relations: every land counts for everybody, by what he thinks of its owner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

RELATIONS = (-3, -2, -1, 1, 2, 3)
"""P-25.1: what the die shows, 1 to 6."""
OWN = 3


@dataclass(frozen=True)
class Rel:
    """How bad relations are made good: by the fair start, or corrected to a sum of 0 (P-25.3); `rank`: places count."""

    balance: Literal["start", "zero"] = "start"
    rank: bool = False
    rounds: int = 10
    kind: Literal["g-rel"] = "g-rel"


def _deal(case: Case[Rel], dice: Dice) -> Memory:
    """P-25.1: one die for every ordered pair, seen by all; then the correction, if there is one."""
    seats = case.standing.seats
    thrown = {pair: _throw(*pair, dice) for pair in permutations(seats, 2)}
    relations = {one: [RELATIONS[thrown[one, other].value - 1] for other in seats if other != one] for one in seats}
    if case.terms.balance == "zero":
        relations = {one: list(corrected(values)) for one, values in relations.items()}
    rows = {one: _row(one, seats, values) for one, values in relations.items()}
    return replace(case.memory, relations=rows, thrown=tuple(thrown.values()))


def _throw(one: Seat, other: Seat, dice: Dice) -> Roll:
    why = f"relation {one}-{other}"
    return Roll(6, dice.roll(6, why), why)


def _row(one: Seat, seats: Sequence[Seat], values: Sequence[int]) -> Mapping[Seat, int]:
    others = (other for other in seats if other != one)
    return {one: OWN, **dict(zip(others, values, strict=True))}


def corrected(relations: Sequence[int]) -> tuple[int, ...]:
    """P-25.4: change relations to others by 1 until their sum is 0: the least changed first, of these the worst.

    When the sum is below 0 the best is raised. What is at the end of the scale stays; ties: the order of the seats.
    """
    values, changes = list(relations), [0] * len(relations)
    while total := sum(values):
        sign = 1 if total > 0 else -1
        movable = [place for place, value in enumerate(values) if value * sign > -3]
        place = min(movable, key=lambda each: (changes[each], values[each] * sign, each))
        values[place] -= sign
        changes[place] += 1
    return tuple(values)


def _results(case: Case[Rel]) -> Mapping[Seat, int]:
    """P-25.2: for every land its relation to the owner; who is eliminated counts on, neutral lands give nothing."""
    return {seat: sum(value * count for value, count in _lands(case, seat).values()) for seat in case.standing.seats}


def _lands(case: Case[Rel], seat: Seat) -> Mapping[Seat, tuple[int, int]]:
    """List the relations of a seat, with the lands each of them counts for."""
    row = case.memory.relations[seat]
    return {other: (row[other], len(case.standing.held((other,)))) for other in case.standing.seats}


def _judge(case: Case[Rel]) -> Verdict | None:
    reason, results = ended(case.standing), _results(case)
    if not reason:
        return None
    places = by_points(results)
    return Verdict(reason, places[0], places, results, compared=case.terms.rank)


def _aims(case: Case[Rel], seat: Seat) -> tuple[Aim, ...]:
    rows = _lands(case, seat).items()
    each = (Aim("relation", {"of": (o,), "own": int(o == seat), "relation": v, "lands": n}) for o, (v, n) in rows)
    return (*each, Aim("points", {"have": _results(case)[seat]}))


REL: Goal[Rel] = Goal(
    key="g-rel",
    terms=Rel,
    seats=(3, 12),
    check=lambda terms, ground: (),
    deal=_deal,
    before_bids=True,  # P-25.3: the fair start balances what was thrown
    judge=_judge,
    aims=_aims,
    results=_results,
)
