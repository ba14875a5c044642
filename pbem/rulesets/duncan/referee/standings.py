"""D-10.1: who came where when a game is over."""

from __future__ import annotations

from pbem.core.blocks import Block, Cell, Column, Table
from pbem.core.sections import places
from pbem.core.texts import text
from pbem.rulesets.duncan.state import State, Team

_PLACES = ("place", "whose", "score", "piles", "units")


def standings(state: State) -> tuple[Block, ...]:
    """D-10.1: list who came where: all winners first, then by victory points, piles, units; the excluded last."""
    columns = tuple(Column(text(f"duncan-standing-{name}"), numeric=name != "whose") for name in _PLACES)
    winners = state.result.winners if state.result is not None else ()
    ranked = sorted(state.teams, key=lambda team: _rank(state, team, team.seat in winners), reverse=True)
    keys = [_rank(state, team, team.seat in winners) for team in ranked]
    rows = tuple(_row(place, team, key) for place, team, key in zip(places(keys), ranked, keys, strict=True))
    return (Table(columns, rows),)


def _rank(state: State, team: Team, won: bool) -> tuple[bool, bool, int, int, int]:
    held = sum(pile.holder == team.seat for pile in state.piles)
    return won, not team.excluded, team.score, held, len(team.units)


def _row(place: int, team: Team, key: tuple[bool, bool, int, int, int]) -> tuple[Cell, ...]:
    whose = text("duncan-standing-who", who=team.seat, excluded=team.excluded)
    figures = (Cell(str(figure)) for figure in key[2:])
    return (Cell(str(place), "number"), Cell(whose, "tag", team.seat), *figures)
