"""The ground of a dungeon: floor and brick walls, what is remembered and what smoke made forgotten, planned areas."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pbem.core.drawing import Area, Point
from pbem.reports.svg_panel import INK, SHARP, VEIL, Panel, borders, edges, grid, hatch, path, rectangle, runs

_DARK, _DARKER = "#4b453d", "#433d36"
_LINES = "#8f8474"
_FLOOR, _WALL, _JOINT, _EDGE = "#f4ecd8", "#94887a", "#b0a494", "#2e2720"
_SMOKE, _PUFF = "#b9b6b1", "#dddad4"
_FLASH, _SPARK = "#ffd84d", "#a87400"
_BRICKS = 20
"""Smaller squares of wall show no bricks."""
_Wanted = Callable[[str, str], bool]


def ground(panel: Panel) -> Iterator[str]:
    """Paint everything that lies below the portals, with grid and coordinates."""
    yield from squares(panel)
    yield from grid(panel, _LINES, 0.24)


def squares(panel: Panel) -> Iterator[str]:
    """Paint the squares alone."""
    yield f'<rect x="{panel.x}" y="{panel.y}" width="{panel.width}" height="{panel.height}" fill="{_DARK}"/>'
    yield hatch(panel, _DARKER)
    yield path(runs(panel, _floor), f'fill="{_FLOOR}" {SHARP}')
    yield path(runs(panel, _wall), f'fill="{_WALL}" {SHARP}')
    yield path("".join(_bricks(panel)), f'stroke="{_JOINT}" stroke-width="1.4" fill="none" {SHARP}')
    yield path(_shadows(panel), f'fill="{_EDGE}" fill-opacity="0.22" {SHARP}')
    yield path(runs(panel, lambda _, fog: fog == ":"), f'fill="{VEIL}" fill-opacity="0.34" {SHARP}')
    yield from _smoke(panel)
    yield from _outlines(panel)
    for area in panel.drawing.areas:
        yield from _area(panel, area)


def _floor(ground: str, fog: str) -> bool:
    return fog in ".:" and ground == "."


def _wall(ground: str, fog: str) -> bool:
    return fog in ".:" and ground == "#"


def _places(panel: Panel, wanted: _Wanted) -> set[Point]:
    """Collect the squares of a sort in this part."""
    return {at for at, ground, fog in panel.cells() if wanted(ground, fog)}


def _corner(panel: Panel, at: Point) -> Point:
    """Give the upper left corner of a square in pixels."""
    return panel.x + (at[0] - panel.left) * panel.size, panel.y + (at[1] - panel.top) * panel.size


def _bricks(panel: Panel) -> Iterator[str]:
    """Draw the joints of the stones: two courses a square, shifted by half a stone."""
    if panel.size < _BRICKS:
        return
    size, half = panel.size, panel.size // 2
    walls = _places(panel, _wall)
    for at in sorted(walls, key=lambda at: (at[1], at[0])):
        x, y = _corner(panel, at)
        yield f"M{x} {y + half}h{size}M{x + half} {y}v{half}"
        if (at[0] - 1, at[1]) in walls:
            yield f"M{x} {y + half}v{size - half}"


def _shadows(panel: Panel) -> str:
    """Draw the shadow a wall throws on the floor below it."""
    walls, depth = _places(panel, _wall), max(2, panel.size // 7)
    shaded = sorted((row, column) for column, row in _places(panel, _floor) if (column, row - 1) in walls)
    corners = (_corner(panel, (column, row)) for row, column in shaded)
    return "".join(f"M{x} {y}h{panel.size}v{depth}h-{panel.size}z" for x, y in corners)


def _smoke(panel: Panel) -> Iterator[str]:
    """Draw the smoke over what is forgotten."""
    forgotten = _places(panel, lambda _, fog: fog == "s")
    yield path(runs(panel, lambda _, fog: fog == "s"), f'fill="{_SMOKE}" {SHARP}')
    yield path("".join(_puffs(panel, forgotten)), f'fill="{_PUFF}" fill-opacity="0.8"')


def _puffs(panel: Panel, cells: set[Point]) -> Iterator[str]:
    """Draw clouds, two in three squares, always the same in the same square."""
    unit = panel.size / 28
    for at in sorted(cells, key=lambda at: (at[1], at[0])):
        if (at[0] * 5 + at[1] * 7) % 3:
            x, y = _corner(panel, at)
            for dx, dy, radius in ((8, 16, 5), (15, 12, 6.5), (21, 17, 4.5)):
                yield _circle(x + dx * unit, y + dy * unit, radius * unit)


def _circle(x: float, y: float, radius: float) -> str:
    across = f"{2 * radius:.1f}"
    bow = f"a{radius:.1f} {radius:.1f} 0 1 1"
    return f"M{x - radius:.1f} {y:.1f}{bow} {across} 0{bow}-{across} 0z"


def _outlines(panel: Panel) -> Iterator[str]:
    """Draw the edge of the floor that is in sight, and above all where floor ends at a wall."""
    seen = _places(panel, lambda ground, fog: fog == "." and ground == ".")
    dark = _places(panel, lambda ground, fog: fog != "." and ground != "#")
    yield path(borders(panel, seen, dark), f'stroke="#fffdf6" stroke-width="2.4" fill="none" {SHARP}')
    faces = borders(panel, _places(panel, _floor), _places(panel, _wall))
    width = max(1.4, min(3.2, panel.size / 13))
    yield path(faces, f'stroke="{_EDGE}" stroke-width="{width:.1f}" stroke-linecap="square" fill="none"')


def _area(panel: Panel, area: Area) -> Iterator[str]:
    """Draw what flash or smoke will reach."""
    cells = {at for at in area.cells if panel.shows(at)}
    if not cells:
        return
    fill, edge, solid = (_FLASH, _SPARK, 0.4) if area.kind == "flash" else (_SMOKE, INK, 0.6)
    data = "".join(rectangle(panel, at, 1) for at in sorted(cells, key=lambda at: (at[1], at[0])))
    yield path(data, f'fill="{fill}" fill-opacity="{solid}" {SHARP}')
    if area.kind == "smoke":
        yield path("".join(_puffs(panel, cells)), f'fill="{_PUFF}" fill-opacity="0.8"')
    dashes = f'stroke="{edge}" stroke-width="2.4" stroke-dasharray="6 4" fill="none" {SHARP}'
    yield path(edges(panel, cells), dashes)
