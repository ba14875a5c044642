"""D-3.1, D-3.2: upgrades, one after the other, each at the price of that moment."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.core.grid import Cell, king_distance
from pbem.core.texts import Fact
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.events import Bill
from pbem.rulesets.duncan.orders import Param, UpgradeOrder
from pbem.rulesets.duncan.phases import prices
from pbem.rulesets.duncan.phases.lists import unit_of, with_unit
from pbem.rulesets.duncan.state import Team, Unit


def beside(portal: Cell, at: Cell) -> bool:
    """D-1.3: tell whether a square is one of the 8 around a portal."""
    return king_distance(portal, at) == 1


def price(unit: Unit, portal: Cell) -> int:
    """D-3.1: S+R+D-2, and the penalty when the unit is not beside its own portal."""
    return prices.at_portal(unit) + (0 if beside(portal, unit.cell) else prices.penalty(unit))


def raised(unit: Unit, param: Param) -> Unit:
    """D-3.2: one more of a parameter; wounds stay as they are, and the highest strength is kept in mind (H7)."""
    match param:
        case "strength":
            return replace(unit, strength=unit.strength + 1, best=max(unit.best, unit.strength + 1))
        case "speed":
            return replace(unit, speed=unit.speed + 1)
        case "sight":
            return replace(unit, sight=unit.sight + 1)


def upgrade(team: Team, number: int, order: UpgradeOrder) -> tuple[Team, tuple[Event, ...]]:
    """D-3.1: upgrade a unit so many times, as far as the points last."""
    told: list[Event] = []
    for done in range(order.times):
        unit = unit_of(team, order.unit)
        if unit is None or (cost := price(unit, team.portal)) > team.points:
            return team, (*told, _failed(team, number, replace(order, times=order.times - done), unit))
        unit = raised(unit, order.param)
        team = replace(with_unit(team, unit), points=team.points - cost)
        away = not beside(team.portal, unit.cell)
        bill = Bill(number, cost, team.points)
        told.append(events.upgraded(team.seat, bill, unit.number, order.param, getattr(unit, order.param), away))
    return team, tuple(told)


def _failed(team: Team, number: int, order: UpgradeOrder, unit: Unit | None) -> Event:
    """D-3.2: tell that the unit is dead, or that it could not be paid."""
    facts: dict[str, Fact] = {"unit": order.unit, "param": order.param, "times": order.times, "points": team.points}
    if unit is None:
        return events.failed(team.seat, number, "upgrade", "no_unit", **facts)
    return events.failed(team.seat, number, "upgrade", "points", price=price(unit, team.portal), **facts)
