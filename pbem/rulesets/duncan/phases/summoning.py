"""D-3.3, D-3.4: phase 5: new units are summoned beside the portals."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.texts import Fact
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.events import Bill
from pbem.rulesets.duncan.orders import BuyOrder
from pbem.rulesets.duncan.phases import prices
from pbem.rulesets.duncan.phases.lists import Sheets, Told, numbered, square
from pbem.rulesets.duncan.phases.upgrades import beside
from pbem.rulesets.duncan.state import State, Team, Unit


def summon(state: State, sheets: Sheets) -> Told:
    """D-2.1: play phase 5 for all teams; units placed in it take no square from one another (D-3.4)."""
    units = (*state.neutral, *(unit for team in state.teams for unit in team.units))
    taken = frozenset(unit.cell for unit in units)
    teams: list[Team] = []
    told: tuple[Event, ...] = ()
    for team in state.teams:
        for number, order in numbered(sheets, team):
            if isinstance(order, BuyOrder):
                team, event = _bought(state, team, number, order, taken)
                told = (*told, event)
        teams.append(team)
    return replace(state, teams=tuple(teams)), told


def _bought(state: State, team: Team, number: int, order: BuyOrder, taken: Set[Cell]) -> tuple[Team, Event]:
    """D-3.3: summon a unit on the first of the squares that is free, if it can be paid.

    Points come before squares: who cannot pay is not told where something unseen stands.
    """
    near = [at for name in order.at if (at := square(state.board, name)) and beside(team.portal, at)]
    free = [at for at in near if at not in taken and _ground(state, at)]
    price = prices.unit(len(team.units))
    if price > team.points or not free:
        why = "points" if price > team.points else _refused(state, near)
        facts: dict[str, Fact] = {"at": " ".join(order.at), "price": price, "points": team.points}
        return team, events.failed(team.seat, number, "buy", why, **facts)
    new = Unit(team.next_number, free[0], bought=state.turn)
    left = team.points - price
    team = replace(team, units=(*team.units, new), next_number=new.number + 1, points=left)
    return team, events.summoned(team.seat, Bill(number, price, left), new.number, new.cell.name)


def _ground(state: State, at: Cell) -> bool:
    """D-1.3, D-3.4: tell whether a square is floor without a portal."""
    return state.board.floor(at) and all(team.portal != at for team in state.teams)


def _refused(state: State, near: list[Cell]) -> str:
    """D-3.4: tell what is wrong with the squares: not beside the portal, no floor, another portal, or not free."""
    if not near:
        return "not_beside"
    if any(_ground(state, at) for at in near):
        return "not_free"
    return "portal" if any(state.board.floor(at) for at in near) else "wall"
