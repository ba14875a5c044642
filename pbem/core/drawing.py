"""A board of squares as plain data; `pbem.core.board` turns it into shapes.

Coordinates are (column, row) from 0 at the upper left. Colours are palette keys (`red`, `blue`, `neutral`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Point = tuple[int, int]


@dataclass(frozen=True)
class Site:
    """A place that stays, such as a city. `sign` is its letter on the text map.

    `kind`: what it is, as the theme of the board knows it. `dim`: remembered, not seen now. `empty`: it has given all
    it had. `own`: the reader's, where that matters.
    """

    at: Point
    name: str
    colour: str
    sign: str
    capital: bool = False
    dim: bool = False
    kind: str = "city"
    empty: bool = False
    own: bool = False


@dataclass(frozen=True)
class Piece:
    """A thing that moves: `label` (own number) or a shape for foreign ones, `value` its strength or empty.

    `sign` is its character on the text map. `ghost`: it is planned and not there yet.
    """

    at: Point
    colour: str
    sign: str
    label: str = ""
    value: str = ""
    own: bool = False
    ghost: bool = False


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
class Area:
    """Cells something planned will reach; `kind`: what it is, as the theme of the board knows it."""

    cells: tuple[Point, ...]
    kind: str


@dataclass(frozen=True)
class Note:
    """What the reader wrote down about a cell, or about the own piece `label` that stands there."""

    at: Point
    words: str
    label: str = ""


@dataclass(frozen=True)
class Drawing:
    """A board of square cells, painted in the manner of its `theme`: open land, or a theme of the game's own.

    `terrain`: one string a row, one character a cell. On open land `.` is plain, `f` forest, `h` hills, `~` water,
    `#` mountains, a space unknown. `fog`: `?` unknown, `:` remembered, `.` seen now, `a` seen by an ally; a theme may
    know more of both. Both may be a part of the board alone, which begins at column `left`
    and row `top`; `columns` and `rows` are those of the board, and all places are places of the board.
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
    theme: str = "land"
    areas: tuple[Area, ...] = ()
    notes: tuple[Note, ...] = ()
    kind: Literal["board"] = "board"
