"""Decrees about airfields (P-37.9), positions of guns (P-41.1) and supplies of submarines (P-55.1), where their
chapters are in play."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.air.fuel import built
from pbem.rulesets.powers.chapters.supply import stocks
from pbem.rulesets.powers.events import holder, units
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import AirfieldDecree, BatteryDecree, FeedOrder, StockDecree
from pbem.rulesets.powers.orders.air import AirfieldOrder
from pbem.rulesets.powers.orders.guns import BatteryOrder
from pbem.rulesets.powers.orders.supply import MOST_STEPS
from pbem.rulesets.powers.referee.bounds import need_land, need_number
from pbem.rulesets.powers.referee.news import told
from pbem.rulesets.powers.state import State, gathered, ready


def airfield(state: State, order: AirfieldDecree) -> Resolution[State]:
    """Give a land one airfield of this size in the place of those it has, where airfields are built."""
    need_land(state, order.at)
    need_number(order.count)
    if AirfieldOrder not in every.book(state).orders or not built(state):
        raise Refusal("powers-chapter-off", what="airfield", chapter="air")
    fields = {at: sizes for at, sizes in state.airfields.items() if at != order.at}
    fields = {**fields, order.at: (order.count,)} if order.count else fields
    fuelled = {at: dates for at, dates in state.fuelled.items() if at != order.at}
    news = told("decree-airfield", at=order.at, count=order.count)
    return Resolution(replace(state, airfields=fields, fuelled=fuelled), news)


def battery(state: State, order: BatteryDecree) -> Resolution[State]:
    """Lay all ready guns of a type against a neighbouring area, as if they had long stood so, or against nothing."""
    if BatteryOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="battery", chapter="arty")
    rows, near = every.book(state).points.rows, world(state).neighbours.get(order.at, ())
    guns = ready(state, order.seat, order.row, order.at)
    if not guns or not rows[order.row].fire:
        raise Refusal("powers-no-guns", at=order.at)
    if order.goal and order.goal not in near:
        raise Refusal("powers-not-beside", at=order.at, goal=order.goal)
    others = (each for each in state.stacks if each not in guns)
    laid = (replace(each, battery=order.goal, laid=0) for each in guns)
    said = units({order.row: sum(each.count for each in guns)})
    news = told("decree-battery", who=holder(order.seat), at=order.at, goal=order.goal or "none", units=said)
    return Resolution(replace(state, stacks=gathered((*others, *laid))), news)


def stock(state: State, order: StockDecree) -> Resolution[State]:
    """Give all ready submarines of a seat in an area supplies for so many supply steps."""
    book = every.book(state)
    if FeedOrder not in book.orders:
        raise Refusal("powers-chapter-off", what="stock", chapter="supply")
    need_number(order.count, MOST_STEPS)
    here = [each for each in state.stacks if (each.owner, each.at) == (order.seat, order.at)]
    submarines = [each for each in here if stocks(book.points, each)]
    if not submarines:
        raise Refusal("powers-no-submarines", at=order.at)
    others = (each for each in state.stacks if each not in submarines)
    stacks = gathered((*others, *(replace(each, store=order.count) for each in submarines)))
    news = told("decree-stock", who=holder(order.seat), at=order.at, count=order.count)
    return Resolution(replace(state, stacks=stacks), news)
