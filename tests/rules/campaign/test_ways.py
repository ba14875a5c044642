"""C-4.2: the shortest way, against a naive walk from cell to cell; and ways longer than the rows it begins with."""

from __future__ import annotations

import random
from collections import deque

import pytest

from pbem.core.grid import Cell, Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.paths import Ways, directions
from pbem.rulesets.campaign.field.sight import Raster
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import Board

RED = Seat("red")


def _board(rng: random.Random, columns: int, rows: int, walls: float) -> Board:
    signs = ("".join("~" if rng.random() < walls else "." for _ in range(columns)) for _ in range(rows))
    return Board(tuple(signs))


def _open(board: Board, known: set[Cell], at: Cell) -> bool:
    on_board = 0 <= at.row < board.height and 0 <= at.column < board.width
    return on_board and (at not in known or board.passable(at))


def _steps(board: Board, options: Options, known: set[Cell], at: Cell) -> list[tuple[Direction, Cell]]:
    found = []
    for each in directions(options):
        columns, rows = each.vector
        there = Cell(at.column + columns, at.row + rows)
        beside = (Cell(at.column + columns, at.row), Cell(at.column, at.row + rows))
        squeezed = each.diagonal and not options.diagonal_squeeze
        if _open(board, known, there) and (not squeezed or any(_open(board, known, cell) for cell in beside)):
            found.append((each, there))
    return found


def _distances(board: Board, options: Options, known: set[Cell], goal: Cell) -> dict[Cell, int]:
    if not _open(board, known, goal):
        return {}
    far, waiting = {goal: 0}, deque([goal])
    while waiting:
        at = waiting.popleft()
        for _, there in _steps(board, options, known, at):
            if there not in far:
                far[there] = far[at] + 1
                waiting.append(there)
    return far


def _naive(board: Board, options: Options, known: set[Cell], at: Cell, goal: Cell) -> Cell | None:
    far = _distances(board, options, known, goal)
    nearer = (there for _, there in _steps(board, options, known, at) if far.get(there, 1e9) == far.get(at, 0) - 1)
    return next(nearer, None)


@pytest.mark.parametrize("metric", ["king", "rook"])
@pytest.mark.parametrize(("columns", "rows", "walls"), [(6, 70, 0.3), (50, 50, 0.35), (90, 5, 0.25), (9, 9, 0.4)])
def test_a_way_is_the_naive_one_while_the_land_is_discovered(
    metric: str, columns: int, rows: int, walls: float
) -> None:
    rng = random.Random(f"{metric} {columns} {rows}")
    board, options = _board(rng, columns, rows, walls), Options(move_metric=metric)  # type: ignore[arg-type]
    raster = Raster(columns, rows, metric)
    ways, cells = Ways(board, options, raster), [Cell(x, y) for x in range(columns) for y in range(rows)]
    dry = [cell for cell in cells if board.passable(cell)]
    goals, known = rng.sample(cells, 3), set(rng.sample(cells, len(cells) // 4))
    for _ in range(12):
        explored = raster.mask(known)
        for goal in goals:
            at = rng.choice(dry)
            assert ways.next(RED, explored, at, goal) == _naive(board, options, known, at, goal)
            assert ways.away(RED, explored, at, goal) == _distances(board, options, known, goal).get(at)
        known |= set(rng.sample(cells, len(cells) // 12))


def test_a_way_round_a_wall_leaves_the_rows_it_began_with() -> None:
    """The goal is two columns away, the only gap in the wall forty rows down."""
    board = Board(tuple("~" if row < 59 else "." for row in range(60)))
    wall = Board(tuple("." + each + "." for each in board.rows))
    options = Options()
    raster = Raster(wall.width, wall.height, options.move_metric)
    ways, known = Ways(wall, options, raster), raster.mask(Cell(1, row) for row in range(60))
    assert ways.away(RED, known, Cell(0, 0), Cell(2, 0)) == 118
    assert ways.next(RED, known, Cell(0, 0), Cell(2, 0)) == Cell(0, 1)
