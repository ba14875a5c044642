"""The ground of a dungeon: floor and brick walls, what is remembered and what smoke made forgotten, planned areas."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pbem.core.board.panel import INK, VEIL, Panel, area, borders, edges, floor, hatch, line, path, rectangle, runs
from pbem.core.drawing import Area, Point
from pbem.core.shapes import Look, Shape

_DARK, _DARKER = "#4b453d", "#433d36"
_FLOOR, _WALL, _JOINT, _EDGE = "#f4ecd8", "#94887a", "#b0a494", "#2e2720"
_SMOKE, _PUFF = "#b9b6b1", "#dddad4"
_CLOUD = Look(_PUFF, solid=0.8)
_FLASH, _SPARK = "#ffd84d", "#a87400"
_BRICKS = 20
"""Smaller squares of wall show no bricks."""
_Wanted = Callable[[str, str], bool]


def ground(panel: Panel) -> Iterator[Shape]:
    """Paint the squares."""
    yield floor(panel, _DARK)
    yield from hatch(panel, _DARKER)
    yield from path(runs(panel, _floor), area(_FLOOR))
    yield from path(runs(panel, _wall), area(_WALL))
    yield from path("".join(_bricks(panel)), line(_JOINT, 1.4))
    yield from path(_shadows(panel), area(_EDGE, 0.22))
    yield from path(runs(panel, lambda _, fog: fog == ":"), area(VEIL, 0.34))
    yield from _smoke(panel)
    yield from _outlines(panel)
    for reached in panel.drawing.areas:
        yield from _area(panel, reached)


def _floor(ground: str, fog: str) -> bool:
    return fog in ".:" and ground == "."


def _wall(ground: str, fog: str) -> bool:
    return fog in ".:" and ground == "#"


def _places(panel: Panel, wanted: _Wanted) -> set[Point]:
    """Collect the squares of a sort in this part."""
    return {at for at, ground, fog in panel.cells() if wanted(ground, fog)}


def _bricks(panel: Panel) -> Iterator[str]:
    """Draw the joints of the stones: two courses a square, shifted by half a stone."""
    if panel.size < _BRICKS:
        return
    size, half = panel.size, panel.size // 2
    walls = _places(panel, _wall)
    for at in sorted(walls, key=lambda at: (at[1], at[0])):
        x, y = panel.corner(at)
        yield f"M{x} {y + half}h{size}M{x + half} {y}v{half}"
        if (at[0] - 1, at[1]) in walls:
            yield f"M{x} {y + half}v{size - half}"


def _shadows(panel: Panel) -> str:
    """Draw the shadow a wall throws on the floor below it."""
    walls, depth = _places(panel, _wall), max(2, panel.size // 7)
    shaded = sorted((row, column) for column, row in _places(panel, _floor) if (column, row - 1) in walls)
    corners = (panel.corner((column, row)) for row, column in shaded)
    return "".join(f"M{x} {y}h{panel.size}v{depth}h-{panel.size}z" for x, y in corners)


def _smoke(panel: Panel) -> Iterator[Shape]:
    forgotten = _places(panel, lambda _, fog: fog == "s")
    yield from path(runs(panel, lambda _, fog: fog == "s"), area(_SMOKE))
    yield from path("".join(_puffs(panel, forgotten)), _CLOUD)


def _puffs(panel: Panel, cells: set[Point]) -> Iterator[str]:
    """Draw clouds, two in three squares, always the same in the same square."""
    unit = panel.size / 28
    for at in sorted(cells, key=lambda at: (at[1], at[0])):
        if (at[0] * 5 + at[1] * 7) % 3:
            x, y = panel.corner(at)
            for dx, dy, radius in ((8, 16, 5), (15, 12, 6.5), (21, 17, 4.5)):
                yield _circle(x + dx * unit, y + dy * unit, radius * unit)


def _circle(x: float, y: float, radius: float) -> str:
    across = f"{2 * radius:.1f}"
    bow = f"a{radius:.1f} {radius:.1f} 0 1 1"
    return f"M{x - radius:.1f} {y:.1f}{bow} {across} 0{bow}-{across} 0z"


def _outlines(panel: Panel) -> Iterator[Shape]:
    """Draw the edge of the floor that is in sight, and above all where floor ends at a wall."""
    seen = _places(panel, lambda ground, fog: fog == "." and ground == ".")
    dark = _places(panel, lambda ground, fog: fog != "." and ground != "#")
    yield from path(borders(panel, seen, dark), line("#fffdf6", 2.4))
    faces = borders(panel, _places(panel, _floor), _places(panel, _wall))
    width = round(max(1.4, min(3.2, panel.size / 13)), 1)
    yield from path(faces, Look(stroke=_EDGE, width=width, soft="square"))


def _area(panel: Panel, reached: Area) -> Iterator[Shape]:
    """Draw what flash or smoke will reach."""
    cells = {at for at in reached.cells if panel.shows(at)}
    fill, edge, solid = (_FLASH, _SPARK, 0.4) if reached.kind == "flash" else (_SMOKE, INK, 0.6)
    data = "".join(rectangle(panel, at, 1) for at in sorted(cells, key=lambda at: (at[1], at[0])))
    yield from path(data, area(fill, solid))
    if reached.kind == "smoke":
        yield from path("".join(_puffs(panel, cells)), _CLOUD)
    yield from path(edges(panel, cells), line(edge, 2.4, "6 4"))
