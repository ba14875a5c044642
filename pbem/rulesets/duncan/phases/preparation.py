"""D-2.3: phase 1: each team's upgrades and bonuses in written order, then the regeneration of all units."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from pbem.core.events import Event
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
from pbem.rulesets.duncan.phases.bonuses import Thrown, regenerate, regenerated, use
from pbem.rulesets.duncan.phases.lists import Sheets, numbered
from pbem.rulesets.duncan.phases.notes import note
from pbem.rulesets.duncan.phases.upgrades import upgrade
from pbem.rulesets.duncan.state import Board, State, Team


@dataclass(frozen=True)
class Prepared:
    """The state after phase 1, what flies towards phase 3, and what happened."""

    state: State
    thrown: tuple[Thrown, ...]
    told: tuple[Event, ...]


def prepare(state: State, sheets: Sheets) -> Prepared:
    """D-2.3: play phase 1 for all teams."""
    teams: list[Team] = []
    thrown: tuple[Thrown, ...] = ()
    told: tuple[Event, ...] = ()
    for team in state.teams:
        for number, order in numbered(sheets, team):
            team, more, events = _carried_out(team, number, order, state.board)
            thrown, told = (*thrown, *more), (*told, *events)
        team, events = regenerate(team, state.options)
        teams.append(team)
        told = (*told, *events)
    neutral = regenerated(state.neutral, state.options)
    return Prepared(replace(state, teams=tuple(teams), neutral=neutral), thrown, told)


def _carried_out(
    team: Team, number: int, order: Order, board: Board
) -> tuple[Team, tuple[Thrown, ...], tuple[Event, ...]]:
    """Carry out one order, if it belongs to phase 1; comments are written then too."""
    told: tuple[Event, ...] = ()
    if isinstance(order, Statement):
        return team, (), told
    match order:
        case UpgradeOrder():
            team, told = upgrade(team, number, order)
        case NoteOrder():
            team, told = note(team, number, order)
        case BonusOrder():
            return use(team, number, order, board)
        case MoveOrder() | BuyOrder() | ChooseOrder():
            pass
        case _:
            assert_never(order)
    return team, (), told
