"""Raw cargo (P-14.4): BV that can be carried. Where it stands in a production phase it is turned into BV again."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Deal, Points
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.orders.naval import DeliverOrder
from pbem.rulesets.powers.state import BV, Table, gathered, owned, ready

ROW = "raw"


def deliver(points: Points, table: Table, seat: Seat, order: DeliverOrder, left: Purse) -> Deal:
    """P-14.4: use up cargo on an own land that is not fresh: a BV for each, which this land can spend or pay with."""
    cargo = ready(table, seat, ROW, order.at)
    has = sum(each.count for each in cargo)
    count = order.count or has
    facts: dict[str, Fact] = {"at": order.at, "count": count}
    if order.at not in owned(table, seat):
        return Deal(table, left, refused="not_own", facts=facts)
    if table.lands[order.at].fresh:
        return Deal(table, left, refused="fresh", facts=facts)
    if not 0 < count <= has:
        return Deal(table, left, refused="no_cargo", facts={**facts, "count": has})
    stacks = list(table.stacks)
    for each in cargo:
        used = min(count, each.count)
        count -= used
        stacks[stacks.index(each)] = replace(each, count=each.count - used)
    lands = {**left.lands, order.at: left.lands.get(order.at, 0) + BV * (order.count or has)}
    return Deal(replace(table, stacks=gathered(stacks)), replace(left, lands=lands), facts=facts)


CARGO = Chapter(
    "cargo",
    needs=("factory", "naval"),
    release="R2",
    units="cargo",
    orders=(DeliverOrder,),
    points=Points(spend={DeliverOrder: deliver}),
)
