"""The ground of the map: terrain with its symbols, three states of fog, outlines of what is seen, grid, coordinates.

Every layer is one path: the renderer pays for elements. Colours of the same kind are never mixed with `opacity`,
which would cost a layer of its own; `fill-opacity` and `stroke-opacity` are cheap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from pbem.core.drawing import Drawing, Point
from pbem.core.grid import column_name

_SHARP = 'shape-rendering="crispEdges"'
"""Layers of the ground need no smoothing, which is half of their cost; a mail shows the picture at half its size."""
PAPER, VEIL, INK = "#efe6d2", "#3a3022", "#5f543f"
_FILLS = {".": "#ece1c0", "f": "#d2dba8", "h": "#e2cc9f", "~": "#a8ccd9", "#": "#c3b8a8"}


@dataclass(frozen=True)
class Panel:
    """A part of the board and where it is painted: cells from `left`, `top`; `size` pixels a cell, at `x`, `y`."""

    drawing: Drawing
    left: int
    top: int
    columns: int
    rows: int
    size: int
    x: int
    y: int

    def centre(self, at: Point) -> tuple[float, float]:
        """Give the middle of a cell in pixels."""
        return self.x + (at[0] - self.left + 0.5) * self.size, self.y + (at[1] - self.top + 0.5) * self.size

    def shows(self, at: Point) -> bool:
        """Tell whether the cell is in this part."""
        return 0 <= at[0] - self.left < self.columns and 0 <= at[1] - self.top < self.rows

    @property
    def width(self) -> int:
        """Give the width of the cells in pixels."""
        return self.columns * self.size

    @property
    def height(self) -> int:
        """Give the height of the cells in pixels."""
        return self.rows * self.size

    def cells(self) -> Iterator[tuple[Point, str, str]]:
        """Walk over the cells of this part: place, terrain, fog."""
        for row in range(self.top, self.top + self.rows):
            terrain, fog = self.drawing.terrain[row], self.drawing.fog[row]
            for column in range(self.left, self.left + self.columns):
                yield (column, row), terrain[column], fog[column]


def ground(panel: Panel) -> Iterator[str]:
    """Paint everything that lies below the cities."""
    yield f'<rect x="{panel.x}" y="{panel.y}" width="{panel.width}" height="{panel.height}" fill="{PAPER}"/>'
    yield _hatch(panel)
    for kind, fill in _FILLS.items():
        yield _path(_runs(panel, partial(_known, kind)), f'fill="{fill}" {_SHARP}')
    yield from _symbols(panel)
    veil = f'fill="{VEIL}" fill-opacity="0.34" {_SHARP}'
    yield _path(_runs(panel, lambda _, fog: fog == ":"), veil)
    yield from _outlines(panel)
    yield from _grid(panel)


def _known(kind: str, ground: str, fog: str) -> bool:
    return fog != "?" and ground == kind


def _path(data: str, look: str) -> str:
    return f'<path d="{data}" {look}/>' if data else ""


def _runs(panel: Panel, wanted: Callable[[str, str], bool]) -> str:
    """Join the wanted cells of each row to rectangles."""
    parts: list[str] = []
    start: tuple[int, int] | None = None
    length = 0
    for (column, row), ground, fog in panel.cells():
        if wanted(ground, fog) and start is not None and start == (column - length, row):
            length += 1
            continue
        if start is not None:
            parts.append(_rectangle(panel, start, length))
        start, length = ((column, row), 1) if wanted(ground, fog) else (None, 0)
    if start is not None:
        parts.append(_rectangle(panel, start, length))
    return "".join(parts)


def _rectangle(panel: Panel, at: Point, cells: int) -> str:
    x, y = panel.x + (at[0] - panel.left) * panel.size, panel.y + (at[1] - panel.top) * panel.size
    return f"M{x} {y}h{cells * panel.size}v{panel.size}h-{cells * panel.size}z"


def _hatch(panel: Panel) -> str:
    """Draw the slanting lines of unknown paper, only where it is unknown."""
    size = panel.size
    unknown = sorted((column + row, column) for (column, row), _, fog in panel.cells() if fog == "?")
    lines = []
    for diagonal, first, count in _straight(unknown):
        x, y = panel.x + (first - panel.left) * size, panel.y + (diagonal - first + 1 - panel.top) * size
        lines.append(f"M{x} {y}l{count * size}-{count * size}")
    return _path("".join(lines), f'stroke="#dccfae" stroke-width="1.2" fill="none" {_SHARP}')


def _symbols(panel: Panel) -> Iterator[str]:
    """Draw trees, hills, waves and peaks."""
    drawn: dict[str, list[str]] = {"f": [], "h": [], "~": [], "#": []}
    for at, ground, fog in panel.cells():
        if fog != "?" and ground in drawn:
            drawn[ground].append(_SIGNS[ground](panel, at))
    yield _path("".join(drawn["f"]), f'fill="#7d9c5b" {_SHARP}')
    yield _path("".join(drawn["h"]), f'fill="none" stroke="#ab8751" stroke-width="1.6" {_SHARP}')
    yield _path("".join(drawn["~"]), f'fill="none" stroke="#6d9fb4" stroke-width="1.3" {_SHARP}')
    yield _path("".join(drawn["#"]), f'fill="#8d8272" stroke="#665c4e" stroke-width="1" {_SHARP}')


def _shift(at: Point, span: int) -> int:
    """Shift a symbol by a few pixels, always the same in the same cell."""
    return (at[0] * 7 + at[1] * 13 + at[0] * at[1] * 3) % (2 * span + 1) - span


def _corner(panel: Panel, at: Point) -> tuple[int, int, float]:
    """Give the upper left corner of a cell and its size in units of the symbols, which are drawn for 28 pixels."""
    x, y = panel.x + (at[0] - panel.left) * panel.size, panel.y + (at[1] - panel.top) * panel.size
    return x, y, panel.size / 28


def _trees(panel: Panel, at: Point) -> str:
    x, y, unit = _corner(panel, at)
    spots = (
        ((8 + _shift(at, 2), 5), (19 + _shift(at, 3), 13))
        if (at[0] + at[1]) % 2
        else ((7, 14), (18 + _shift(at, 3), 4))
    )
    return "".join(
        f"M{x + a * unit:.0f} {y + b * unit:.0f}l{5 * unit:.1f} {10 * unit:.1f}h-{10 * unit:.1f}z" for a, b in spots
    )


def _hills(panel: Panel, at: Point) -> str:
    x, y, unit = _corner(panel, at)
    a, b = 6 + _shift(at, 3), 19 - 2 * ((at[0] + at[1]) % 2)
    return f"M{x + a * unit:.0f} {y + b * unit:.0f}q{8 * unit:.1f}-{17 * unit:.1f} {16 * unit:.1f} 0"


def _waves(panel: Panel, at: Point) -> str:
    if (at[0] * 5 + at[1] * 3) % 4:
        return ""
    x, y, unit = _corner(panel, at)
    dip = 4 * unit
    return f"M{x + 5 * unit:.0f} {y + 14 * unit:.0f}q{dip:.1f}-{dip:.1f} {2 * dip:.1f} 0t{2 * dip:.1f} 0"


def _peaks(panel: Panel, at: Point) -> str:
    x, y, unit = _corner(panel, at)
    a = 14 + _shift(at, 2)
    top = f"M{x + a * unit:.0f} {y + 4 * unit:.0f}l{10 * unit:.1f} {20 * unit:.1f}h-{20 * unit:.1f}z"
    return top + f"m-{4 * unit:.1f} {8 * unit:.1f}l{4 * unit:.1f} {4 * unit:.1f} {4 * unit:.1f}-{4 * unit:.1f}"


_SIGNS: dict[str, Callable[[Panel, Point], str]] = {"f": _trees, "h": _hills, "~": _waves, "#": _peaks}


def _outlines(panel: Panel) -> Iterator[str]:
    """Draw shores, the white edge of what is seen now and the dashed edge of what an ally sees."""
    seen = {at for at, _, fog in panel.cells() if fog in ".a"}
    allied = {at for at, _, fog in panel.cells() if fog == "a"}
    water = {at for at, ground, fog in panel.cells() if ground == "~" and fog != "?"}
    yield _path(_edges(panel, water), f'stroke="#5f8fa3" stroke-width="1.3" fill="none" {_SHARP}')
    yield _path(_edges(panel, seen), f'stroke="#fffdf6" stroke-width="2" fill="none" {_SHARP}')
    dashes = 'stroke="#b5443a" stroke-width="2" stroke-dasharray="7 5" fill="none" ' + _SHARP
    yield _path(_edges(panel, allied), dashes)


def _edges(panel: Panel, cells: set[Point]) -> str:
    """Join the sides between cells within and without to straight lines."""
    size, parts = panel.size, []
    below = sorted((row, column) for column, row in cells ^ {(column, row - 1) for column, row in cells})
    beside = sorted((column, row) for column, row in cells ^ {(column - 1, row) for column, row in cells})
    for row, first, count in _straight(below):
        x, y = panel.x + (first - panel.left) * size, panel.y + (row + 1 - panel.top) * size
        parts.append(f"M{x} {y}h{count * size}")
    for column, first, count in _straight(beside):
        x, y = panel.x + (column + 1 - panel.left) * size, panel.y + (first - panel.top) * size
        parts.append(f"M{x} {y}v{count * size}")
    return "".join(parts)


def _straight(sides: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Join neighbouring places of the same line: (line, first, how many)."""
    line, first, count = -9, 0, 0
    for where, place in sides:
        if count and where == line and place == first + count:
            count += 1
            continue
        if count:
            yield line, first, count
        line, first, count = where, place, 1
    if count:
        yield line, first, count


