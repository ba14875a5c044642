"""Expensive units (P-39): what a land cannot pay in one production is begun, and paid on in those that follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact, number, share
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Deal, Points, berth, completions, price
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.orders import BuildOrder
from pbem.rulesets.powers.state import BV, Stack, Table, gathered, owned


def in_parts(points: Points, table: Table, seat: Seat, order: BuildOrder, left: Purse) -> Deal | None:
    """P-39.1: pay on what is begun there, or begin a unit dearer than the land's BV of this phase; None: neither."""
    cost, has = price(points, table, order.row), left.lands.get(order.at, 0)
    if cost is None or not has or order.at not in owned(table, seat):
        return None
    if begun := _begun(table, seat, order):
        return _paid_on(points, table, seat, order, left, begun)
    if cost <= has + left.spent.get(order.at, 0):
        return None
    harbour, why = berth(points, table, order.row, order.at, order.harbour)
    if why:
        return None
    new = Stack(seat, order.row, order.at, left=completions(points, order.row), harbour=harbour, paid=has)
    return _part(replace(table, stacks=gathered((*table.stacks, new))), left, new, cost, has)


def _begun(table: Table, seat: Seat, order: BuildOrder) -> Stack | None:
    """Find the unit of the order's type for which most is paid."""
    found = (
        each
        for each in table.stacks
        if each.paid and (each.owner, each.row, each.at) == (seat, order.row, order.at)
        if order.harbour in ("", each.harbour)
    )
    return max(found, key=lambda each: each.paid, default=None)


def _paid_on(points: Points, table: Table, seat: Seat, order: BuildOrder, left: Purse, begun: Stack) -> Deal:
    """P-39.1: add what the land has; paid in full it is under construction like any other, and the line goes on."""
    cost = price(points, table, order.row) or 0
    pays = min(cost - begun.paid, left.lands.get(order.at, 0))
    total = begun.paid + pays
    new = replace(begun, count=1, paid=0 if total >= cost else total)
    then = replace(table, stacks=gathered((*table.stacks, replace(begun, count=-1), new)))
    if total < cost:
        return _part(then, left, new, cost, pays)
    done = Deal(then, left.paying(pays, order.at) or left, pays, facts=_facts(new))
    if order.count == 1:
        return done
    more = replace(order, count=max(order.count - 1, 0))
    rest = points.spend[BuildOrder](points, done.table, seat, more, done.purse)
    if rest.refused:
        return done
    count = number(rest.facts["count"]) + 1
    return replace(rest, cost=rest.cost + pays, facts={**rest.facts, "count": count})


def _part(table: Table, left: Purse, unit: Stack, cost: int, pays: int) -> Deal:
    facts = {**_facts(unit), "paid": share(unit.paid, BV), "missing": share(cost - unit.paid, BV)}
    return Deal(table, left.paying(pays, unit.at) or left, pays, facts=facts, kind="part")


def _facts(unit: Stack) -> Mapping[str, Fact]:
    return {"at": unit.at, "row": unit.row, "count": 1}


EXPENSIVE = Chapter(
    "expensive",
    needs=("land",),
    release="R2",
    points=Points(instalments=(in_parts,)),
)
