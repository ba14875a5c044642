"""The referee sees everything: a view like any other, of a seat to which nothing is hidden (D-10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.duncan.state import NEUTRAL, State, Team, Unit
from pbem.rulesets.duncan.view import ForeignUnit, KnownPile, KnownPortal, Purse, View


def view(state: State) -> View:
    """D-10.2: show everything."""
    rows = state.board.rows
    return View(
        seat=REFEREE,
        options=replace(state.options, dungeon=""),
        turn=state.turn,
        terrain=rows,
        fog=tuple("." * len(row) for row in rows),
        portals=tuple(KnownPortal(team.seat, team.portal) for team in state.teams),
        foreign=tuple(_units(state)),
        piles=tuple(
            KnownPile(pile.cell, pile.size, pile.holder, state.turn, pile.left == 0, True, pile.left)
            for pile in state.piles
        ),
        purses=tuple(_purse(team) for team in state.teams),
        story=state.story,
        awards=state.awards,
        rules=state.rules,
        result=state.result,
    )


def _units(state: State) -> Iterator[ForeignUnit]:
    """Show all units, team by team, the neutral ones last."""
    for team in state.teams:
        yield from (_unit(team.seat, unit) for unit in team.units)
    yield from (_unit(NEUTRAL, unit) for unit in state.neutral)


def _unit(owner: Seat, unit: Unit) -> ForeignUnit:
    values = (unit.strength, unit.speed, unit.sight, unit.number, unit.wounds, unit.bonuses)
    return ForeignUnit(owner, unit.cell, *values)


def _purse(team: Team) -> Purse:
    gifts = (team.stock, team.received, team.choices, team.due)
    return Purse(team.seat, team.score, team.points, *gifts, team.excluded)
