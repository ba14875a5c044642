"""The table map of the text part: one character a cell, coordinates on all four sides, only the known part."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pbem.core.board.window import Window, crop, window
from pbem.core.drawing import Drawing, Point
from pbem.core.grid import column_name

_BAND = 66
"""So many columns of cells fit beside the coordinates in a line of 76."""
WAYS = {"plan": "=", "if": "-"}
"""The signs of ways to go; where two cross the first one is seen. Ways gone are told in words."""


def paint(drawing: Drawing, unknown: str = " ") -> tuple[str, ...]:
    """Paint the known part; one too wide for a line is painted in bands. `unknown` is the sign of what is not known."""
    rows, shown = _signs(crop(drawing), unknown), window(drawing)
    end = shown.left + shown.columns
    bands = [range(left, min(left + _BAND, end)) for left in range(shown.left, end, _BAND)]
    lines: list[str] = []
    for band in bands:
        lines += ["", *_band(rows, band, shown)] if lines else _band(rows, band, shown)
    return tuple(lines)


def _band(rows: list[str], band: range, shown: Window) -> list[str]:
    header = _header(band)
    part = slice(band.start - shown.left, band.stop - shown.left)
    cells = [f"{number:>3} {row[part]} {number}" for number, row in enumerate(rows, shown.top + 1)]
    return [*header, *cells, *header]


def _header(band: range) -> list[str]:
    names = [column_name(column).rjust(2) for column in band]
    lines = ["    " + "".join(name[place] for name in names) for place in (0, 1)]
    return [line.rstrip() for line in lines if line.strip()]


def _signs(drawing: Drawing, unknown: str) -> list[str]:
    """Give the characters of the cells there are, row by row.

    An own piece hides others, a piece hides a city, and whatever there is hides a way to go.
    """
    rows = [list(_row(terrain, fog, unknown)) for terrain, fog in zip(drawing.terrain, drawing.fog, strict=True)]
    pieces = sorted(drawing.pieces, key=lambda piece: (piece.own, not piece.ghost))
    signs = [(cell, sign) for style, sign in reversed(WAYS.items()) for cell in ways(drawing, style)]
    signs += [(mark.at, mark.sign) for mark in drawing.marks]
    signs += [(site.at, site.sign) for site in drawing.sites]
    signs += [(piece.at, piece.sign) for piece in pieces]
    for (column, row), sign in signs:
        rows[row - drawing.top][column - drawing.left] = sign
    return ["".join(row) for row in rows]


def ways(drawing: Drawing, style: str) -> Iterator[Point]:
    """Walk over the cells of the ways to go that are drawn in a style."""
    for route in drawing.routes:
        if route.style == style:
            yield from route.cells


@lru_cache(maxsize=1024)
def _row(terrain: str, fog: str, unknown: str) -> tuple[str, ...]:
    """Give the ground of a row; most of a big board is unknown, and report and answers of a turn show the same."""
    known = fog.strip("?")
    if not known:
        return (unknown,) * len(fog)
    start = fog.index(known)
    end = start + len(known)
    ground = (_ground(sign, mist, unknown) for sign, mist in zip(terrain[start:end], known, strict=True))
    return (*unknown * start, *ground, *unknown * (len(fog) - end))


def _ground(ground: str, fog: str, unknown: str) -> str:
    if fog in "?s":
        return unknown if fog == "?" else fog
    return ":" if fog == ":" and ground == "." else ground
