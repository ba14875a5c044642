"""The dungeon as a team supposes it when it buys: a state made of its view alone, to try its purchases on.

Whoever is seen stands where he is seen, nobody has fallen, and ground that is not discovered is floor. So nothing that
comes of it can tell the team more than its view does.
"""

from __future__ import annotations

from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.squares import none
from pbem.rulesets.duncan.state import NEUTRAL, Board, Memory, State, Team, Unit
from pbem.rulesets.duncan.view import View

_NOWHERE = Cell(-9, -9)


def supposed(view: View, own: tuple[Unit, ...], points: int) -> State:
    """Make a state of what a team knows, with its own units and points as they are by then."""
    board = Board(tuple(row.replace("?", ".") for row in view.terrain))
    portals = {portal.owner: portal.cell for portal in view.portals}
    if view.seat is not None and view.portal is not None:
        portals[view.seat] = view.portal
    seats = dict.fromkeys((*portals, *(unit.owner for unit in view.foreign if unit.owner != NEUTRAL)))
    memory = Memory(none(board.height))
    teams = tuple(
        Team(seat, portals.get(seat, _NOWHERE), memory, points, units=_foreign(view, seat))
        if seat != view.seat
        else Team(seat, portals[seat], memory, points, units=own, next_number=view.next_number)
        for seat in seats
    )
    return State(view.options, board, view.turn, teams, neutral=_foreign(view, NEUTRAL))


def _foreign(view: View, owner: Seat) -> tuple[Unit, ...]:
    return tuple(Unit(number, unit.cell) for number, unit in enumerate(view.foreign, 1) if unit.owner == owner)
