"""Sight on drawn boards: what an eye at `@` sees."""

from __future__ import annotations

import pytest

from pbem.core import sight, squares
from pbem.core.grid import Cell
from pbem.core.sight import Rule
from tests.core.sight_kit import drawn, looks


def test_figure_6_1() -> None:
    """X14: a nearer square is not seen, one further away is."""
    board = ".@....\n.#....\n......\n......"
    assert looks(board, 3) == ".@...?\n.#...?\n???.??\n??????"


def test_a_single_wall() -> None:
    """X15: a wall hides a widening cone."""
    assert looks(".....\n..@..\n..#..\n.....\n.....", 4) == ".....\n..@..\n..#..\n.???.\n?????"


def test_a_room() -> None:
    """X16: walls are seen from inside the room, the nearest of a row too."""
    board = """
        #########
        #.......#
        #..#....#
        #.@.....#
        #...#...#
        #....#..#
        #.......#
        #########
    """
    seen = "?????????\n?..??????\n#..#?????\n#.@..????\n#...#????\n?...?????\n?????????\n?????????"
    assert looks(board, 2) == seen


@pytest.mark.parametrize(("reach", "count"), list(enumerate((1, 9, 21, 37, 69, 97, 137))))
def test_reach_in_a_circle(reach: int, count: int) -> None:
    """D-5.2: so many squares are within reach, by seeing them and by the area of a flash."""
    free = squares.none(20)
    assert squares.count(sight.seen(free, 20, [(Cell(9, 9), reach)], Rule())) == count
    assert squares.count(sight.disc(Cell(9, 9), reach, 20, 20)) == count


@pytest.mark.parametrize("reach", range(5))
def test_reach_in_a_square(reach: int) -> None:
    """D-5.2 `square`: the larger difference counts."""
    free = squares.none(20)
    rule = Rule("square")
    assert squares.count(sight.seen(free, 20, [(Cell(9, 9), reach)], rule)) == (2 * reach + 1) ** 2
    assert squares.count(sight.disc(Cell(9, 9), reach, 20, 20, "square")) == (2 * reach + 1) ** 2


def test_the_flash_and_the_smoke_of_the_table() -> None:
    """D-5.6: dx²+dy² <= 12 and <= 30, cut at the edges of the board."""
    flash = sight.disc(Cell(0, 0), 3, 10, 10)
    assert set(squares.cells(flash)) == {Cell(x, y) for x in range(10) for y in range(10) if x * x + y * y <= 12}
    smoke = sight.disc(Cell(9, 5), 5, 10, 10)
    near = {Cell(x, y) for x in range(10) for y in range(10) if (x - 9) ** 2 + (y - 5) ** 2 <= 30}
    assert set(squares.cells(smoke)) == near
    assert squares.count(sight.disc(Cell(50, 50), 3, 120, 120)) == 37
    assert squares.count(sight.disc(Cell(50, 50), 5, 120, 120)) == 97


def test_touching_an_edge_or_a_corner_does_not_block() -> None:
    """D-5.3: the diagonal passes the corner of one wall; along a wall one sees to its end."""
    assert looks("@#.\n...\n...", 3) == "@#?\n..?\n..."
    assert looks("@....\n#####", 4) == "@....\n#####"


def test_two_walls_that_touch() -> None:
    """D-5.3, H2: between them nothing is seen; with corner_peek the square behind them is."""
    board = "@#..\n#...\n....\n...."
    assert looks(board, 4) == "@#??\n#???\n????\n????"
    assert looks(board, 4, Rule(corner_peek=True)) == "@#??\n#.??\n??.?\n???."


def test_two_walls_that_touch_from_afar() -> None:
    """D-5.3 (b): the vertex between them may lie anywhere on the segment, its end excepted."""
    board = "@....\n...#.\n..#..\n....."
    assert looks(board, 5)[-1] == "?"
    rows = looks("......\n.@....\n...#..\n..#...\n......\n......", 6).splitlines()
    assert rows[3][3] == "?"
    assert rows[2][2] == "."
    rows = looks("......\n.@....\n...#..\n..#...\n......\n......", 6, Rule(corner_peek=True)).splitlines()
    assert (rows[3][3], rows[4][4], rows[5][5]) == (".", ".", ".")


def test_three_vertices_are_enough() -> None:
    """D-5.3: C4 of the figure 6.1 is hidden by two of its corners and its centre; D3 shows three corners."""
    rows = looks(".@....\n.#....\n......\n......", 3).splitlines()
    assert (rows[2][2], rows[2][3]) == ("?", ".")


def test_walls_hide_walls_behind_them() -> None:
    """D-5.3: of a thick wall only the face is seen."""
    assert looks("@.##.\n..##.\n..##.", 4) == "@.#??\n..#??\n..#??"


def test_an_eye_in_a_corner_of_the_board() -> None:
    """D-1.1: outside the board is nothing, on all sides."""
    free = squares.none(3)
    assert sight.seen(free, 4, [(Cell(0, 0), 9)], Rule()) == (15, 15, 15)
    assert sight.seen(free, 4, [(Cell(3, 2), 9)], Rule()) == (15, 15, 15)
    assert sight.seen((0,), 1, [(Cell(0, 0), 9)], Rule()) == (1,)


def test_a_reach_beyond_the_board_and_beyond_all_counting() -> None:
    """A reach may be any number: nothing beyond the board is worked out."""
    free = squares.none(12)
    whole = ((1 << 30) - 1,) * 12
    assert sight.seen(free, 30, [(Cell(0, 0), 10**9)], Rule()) == whole
    assert sight.disc(Cell(3, 3), 10**9, 30, 12) == whole


def test_nobody_looks() -> None:
    """Without eyes nothing is seen."""
    assert sight.seen(squares.marked(drawn("..#\n..."), "#"), 3, [], Rule()) == (0, 0)


def test_several_eyes_see_what_each_of_them_sees() -> None:
    """The sight of a team is that of its units, joined."""
    walls = squares.marked(drawn("...#....\n.#......\n....##..\n........"), "#")
    one, two = (Cell(0, 0), 3), (Cell(7, 3), 4)
    apart = [sight.seen(walls, 8, [each], Rule()) for each in (one, two)]
    assert sight.seen(walls, 8, [one, two], Rule()) == squares.union(*apart)
