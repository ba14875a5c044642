"""D-7: bonuses used in phase 1, and the regeneration at its end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import ON_SQUARES, PARAMS, Bonus, BonusOrder
from pbem.rulesets.duncan.phases.healing import healed
from pbem.rulesets.duncan.phases.lists import square, unit_of, with_unit
from pbem.rulesets.duncan.phases.upgrades import raised
from pbem.rulesets.duncan.state import Board, Team, Unit


@dataclass(frozen=True)
class Thrown:
    """D-7.7: a flash or a smoke on its way to a square: phase 3 sees what comes of it."""

    seat: Seat
    bonus: Bonus
    at: Cell


Used = tuple[Team, tuple[Thrown, ...], tuple[Event, ...]]


def use(team: Team, number: int, order: BonusOrder, board: Board) -> Used:
    """D-7.1: use a bonus of the stock on an own unit or on a square; what cannot be done costs nothing (H26)."""
    if order.bonus not in team.stock:
        return team, (), (_failed(team, number, order, "stock"),)
    if order.bonus in ON_SQUARES:
        return _throw(team, number, order, board)
    unit = unit_of(team, order.unit)
    if unit is None:
        return team, (), (_failed(team, number, order, "no_unit"),)
    unit = given(unit, order.bonus)
    value = getattr(unit, order.bonus) if order.bonus in PARAMS else unit.has(order.bonus)
    told = events.given(team.seat, number, unit.number, order.bonus, value)
    return with_unit(_spent(team, order.bonus), unit), (), (told,)


def given(unit: Unit, bonus: Bonus) -> Unit:
    """D-7.1, D-7.2: give a bonus to a unit, for ever; strength, speed and sight are raised at once."""
    unit = replace(unit, bonuses=(*unit.bonuses, bonus))
    match bonus:
        case "strength" | "speed" | "sight":
            return raised(unit, bonus)
        case "regeneration" | "invisibility" | "leech" | "quick" | "flash" | "smoke":
            return unit


def _throw(team: Team, number: int, order: BonusOrder, board: Board) -> Used:
    """D-7.7: throw a flash or a smoke at any square of the board, discovered or not."""
    at = square(board, order.cell)
    if at is None:
        return team, (), (_failed(team, number, order, "off_board"),)
    told = events.used(team.seat, number, order.bonus, at.name)
    return _spent(team, order.bonus), (Thrown(team.seat, order.bonus, at),), (told,)


def _spent(team: Team, bonus: Bonus) -> Team:
    """Take one bonus of a kind out of the stock."""
    place = team.stock.index(bonus)
    return replace(team, stock=team.stock[:place] + team.stock[place + 1 :])


def _failed(team: Team, number: int, order: BonusOrder, why: str) -> Event:
    facts: dict[str, Fact] = {"bonus": order.bonus, "unit": order.unit, "at": order.cell}
    return events.failed(team.seat, number, "bonus", why, **facts)


def regenerated(units: Iterable[Unit], options: Options) -> tuple[Unit, ...]:
    """D-7.3: heal every unit by as many lives as it has regenerations."""
    return tuple(
        healed(unit, unit.has("regeneration"), options) if unit.has("regeneration") else unit for unit in units
    )


def regenerate(team: Team, options: Options) -> tuple[Team, tuple[Event, ...]]:
    """D-7.3: heal a team's units at the end of phase 1."""
    after = regenerated(team.units, options)
    told = tuple(
        events.regenerated(team.seat, old.number, new.lives - old.lives, old.strength, new.strength, new.wounds)
        for old, new in zip(team.units, after, strict=True)
        if new != old
    )
    return replace(team, units=after), told
