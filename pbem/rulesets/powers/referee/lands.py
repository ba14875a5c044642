"""What the referee sets of a land: its owner, its factories and their trades, its wares and plants."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.texts import Fact, text
from pbem.rulesets.powers.book.worth import trades
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.civ_fac import given as with_trades
from pbem.rulesets.powers.chapters.civ_fac import kinds, named
from pbem.rulesets.powers.chapters.wareco import stocked
from pbem.rulesets.powers.economy import PLANTS, WARES
from pbem.rulesets.powers.events import holder
from pbem.rulesets.powers.orders import FactoryOrder, LandDecree, TradeDecree, WorksDecree
from pbem.rulesets.powers.orders.economy import EmployOrder, StoreDecree
from pbem.rulesets.powers.referee.bounds import guests, need_land, need_number, need_seat
from pbem.rulesets.powers.referee.news import told
from pbem.rulesets.powers.state import Land, State


def land(state: State, order: LandDecree) -> Resolution[State]:
    """Give a land away; who stood there for another is taken away, unless others may be guests there."""
    need_land(state, order.at)
    if order.seat:
        need_seat(state, order.seat)
    before = state.lands[order.at]
    if before.owner == order.seat:
        raise Refusal("powers-same-owner", at=order.at)
    date = state.tick if state.sequential else state.round
    given = Land(order.seat, before.owner, state.round, date, before.home)
    keeps = guests(state)
    stacks = tuple(each for each in state.stacks if keeps or each.at != order.at or each.owner == order.seat)
    facts: dict[str, Fact] = {"seat": order.seat, "at": order.at, "before": before.owner}
    news = told("decree-land", **facts, who=holder(order.seat), loser=holder(before.owner))
    return Resolution(replace(state, lands={**state.lands, order.at: given}, stacks=stacks), news)


def works(state: State, order: WorksDecree) -> Resolution[State]:
    """P-14: set the factories of a land, where the chapter is in play."""
    need_land(state, order.at)
    need_number(order.count)
    if FactoryOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="factory", chapter="factory")
    state = replace(state, works={**state.works, order.at: order.count})
    if order.at in state.trades:
        state = with_trades(state, order.at, kinds(state, order.at))
    return Resolution(state, told("decree-works", at=order.at, count=order.count))


def trade(state: State, order: TradeDecree) -> Resolution[State]:
    """P-57.1: set the factories of a trade, where the chapter is in play."""
    need_land(state, order.at)
    need_number(order.count)
    points = every.book(state).points
    if not points.stock:
        raise Refusal("powers-chapter-off", what="factory", chapter="civ-fac")
    if order.trade not in trades(points):
        raise Refusal("powers-no-trade", trade=named(order.trade))
    has = {**kinds(state, order.at), order.trade: order.count}
    after = with_trades(replace(state, works={**state.works, order.at: sum(has.values())}), order.at, has)
    return Resolution(after, told("decree-trade", at=order.at, trade=named(order.trade), count=order.count))


def store(state: State, order: StoreDecree) -> Resolution[State]:
    """P-53: set what lies in a land, or the plants of a kind that stand there, where the chapter is in play."""
    need_land(state, order.at)
    need_number(order.count)
    if EmployOrder not in every.book(state).orders:
        raise Refusal("powers-chapter-off", what="economy", chapter="wareco")
    economy = state.economy
    if order.what in WARES:
        after = stocked(economy, order.at, {**economy.stores.get(order.at, {}), order.what: order.count})
        said = text("powers-ware", ware=order.what)
    elif order.what in PLANTS:
        there = {**economy.plants.get(order.at, {}), order.what: order.count}
        after = replace(economy, plants={**economy.plants, order.at: {key: n for key, n in there.items() if n}})
        said = text("powers-plant", plant=order.what)
    else:
        raise Refusal("powers-no-ware", what=text("powers-ware", ware=order.what))
    return Resolution(replace(state, economy=after), told("decree-store", at=order.at, what=said, count=order.count))
