"""Factories with a trade (P-57.1): each makes one thing well, and everything else at a third or a half.

How many factories a land has stays in `works`; `trades` says which of them are not of units.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Deal, Points
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.book.worth import trades
from pbem.rulesets.powers.chapters import factory
from pbem.rulesets.powers.orders import FactoryOrder
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.state import BV, Table
from pbem.rulesets.powers.trades import TRADES, Stock

TableT = TypeVar("TableT", bound=Table)


def kinds(table: Table, at: str) -> Stock:
    """P-57.1: count the factories of a land by trade; of what was lost those of units went first."""
    left, found = table.works.get(at, 0), {}
    for trade in reversed(TRADES[1:]):
        found[trade] = min(table.trades.get(at, {}).get(trade, 0), left)
        left -= found[trade]
    return {trade: count for trade, count in (("units", left), *reversed(found.items())) if count}


def stock(table: Table, at: str) -> Stock:
    """P-57.1: give what the factories of a land make, each of its trade."""
    return {trade: BV * count for trade, count in kinds(table, at).items()}


def build(points: Points, table: Table, seat: Seat, order: FactoryOrder, left: Purse) -> Deal:
    """P-57.4: a factory of which nothing is said is one of units."""
    return factory.build(points, _counted(table, order.at), seat, order, left)


def build_trade(points: Points, table: Table, seat: Seat, order: TradeOrder, left: Purse) -> Deal:
    """P-57.1: a factory of a trade costs what any costs; all factories of the land count."""
    if order.trade not in trades(points):
        facts: dict[str, Fact] = {"at": order.at, "trade": named(order.trade)}
        return Deal(table, left, refused="no_trade", facts=facts)
    deal = build(points, table, seat, FactoryOrder(order.at, order.paid), left)
    if deal.refused:
        return deal
    has = kinds(table, order.at)
    more = {**has, order.trade: has.get(order.trade, 0) + 1}
    return replace(deal, table=given(deal.table, order.at, more), facts={**deal.facts, "trade": named(order.trade)})


def _counted(table: Table, at: str) -> Table:
    """Forget what was lost, before another is built."""
    return given(table, at, kinds(table, at)) if at in table.trades else table


def given(table: TableT, at: str, has: Stock) -> TableT:
    """Let the factories of a land have these trades."""
    special = {trade: count for trade, count in has.items() if trade != "units" and count}
    others = {land: stock for land, stock in table.trades.items() if land != at}
    return replace(table, trades={**others, **({at: special} if special else {})})


def named(trade: str) -> Text:
    """Say a trade."""
    return text("powers-trade", trade=trade)


CIV_FAC = Chapter(
    "civ-fac",
    needs=("factory",),
    excludes=("wareco",),
    release="R3",
    orders=(TradeOrder,),
    points=Points(
        stock=(stock,),
        spend={FactoryOrder: build, TradeOrder: build_trade},
        purpose={TradeOrder: "buildings"},
    ),
)
