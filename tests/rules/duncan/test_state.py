"""D-1: what there is."""

from __future__ import annotations

import pytest

from pbem.core import squares
from pbem.core.grid import cell
from pbem.rulesets.duncan.state import Board, Unit

BOARD = Board((".#.", "..."))


def test_outside_the_board_is_nothing() -> None:
    """D-1.1: columns A.. from the west, rows 1.. from the north; what is off the board is no floor."""
    assert (BOARD.width, BOARD.height) == (3, 2)
    assert BOARD.floor(cell("A1"))
    assert not BOARD.floor(cell("B1"))
    assert not BOARD.on(cell("D1"))
    assert not BOARD.floor(cell("A3"))
    assert [at.name for at in squares.cells(BOARD.walls)] == ["B1"]


@pytest.mark.parametrize(("strength", "wounds", "lives"), [(1, 0, 1), (2, 0, 3), (5, 0, 15), (4, 2, 8), (3, 2, 4)])
def test_lives(strength: int, wounds: int, lives: int) -> None:
    """D-1.4: strength is also toughness: S(S+1)/2 - w wounds are left until death."""
    assert Unit(1, cell("A1"), strength, wounds=wounds).lives == lives


def test_bonuses_count_as_often_as_given() -> None:
    """D-7.1, D-7.3: two regenerations are two."""
    unit = Unit(1, cell("A1"), bonuses=("regeneration", "leech", "regeneration"))
    assert (unit.has("regeneration"), unit.has("leech"), unit.has("quick")) == (2, 1, 0)
