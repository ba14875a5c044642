"""Boards drawn as text, and the rule of sight written down word for word with fractions, as slow as it likes."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from pbem.core import sight, squares
from pbem.core.grid import Cell, king_distance
from pbem.core.sight import Rule
from pbem.core.squares import Squares

Point = tuple[int, int]
"""A point in doubled coordinates: square (x, y) has its centre at (2x+1, 2y+1), a vertex at (2x, 2y)."""


def drawn(text: str) -> tuple[str, ...]:
    """Read a drawn board; spaces between the squares do not matter."""
    return tuple(line.replace(" ", "") for line in text.strip().splitlines())


def looks(text: str, reach: int, rule: Rule | None = None) -> str:
    """Draw what the eye at `@` sees of a drawn board, `?` for what it does not see."""
    rows = drawn(text)
    (eye,) = squares.cells(squares.marked(rows, "@"))
    shown = sight.seen(squares.marked(rows, "#"), len(rows[0]), [(eye, reach)], rule or Rule())
    signs = squares.painted(len(rows[0]), "?.?#", shown, squares.marked(rows, "#"))
    lines = [list(row) for row in signs]
    lines[eye.row][eye.column] = "@"
    return "\n".join("".join(line) for line in lines)


def seen_slowly(walls: frozenset[Cell], size: tuple[int, int], eye: Cell, reach: int, rule: Rule) -> Squares:
    """D-5.2, D-5.3, as they are written, square by square; walls beyond the reach stand before nothing within it."""
    columns, rows = size
    walls = frozenset(wall for wall in walls if king_distance(wall, eye) <= reach + 1)
    board = (Cell(column, row) for row in range(rows) for column in range(columns))
    return squares.of((at for at in board if _sees(walls, eye, at, reach, rule)), rows)


def _sees(walls: frozenset[Cell], eye: Cell, at: Cell, reach: int, rule: Rule) -> bool:
    """A floor by its centre or three vertices, a wall by one vertex, the own square always; within reach."""
    across, down = abs(at.column - eye.column), abs(at.row - eye.row)
    near = across**2 + down**2 <= reach**2 + reach if rule.metric == "circle" else max(across, down) <= reach
    if not near or at == eye:
        return near
    corners = ((2 * at.column + i, 2 * at.row + j) for i in (0, 2) for j in (0, 2))
    vertices = sum(clear(walls, eye, point, rule.corner_peek) for point in corners)
    if at in walls:
        return vertices >= 1
    return vertices >= 3 or clear(walls, eye, (2 * at.column + 1, 2 * at.row + 1), rule.corner_peek)


def clear(walls: frozenset[Cell], eye: Cell, point: Point, corner_peek: bool) -> bool:
    """Tell whether the open segment from the centre of a square to a point is free."""
    start = (2 * eye.column + 1, 2 * eye.row + 1)
    if any(_inside(start, point, wall) for wall in walls):
        return False
    return corner_peek or not any(_pinched(walls, start, point, vertex) for vertex in _between(start, point))


def _inside(start: Point, end: Point, wall: Cell) -> bool:
    """Clip the open segment against the open square: is anything left?"""
    first, last = Fraction(0), Fraction(1)
    for begin, stop, low in zip(start, end, (2 * wall.column, 2 * wall.row), strict=True):
        if begin == stop:
            if not low < begin < low + 2:
                return False
            continue
        enter, leave = sorted((Fraction(low - begin, stop - begin), Fraction(low + 2 - begin, stop - begin)))
        first, last = max(first, enter), min(last, leave)
    return first < last


def _between(start: Point, end: Point) -> list[Point]:
    """List the vertices strictly between the ends of a segment."""
    columns, rows = (range(min(pair) + 1, max(pair)) for pair in zip(start, end, strict=True))
    across, down = end[0] - start[0], end[1] - start[1]
    vertices = ((x, y) for x, y in product(columns, rows) if not x % 2 and not y % 2)
    return [(x, y) for x, y in vertices if across * (y - start[1]) == down * (x - start[0])]


def _pinched(walls: frozenset[Cell], start: Point, end: Point, vertex: Point) -> bool:
    """Tell whether both squares beside the segment at a vertex it passes are walls."""
    column, row = vertex[0] // 2, vertex[1] // 2
    falling = (end[0] - start[0]) * (end[1] - start[1]) > 0
    beside = ((column, row - 1), (column - 1, row)) if falling else ((column - 1, row - 1), (column, row))
    return all(Cell(*square) in walls for square in beside)
