"""X-13.6: the standing orders of letters, and what conversions they ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.city.circle import changed, lord
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    CaptivesOrder,
    ConvertAutoOrder,
    ConvertOrder,
    LossesOrder,
    Order,
    PlanOrder,
    PlunderOrder,
    RerollOrder,
    SlavebornOrder,
    StandingOrder,
    StarveOrder,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.state import Standing, State


def adopted(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> State:
    """X-13.6: put the standing orders of all letters in force, and note who asks for which conversion (X-10.6).

    At the pace `command` one asked for in the same round before is taken back by `convert never`.
    """
    seats = [each.seat for each in state.lords if each.seat in sheets]
    for seat in seats:
        one = lord(state, seat)
        state = changed(state, replace(one, standing=kept(one.standing, sheets[seat])))
    asked: dict[str, Seat] = {
        seat: order.origin for seat in seats for order in sheets[seat] if isinstance(order, ConvertOrder)
    }
    never = {seat for seat in seats if ConvertAutoOrder(False) in tuple(sheets[seat])}
    before = {seat: origin for seat, origin in state.convert.items() if seat not in never}
    return replace(state, convert={**before, **asked})


def kept(standing: Standing, orders: Iterable[Order]) -> Standing:
    """Give a lord's standing orders once those of a letter are in force."""
    for order in orders:
        if isinstance(order, StandingOrder):
            standing = _kept(standing, order)
    return standing


def _kept(standing: Standing, order: StandingOrder) -> Standing:
    match order:
        case BirthsOrder():
            return replace(standing, births=order)
        case SlavebornOrder():
            return replace(standing, slaveborn=order)
        case StarveOrder():
            return replace(standing, starve=order)
        case RerollOrder():
            return replace(standing, reroll=order)
        case LossesOrder():
            return replace(standing, losses=order)
        case PlunderOrder():
            return replace(standing, plunder=order)
        case TakeOrder():
            return replace(standing, take=order)
        case TargetsOrder():
            return replace(standing, targets=order)
        case CaptivesOrder():
            return replace(standing, captives=order)
        case ConvertAutoOrder():
            return replace(standing, convert=order)
        case PlanOrder():
            return replace(standing, plan=order)
        case _:
            assert_never(order)
