"""Sight on any board: against the rule in fractions, square by square; mirrored and turned; both ways alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core import sight, squares
from pbem.core.grid import Cell
from pbem.core.sight import Rule
from tests.core.sight_kit import clear, seen_slowly

Walls = frozenset[Cell]
TURNS: dict[str, Callable[[Cell, int, int], Cell]] = {
    "left and right": lambda at, columns, rows: Cell(columns - 1 - at.column, at.row),
    "up and down": lambda at, columns, rows: Cell(at.column, rows - 1 - at.row),
    "columns and rows": lambda at, columns, rows: Cell(at.row, at.column),
}


@st.composite
def boards(draw: st.DrawFn, largest: int) -> tuple[Walls, tuple[int, int], Cell]:
    """Draw a board and an eye on its floor."""
    columns, rows = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    cells = [Cell(column, row) for row in range(rows) for column in range(columns)]
    share = draw(st.sampled_from((1, 2, 5, 9)))
    walls = frozenset(at for at in cells if draw(st.integers(0, 9)) < share)
    eye = draw(st.sampled_from(cells))
    return walls - {eye}, (columns, rows), eye


rules = st.builds(Rule, st.sampled_from(("circle", "square")), st.booleans())


def seen(walls: Walls, size: tuple[int, int], eye: Cell, reach: int, rule: Rule) -> squares.Squares:
    return sight.seen(squares.of(walls, size[1]), size[0], [(eye, reach)], rule)


@settings(max_examples=60)
@given(boards(9), st.integers(0, 12), rules)
def test_it_is_the_rule(board: tuple[Walls, tuple[int, int], Cell], reach: int, rule: Rule) -> None:
    """D-5.2, D-5.3: what the shadows say is what fractions say, on any board, with any option."""
    walls, size, eye = board
    assert seen(walls, size, eye, reach, rule) == seen_slowly(walls, size, eye, reach, rule)


@pytest.mark.parametrize("turn", TURNS)
@settings(max_examples=60)
@given(boards(16), st.integers(0, 20), rules)
def test_no_direction_is_better(turn: str, board: tuple[Walls, tuple[int, int], Cell], reach: int, rule: Rule) -> None:
    """D-5.3: a mirrored board is seen mirrored; the three mirrors make all eight turns."""
    walls, size, eye = board
    other = size[::-1] if turn == "columns and rows" else size

    def turned(at: Cell) -> Cell:
        return TURNS[turn](at, *size)

    there = seen(frozenset(map(turned, walls)), other, turned(eye), reach, rule)
    here = seen(walls, size, eye, reach, rule)
    assert there == squares.of(map(turned, squares.cells(here)), other[1])


@settings(max_examples=60)
@given(boards(12), st.integers(0, 20), rules)
def test_who_sees_is_seen(board: tuple[Walls, tuple[int, int], Cell], reach: int, rule: Rule) -> None:
    """D-5.3: between two squares of floor sight with the same reach is the same both ways.

    Lines from centre to centre are. Three vertices never add anything: two of them are opposite, and no wall is narrow
    enough to hide the centre and neither of those. Walls, by one vertex, are seen more easily, but see nobody.
    """
    walls, size, eye = board
    shown = seen(walls, size, eye, reach, rule)
    for at in squares.cells(squares.minus(shown, squares.of(walls, size[1]))):
        assert clear(walls, eye, (2 * at.column + 1, 2 * at.row + 1), rule.corner_peek)
        assert squares.has(seen(walls, size, at, reach, rule), eye)


@settings(max_examples=50)
@given(boards(16), st.integers(0, 12), rules, st.data())
def test_a_wall_less_shows_no_less_floor(
    board: tuple[Walls, tuple[int, int], Cell], reach: int, rule: Rule, data: st.DataObject
) -> None:
    """D-5.3: walls only ever hide: without one of them every other square seen before is still seen."""
    walls, size, eye = board
    gone = data.draw(st.sampled_from(sorted(walls))) if walls else Cell(-1, 0)
    before = seen(walls, size, eye, reach, rule)
    after = seen(walls - {gone}, size, eye, reach, rule)
    lost = squares.minus(before, after)
    assert set(squares.cells(lost)) <= {gone}


@settings(max_examples=60)
@given(boards(16), st.integers(0, 12), rules)
def test_further_sight_shows_no_less(board: tuple[Walls, tuple[int, int], Cell], reach: int, rule: Rule) -> None:
    """D-5.2: a longer reach adds squares, and never changes one within the shorter."""
    walls, size, eye = board
    near, far = (seen(walls, size, eye, each, rule) for each in (reach, reach + 1))
    assert squares.both(near, far) == near
    assert squares.both(far, sight.disc(eye, reach, *size, rule.metric)) == near


@settings(max_examples=60)
@given(boards(16), st.integers(0, 12), st.sampled_from(("circle", "square")))
def test_peeking_shows_no_less(board: tuple[Walls, tuple[int, int], Cell], reach: int, metric: sight.Metric) -> None:
    """H2: who may peek between touching corners sees everything others see."""
    walls, size, eye = board
    strict, peeking = (seen(walls, size, eye, reach, Rule(metric, peek)) for peek in (False, True))
    assert squares.minus(strict, peeking) == squares.none(size[1])


@pytest.mark.parametrize("place", [Cell(x, y) for x in range(7) for y in range(7) if (x, y) != (3, 3)])
@pytest.mark.parametrize("rule", [Rule("square"), Rule("square", corner_peek=True)])
def test_one_wall_anywhere(place: Cell, rule: Rule) -> None:
    """Every wall of a window, alone, and with its neighbours along a diagonal."""
    for walls in (frozenset({place}), frozenset({place, Cell(place.column + 1, place.row - 1)}) - {Cell(3, 3)}):
        kept = frozenset(at for at in walls if at.column < 7 and at.row >= 0)
        assert seen(kept, (7, 7), Cell(3, 3), 3, rule) == seen_slowly(kept, (7, 7), Cell(3, 3), 3, rule)