def _grid(panel: Panel) -> Iterator[str]:
    """Draw thin lines between cells, stronger ones every five, the frame and the coordinates."""
    lines: dict[bool, list[str]] = {True: [], False: []}
    for column in range(panel.left + 1, panel.left + panel.columns):
        x = panel.x + (column - panel.left) * panel.size
        lines[column % 5 == 0].append(f"M{x} {panel.y}h1v{panel.height}h-1z")
    for row in range(panel.top + 1, panel.top + panel.rows):
        y = panel.y + (row - panel.top) * panel.size
        lines[row % 5 == 0].append(f"M{panel.x} {y}h{panel.width}v1h-{panel.width}z")
    yield _path("".join(lines[False]), f'fill="{INK}" fill-opacity="0.13" {_SHARP}') if panel.size >= 12 else ""
    yield _path("".join(lines[True]), f'fill="{INK}" fill-opacity="0.5" {_SHARP}')
    frame = f'x="{panel.x}" y="{panel.y}" width="{panel.width}" height="{panel.height}"'
    yield f'<rect {frame} fill="none" stroke="{INK}" stroke-width="2.4"/>'
    yield from _coordinates(panel)


def _coordinates(panel: Panel) -> Iterator[str]:
    """Write the names of columns and rows on four sides, every fifth row in bold."""
    size = panel.size
    every = 1 if size >= 32 else 2 if size >= 20 else 5 if size >= 10 else 10
    for column in range(panel.left, panel.left + panel.columns):
        if column % every == 0:
            x = panel.centre((column, 0))[0]
            for y in (panel.y - 8, panel.y + panel.height + 19):
                yield f'<text x="{x:.0f}" y="{y}">{column_name(column)}</text>'
    for row in range(panel.top, panel.top + panel.rows):
        bold = (row + 1) % 5 == 0
        if bold or size >= 17:
            y_middle = panel.centre((0, row))[1] + 5.5
            weight = ' font-weight="bold" fill="#33291a"' if bold else ""
            for x in (panel.x - 16, panel.x + panel.width + 16):
                yield f'<text x="{x}" y="{y_middle:.0f}"{weight}>{row + 1}</text>'
