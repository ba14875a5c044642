"""A part of a board and how its lines are drawn: rectangles, outlines, the hatch of the unknown, grid, coordinates.

Every layer is one path: the renderer pays for elements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pbem.core.drawing import Drawing, Point
from pbem.core.grid import column_name
from pbem.core.shapes import Box, Label, Look, Path, Shape

PAPER, VEIL, INK = "#efe6d2", "#3a3022", "#5f543f"
SIZE = 15.5
"""The height of coordinates."""


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

    def corner(self, at: Point) -> Point:
        """Give the upper left corner of a cell in pixels."""
        return self.x + (at[0] - self.left) * self.size, self.y + (at[1] - self.top) * self.size

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


def path(data: str, look: Look) -> Iterator[Shape]:
    """Give a path of this look, or nothing without any data."""
    if data:
        yield Path(data, look)


def floor(panel: Panel, fill: str) -> Shape:
    """Paint all cells in one colour, for whatever lies on them."""
    return Box((panel.x, panel.y), (panel.width, panel.height), Look(fill))


def area(fill: str, solid: float = 1.0) -> Look:
    """Give the look of a layer of the ground: unsmoothed, since a mail shows the picture at half its size."""
    return Look(fill, solid=solid, sharp=True)


def line(stroke: str, width: float, dashes: str = "") -> Look:
    """Give the look of lines on the ground."""
    return Look(stroke=stroke, width=width, dashes=dashes, sharp=True)


def runs(panel: Panel, wanted: Callable[[str, str], bool]) -> str:
    """Join the wanted cells of each row to rectangles."""
    parts: list[str] = []
    start: tuple[int, int] | None = None
    length = 0
    for (column, row), ground, fog in panel.cells():
        if wanted(ground, fog) and start is not None and start == (column - length, row):
            length += 1
            continue
        if start is not None:
            parts.append(rectangle(panel, start, length))
        start, length = ((column, row), 1) if wanted(ground, fog) else (None, 0)
    if start is not None:
        parts.append(rectangle(panel, start, length))
    return "".join(parts)


def rectangle(panel: Panel, at: Point, cells: int) -> str:
    """Draw a rectangle of so many cells to the right."""
    x, y = panel.corner(at)
    return f"M{x} {y}h{cells * panel.size}v{panel.size}h-{cells * panel.size}z"


def edges(panel: Panel, cells: set[Point]) -> str:
    """Join the sides between cells within and without to straight lines."""
    below = cells ^ {(column, row - 1) for column, row in cells}
    beside = cells ^ {(column - 1, row) for column, row in cells}
    return _sides(panel, below, beside)


def borders(panel: Panel, cells: set[Point], others: set[Point]) -> str:
    """Join the sides between cells of two sorts to straight lines."""
    below = {(column, row) for column, row in cells if (column, row + 1) in others}
    below |= {(column, row) for column, row in others if (column, row + 1) in cells}
    beside = {(column, row) for column, row in cells if (column + 1, row) in others}
    beside |= {(column, row) for column, row in others if (column + 1, row) in cells}
    return _sides(panel, below, beside)


def _sides(panel: Panel, below: set[Point], beside: set[Point]) -> str:
    """Draw the sides below and beside (to the right of) cells, those in a line as one."""
    size, parts = panel.size, []
    for row, first, count in straight(sorted((row, column) for column, row in below)):
        x, y = panel.x + (first - panel.left) * size, panel.y + (row + 1 - panel.top) * size
        parts.append(f"M{x} {y}h{count * size}")
    for column, first, count in straight(sorted(beside)):
        x, y = panel.x + (column + 1 - panel.left) * size, panel.y + (first - panel.top) * size
        parts.append(f"M{x} {y}v{count * size}")
    return "".join(parts)


def straight(sides: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
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


def hatch(panel: Panel, ink: str = "#dccfae") -> Iterator[Shape]:
    """Draw the slanting lines of unknown paper, only where it is unknown."""
    size = panel.size
    unknown = sorted((column + row, column) for (column, row), _, fog in panel.cells() if fog == "?")
    lines = []
    for diagonal, first, count in straight(unknown):
        x, y = panel.x + (first - panel.left) * size, panel.y + (diagonal - first + 1 - panel.top) * size
        lines.append(f"M{x} {y}l{count * size}-{count * size}")
    yield from path("".join(lines), line(ink, 1.2))


def grid(panel: Panel, ink: str = INK, thin: float = 0.13) -> Iterator[Shape]:
    """Draw thin lines between cells, stronger ones every five, the frame and the coordinates."""
    lines: dict[bool, list[str]] = {True: [], False: []}
    for column in range(panel.left + 1, panel.left + panel.columns):
        x = panel.x + (column - panel.left) * panel.size
        lines[column % 5 == 0].append(f"M{x} {panel.y}h1v{panel.height}h-1z")
    for row in range(panel.top + 1, panel.top + panel.rows):
        y = panel.y + (row - panel.top) * panel.size
        lines[row % 5 == 0].append(f"M{panel.x} {y}h{panel.width}v1h-{panel.width}z")
    if panel.size >= 12:
        yield from path("".join(lines[False]), area(ink, thin))
    yield from path("".join(lines[True]), area(ink, 0.5))
    yield Box((panel.x, panel.y), (panel.width, panel.height), Look(stroke=INK, width=2.4))
    yield from _coordinates(panel)


def _coordinates(panel: Panel) -> Iterator[Shape]:
    """Write the names of columns and rows on four sides, every fifth row in bold."""
    size = panel.size
    every = 1 if size >= 32 else 2 if size >= 20 else 5 if size >= 10 else 10
    for column in range(panel.left, panel.left + panel.columns):
        if column % every == 0:
            x = round(panel.centre((column, 0))[0])
            for y in (panel.y - 8, panel.y + panel.height + 19):
                yield Label((column_name(column),), (x, y), SIZE)
    for row in range(panel.top, panel.top + panel.rows):
        bold = (row + 1) % 5 == 0
        if bold or size >= 17:
            y_middle = round(panel.centre((0, row))[1] + 5.5)
            for x in (panel.x - 16, panel.x + panel.width + 16):
                yield Label((str(row + 1),), (x, y_middle), SIZE, "#33291a" if bold else "", bold)
