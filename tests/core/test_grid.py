"""Square cells: names, directions, distances, ways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.core.grid import (
    KING,
    ROOK,
    Cell,
    Direction,
    cell,
    column_name,
    distances,
    king_distance,
    reading,
    rook_distance,
    squeezed,
    step,
    within,
)

CELLS = st.builds(Cell, st.integers(0, 701), st.integers(0, 998))


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("A1", Cell(0, 0)),
        ("Z99", Cell(25, 98)),
        ("AA1", Cell(26, 0)),
        ("AZ3", Cell(51, 2)),
        ("BA3", Cell(52, 2)),
        ("ZZ999", Cell(701, 998)),
    ],
)
def test_names_of_cells(name: str, at: Cell) -> None:
    """C-1.1: columns A..Z, AA.., rows from 1, the upper left cell is A1."""
    assert (at.name, cell(name)) == (name, at)


@given(CELLS)
def test_every_cell_has_one_name(at: Cell) -> None:
    assert cell(at.name) == at


def test_columns_follow_one_another() -> None:
    names = [column_name(column) for column in range(702)]
    assert names[:3] + names[24:28] + names[-1:] == ["A", "B", "C", "Y", "Z", "AA", "AB", "ZZ"]
    assert len(set(names)) == 702


@pytest.mark.parametrize("name", ["", "A", "1", "A0", "A01", "a1", "AAA1", "A1000", "А1", "A1 ", "A-1", "A1\n"])
def test_what_is_no_name_of_a_cell(name: str) -> None:
    """The Cyrillic А is folded by the language layer, not here."""
    with pytest.raises(ValueError, match="not the name of a cell"):
        cell(name)


def test_up_is_towards_row_one() -> None:
    assert {d.value: step(cell("C3"), d).name for d in Direction} == {
        "N": "C2",
        "E": "D3",
        "S": "C4",
        "W": "B3",
        "NE": "D2",
        "SE": "D4",
        "SW": "B4",
        "NW": "B2",
    }


@pytest.mark.parametrize("direction", list(Direction))
def test_the_opposite_leads_back(direction: Direction) -> None:
    at = Cell(5, 5)
    assert step(step(at, direction), direction.opposite) == at
    assert direction.diagonal == (direction not in ROOK)


@given(CELLS, CELLS)
def test_distances_count_the_steps_of_the_metric(a: Cell, b: Cell) -> None:
    columns, rows = abs(a.column - b.column), abs(a.row - b.row)
    assert king_distance(a, b) == king_distance(b, a) == max(columns, rows)
    assert rook_distance(a, b) == rook_distance(b, a) == columns + rows


def test_cells_are_read_by_row_then_column() -> None:
    cells = [cell(name) for name in ("B2", "A1", "A2", "B1")]
    assert [at.name for at in sorted(cells, key=reading)] == ["A1", "B1", "A2", "B2"]


def test_within_is_a_square_cut_by_the_board() -> None:
    assert [at.name for at in within(cell("A1"), 1, 9, 9)] == ["A1", "B1", "A2", "B2"]
    assert len(list(within(cell("E5"), 3, 9, 9))) == 49
    assert list(within(cell("E5"), 0, 9, 9)) == [cell("E5")]


def test_squeezing_needs_both_corners_blocked() -> None:
    """C-1.2: a diagonal step between two impassable cells that touch at the corner."""
    both, one = {cell("C2"), cell("D3")}, {cell("C2")}
    assert squeezed(cell("C3"), Direction.NE, both.__contains__)
    assert not squeezed(cell("C3"), Direction.NE, one.__contains__)
    assert not squeezed(cell("C3"), Direction.N, both.__contains__)


def around(rows: tuple[str, ...]) -> dict[Cell, list[Cell]]:
    def neighbours(at: Cell) -> Iterator[Cell]:
        return (
            there
            for there in (step(at, direction) for direction in KING)
            if 0 <= there.row < len(rows) and 0 <= there.column < len(rows[0]) and rows[there.row][there.column] == "."
        )

    cells = [Cell(column, row) for row, line in enumerate(rows) for column in range(len(line))]
    return {at: list(neighbours(at)) for at in cells}


def test_distances_go_round_what_is_blocked() -> None:
    graph = around(("..#..", "..#..", "....."))
    found = distances([cell("E1")], graph.__getitem__)
    assert (found[cell("A1")], found[cell("C3")]) == (4, 2)
    assert cell("C1") not in found


def test_distances_to_the_nearest_of_several_goals() -> None:
    graph = around(("........",))
    found = distances([cell("A1"), cell("H1")], graph.__getitem__)
    assert [found[Cell(column, 0)] for column in range(8)] == [0, 1, 2, 3, 3, 2, 1, 0]


def test_distances_stop_at_the_cell_asked_for() -> None:
    graph = around(("........",))
    found = distances([cell("A1")], graph.__getitem__, near=cell("C1"))
    assert found[cell("C1")] == 2
    assert cell("H1") not in found


def test_no_way_is_no_entry() -> None:
    graph = around((".#.",))
    assert cell("C1") not in distances([cell("A1")], graph.__getitem__)
