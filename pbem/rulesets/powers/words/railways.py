"""Railways <-> phrases, their checks and forecasts (P-54).

| code | severity | facts | paragraph |
|---|---|---|---|
| not-own | ERROR | at, who | P-54.1 |
| no-rails | ERROR | at, goal, far | P-54.1 |
| no-wares | ERROR | wares, has | P-54.1 |
| no-materials | ERROR | at, wares | P-54.2 |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.slots import word
from pbem.core.texts import text
from pbem.rulesets.powers.chapters.rail import COST, FAR
from pbem.rulesets.powers.economy import ARMS, line
from pbem.rulesets.powers.events.economy import said, wares
from pbem.rulesets.powers.orders.economy import HaulOrder, RailOrder, RailwayOrder
from pbem.rulesets.powers.state import owned
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.ahead import Ahead
from pbem.rulesets.powers.words.economy import goods, said_wares
from pbem.rulesets.powers.words.matter import Found, Lines, Matter, Told, Work
from pbem.rulesets.powers.words.slots import refused


def phrase(order: RailwayOrder) -> Phrase:
    """Say an order."""
    match order:
        case HaulOrder(load, start, goal):
            return Phrase("haul", {"goods": said_wares(load), "start": start, "goal": goal})
        case RailOrder(start, goal):
            return Phrase("rail", {"start": start, "goal": goal})
        case _:
            assert_never(order)


def check(view: View, order: RailwayOrder) -> Iterator[Problem]:
    """P-54.1: BV of units are never carried."""
    if isinstance(order, HaulOrder) and order.goods.ware == ARMS:
        yield refused("barter-what", "P-54.1")


def carried(view: View, lines: Lines, played: Ahead) -> Found:
    """P-54.1: lines that cannot be carried out after the lines before them."""
    places = tuple(lines)
    for event in played.events:
        at = event.facts.get("line")
        if event.kind != "failed" or event.facts.get("what") not in ("haul", "rail") or not isinstance(at, int):
            continue
        order = lines[places[at - 1]]
        if isinstance(order, HaulOrder | RailOrder):
            yield places[at - 1], _why(view, order, str(event.facts["why"]))


def _why(view: View, order: RailwayOrder, why: str) -> Problem:
    if why == "not_own":
        own = owned(view, view.seat or Seat(""))
        at = next((one for one in (order.start, order.goal) if one not in own), order.start)
        return refused("not-own", "P-54.1", at=at, who=(at in view.lands and view.lands[at].owner) or "nobody")
    if why == "no_wares" and isinstance(order, HaulOrder):
        has = view.economy.has(order.start, order.goods.ware)
        return refused("no-wares", "P-54.1", wares=said((order.goods,)), has=has)
    if why == "no_materials":
        return refused("no-materials", "P-54.2", at=order.start, wares=wares(COST))
    far = FAR if isinstance(order, HaulOrder) else 1
    return refused("no-rails", "P-54.1", at=order.start, goal=order.goal, far=far)


def foretold(work: Work, order: RailwayOrder, place: int) -> Told:
    """P-54: when wares arrive, how many railways there are then."""
    match order:
        case HaulOrder(load, start, goal):
            yield text("powers-plan-haul", start=start, at=goal, wares=said((load,)))
        case RailOrder(start, goal):
            count = work.played.moved.economy.rails.get(line(start, goal), 0) if work.played else 0
            yield text("powers-plan-rail", at=start, to=goal, wares=wares(COST), count=count + 1)
        case _:
            assert_never(order)


MATTER: Matter[RailwayOrder] = Matter(
    when=dict.fromkeys((HaulOrder, RailOrder), "play"),
    phrase=phrase,
    meanings={
        "haul": lambda phrase, view: (HaulOrder(goods(phrase, "goods"), word(phrase, "start"), word(phrase, "goal")),),
        "rail": lambda phrase, view: (RailOrder(word(phrase, "start"), word(phrase, "goal")),),
    },
    check=check,
    together=carried,
    foretold=foretold,
)
