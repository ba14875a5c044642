"""Placement of the starting army (P-3): blind, with some units kept to the last if so agreed, or alternate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Beginning, Points, Preparation, Turn, berth, price, too_early
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import FactoryOrder, KeepOrder, Order, PlaceOrder, Units
from pbem.rulesets.powers.orders.air import AirfieldOrder
from pbem.rulesets.powers.orders.civ import TradeOrder
from pbem.rulesets.powers.state import BV, Stack, State, Table, gathered, owned
from pbem.rulesets.powers.view import View

TableT = TypeVar("TableT", bound=Table)
INFANTRY = "inf"
BUILDINGS = (FactoryOrder, TradeOrder, AirfieldOrder)
"""P-3.1: what is placed beside units."""


def placed(turn: Turn, seat: Seat, line: int, order: PlaceOrder, left: Purse) -> Purse:
    """P-3.1: place units, ready, as long as the grant lasts; a line that cannot stand is refused."""
    paid, why = left, ""
    if order.at in homes(turn.points, turn.state, seat):
        cost = cost_of(turn.points, turn.state, order.units)
        found = left.paying(cost, order.at) if cost else None
        paid, why = (found, "") if found else (left, "grant")
    if why := why or put(turn, seat, order):
        turn.tell(events.failed(seat, line, "place", why, {"at": order.at}))
        return left
    return paid


def beginning(points: Points, table: Table, seat: Seat) -> Beginning | None:
    """P-7.3: give how a seat begins that has no land; None: it has some."""
    return next((each for each in points.begins if each.at(table, seat)), None)


def homes(points: Points, table: Table, seat: Seat) -> tuple[str, ...]:
    """P-3.1: list the areas where a seat may place its starting army."""
    begins = beginning(points, table, seat)
    return (*owned(table, seat), *((begins.at(table, seat),) if begins else ()))


def settled(points: Points, table: TableT, seat: Seat, order: PlaceOrder) -> tuple[TableT, str]:
    """P-3.1, P-9.9: put ready units where a line says; ships into the harbour that is named, or the only one. Else say
    why they cannot stand there."""
    if any(too_early(points, table, seat, each.row) for each in order.units):
        return table, "too_early"
    begins = beginning(points, table, seat)
    if begins and order.at == begins.at(table, seat):
        return begins.put(points, table, seat, order)
    if order.at not in owned(table, seat):
        return table, "not_own"
    berths = {each.row: berth(points, table, each.row, order.at, order.harbour) for each in order.units}
    if why := next(filter(None, (why for _, why in berths.values())), ""):
        return table, why
    new = (Stack(seat, each.row, order.at, max(each.count, 1), harbour=berths[each.row][0]) for each in order.units)
    return replace(table, stacks=gathered((*table.stacks, *new))), ""


def put(turn: Turn, seat: Seat, order: PlaceOrder) -> str:
    """Put units where a line says, and tell of it; or say why not."""
    turn.state, why = settled(turn.points, turn.state, seat, order)
    if not why:
        turn.tell(events.placed(seat, order.at, order.units))
    return why


def cost_of(points: Points, table: Table, units: Iterable[Units]) -> int | None:
    """Give the price of units; a count that is not said is 1. None: one of them cannot be had."""
    prices = [(price(points, table, each.row), max(each.count, 1)) for each in units]
    return None if any(each is None for each, _ in prices) else sum((each or 0) * count for each, count in prices)


def front(table: Table, seat: Seat) -> tuple[str, ...]:
    """P-3.2: list own lands, those next to lands of others first."""
    near, own = world(table).neighbours, owned(table, seat)
    lands = {at for at in own if any(other in table.lands and other not in own for other in near[at])}
    return (*(at for at in own if at in lands), *(at for at in own if at not in lands))


def usual(points: Points, table: Table, seat: Seat, left: int) -> tuple[PlaceOrder, ...]:
    """P-3.2: say what is placed for one who does not write: infantry, spread evenly, front lands first."""
    if begins := beginning(points, table, seat):
        return begins.usual(points, table, seat, left)
    count, lands = left // (price(points, table, INFANTRY) or BV), front(table, seat)
    shares = Counter(lands[number % len(lands)] for number in range(count)) if lands else Counter[str]()
    return tuple(PlaceOrder((Units(INFANTRY, each),), at) for at, each in shares.items())


def spread(turn: Turn, seat: Seat, left: int) -> None:
    """P-3.2: place it."""
    for order in usual(turn.points, turn.state, seat, left):
        put(turn, seat, order)


def _granted(turn: Turn, seat: Seat, left: int) -> None:
    turn.state = replace(turn.state, grants={**turn.state.grants, seat: left})


def _carried_out(turn: Turn, seat: Seat, most: int) -> int:
    """P-3.5: carry out the lines of a seat with so much of its grant; give what is left of that."""
    left = Purse(grant=most)
    for line, order in enumerate(turn.orders(seat), 1):
        if isinstance(order, PlaceOrder):
            left = placed(turn, seat, line, order, left)
        elif isinstance(order, BUILDINGS) and type(order) in turn.points.spend:
            left = _built(turn, seat, line, order, left)
    return left.grant


def _built(turn: Turn, seat: Seat, line: int, order: FactoryOrder | TradeOrder | AirfieldOrder, left: Purse) -> Purse:
    """P-3.1: buildings are placed ready, when their chapter allows it."""
    deal = turn.points.spend[type(order)](turn.points, turn.state, seat, order, left)
    turn.state = deal.table
    if deal.refused:
        turn.tell(events.failed(seat, line, order.kind, deal.refused, deal.facts))
    else:
        turn.tell(events.produced(seat, order.kind, deal.cost, deal.facts))
    return deal.purse


# Blind placement


def _unplaced(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.circle if table.grants.get(seat) and not table.kept.get(seat))


def place_blind(turn: Turn) -> None:
    """P-3.2: all place at once, nobody knowing what the others do; what is not spent is lost (P-3.1)."""
    for seat in _unplaced(turn.state):
        orders, grant = turn.orders(seat), turn.state.grants[seat]
        if not any(isinstance(order, (PlaceOrder, KeepOrder, *BUILDINGS)) for order in orders):
            spread(turn, seat, grant)
            _granted(turn, seat, 0)
            continue
        kept = _kept(turn, seat, orders, grant)
        reserved = cost_of(turn.points, turn.state, kept) or 0
        _carried_out(turn, seat, grant - reserved)
        _granted(turn, seat, reserved)
        if kept:
            turn.state = replace(turn.state, kept={**turn.state.kept, seat: kept})


def _kept(turn: Turn, seat: Seat, orders: tuple[Order, ...], grant: int) -> tuple[Units, ...]:
    """P-3.3: keep back units, as many as `soft_last` says at most, whose price must be left."""
    rows = [
        each.row
        for order in orders
        if isinstance(order, KeepOrder)
        for each in order.units
        for _ in range(max(each.count, 1))
    ]
    counts = Counter(rows[: turn.state.options.soft_last])
    kept = tuple(Units(row, count) for row, count in sorted(counts.items()))
    cost = cost_of(turn.points, turn.state, kept)
    if cost is None or cost > grant:
        facts: dict[str, Fact] = {"cost": cost or 0}
        turn.tell(events.failed(seat, 1, "keep", "grant", facts))
        return ()
    return kept


def _keepers(table: Table) -> tuple[Seat, ...]:
    """P-3.3: list who places kept units now: all at once, or whoever has the most left."""
    found = tuple(seat for seat in table.circle if table.kept.get(seat))
    return found if table.options.soft_step == "blind" else _richest(table, found)


def place_kept(turn: Turn) -> None:
    """P-3.3: place what was kept: all of it in one blind step, or one unit a mail."""
    for seat in _keepers(turn.state):
        one_only = turn.state.options.soft_step == "alternate"
        left = Counter({each.row: each.count for each in turn.state.kept[seat]})
        for order in _wanted(turn, seat, left)[: 1 if one_only else None]:
            row = order.units[0].row
            if all(put(turn, seat, each) for each in (order, *_anywhere(turn, seat, row))):
                turn.tell(events.failed(seat, 0, "place", "nowhere", {"at": order.at}))
            left[row] -= 1
        kept = tuple(Units(row, count) for row, count in sorted(left.items()) if count)
        turn.state = replace(turn.state, kept={**turn.state.kept, seat: kept})
        _granted(turn, seat, cost_of(turn.points, turn.state, kept) or 0)


def _wanted(turn: Turn, seat: Seat, kept: Counter[str]) -> list[PlaceOrder]:
    """List where each kept unit goes: as ordered, else anywhere."""
    own, rest, found = homes(turn.points, turn.state, seat), Counter(kept), list[PlaceOrder]()
    for order in turn.orders(seat):
        if not isinstance(order, PlaceOrder) or order.at not in own:
            continue
        for each in order.units:
            count = min(rest[each.row], each.count or rest[each.row])
            found += [PlaceOrder((Units(each.row, 1),), order.at, order.harbour)] * count
            rest[each.row] -= count
    return found + [next(_anywhere(turn, seat, row)) for row in sorted(rest.elements()) if own]


def _anywhere(turn: Turn, seat: Seat, row: str) -> Iterator[PlaceOrder]:
    """List all places for a unit, front lands first; where there are several harbours, each of them."""
    for at in front(turn.state, seat) or homes(turn.points, turn.state, seat):
        harbours = world(turn.state).harbours(at) if at in turn.state.lands else ()
        yield from (PlaceOrder((Units(row, 1),), at, harbour) for harbour in ("", *harbours))


# Alternate placement


def _richest(table: Table, among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """P-3.4: who has the most BV left, or the largest share of his grant, places next; ties: seat order."""
    full = {side.key: side.grant for side in world(table).sides}

    def left(seat: Seat) -> Fraction:
        side = table.roles.get(seat, "")
        grant = table.options.grants.get(side, full.get(side, 0)) * BV
        whole = grant if table.options.alt_order == "share" and grant else 1
        return Fraction(table.grants.get(seat, 0), whole)

    return (max(among, key=lambda seat: (left(seat), -table.circle.index(seat))),) if among else ()


def _next(table: Table) -> tuple[Seat, ...]:
    return _richest(table, tuple(seat for seat in table.circle if table.grants.get(seat)))


def place_alternate(turn: Turn) -> None:
    """P-3.4: the next seat places at most `alt_batch` BV, for all to see; with nothing placed, infantry is."""
    for seat in _next(turn.state):
        grant = turn.state.grants[seat]
        batch = min(turn.state.options.alt_batch * BV, grant)
        left = _carried_out(turn, seat, batch)
        if left == batch:
            spread(turn, seat, batch)
            left = 0
        rest = grant - batch + left
        least = min(
            (int(row.cost * BV) for row in turn.rows.values() if price(turn.points, turn.state, row.key)), default=BV
        )
        _granted(turn, seat, rest if rest >= least else 0)


# Secrets


def seen(view: View, state: State) -> View:
    """P-3.3: what a seat keeps back is its own secret."""
    return replace(view, kept={seat: each for seat, each in state.kept.items() if view.seat in (seat, REFEREE)})


def redeal(state: State, seat: Seat, dice: Dice) -> State:
    """P-3.3: others may keep back anything of the same price."""
    dealt = {
        key: each if key == seat else (Units(INFANTRY, state.grants.get(key, 0) // BV),) if each else each
        for key, each in state.kept.items()
    }
    return replace(state, kept=dealt)


BLIND = Chapter(
    "place-blind",
    needs=("land",),
    excludes=("place-alt",),
    orders=(PlaceOrder, KeepOrder),
    points=Points(
        preparations=(
            Preparation("place", 20, _unplaced, place_blind),
            Preparation("place-kept", 30, _keepers, place_kept),
        ),
        seen=(seen,),
        redeal=(redeal,),
    ),
)
ALTERNATE = Chapter(
    "place-alt",
    needs=("land",),
    excludes=("place-blind",),
    orders=(PlaceOrder,),
    points=Points(preparations=(Preparation("place-alternate", 20, _next, place_alternate),)),
)
