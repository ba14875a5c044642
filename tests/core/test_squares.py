"""Sets of squares as whole numbers."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core import squares
from pbem.core.grid import Cell

cells = st.frozensets(st.builds(Cell, st.integers(0, 12), st.integers(0, 6)), max_size=40)


@settings(max_examples=80)
@given(cells, cells)
def test_they_are_sets(one: frozenset[Cell], other: frozenset[Cell]) -> None:
    """Joining, meeting, taking away, counting and asking are those of sets."""
    a, b = squares.of(one, 7), squares.of(other, 7)
    assert set(squares.cells(squares.union(a, b))) == one | other
    assert set(squares.cells(squares.both(a, b))) == one & other
    assert set(squares.cells(squares.minus(a, b))) == one - other
    assert squares.count(a) == len(one)
    assert all(squares.has(a, at) for at in one)
    assert not any(squares.has(a, at) for at in other - one)


def test_off_the_board() -> None:
    """What lies off the board is in no set."""
    found = squares.of([Cell(-1, 0), Cell(0, -1), Cell(0, 2), Cell(3, 1)], 2)
    assert found == (0, 8)
    assert not any(squares.has(found, at) for at in (Cell(-1, 1), Cell(3, -1), Cell(3, 2)))


@settings(max_examples=80)
@given(cells)
def test_runs_are_the_squares(chosen: frozenset[Cell]) -> None:
    """Runs are whole, in order, and nothing is between two of them in a row but squares that are not in the set."""
    found = list(squares.runs(squares.of(chosen, 7)))
    listed = [Cell(column, first.row) for first, last in found for column in range(first.column, last.column + 1)]
    assert listed == list(squares.cells(squares.of(chosen, 7)))
    assert all(Cell(last.column + 1, last.row) not in chosen for _, last in found)


def test_painted() -> None:
    """A square in the first layer counts 1, in the second 2, in the third 4; the sum chooses the sign."""
    layers = (squares.marked(("x.x.", "...."), "x"), squares.marked(("xx..", "...."), "x"))
    assert squares.painted(4, ".123", *layers) == ("321.", "....")
    third = squares.marked(("xxx.", "...x"), "x")
    assert squares.painted(4, ".1234567", *layers, third) == ("765.", "...4")
