"""D-4: phase 2: all units walk at once, over squares their teams had discovered before the turn began.

Nobody is met on the way (H16), so each way is found from the start squares alone. What is refused here was already
refused at receipt, unless something changed since: a decree, a bonus that was not there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from pbem.core import squares
from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.orders import MoveOrder
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.phases.lists import Sheets, Told, numbered, square, unit_of
from pbem.rulesets.duncan.phases.paths import Ground, Way
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import State, Team, Unit


def move(state: State, sheets: Sheets, watched: Mapping[Seat, tuple[Cell, ...]]) -> Told:
    """D-4.4: play phase 2: all units arrive at once; `watched` are the enemies each team saw when the turn began."""
    teams: list[Team] = []
    told: list[Event] = []
    for team in state.teams:
        over = _ground(state, team, watched.get(team.seat, ()))
        ends: dict[int, Cell] = {}
        for number, order in _last(sheets, team):
            unit = unit_of(team, order.unit)
            way = None if unit is None else _way(unit, order, over, state)
            if unit is None or way is None:
                told.append(_failed(state, team, number, order, over))
            elif way.cost:
                ends[unit.number] = way.squares[-1]
                told.append(events.moved(team.seat, unit.number, way.names, way.cost, paths.budget(unit)))
        teams.append(replace(team, units=tuple(_at(unit, ends.get(unit.number, unit.cell)) for unit in team.units)))
    return replace(state, teams=tuple(teams)), tuple(told)


def _at(unit: Unit, at: Cell) -> Unit:
    return unit if unit.cell == at else replace(unit, cell=at)


def _last(sheets: Sheets, team: Team) -> Iterator[tuple[int, MoveOrder]]:
    """D-4.4: list the moves, one a unit: the later order replaces the earlier."""
    moves = {order.unit: (number, order) for number, order in numbered(sheets, team) if isinstance(order, MoveOrder)}
    yield from sorted(moves.values(), key=lambda each: each[0])


def watched(state: State) -> Mapping[Seat, tuple[Cell, ...]]:
    """H3: by option units stand in a diagonal's way: those each team sees before phase 1, so that nothing is told."""
    if not state.options.diagonal_blocked_by_units:
        return {}
    return {team.seat: tuple(each.cell for each in vision.view(state, team.seat).foreign) for team in state.teams}


def _ground(state: State, team: Team, watched: Iterable[Cell]) -> Ground:
    """D-4.3: give the ground a team may walk on: what it had discovered before the turn began."""
    floor = squares.minus(team.memory.discovered, state.board.walls)
    return paths.ground(floor, _portals(state), (*(unit.cell for unit in team.units), *watched), state.options)


def _way(unit: Unit, order: MoveOrder, over: Ground, state: State, limited: bool = True) -> Way | None:
    """D-4.3: find the way that was ordered; the target and what lies between are squares of the board."""
    named = [square(state.board, name) for name in (*order.via, order.to)]
    asked = [at for at in named if at is not None]
    if len(asked) < len(named):
        return None
    *via, to = asked
    return paths.way(over, unit.cell, to, via, paths.budget(unit) if limited else None)


def _failed(state: State, team: Team, number: int, order: MoveOrder, over: Ground) -> Event:
    """D-4.3: tell why a unit did not move."""
    unit = unit_of(team, order.unit)
    facts: dict[str, Fact] = {"unit": order.unit, "at": order.to}
    if unit is None:
        return events.failed(team.seat, number, "move", "no_unit", **facts)
    for name in (order.to, *order.via):
        if why := _obstacle(state, team, name):
            return events.failed(team.seat, number, "move", why, unit=order.unit, at=name)
    way = _way(unit, order, over, state, limited=False)
    if way is None:
        return events.failed(team.seat, number, "move", "no_way", **facts)
    return events.failed(team.seat, number, "move", "too_far", price=way.cost, points=paths.budget(unit), **facts)


def _obstacle(state: State, team: Team, name: str) -> str:
    """D-4.3: tell why a square cannot be entered, as far as the team knows; empty: it can."""
    at = square(state.board, name)
    if at is None or not squares.has(team.memory.discovered, at):
        return "unknown"
    if not state.board.floor(at):
        return "wall"
    return "portal" if not state.options.portal_enterable and at in _portals(state) else ""


def _portals(state: State) -> tuple[Cell, ...]:
    """D-1.3: list the portals of all teams."""
    return tuple(team.portal for team in state.teams)
