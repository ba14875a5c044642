"""A board of squares as plain data; `pbem.core.board` turns it into shapes.

Coordinates are (column, row) from 0 at the upper left. Colours are palette keys (`red`, `blue`, `neutral`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Point = tuple[int, int]


@dataclass(frozen=True)
class Site:
    """A place that stays, such as a city."""

    at: Point
    """Where it is."""
    name: str
    """Its name, or empty."""
    colour: str
    """Whose it is, as a colour; `neutral`: nobody's."""
    sign: str
    """Its letter on the text map."""
    capital: bool = False
    """It is a capital."""
    dim: bool = False
    """It is remembered, not seen now."""
    kind: str = "city"
    """What it is, as the theme of the board knows it."""
    empty: bool = False
    """It has given all it had."""
    own: bool = False
    """It is the reader's, where that matters."""


@dataclass(frozen=True)
class Piece:
    """A thing that moves."""

    at: Point
    """Where it stands."""
    colour: str
    """Whose it is, as a colour."""
    sign: str
    """Its character on the text map."""
    label: str = ""
    """Its number where it is an own one, or a shape for a foreign one."""
    value: str = ""
    """Its strength, or empty."""
    own: bool = False
    """It is the reader's."""
    ghost: bool = False
    """It is planned and not there yet."""


@dataclass(frozen=True)
class Route:
    """A way."""

    cells: tuple[Point, ...]
    """The squares it leads over, in their order."""
    colour: str
    """Who goes it, as a colour."""
    style: Literal["done", "plan", "if", "seen"]
    """It was gone (`done`), is planned (`plan`), planned under a condition (`if`), or was seen of others (`seen`)."""


@dataclass(frozen=True)
class Mark:
    """A battle, in a square or on the border of two."""

    at: Point
    """The square."""
    other: Point
    """The square on the other side of the border, or the same one."""
    sign: str = "x"
    """Its character on the text map."""


@dataclass(frozen=True)
class Area:
    """Squares something planned will reach."""

    cells: tuple[Point, ...]
    """Which squares."""
    kind: str
    """What it is, as the theme of the board knows it."""


@dataclass(frozen=True)
class Note:
    """What the reader wrote down."""

    at: Point
    """The square."""
    words: str
    """His words."""
    label: str = ""
    """The own piece that stands there, where it is about that; else empty."""


@dataclass(frozen=True)
class Drawing:
    """A board of squares, painted in the manner of its `theme`. Terrain and fog may be a part of the board alone."""

    columns: int
    """How many columns the board has."""
    rows: int
    """How many rows it has."""
    terrain: tuple[str, ...]
    """The ground, one string a row, one character a square. On open land `.` is plain, `f` forest, `h` hills,
    `~` water, `#` mountains, a space unknown; a theme may know others."""
    fog: tuple[str, ...]
    """What is known of it, as `terrain`: `?` unknown, `:` remembered, `.` seen now, `a` seen by an ally; a theme
    may know more."""
    sites: tuple[Site, ...] = ()
    """The places on it."""
    pieces: tuple[Piece, ...] = ()
    """What moves on it."""
    routes: tuple[Route, ...] = ()
    """Ways gone, planned and seen."""
    marks: tuple[Mark, ...] = ()
    """Battles."""
    left: int = 0
    """The column in which `terrain` and `fog` begin; all places are places of the board."""
    top: int = 0
    """The row in which they begin."""
    theme: str = "land"
    """The manner it is painted in: open land, or one of the game's own."""
    areas: tuple[Area, ...] = ()
    """What plans will reach."""
    notes: tuple[Note, ...] = ()
    """What the reader wrote down."""
    kind: Literal["board"] = "board"
    """What this map is."""
