"""The referee sees everything: a view like any other, of a seat to which nothing is hidden; and who came where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.blocks import Block, Cell, Column, Table
from pbem.core.seats import REFEREE, Seat
from pbem.core.sections import places
from pbem.core.texts import text
from pbem.rulesets.duncan.state import NEUTRAL, State, Team, Unit
from pbem.rulesets.duncan.view import ForeignUnit, KnownPile, KnownPortal, Purse, View

_PLACES = ("place", "whose", "score", "piles", "units")


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
    """Show a unit with all its values."""
    values = (unit.strength, unit.speed, unit.sight, unit.number, unit.wounds, unit.bonuses)
    return ForeignUnit(owner, unit.cell, *values)


def _purse(team: Team) -> Purse:
    """Show what a team has."""
    gifts = (team.stock, team.received, team.choices, team.due)
    return Purse(team.seat, team.score, team.points, *gifts, team.excluded)


def standings(state: State) -> tuple[Block, ...]:
    """D-10.1: list who came where: all winners first, then by victory points, piles, units; the excluded last."""
    columns = tuple(Column(text(f"duncan-standing-{name}"), numeric=name != "whose") for name in _PLACES)
    winners = state.result.winners if state.result is not None else ()
    ranked = sorted(state.teams, key=lambda team: _rank(state, team, team.seat in winners), reverse=True)
    keys = [_rank(state, team, team.seat in winners) for team in ranked]
    rows = tuple(_row(place, team, key) for place, team, key in zip(places(keys), ranked, keys, strict=True))
    return (Table(columns, rows),)


def _rank(state: State, team: Team, won: bool) -> tuple[bool, bool, int, int, int]:
    """Give what teams are compared by."""
    held = sum(pile.holder == team.seat for pile in state.piles)
    return won, not team.excluded, team.score, held, len(team.units)


def _row(place: int, team: Team, key: tuple[bool, bool, int, int, int]) -> tuple[Cell, ...]:
    """Write one line of the standings."""
    whose = text("duncan-standing-who", who=team.seat, excluded=team.excluded)
    figures = (Cell(str(figure)) for figure in key[2:])
    return (Cell(str(place), "number"), Cell(whose, "tag", team.seat), *figures)
