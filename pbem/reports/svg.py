"""The one painter of maps: a drawing in, an SVG out.

Of the board the known part is shown. One that fits a letter is one panel. A larger one is an overview without
names of cities, and below it a panel for each front, which is where most own things stand.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.drawing import Drawing, Point
from pbem.reports.svg_ground import ground
from pbem.reports.svg_panel import INK, Panel
from pbem.reports.svg_signs import signs
from pbem.reports.texts import Catalogue
from pbem.reports.window import whole, window

VERSION = "2"
"""Counts the looks: pictures kept under another number are drawn anew."""

FONT = "DejaVu Sans"
SIZE = 15.5
"""The size of words that name no size of their own."""
_ACROSS = 896
_LARGEST, _WIDE, _HIGH = 64, 48, 40
_FRONT = (40, 30)
_FRONTS = 3
_MARGIN, _TOP, _CAPTION = 30, 30, 28


def paint(drawing: Drawing, catalogue: Catalogue) -> str:
    """Paint a drawing as SVG."""
    panels = _panels(whole(drawing))
    width = max(panel.width for panel in panels) + 2 * _MARGIN
    height = panels[-1].y + panels[-1].height + _TOP
    parts = [part for panel in panels for part in _panel(panel, panels, catalogue)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="#f7f0de"/>'
        f'<g font-family="{FONT}" font-stretch="condensed" font-size="{SIZE}" text-anchor="middle" fill="{INK}">'
        f"{''.join(parts)}</g></svg>"
    )


def _panel(panel: Panel, panels: list[Panel], catalogue: Catalogue) -> Iterator[str]:
    """Paint a panel, with a caption when it is one of several."""
    place = panels.index(panel)
    if len(panels) > 1:
        caption = catalogue.t("map-front", number=place) if place else catalogue.t("map-overview")
        look = 'font-size="20" font-weight="bold" text-anchor="start"'
        yield f'<text x="{panel.x}" y="{panel.y - _TOP - 2}" {look}>{caption}</text>'
    yield from ground(panel)
    yield from signs(panel, names=len(panels) == 1 or place > 0)


def _panels(drawing: Drawing) -> list[Panel]:
    """Divide the known part: as it is, or overview and fronts."""
    part = window(drawing)
    size = max(5, min(_LARGEST, _ACROSS // part.columns))
    single = part.columns <= _WIDE and part.rows <= _HIGH
    top = _TOP if single else _TOP + _CAPTION
    panels = [Panel(drawing, part.left, part.top, part.columns, part.rows, size, _MARGIN, top)]
    if single:
        return panels
    columns, rows = min(_FRONT[0], drawing.columns), min(_FRONT[1], drawing.rows)
    for left, top in fronts(drawing):
        y = panels[-1].y + panels[-1].height + 2 * _TOP + _CAPTION
        panels.append(Panel(drawing, left, top, columns, rows, _ACROSS // _FRONT[0], _MARGIN, y))
    return panels


def fronts(drawing: Drawing) -> list[Point]:
    """Find the corners of the windows that show most own pieces, each piece in one window, at most three."""
    left = [piece.at for piece in drawing.pieces if piece.own]
    found: list[Point] = []
    while left and len(found) < _FRONTS:
        windows = sorted({_window(drawing, at) for at in left}, key=lambda corner: (corner[1], corner[0]))
        best = max(windows, key=lambda corner: sum(_within(corner, at) for at in left))
        found.append(best)
        left = [at for at in left if not _within(best, at)]
    return found


def _window(drawing: Drawing, at: Point) -> Point:
    """Give the corner of the window around a cell, kept on the board."""
    column = min(max(0, at[0] - _FRONT[0] // 2), max(0, drawing.columns - _FRONT[0]))
    row = min(max(0, at[1] - _FRONT[1] // 2), max(0, drawing.rows - _FRONT[1]))
    return column, row


def _within(corner: Point, at: Point) -> bool:
    return 0 <= at[0] - corner[0] < _FRONT[0] and 0 <= at[1] - corner[1] < _FRONT[1]
