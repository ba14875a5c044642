"""Square cells: names such as `AA12`, directions, distances, shortest ways."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple


class Cell(NamedTuple):
    """A cell: column and row from 0 at the upper left. It orders by row, then column, when asked by `reading`."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """Give the name players write: columns A..Z, AA.., rows from 1."""
        return column_name(self.column) + str(self.row + 1)


class Direction(Enum):
    """The eight directions; up is row - 1. The order is that of preference among equal ways."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"
    NE = "NE"
    SE = "SE"
    SW = "SW"
    NW = "NW"

    def __init__(self, letters: str) -> None:
        """Keep the change of (column, row): it is asked for at every step."""
        self.vector = ("E" in letters) - ("W" in letters), ("S" in letters) - ("N" in letters)

    @property
    def opposite(self) -> Direction:
        """Give the direction back."""
        return Direction(self.value.translate(str.maketrans("NESW", "SWNE")))

    @property
    def diagonal(self) -> bool:
        """Tell whether both coordinates change."""
        return len(self.value) == 2


ROOK = (Direction.N, Direction.E, Direction.S, Direction.W)
KING = tuple(Direction)
TOWARDS = {each.vector: each for each in Direction}
"""The direction of each change of (column, row) by one step."""
Blocked = Callable[[Cell], bool]

_CELL = re.compile(r"([A-Z]{1,2})([1-9][0-9]{0,2})")


def column_name(column: int) -> str:
    """Give the letters of a column: 0 is A, 25 is Z, 26 is AA."""
    first, last = divmod(column, 26)
    return (chr(64 + first) if first else "") + chr(65 + last)


@lru_cache(maxsize=1 << 11)
def cell(name: str) -> Cell:
    """Read a cell's name in Latin capitals; a ValueError tells that it is none."""
    found = _CELL.fullmatch(name)
    if found is None:
        raise ValueError(f"not the name of a cell: {name!r}")
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - 64
    return Cell(column - 1, int(found[2]) - 1)


def reading(at: Cell) -> tuple[int, int]:
    """Give the key that sorts cells by row, then column."""
    return (at.row, at.column)


def step(at: Cell, direction: Direction) -> Cell:
    """Give the neighbour in that direction, on the board or off it."""
    return Cell(at.column + direction.vector[0], at.row + direction.vector[1])


def king_distance(a: Cell, b: Cell) -> int:
    """Count steps in eight directions: the larger difference."""
    return max(abs(a.column - b.column), abs(a.row - b.row))


def rook_distance(a: Cell, b: Cell) -> int:
    """Count steps in four directions: the sum of the differences."""
    return abs(a.column - b.column) + abs(a.row - b.row)


def squeezed(at: Cell, direction: Direction, blocked: Blocked) -> bool:
    """Tell whether a diagonal step would pass between two blocked cells that touch at the corner."""
    columns, rows = direction.vector
    return direction.diagonal and blocked(Cell(at.column + columns, at.row)) and blocked(Cell(at.column, at.row + rows))


def within(at: Cell, radius: int, columns: int, rows: int) -> Iterator[Cell]:
    """Walk over the cells of the board within king distance `radius`, by row, then column."""
    for row in range(max(0, at.row - radius), min(rows, at.row + radius + 1)):
        for column in range(max(0, at.column - radius), min(columns, at.column + radius + 1)):
            yield Cell(column, row)


def distances(
    goals: Iterable[Cell], neighbours: Callable[[Cell], Iterable[Cell]], near: Cell | None = None
) -> dict[Cell, int]:
    """Count steps from every reachable cell to the nearest goal; stop once `near` is reached when it is given."""
    found = dict.fromkeys(goals, 0)
    queue = deque(found)
    while queue:
        at = queue.popleft()
        if at == near:
            break
        for other in neighbours(at):
            if other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return found
