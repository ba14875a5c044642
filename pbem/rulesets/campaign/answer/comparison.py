"""Forecast and turn side by side: what was foretold for certain, and whether it came so (for the tests alone)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign.answer.ahead import Ahead, ahead
from pbem.rulesets.campaign.field.units import Unit
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.sight.vision import view
from pbem.rulesets.campaign.state import Army, CityMemory, State
from pbem.rulesets.campaign.view import View


def laid_open(state: State, seat: Seat) -> State:
    """Take away what a state does not see, and let it know the whole board; strangers stand one in a cell, and stay."""
    rows = tuple("1" * state.board.width for _ in state.board.rows)
    cities = {each.name: CityMemory(each.owner, state.turn) for each in state.cities}
    realms = tuple(
        replace(each, memory=replace(each.memory, explored=rows, cities=cities))
        if each.seat == seat
        else replace(each, standing=())
        for each in state.realms
    )
    return replace(state, armies=tuple(_seen(state, seat)), realms=realms)


def _seen(state: State, seat: Seat) -> Iterator[Army]:
    """List the own armies, and one in each cell of those in sight."""
    seen = {(each.owner, each.cell) for each in view(state, seat).foreign}
    taken = {army.cell for army in state.armies if army.owner == seat}
    for army in state.armies:
        if army.owner == seat:
            yield army
        elif (army.owner, army.cell) in seen and army.cell not in taken:
            taken.add(army.cell)
            yield army


def differences(before: View, sheet: Sheet[Order], after: View, events: tuple[Event, ...] = ()) -> tuple[str, ...]:
    """List what came otherwise than foretold. Where a die would fall, the forecast ends: what comes then may differ."""
    if before.seat is None:
        return ()
    turn = ahead(before, before.seat, sheet)
    return tuple(_otherwise(turn, after))


def brought(after: View) -> View:
    """Give what a turn has brought; the orders that hold until changed are kept as they were written."""
    return replace(after, standing=())


def _otherwise(turn: Ahead, after: View) -> Iterator[str]:
    ways = {track.number: track.cells for track in after.tracks if track.owner == turn.seat}
    foretold = (*turn.certain.units.values(), *turn.certain.fallen)
    own = {each.key.number: each for each in foretold if each.owner == turn.seat}
    if not turn.meetings and ways.keys() != own.keys():
        yield f"armies {sorted(own)}, came {sorted(ways)}"
    for number, unit in own.items():
        way = ways.get(number, ())
        if way != unit.way if not turn.meetings else way[: len(unit.way)] != unit.way:
            yield f"army {number} goes {_said(unit.way)}, went {_said(way)}"
    if not turn.meetings:
        yield from _strengths(turn, own, after)


def _strengths(turn: Ahead, own: dict[int, Unit], after: View) -> Iterator[str]:
    """Compare the armies that are left, but for one produced after the movement (C-6.1)."""
    came = {each.number: each.strength for each in after.armies if each.number in own}
    expected = {each.key.number: each.strength for each in turn.end.units.values() if each.owner == turn.seat}
    if came != expected:
        yield f"strengths {expected}, came {came}"


def _said(way: tuple[Cell, ...]) -> str:
    return " ".join(each.name for each in way)
