"""Factories (P-14): a land yields as many BV as it has factories, times its productivity."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.options import fraction
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Deal, Points
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import DemolishOrder, FactoryOrder
from pbem.rulesets.powers.state import BV, State, Table, owned
from pbem.rulesets.powers.view import View


def begun(state: State, dice: Dice) -> State:
    """P-14.8: at the start every land has one factory, unless the scenario says how many a side's lands have."""
    said = {at: count for side in world(state).sides for at, count in side.factories.items()}
    return replace(state, works={at: said.get(at, 1) for at in state.lands})


def yields(table: Table, at: str) -> int:
    """P-14.1: each factory yields one BV, a land without any none."""
    return BV * table.works.get(at, 0)


def price(table: Table, at: str) -> int:
    """P-14.2: the nth factory of a land costs n times the price, those begun in the same phase counted."""
    return int((table.works.get(at, 0) + 1) * fraction(table.options.factory_price) * BV)


def build(points: Points, table: Table, seat: Seat, order: FactoryOrder, left: Purse) -> Deal:
    """P-14.2, P-14.3: build a factory; own lands next to it may pay, if the land itself is not fresh."""
    cost = price(table, order.at)
    facts: dict[str, Fact] = {"at": order.at, "count": table.works.get(order.at, 0)}
    if why := _refused(table, seat, order):
        return Deal(table, left, refused=why, facts=facts)
    paid = left.paying(cost, order.at, order.paid)
    if paid is None:
        return Deal(table, left, refused="short", facts={**facts, "cost": cost})
    return _with(table, order.at, 1, Deal(table, paid, cost))


def _refused(table: Table, seat: Seat, order: FactoryOrder) -> str:
    if order.at not in owned(table, seat):
        return "not_own"
    if table.lands[order.at].fresh:
        return "fresh"
    near = {order.at, *world(table).neighbours[order.at]}
    return "" if set(order.paid) <= near & set(owned(table, seat)) else "not_next"


def demolish(points: Points, table: Table, seat: Seat, order: DemolishOrder, left: Purse) -> Deal:
    """P-14.7: pull own factories down in the production phase, on a land that is not fresh."""
    facts: dict[str, Fact] = {"at": order.at, "count": table.works.get(order.at, 0)}
    if not table.options.scorched:
        return Deal(table, left, refused="no_scorching", facts=facts)
    if order.at not in owned(table, seat):
        return Deal(table, left, refused="not_own", facts=facts)
    if table.lands[order.at].fresh:
        return Deal(table, left, refused="fresh", facts=facts)
    if not 0 < order.count <= table.works.get(order.at, 0):
        return Deal(table, left, refused="no_factory", facts=facts)
    return _with(table, order.at, -order.count, Deal(table, left))


def _with(table: Table, at: str, more: int, deal: Deal) -> Deal:
    count = table.works.get(at, 0) + more
    return replace(deal, table=replace(table, works={**table.works, at: count}), facts={"at": at, "count": count})


def handed_over(state: State, at: str) -> State:
    """P-14.6: of a conquered land's factories all are kept, one is lost, or all are."""
    has = state.works.get(at, 0)
    left = {"keep": has, "lose1": max(has - 1, 0), "destroy": 0}[state.options.factory_conquest]
    return replace(state, works={**state.works, at: left})


def seen(view: View, state: State) -> View:
    """7.4: with visibility `open` everybody sees all buildings."""
    return replace(view, works=state.works)


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """7.4: nothing is hidden of buildings."""
    return state


FACTORY = Chapter(
    "factory",
    needs=("land",),
    orders=(FactoryOrder, DemolishOrder),
    points=Points(
        start=(begun,),
        base_yield=(yields,),
        spend={FactoryOrder: build, DemolishOrder: demolish},
        purpose={FactoryOrder: "buildings"},
        conquered=(handed_over,),
        seen=(seen,),
        redeal=(redeal,),
    ),
)
