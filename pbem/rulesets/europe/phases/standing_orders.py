"""E-12: standing orders last until they are changed; those of a letter act in that very round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import (
    ActionOrder,
    AutoOrder,
    CardDecree,
    DefaultOrder,
    DefendOrder,
    FiguresDecree,
    GiveReply,
    Order,
    PlayReply,
    RankOrder,
    RetreatOrder,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.state import Standing, State
from pbem.rulesets.europe.table import seats

Sheets = Mapping[Seat, Sheet[Order]]


def take(state: State, sheets: Sheets) -> State:
    """E-11.1: put the standing orders of all letters in force."""
    for seat in state.circle:
        own = seats.power(state, seat)
        changed = in_force(own.standing, tuple(sheets.get(seat, Sheet[Order]())))
        state = state if changed == own.standing else seats.with_power(state, replace(own, standing=changed))
    return state


def in_force(standing: Standing, orders: tuple[Order, ...]) -> Standing:
    """E-11.1: give what is in force after a letter: stops are replaced as a whole, the others one by one."""
    stops = tuple(order for order in orders if isinstance(order, StopOrder))
    standing = replace(standing, stops=stops or standing.stops)
    for order in orders:
        standing = _with(standing, order)
    return standing


def _with(standing: Standing, order: Order) -> Standing:
    """E-12: put one standing order in force; others change nothing."""
    match order:
        case DefendOrder():
            return replace(standing, defend=order)
        case RankOrder():
            return replace(standing, rank=order)
        case RetreatOrder():
            return replace(standing, retreats=_retreats(standing.retreats, order))
        case DefaultOrder():
            return replace(standing, default=order)
        case AutoOrder(on):
            return replace(standing, auto=on)
        case StopOrder() | ActionOrder() | SabotageOrder() | SpyOrder():
            return standing
        case StopReply() | PlayReply() | RetreatReply() | GiveReply() | FiguresDecree() | CardDecree():
            return standing
        case _:
            assert_never(order)


def _retreats(before: Mapping[str, RetreatOrder], order: RetreatOrder) -> Mapping[str, RetreatOrder]:
    """E-12.3: a list replaces that of the same territory; an empty one takes it away."""
    rest = {origin: each for origin, each in before.items() if origin != order.origin}
    return {**rest, order.origin: order} if order.lands else rest
