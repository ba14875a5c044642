"""Airfields that are built (P-37.9): X+1 BV give one that refuels 2X aircraft in a turn."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.book.points import Deal, Points
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters.air.fuel import built
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders.air import AirfieldOrder
from pbem.rulesets.powers.state import BV, Table, owned

PAIR = 2


def price(capacity: int) -> int:
    """P-37.9: give the price of an airfield, in sixtieths."""
    return (capacity // PAIR + 1) * BV


def build(points: Points, table: Table, seat: Seat, order: AirfieldOrder, left: Purse) -> Deal:
    """P-37.9: build an airfield, paid like a factory (P-14.3); it refuels from the next turn on."""
    cost, fields = price(order.capacity), table.airfields.get(order.at, ())
    facts: dict[str, Fact] = {"at": order.at, "count": sum(fields)}
    if why := _refused(table, seat, order):
        return Deal(table, left, refused=why, facts=facts)
    paid = left.paying(cost, order.at, order.paid)
    if paid is None:
        return Deal(table, left, refused="short", facts={**facts, "cost": cost})
    fields = tuple(sorted((*fields, order.capacity)))
    after = replace(table, airfields={**table.airfields, order.at: fields})
    return Deal(after, paid, cost, facts={"at": order.at, "count": sum(fields)})


def _refused(table: Table, seat: Seat, order: AirfieldOrder) -> str:
    if not built(table):
        return "no_airfields"
    if order.capacity < PAIR or order.capacity % PAIR:
        return "odd_airfield"
    if order.at not in owned(table, seat):
        return "not_own"
    if table.lands[order.at].fresh:
        return "fresh"
    near = {order.at, *world(table).neighbours[order.at]}
    return "" if set(order.paid) <= near & set(owned(table, seat)) else "not_next"
