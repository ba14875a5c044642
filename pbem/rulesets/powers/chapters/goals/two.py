"""P-7: goals for two: the blitz war, and elimination."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Ground, Verdict, unknown_lands, wrong
from pbem.rulesets.powers.chapters.goals.standing import Standing, by_survival
from pbem.rulesets.powers.chapters.goals.tasks import Aim


@dataclass(frozen=True)
class Blitz:
    """The attacker must own these lands (none named: all), or so many of any, at the end of a round, else he loses."""

    attacker: str = "S"
    target: tuple[str, ...] = ()
    lands: int = 0
    rounds: int = 10
    kind: Literal["blitz"] = "blitz"


@dataclass(frozen=True)
class Elim:
    """The last one wins; `deadline_loser` loses if he has not won by the last round."""

    deadline_loser: str = ""
    rounds: int = 0
    kind: Literal["elim"] = "elim"


def _check_blitz(terms: Blitz, ground: Ground) -> Iterable[Problem]:
    yield from unknown_lands(terms.target, ground)
    if terms.lands > len(ground.lands):
        yield wrong("lands", lands=terms.lands, most=len(ground.lands))


def _targets(case: Case[Blitz]) -> tuple[str, ...]:
    return case.terms.target or tuple(case.standing.lands)


def _reached(case: Case[Blitz]) -> tuple[int, int]:
    """P-7.1: count what the attacker has of what he needs. To own it is enough, fresh or not (P-21.2)."""
    attacker = case.standing.sides[case.terms.attacker]
    own = sum(case.standing.lands[land].owner == attacker for land in _targets(case))
    return own, case.terms.lands or len(_targets(case))


def _judge_blitz(case: Case[Blitz]) -> Verdict | None:
    """P-7.1: reached at the end of any round ends the game; so does the fall of either."""
    standing, (have, need) = case.standing, _reached(case)
    attacker = standing.sides[case.terms.attacker]
    others = tuple(seat for seat in standing.seats if seat != attacker)
    if have >= need:
        return _won("target", (attacker,), standing)
    if attacker in standing.out and not set(others) & set(standing.alive):
        return Verdict("nobody", (), by_survival(standing))
    if attacker in standing.out:
        return _won("eliminated", others, standing)
    if not set(others) & set(standing.alive):
        return _won("eliminated", (attacker,), standing)
    return _won("rounds", others, standing) if standing.last_round else None


def _won(reason: str, winners: tuple[Seat, ...], standing: Standing) -> Verdict:
    losers = tuple(seat for seat in standing.seats if seat not in winners)
    return Verdict(reason, winners, tuple(filter(None, (winners, losers))))


def _blitz_aims(case: Case[Blitz], seat: Seat) -> tuple[Aim, ...]:
    """P-7.1: the key lands the attacker has and those he lacks; the defender is to see that some are lacking."""
    attacks, (have, need) = seat == case.standing.sides[case.terms.attacker], _reached(case)
    attacker = case.standing.sides[case.terms.attacker]
    missing = tuple(land for land in _targets(case) if case.standing.lands[land].owner != attacker)
    facts = {"have": have, "need": need, "left": case.standing.left}
    named = missing if case.terms.target else ()
    return (Aim("blitz-attack" if attacks else "blitz-defend", {**facts, "missing": named}, (have >= need) == attacks),)


def _judge_elim(case: Case[Elim]) -> Verdict | None:
    """P-7.2: all others are out; both in one round: a draw; else the deadline."""
    standing = case.standing
    if not standing.alive:
        return Verdict("nobody", (), by_survival(standing))
    if len(standing.alive) == 1:
        return Verdict("eliminated", standing.alive, by_survival(standing))
    if not standing.last_round:
        return None
    if loser := standing.named(filter(None, (case.terms.deadline_loser,))):
        winners = tuple(seat for seat in standing.alive if seat not in loser)
        return _won("deadline", winners, standing)
    return Verdict("rounds", (), by_survival(standing))


def _elim_aims(case: Case[Elim], seat: Seat) -> tuple[Aim, ...]:
    standing = case.standing
    others = tuple(other for other in standing.seats if other != seat)
    destroy = (Aim("destroy", {"of": (other,)}, other in standing.out) for other in others)
    loser = standing.named(filter(None, (case.terms.deadline_loser,)))
    deadline = (Aim("deadline", {"of": loser, "own": int(seat in loser), "left": standing.left}),) if loser else ()
    return (*destroy, *deadline)


BLITZ = Goal(
    key="blitz",
    needs=("land",),
    terms=Blitz,
    seats=(2, 2),
    rounds=(6, 12),
    sides=lambda terms: (terms.attacker,),
    check=_check_blitz,
    judge=_judge_blitz,
    aims=_blitz_aims,
)
ELIM = Goal(
    key="elim",
    needs=("land",),
    terms=Elim,
    seats=(2, 2),
    rounds=(0, 200),
    sides=lambda terms: tuple(filter(None, (terms.deadline_loser,))),
    check=lambda terms, ground: (),
    judge=_judge_elim,
    aims=_elim_aims,
)
