"""The text of a map: `#` wall, `.` floor, what stands where below it (docs of the format in maps/)."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.grid import Cell
from pbem.rulesets.duncan.state import Board, Pile, Unit


@dataclass(frozen=True)
class Dungeon:
    """What a map says: the board, the portals in the order of the teams, the piles, the neutral units."""

    board: Board
    portals: tuple[Cell, ...]
    piles: tuple[Pile, ...]
    neutral: tuple[Unit, ...] = ()


def read(text: str) -> Dungeon:
    """Read a map; a ValueError says what is wrong where."""
    raise NotImplementedError


def write(dungeon: Dungeon) -> str:
    """Write a map."""
    raise NotImplementedError
