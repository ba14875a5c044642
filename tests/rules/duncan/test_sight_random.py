"""Phase 3 of positions drawn by lot, against the rule written with sets and fractions."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Literal

import pytest

from pbem.core import squares
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.core.sight import Rule
from pbem.rulesets.duncan.sight import vision
from pbem.rulesets.duncan.state import State, Team
from tests.core.sight_kit import seen_slowly
from tests.rules.duncan.test_sight_secrets import SEATS, anywhere

Board = frozenset[Cell]


def around(state: State, middle: Cell, limit: int) -> Board:
    """D-5.6: the squares with dx² + dy² <= limit."""
    board = (Cell(x, y) for x in range(state.board.width) for y in range(state.board.height))
    return frozenset(at for at in board if (at.column - middle.column) ** 2 + (at.row - middle.row) ** 2 <= limit)


def sight_of(state: State, team: Team, blinded: Board) -> Board:
    """D-5.1 to D-5.4: what units see outside the blinding smoke, and what the portal sees."""
    walls = frozenset(squares.cells(state.board.walls))
    rule = Rule(state.options.sight_metric, state.options.corner_peek)
    size = (state.board.width, state.board.height)

    def one(at: Cell, reach: int) -> Board:
        return frozenset(squares.cells(seen_slowly(walls, size, at, reach, rule)))

    units = frozenset[Cell]().union(*(one(unit.cell, unit.sight) for unit in team.units))
    return units - blinded | one(team.portal, state.options.portal_sight)


@pytest.mark.parametrize("number", range(6))
def test_phase_3(number: int) -> None:
    """D-5.6: flashes, then smokes, then sight; everything a team knows afterwards follows from that."""
    chance = Random(number)
    state = anywhere(number)
    mode: Literal["forget", "blind"] = "blind" if chance.random() < 0.5 else "forget"
    state = replace(state, options=replace(state.options, smoke_mode=mode), blinded=())
    cells = [Cell(chance.randrange(14), chance.randrange(14)) for _ in range(4)]
    flashes: dict[Seat, tuple[Cell, ...]] = {SEATS[0]: (cells[0], cells[1])}
    smokes = tuple(cells[2 : 2 + chance.randint(0, 2)])
    after, _ = vision.look(state, flashes, smokes)
    smoked = frozenset[Cell]().union(*(around(state, at, 30) for at in smokes))
    for team in state.teams:
        before = frozenset(squares.cells(team.memory.discovered))
        lit = frozenset[Cell]().union(*(around(state, at, 12) for at in flashes.get(team.seat, ())))
        seen = sight_of(state, team, smoked if mode == "blind" else frozenset())
        kept = before if mode == "blind" else before - smoked
        memory = after.team(team.seat).memory
        assert frozenset(squares.cells(memory.discovered)) == kept | lit - smoked | seen
        assert frozenset(squares.cells(memory.forgotten)) == before - (kept | lit - smoked | seen)
        known = {pile.cell.name for pile in state.piles if pile.cell in lit - smoked | seen}
        stale = {name for name in team.memory.piles if squares.has(memory.discovered, _cell(name))}
        assert set(memory.piles) == known | stale
        assert {name for name, pile in memory.piles.items() if pile.turn == state.turn} == known


def _cell(name: str) -> Cell:
    return Cell(ord(name[0]) - 65, int(name[1:]) - 1)


@pytest.mark.parametrize("number", range(16))
def test_a_view_agrees_with_itself(number: int) -> None:
    """D-5.5: terrain is shown where the fog is not `?` or `s`; strangers stand where it is `.`, none is invisible."""
    state = anywhere(number)
    for seat in SEATS:
        view = vision.view(state, seat)
        for ground, fog in zip(view.terrain, view.fog, strict=True):
            assert [sign == "?" for sign in ground] == [sign in "?s" for sign in fog]
        assert {view.fog[each.cell.row][each.cell.column] for each in view.foreign} <= {"."}
        assert {view.fog[each.cell.row][each.cell.column] for each in view.piles if each.seen} <= {"."}
        hidden = sum(unit.has("invisibility") for team in state.teams if team.seat != seat for unit in team.units)
        others = sum(len(team.units) for team in state.teams if team.seat != seat) + len(state.neutral)
        assert len(view.foreign) <= others - (hidden > 0)
