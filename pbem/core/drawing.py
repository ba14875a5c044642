"""A map as plain data: the painters (SVG, text) know this and no rule set.

Coordinates are (column, row) from 0 at the upper left. Colours are palette keys (`red`, `blue`, `neutral`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Point = tuple[int, int]


@dataclass(frozen=True)
class Site:
    """A place that stays: a city. `sign` is its letter on the text map."""

    at: Point
    name: str
    colour: str
    sign: str
    capital: bool = False
    dim: bool = False


@dataclass(frozen=True)
class Piece:
    """A thing that moves: `label` (own number) or a shape for foreign ones, `value` its strength or empty.

    `sign` is its character on the text map.
    """

    at: Point
    colour: str
    sign: str
    label: str = ""
    value: str = ""
    own: bool = False


@dataclass(frozen=True)
class Route:
    """A way gone (`done`), planned (`plan`), planned under a condition (`if`), or seen of others (`seen`)."""

    cells: tuple[Point, ...]
    colour: str
    style: Literal["done", "plan", "if", "seen"]


@dataclass(frozen=True)
class Mark:
    """A battle, in a cell or on the border of two."""

    at: Point
    other: Point
    sign: str = "x"


@dataclass(frozen=True)
class Drawing:
    """A board of square cells.

    `terrain`: one string a row, one character a cell: `.` plain, `f` forest, `h` hills, `~` water,
    `#` mountains, a space for unknown. `fog`: `?` unknown, `:` remembered, `.` seen now, `a` seen by an ally.
    Both may be a part of the board alone, which begins at column `left` and row `top`; `columns` and `rows` are those
    of the board, and all places are places of the board.
    """

    columns: int
    rows: int
    terrain: tuple[str, ...]
    fog: tuple[str, ...]
    sites: tuple[Site, ...] = ()
    pieces: tuple[Piece, ...] = ()
    routes: tuple[Route, ...] = ()
    marks: tuple[Mark, ...] = ()
    left: int = 0
    top: int = 0
