"""Forecast and turn side by side: upgrades, bonuses, ways and purchases, line by line (for the tests alone)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.answer.plan import idle
from pbem.rulesets.duncan.orders import (
    BonusOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    Statement,
    UpgradeOrder,
)
from pbem.rulesets.duncan.sight.vision import view
from pbem.rulesets.duncan.state import NEUTRAL, State, Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.trial import Line, trial

Compared = UpgradeOrder | BonusOrder | MoveOrder | BuyOrder
_DONE = ("upgraded", "given", "used", "summoned")


def laid_open(state: State, seat: Seat) -> State:
    """Let a team know the whole dungeon; the units it does not see are not there."""
    seen = {(unit.owner, unit.cell) for unit in view(state, seat).foreign}
    whole = ((1 << state.board.width) - 1,) * state.board.height
    teams = tuple(
        replace(team, memory=replace(team.memory, discovered=whole))
        if team.seat == seat
        else replace(team, units=_seen(team.seat, team.units, seen))
        for team in state.teams
    )
    return replace(state, teams=teams, neutral=_seen(NEUTRAL, state.neutral, seen))


def _seen(owner: Seat, units: Iterable[Unit], seen: set[tuple[Seat, Cell]]) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if (owner, unit.cell) in seen and not unit.has("invisibility"))


def differences(before: View, sheet: Sheet[Order], after: View, events: tuple[Event, ...]) -> tuple[str, ...]:
    """List what came otherwise than foretold. Purchases are made behind the fights: where a unit fell, nobody knew."""
    if before.seat is None or before.portal is None:
        return ()
    listed = tuple(enumerate(trial(before, sheet).lines, 1))
    moves = {line.order.unit: place for place, line in listed if isinstance(line.order, MoveOrder)}
    fell = any(event.kind == "fell" for event in events)
    found: list[str] = []
    for place, line in listed:
        order = line.order
        open_ = fell and isinstance(order, BuyOrder)
        replaced = isinstance(order, MoveOrder) and moves[order.unit] != place
        if not isinstance(order, ChooseOrder | NoteOrder | Statement) and not open_ and not replaced:
            foretold, came = _foretold(before, line, order), _came(place, order, events)
            found += [f"{order}: {foretold} is foretold, {came} came"] if foretold != came else []
    return tuple(found)


def _foretold(before: View, line: Line, order: Compared) -> object:
    """Say what a line comes to: what is paid, where a unit will stand; None: nothing."""
    if idle(before, line):
        return None
    match order:
        case UpgradeOrder():
            return line.prices[: line.paid]
        case MoveOrder():
            return line.way and line.way.squares[-1].name
        case BuyOrder():
            return line.price, line.left, line.at and line.at.name
        case BonusOrder():
            return True
        case _:
            assert_never(order)


def _came(place: int, order: Compared, events: tuple[Event, ...]) -> object:
    own = [event for event in events if event.facts.get("order") == place and event.kind in _DONE]
    match order:
        case UpgradeOrder():
            return tuple(event.facts["price"] for event in own) or None
        case MoveOrder(unit=unit, to=to):
            ends = [event.facts["end"] for event in events if event.kind == "moved" and event.facts["unit"] == unit]
            failed = any(event.kind == "failed" and event.facts["order"] == place for event in events)
            return None if failed else ends[0] if ends else to
        case BuyOrder():
            facts = next((event.facts for event in own), None)
            return None if facts is None else (facts["price"], facts["left"], facts["at"])
        case BonusOrder():
            return True if own else None
        case _:
            assert_never(order)
