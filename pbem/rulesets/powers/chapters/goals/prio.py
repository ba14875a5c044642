"""P-19, P-20: elimination with priorities, and the victory of a pair."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.goals.goal import Case, Goal, Ground, Verdict, ended, wrong
from pbem.rulesets.powers.chapters.goals.standing import Standing, by_survival
from pbem.rulesets.powers.chapters.goals.tasks import Aim


@dataclass(frozen=True)
class Prio:
    """The sides with priority 1, 2, 3 ... (none named: as the scenario lists them); the last is the highest.

    `reversed`: number 1 is the highest (option `prio_order`, P-19.3).
    """

    order: tuple[str, ...] = ()
    reversed: bool = False
    rounds: int = 10
    kind: Literal["g-prio"] = "g-prio"


@dataclass(frozen=True)
class Pair:
    """The two who survive win. `timed`: by priorities, after so many rounds at the latest (P-20.2)."""

    timed: bool = False
    order: tuple[str, ...] = ()
    reversed: bool = False
    rounds: int = 0
    kind: Literal["g-pair"] = "g-pair"


def priorities(terms: Prio | Pair, standing: Standing) -> tuple[Seat, ...]:
    """P-19.1: list the seats, the highest priority first."""
    numbered = standing.named(terms.order) or tuple(standing.sides.values()) or standing.seats
    return numbered if terms.reversed else numbered[::-1]


def order(terms: Prio | Pair, standing: Standing) -> tuple[Seat, ...]:
    """P-19.2: survivors by priority, then the eliminated by priority, whenever they fell."""
    return tuple(sorted(priorities(terms, standing), key=lambda seat: seat in standing.out))


def _check(terms: Prio | Pair, ground: Ground) -> Iterable[Problem]:
    """P-19.1: distinct priorities, 1 to n."""
    if terms.order and sorted(terms.order) != sorted(ground.sides):
        yield wrong("order", order=terms.order, sides=ground.sides)
    if isinstance(terms, Pair) and terms.timed and not terms.rounds:
        yield wrong("rounds-missing")


def _ranked(reason: str, winners: tuple[Seat, ...], case: Case[Prio] | Case[Pair]) -> Verdict:
    places = order(case.terms, case.standing)
    return Verdict(reason, winners, tuple((seat,) for seat in places), {seat: n for n, seat in enumerate(places, 1)})


def _judge_prio(case: Case[Prio]) -> Verdict | None:
    """P-19.2: the end comes with the last round, or when nobody is left to be eliminated."""
    alive = case.standing.alive
    reason = "eliminated" if len(alive) == 1 else ended(case.standing)
    winners = order(case.terms, case.standing)[:1] if alive else ()
    return _ranked(reason, winners, case) if reason else None


def _prio_aims(case: Case[Prio], seat: Seat) -> tuple[Aim, ...]:
    """P-19.1: survive, while all of higher priority do not."""
    standing, ranks = case.standing, priorities(case.terms, case.standing)
    higher = ranks[: ranks.index(seat)]
    place = order(case.terms, standing).index(seat) + 1
    survive = Aim("survive", {"priority": _number(case.terms, ranks, seat), "place": place}, seat not in standing.out)
    return (survive, *(Aim("destroy", {"of": (other,)}, other in standing.out) for other in higher))


def _number(terms: Prio | Pair, ranks: tuple[Seat, ...], seat: Seat) -> int:
    place = ranks.index(seat)
    return place + 1 if terms.reversed else len(ranks) - place


def _judge_pair(case: Case[Pair]) -> Verdict | None:
    """P-20.1: two are left; if a round leaves fewer, all who lived before it share the victory."""
    standing = case.standing
    if len(standing.alive) > 2:
        return _out_of_time(case) if standing.last_round else None
    if case.terms.timed:
        return _ranked("pair", order(case.terms, standing)[:2], case)
    if len(standing.alive) == 2:
        return Verdict("pair", standing.alive, by_survival(standing))
    places = by_survival(standing, fallen_now=False)
    return Verdict("pair", places[0], places)


def _out_of_time(case: Case[Pair]) -> Verdict:
    """P-20.2: the first two of the order win; without priorities nobody does."""
    if case.terms.timed:
        return _ranked("rounds", order(case.terms, case.standing)[:2], case)
    return Verdict("rounds", (), by_survival(case.standing))


def _pair_aims(case: Case[Pair], seat: Seat) -> tuple[Aim, ...]:
    standing, alive = case.standing, len(case.standing.alive)
    survive = Aim("survive", {}, seat not in standing.out)
    two = Aim("two-left", {"have": alive, "need": 2, "left": standing.left}, alive <= 2)
    if not case.terms.timed:
        return survive, two
    place = order(case.terms, standing).index(seat) + 1
    number = _number(case.terms, priorities(case.terms, standing), seat)
    return survive, two, Aim("first-two", {"priority": number, "place": place}, place <= 2)


PRIO = Goal(key="g-prio", terms=Prio, seats=(3, 12), check=_check, judge=_judge_prio, aims=_prio_aims)
PAIR = Goal(key="g-pair", terms=Pair, seats=(4, 12), rounds=(0, 200), check=_check, judge=_judge_pair, aims=_pair_aims)
