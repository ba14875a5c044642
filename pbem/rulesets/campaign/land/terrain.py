"""Land, woods, hills, lakes and mountains for a random map: smooth heights and dampness, cut at fixed shares.

The lattice of a field of heights is filled by shuffling, so every map has the same mixture of high and low.
All sums are whole numbers: the same dice give the same map on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pbem.core.dice import Dice
from pbem.core.grid import ROOK, Cell, distances, step

Field = Callable[[Cell], int]

_SCALE = 64
_WATER, _MOUNTAINS, _HILLS, _FOREST = 13, 8, 14, 34
"""Shares in per cent: of all cells the lowest and highest, of all cells the next highest, of plain land the dampest."""
_LEAST_LAND = 60
_DRIER = 3


def terrain(width: int, height: int, dice: Dice) -> tuple[str, ...]:
    """Make the rows of a map whose passable land is in one piece, whatever the way of moving."""
    cells = tuple(Cell(column, row) for row in range(height) for column in range(width))
    heights = _sorted(cells, _rough(width, height, "map heights", dice))
    damp = _sorted(cells, _rough(width, height, "map woods", dice))
    for water, mountains in _wetness():
        painted = _paint(heights, damp, water, mountains)
        land = _largest(painted)
        if len(land) * 100 >= _LEAST_LAND * len(cells):
            break
    return _rows(width, height, painted, land)


def _wetness() -> Iterator[tuple[int, int]]:
    """Give the shares of water and mountains to try: the usual ones, then less and less."""
    for less in range(0, _WATER + _DRIER, _DRIER):
        yield max(0, _WATER - less), max(0, _MOUNTAINS - less)


def _sorted(cells: Iterable[Cell], field: Field) -> tuple[Cell, ...]:
    """Sort cells from the lowest to the highest."""
    return tuple(sorted(cells, key=lambda at: (field(at), at.row, at.column)))


def _rough(width: int, height: int, why: str, dice: Dice) -> Field:
    """Add a broad field and a finer one of half its weight."""
    broad = _field(width, height, max(3, min(9, min(width, height) // 4)), why, dice)
    fine = _field(width, height, 3, why + " fine", dice)
    return lambda at: 5 * broad(at) + 2 * fine(at)


def _field(width: int, height: int, spacing: int, why: str, dice: Dice) -> Field:
    """Make a smooth field: heights on a lattice, in between they pass evenly into one another."""
    columns, rows = width // spacing + 2, height // spacing + 2
    lattice = dice.shuffle([rank * 10_000 // (columns * rows) for rank in range(columns * rows)], why)

    def value(at: Cell) -> int:
        (left, right_share), (top, low_share) = _between(at.column, spacing), _between(at.row, spacing)
        corner = top * columns + left
        upper = lattice[corner] * (_SCALE - right_share) + lattice[corner + 1] * right_share
        lower = lattice[corner + columns] * (_SCALE - right_share) + lattice[corner + columns + 1] * right_share
        return upper * (_SCALE - low_share) + lower * low_share

    return value


def _between(place: int, spacing: int) -> tuple[int, int]:
    """Give the lattice line before a place and how far (of 64, eased) it lies on the way to the next."""
    line, beyond = divmod(place, spacing)
    share = beyond * _SCALE // spacing
    return line, share * share * (3 * _SCALE - 2 * share) // (_SCALE * _SCALE)


def _paint(heights: tuple[Cell, ...], damp: tuple[Cell, ...], water: int, mountains: int) -> dict[Cell, str]:
    """Cut the heights and the dampness at their shares."""
    count = len(heights)
    wet, high = count * water // 100, count - count * mountains // 100
    painted = dict.fromkeys(heights, ".")
    painted.update(dict.fromkeys(damp[count - count * _FOREST // 100 :], "f"))
    painted.update(dict.fromkeys(heights[:wet], "~"))
    painted.update(dict.fromkeys(heights[high - count * _HILLS // 100 : high], "h"))
    painted.update(dict.fromkeys(heights[high:], "#"))
    return painted


def _largest(painted: dict[Cell, str]) -> frozenset[Cell]:
    """Find the largest piece of passable land, counted without diagonal steps."""
    left = {at for at, kind in painted.items() if kind not in "~#"}
    best: frozenset[Cell] = frozenset()
    while len(left) > len(best):
        start = min(left, key=lambda at: (at.row, at.column))
        piece = _piece(start, frozenset(left))
        left -= piece
        best = max(best, piece, key=len)
    return best


def _piece(start: Cell, land: frozenset[Cell]) -> frozenset[Cell]:
    """Find the land that hangs together with a cell."""
    return frozenset(distances([start], lambda at: [to for way in ROOK if (to := step(at, way)) in land]))


def _rows(width: int, height: int, painted: dict[Cell, str], land: frozenset[Cell]) -> tuple[str, ...]:
    """Write the rows; what cannot be reached becomes lake when low, mountain when hilly."""

    def kind(at: Cell) -> str:
        if at in land or painted[at] in "~#":
            return painted[at]
        return "#" if painted[at] == "h" else "~"

    return tuple("".join(kind(Cell(column, row)) for column in range(width)) for row in range(height))
