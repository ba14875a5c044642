"""One step from cell to cell (C-1.2)."""

from __future__ import annotations

from pbem.core.grid import Cell, Direction
from pbem.rulesets.campaign.field.scene import Field


def neighbour(at: Cell, direction: Direction) -> Cell:
    """Give the neighbour in a direction, on the board or off it."""
    columns, rows = direction.vector
    return Cell(at.column + columns, at.row + rows)


def open_way(at: Cell, direction: Direction, field: Field) -> bool:
    """C-1.2: tell whether an army can step from a cell in a direction; a diagonal needs one open cell beside it."""
    columns, rows = direction.vector
    passable = field.board.passable
    column, row = at
    if not passable((column + columns, row + rows)):
        return False
    if not (columns and rows):
        return True
    if direction not in field.ways.directions:
        return False
    if field.options.diagonal_squeeze:
        return True
    return passable((column + columns, row)) or passable((column, row + rows))
