"""D-1.1: maps as text: what is drawn, what is told below, and what is refused."""

from __future__ import annotations

import re

import pytest

from pbem.core.grid import cell
from pbem.rulesets.duncan.dungeon import board
from pbem.rulesets.duncan.state import Pile, Unit

MAP = """
#######
#1..o.#
#.##n.#
#O...2#
#######

title: The first steps
pile E2 12
pile B4 unlimited
neutral E3 3/2/1
neutral D4 2/2/2
"""


def test_rows_are_walls_and_floor() -> None:
    """D-1.1: columns A from the west, rows 1 from the north; what is drawn on the floor is floor below."""
    assert board.read(MAP).board.rows == ("#######", "#.....#", "#.##..#", "#.....#", "#######")


def test_portals_in_the_order_of_the_teams() -> None:
    """D-1.3: portal 1 is the first team's."""
    assert board.read(MAP).portals == (cell("B2"), cell("F4"))


def test_piles_and_their_capacity() -> None:
    """D-1.5: small and large; 0 is without limit, None is as the options say."""
    assert board.read(MAP).piles == (Pile(cell("E2"), "small", None, 12), Pile(cell("B4"), "large", None, 0))
    assert board.read("o.O").piles == (Pile(cell("A1"), "small"), Pile(cell("C1"), "large"))


def test_neutral_units() -> None:
    """D-1.6: 1/1/1 unless told otherwise, drawn or only told; numbered by row, then column."""
    assert board.read(MAP).neutral == (Unit(1, cell("E3"), 3, 2, 1, best=3), Unit(2, cell("D4"), 2, 2, 2, best=2))
    assert board.read("n.").neutral == (Unit(1, cell("A1")),)


def test_a_neutral_unit_guards_a_pile() -> None:
    """D-1.6: a pile and its guard may share a square."""
    assert board.read("o.\n\nneutral A1 2/1/1").neutral[0].cell == cell("A1")


def test_round_trip() -> None:
    """What is written is read as it was."""
    dungeon = board.read(MAP)
    assert board.read(board.write(dungeon)) == dungeon
    plain = board.read("1.o\n#n2")
    assert board.read(board.write(plain)) == plain


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected 1 to 120 rows of 1 to 120 squares"),
        ("." * 121, "expected 1 to 120 rows"),
        ("..\n.", "map, line 2: 1 squares, the first row has 2"),
        ("..\n.x", "map, line 2: unknown sign 'x', known are #.123456789abcoOn"),
        ("1.1", "expected every portal of 12 once"),
        ("1.3", "expected every portal of 12 once"),
        ("1#.\n###", "no floor beside the portal in A1"),
        ("..\n\nwall A1", "map, line 3: expected title:, pile or neutral, found 'wall A1'"),
        ("..\n\npile A1 3", "map, line 3: there is no pile in A1"),
        ("o.\n\npile A1", "expected 3 words"),
        ("o.\n\npile A1 0", "expected a number from 1 instead of '0'"),
        ("o.\n\npile 1A 3", "not the name of a cell"),
        ("n#\n\nneutral B1 1/1/1", "nobody can stand in B1"),
        ("n1\n\nneutral B1 1/1/1", "nobody can stand in B1"),
        ("n.\n\nneutral A1 1/1", "expected STRENGTH/SPEED/SIGHT"),
        ("n.\n\nneutral A1 0/1/1", "expected a number from 1"),
    ],
)
def test_mistakes_are_named(text: str, message: str) -> None:
    """A map that cannot be read says what is wrong where."""
    with pytest.raises(ValueError, match=re.escape(message)):
        board.read(text)
