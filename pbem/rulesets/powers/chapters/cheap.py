"""Cheap units (P-43): what a land cannot spend, a rest below half a BV, may help a neighbour to build units."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact, share, text
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Deal, Points, completions, price
from pbem.rulesets.powers.book.points import berth as berthed
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters.land import Terms, bought
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import BuildOrder
from pbem.rulesets.powers.orders.prices import HelpedOrder
from pbem.rulesets.powers.state import BV, Table, owned

REST = BV // 2


def help_build(points: Points, table: Table, seat: Seat, order: HelpedOrder, left: Purse) -> Deal:
    """P-43.1: build units that rests of own lands next to it help to pay; the land itself pays what is missing."""
    facts: dict[str, Fact] = {"at": order.at, "row": order.row, "count": 0}
    if why := _refused(table, seat, order):
        return Deal(table, left, refused=why, facts=facts)
    if told := _unpayable(order, left):
        return Deal(table, left, refused=told[0], facts={**facts, **told[1]})
    given = sum(order.paid.values())
    cost = price(points, table, order.row)
    harbour, why = berthed(points, table, order.row, order.at, "") if cost is not None else ("", "")
    deal = bought(
        table,
        seat,
        BuildOrder(order.row, order.at, order.count),
        _pooled(order, left),
        Terms(cost, completions(points, order.row), harbour, why),
    )
    if deal.refused:
        return replace(deal, purse=left)
    if deal.cost < given:
        return Deal(table, left, refused="rest_over", facts={**facts, "cost": deal.cost, "paid": given})
    received = {**left.received, order.at: left.received.get(order.at, 0) + given}
    shares = tuple(text("powers-bv-at", at=at, bv=share(paid, BV)) for at, paid in order.paid.items())
    return replace(deal, purse=replace(deal.purse, received=received), facts={**deal.facts, "shares": shares})


def _refused(table: Table, seat: Seat, order: HelpedOrder) -> str:
    if order.at not in owned(table, seat):
        return "not_own"
    if table.lands[order.at].fresh and not table.options.fresh_production:
        return "fresh"
    near = set(world(table).neighbours[order.at]) & set(owned(table, seat))
    return "" if order.paid and set(order.paid) <= near else "not_next"


def _unpayable(order: HelpedOrder, left: Purse) -> tuple[str, dict[str, Fact]] | None:
    """P-43.1: only a rest below 1/2 BV helps, and no land gets a whole BV of its neighbours."""
    for payer, paid in order.paid.items():
        has = left.lands.get(payer, 0)
        if paid > has or paid <= 0:
            return "rest_short", {"payer": payer, "has": has, "paid": paid}
        if has >= REST:
            return "rest_large", {"payer": payer, "has": has}
    got = left.received.get(order.at, 0) + sum(order.paid.values())
    return ("rest_much", {"has": got}) if got >= BV else None


def _pooled(order: HelpedOrder, left: Purse) -> Purse:
    """Move the rests to the land that builds."""
    given = sum(order.paid.values())
    lands = {at: has - order.paid.get(at, 0) for at, has in left.lands.items()}
    return replace(left, lands={**lands, order.at: lands.get(order.at, 0) + given})


CHEAP = Chapter(
    "cheap",
    needs=("land",),
    release="R2",
    orders=(HelpedOrder,),
    points=Points(spend={HelpedOrder: help_build}),
)
