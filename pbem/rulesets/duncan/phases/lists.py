"""Lists of orders as they are carried out: in the order written, each with its place in the list (section 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.grid import Cell, cell
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.state import Board, State, Team, Unit

Told = tuple[State, tuple[Event, ...]]
"""What a phase gives: the state after it, and what happened."""
Sheets = Mapping[Seat, Sheet[Order]]


def numbered(sheets: Sheets, team: Team) -> Iterator[tuple[int, Order]]:
    """List a team's orders with their places in the list; an excluded team orders nothing (D-10.2)."""
    if not team.excluded:
        yield from enumerate(sheets.get(team.seat, Sheet[Order]()), 1)


def unit_of(team: Team, number: int) -> Unit | None:
    """Give a living unit of a team."""
    return next((unit for unit in team.units if unit.number == number), None)


def with_unit(team: Team, unit: Unit) -> Team:
    """Put a changed unit in its place."""
    return replace(team, units=tuple(unit if each.number == unit.number else each for each in team.units))


def square(board: Board, name: str) -> Cell | None:
    """Read the name of a square of the board; None: there is no such square."""
    try:
        at = cell(name)
    except ValueError:
        return None
    return at if board.on(at) else None
