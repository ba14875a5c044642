"""Government and people <-> phrases, checks and forecasts (P-60); what relief is refused for stands in
`purse_checks.py`.

| code | severity | facts | paragraph |
|---|---|---|---|
| effort-much | ERROR | most, work (0: sabotage) | P-60.2 |
| not-home | ERROR | at | P-60.1 |
| too-weary | WARNING | at, effort, can | P-60.2 |
| recruits | ERROR | most | P-60.4 |
| no-bands, no-people, no-gendarmes | ERROR | at | P-60.3, P-60.4 |
| own-home | ERROR | at | P-60.6 |

and `not-own`, `unarmed`, `at-peace` as elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.slots import filled, integer, word
from pbem.core.texts import Fact, text
from pbem.rulesets.powers.chapters.partisans import most
from pbem.rulesets.powers.chapters.people import HARDEST, SQUARE, WORST, effort, gendarmes, told, worked, yielded
from pbem.rulesets.powers.events import holder
from pbem.rulesets.powers.events.people import percent, points
from pbem.rulesets.powers.orders.people import (
    EffortOrder,
    GatherOrder,
    HuntOrder,
    PeopleOrder,
    ReliefOrder,
    ReprisalOrder,
    RevoltOrder,
)
from pbem.rulesets.powers.state import BV, NOBODY
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words import marches
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Told, Understood, Work
from pbem.rulesets.powers.words.purse_checks import bv
from pbem.rulesets.powers.words.slots import amount, refused, said_amount, warned

KINDS = ("gather", "revolt", "hunt", "reprisal")
"""Orders that are tried as the sheet is carried out ahead: what fails then is refused."""


def phrase(order: PeopleOrder) -> Phrase:
    """Say an order."""
    match order:
        case EffortOrder(at, done):
            every = None if at else "1"
            return filled("sabotage" if done < 0 else "effort", at=at, count=abs(done), every=every)
        case GatherOrder(at):
            return Phrase("gather", {"at": at})
        case RevoltOrder(at, count):
            return filled("revolt", at=at, count=count or None)
        case HuntOrder(at):
            return Phrase("hunt", {"at": at})
        case ReprisalOrder(at, count):
            return filled("reprisal", at=at, count=count or None)
        case ReliefOrder(at, paid):
            return filled("relief", at=at, amount=said_amount(paid, BV))
        case _:
            assert_never(order)


def _effort(phrase: Phrase, view: View) -> Understood:
    sign = -1 if phrase.kind == "sabotage" else 1
    return (EffortOrder(word(phrase, "at"), sign * integer(phrase, "count")),)


def _relief(phrase: Phrase, view: View) -> Understood:
    paid = amount(phrase, "amount", BV)
    return (refused("payment", "P-60.3"),) if paid is None else (ReliefOrder(word(phrase, "at"), paid),)


def check(view: View, order: PeopleOrder) -> Iterator[Problem]:
    """Hold a line against the rules: efforts there are, where the own people lives, as far as it can bear them."""
    if not isinstance(order, EffortOrder):
        return
    if not -WORST <= order.effort <= HARDEST:
        work = int(order.effort > 0)
        yield refused("effort-much", "P-60.2", most=HARDEST if work else WORST, work=work)
    elif not (lands := _lands(view, order)):
        yield refused("not-home", "P-60.1", at=order.at or "none")
    else:
        after = _after(view, order)
        weary = {at: can for at in lands if (can := abs(effort(after, at))) < abs(order.effort)}
        for at, can in tuple(weary.items())[:1]:
            yield warned("too-weary", "P-60.2", at=at, effort=abs(order.effort), can=can, more=len(weary) - 1)


def _lands(view: View, order: EffortOrder) -> tuple[str, ...]:
    return tuple(at for at in view.people.lands(view.seat) if order.at in (at, ""))


def _after(view: View, order: EffortOrder) -> View:
    return replace(view, people=told(view.people, view.seat or NOBODY, order))


def tried(view: View, lines: Lines, played: Ahead) -> Found:
    """P-60: lines that cannot be carried out after the lines before them."""
    places = tuple(lines)
    for event in played.events:
        at = event.facts.get("line")
        if event.kind == "failed" and event.facts.get("what") in KINDS and isinstance(at, int):
            land, why = str(event.facts["at"]), str(event.facts["why"])
            yield places[at - 1], _WHY[why](view, land)


def _owner(view: View, at: str) -> str:
    return (at in view.lands and view.lands[at].owner) or "nobody"


def _at_peace(view: View, at: str) -> Problem:
    other = view.people.lives[at] if view.people.lives[at] != view.seat else _owner(view, at)
    return refused("at-peace", "P-16.2", goal=at, who=other)


_WHY: Mapping[str, Callable[[View, str], Problem]] = {
    "not_home": lambda view, at: refused("not-home", "P-60.1", at=at),
    "recruits": lambda view, at: refused("recruits", "P-60.4", most=most(view, view.seat or NOBODY)),
    "no_bands": lambda view, at: refused("no-bands", "P-60.4", at=at),
    "no_people": lambda view, at: refused("no-people", "P-60.1", at=at),
    "no_gendarmes": lambda view, at: refused("no-gendarmes", "P-60.3", at=at),
    "own_land": lambda view, at: refused("own-home", "P-60.6", at=at),
    "not_own": lambda view, at: refused("not-own", "P-60.3", at=at, who=_owner(view, at)),
    "unarmed": lambda view, at: refused("unarmed", "P-60.4", at=at),
    "at_peace": _at_peace,
}


def foretold(work: Work, order: PeopleOrder, place: int) -> Told:
    """P-60: what a land yields by that, what it costs, who is found."""
    at, people = order.at, work.view.people
    match order:
        case EffortOrder(effort=wanted):
            yield from _yield(work, order) if at else (text("powers-plan-efforts", **_usual(wanted)),)
        case GatherOrder():
            count = work.played.moved.people.bands.get(at, 0) if work.played else 0
            yield text("powers-plan-gather", at=at, count=count)
        case RevoltOrder():
            yield from marches.attack(work, at)
        case HuntOrder():
            found = gendarmes(work.view, at) if work.view.lands[at].owner == work.seat else 0
            yield text("powers-plan-hunt", at=at, who=holder(people.lives.get(at, "")), count=found // 2)
        case ReprisalOrder(count=count):
            yield text("powers-plan-reprisal", at=at, count=count or gendarmes(work.view, at))
        case ReliefOrder():
            deal = work.played.deals.get(place) if work.played else None
            if deal and not deal.refused:
                left = bv(deal.purse.lands.get(at, 0))
                yield text("powers-plan-relief", at=at, cost=bv(deal.cost), left=left, welfare=deal.facts["welfare"])
        case _:
            assert_never(order)


def _yield(work: Work, order: EffortOrder) -> Told:
    """P-60.2: what a land yields then, what that costs, what its people has."""
    table = _after(work.view, order)
    done = effort(table, order.at)
    cost, has = points(SQUARE * done * done), points(table.people.welfare.get(order.at, 0))
    yield text("powers-plan-effort", at=order.at, percent=percent(worked(table, order.at, done)), cost=cost, has=has)


def _usual(wanted: int) -> dict[str, Fact]:
    """P-60.2: what a land yields where no gendarmes are, and the welfare lasts."""
    return {"percent": percent(yielded(wanted, 0)), "cost": points(SQUARE * wanted * wanted)}


MATTER: Matter[PeopleOrder] = Matter(
    when=dict.fromkeys((EffortOrder, GatherOrder, RevoltOrder, HuntOrder, ReprisalOrder, ReliefOrder), "play"),
    phrase=phrase,
    meanings={
        **dict.fromkeys(("effort", "sabotage"), _effort),
        "gather": lambda phrase, view: (GatherOrder(word(phrase, "at")),),
        "revolt": lambda phrase, view: (RevoltOrder(word(phrase, "at"), integer(phrase, "count")),),
        "hunt": lambda phrase, view: (HuntOrder(word(phrase, "at")),),
        "reprisal": lambda phrase, view: (ReprisalOrder(word(phrase, "at"), integer(phrase, "count")),),
        "relief": _relief,
    },
    check=check,
    together=tried,
    foretold=foretold,
    subject=lambda order: f"effort {order.at}" if isinstance(order, EffortOrder) else "",
)
