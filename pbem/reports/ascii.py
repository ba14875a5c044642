"""The table map of the text part: one character a cell, coordinates on all four sides, only the known part."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.drawing import Drawing, Point
from pbem.core.grid import column_name
from pbem.reports.texts import Catalogue
from pbem.reports.window import Window, crop, part, window

_BAND = 66
"""So many columns of cells fit beside the coordinates in a line of 76."""

_WAYS = {"plan": "=", "if": "-"}
"""The signs of ways to go; where two cross the first one is seen. Ways gone are told in words."""


def paint(drawing: Drawing) -> tuple[str, ...]:
    """Paint the known part; one too wide for a line is painted in bands, one below the other."""
    rows, shown = _signs(crop(drawing)), window(drawing)
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


def _signs(drawing: Drawing) -> list[str]:
    """Give the characters of the cells there are, row by row.

    An own piece hides others, a piece hides a city, and whatever there is hides a way to go.
    """
    rows = [_row(terrain, fog) for terrain, fog in zip(drawing.terrain, drawing.fog, strict=True)]
    pieces = sorted(drawing.pieces, key=lambda piece: piece.own)
    signs = [(cell, sign) for style, sign in reversed(_WAYS.items()) for cell in _ways(drawing, style)]
    signs += [(mark.at, mark.sign) for mark in drawing.marks]
    signs += [(site.at, site.sign) for site in drawing.sites]
    signs += [(piece.at, piece.sign) for piece in pieces]
    for (column, row), sign in signs:
        rows[row - drawing.top][column - drawing.left] = sign
    return ["".join(row) for row in rows]


def _ways(drawing: Drawing, style: str) -> Iterator[Point]:
    """Walk over the cells of the ways to go that are drawn in a style."""
    for route in drawing.routes:
        if route.style == style:
            yield from route.cells


def _row(terrain: str, fog: str) -> list[str]:
    """Give the ground of a row; most of a big board is unknown."""
    known = fog.strip("?")
    if not known:
        return [" "] * len(fog)
    start = fog.index(known)
    end = start + len(known)
    return [*" " * start, *map(_ground, terrain[start:end], known), *" " * (len(fog) - end)]


def _ground(ground: str, fog: str) -> str:
    if fog == "?":
        return " "
    return ":" if fog == ":" and ground == "." else ground


def legend(drawing: Drawing, catalogue: Catalogue) -> tuple[str, ...]:
    """Say whose the signs are, what the ground is, and which part of the board is shown."""
    own = [piece.sign for piece in drawing.pieces if piece.own] if _of_one(drawing) else []
    mine = [catalogue.t("map-own", signs=" ".join(dict.fromkeys(own)))] if own else []
    others = [f"{' '.join(signs)} {catalogue.seat(colour)}" for colour, signs in sorted(_owners(drawing).items())]
    fights = [catalogue.t("map-fight", sign=drawing.marks[0].sign)] if drawing.marks else []
    ways = [catalogue.t(f"map-way-{style}", sign=sign) for style, sign in _WAYS.items() if any(_ways(drawing, style))]
    cut = part(drawing, catalogue)
    return ("; ".join([*mine, *others, *ways, *fights]), catalogue.t("map-ground"), *([cut] if cut else []))


def _of_one(drawing: Drawing) -> bool:
    """Tell whether the map is one reader's: to the referee the pieces of all are as good as his own."""
    return len({piece.colour for piece in drawing.pieces if piece.own}) == 1


def _owners(drawing: Drawing) -> dict[str, list[str]]:
    """Collect the signs of every colour, those of cities first."""
    owners: dict[str, list[str]] = {}
    things = [(site.colour, site.sign) for site in drawing.sites]
    others = [piece for piece in drawing.pieces if not (piece.own and _of_one(drawing))]
    things += [(piece.colour, piece.sign) for piece in others]
    for colour, sign in things:
        signs = owners.setdefault(colour, [])
        if sign not in signs:
            signs.append(sign)
    return owners
