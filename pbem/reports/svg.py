"""The one painter of maps: a drawing in, an SVG out.

Of the board the known part is shown. One that fits a letter is one panel. A larger one is an overview without
names of cities, and below it a panel for each front, which is where most own things stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pbem.core.drawing import Drawing, Point
from pbem.reports import svg_dungeon, svg_ground, svg_key, svg_signs, svg_tokens
from pbem.reports.svg_panel import INK, Panel
from pbem.reports.texts import Catalogue
from pbem.reports.window import whole, window

VERSION = "2"
"""Counts the looks: pictures kept under another number are drawn anew."""

FONT = "DejaVu Sans"
SIZE = 15.5
"""The size of words that name no size of their own."""
_ACROSS = 896


def no_key(drawing: Drawing, catalogue: Catalogue, x: int, y: int, across: int) -> tuple[str, int]:
    """Paint no key: the words below the picture say enough."""
    return "", 0


@dataclass(frozen=True)
class _Manner:
    """How a theme is painted: its painters, the largest part that fits one panel, the fronts of a larger one.

    `caption` names a front; `framed`: the overview shows where they are, and what they show is in their middle.
    On a `page` with room for so many pixels all is one panel (0: as in a mail).
    """

    ground: Callable[[Panel], Iterator[str]]
    signs: Callable[[Panel, bool], Iterator[str]]
    wide: int
    high: int
    front: tuple[int, int]
    fronts: int
    caption: str = "map-front"
    framed: bool = False
    page: int = 0
    key: Callable[[Drawing, Catalogue, int, int, int], tuple[str, int]] = no_key


_MANNERS = {
    "land": _Manner(svg_ground.ground, svg_signs.signs, 48, 40, (40, 30), 3),
    "dungeon": _Manner(
        svg_dungeon.ground, svg_tokens.signs, 26, 22, (20, 11), 5, "map-detail", True, 1300, svg_key.key
    ),
}
_LARGEST = 64
_MARGIN, _TOP, _CAPTION = 30, 30, 28
_KEY_ROOM = 92
"""Two rows of a key: so the pictures of a page are of one height, though some turns have signs others have not."""


def paint(drawing: Drawing, catalogue: Catalogue, *, page: bool = False) -> str:
    """Paint a drawing as SVG, for a mail or for a page with more room."""
    panels = _panels(whole(drawing), page)
    width = max(panel.width for panel in panels) + 2 * _MARGIN
    bottom = panels[-1].y + panels[-1].height + _TOP
    key, high = _MANNERS[drawing.theme].key(drawing, catalogue, _MARGIN, bottom, width - 2 * _MARGIN)
    height = bottom + (max(high, _KEY_ROOM) if page and high else high)
    parts = [part for panel in panels for part in _panel(panel, panels, catalogue)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="#f7f0de"/>'
        f'<g font-family="{FONT}" font-stretch="condensed" font-size="{SIZE}" text-anchor="middle" fill="{INK}">'
        f"{''.join(parts)}{key}</g></svg>"
    )


def _panel(panel: Panel, panels: list[Panel], catalogue: Catalogue) -> Iterator[str]:
    """Paint a panel, with a caption when it is one of several."""
    place, manner = panels.index(panel), _MANNERS[panel.drawing.theme]
    if len(panels) > 1:
        caption = catalogue.t(manner.caption, number=place) if place else catalogue.t("map-overview")
        look = 'font-size="20" font-weight="bold" text-anchor="start"'
        yield f'<text x="{panel.x}" y="{panel.y - _TOP - 2}" {look}>{caption}</text>'
    yield from manner.ground(panel)
    yield from manner.signs(panel, len(panels) == 1 or place > 0)
    if manner.framed and not place:
        yield from (_frame(panel, each, number) for number, each in enumerate(panels[1:], 1))


def _frame(overview: Panel, front: Panel, number: int) -> str:
    """Show on the overview where a front is, and its number."""
    x = overview.x + (front.left - overview.left) * overview.size
    y = overview.y + (front.top - overview.top) * overview.size
    width, height = front.columns * overview.size, front.rows * overview.size
    box = f'x="{x}" y="{y}" width="{width}" height="{height}" fill="none"'
    look = 'font-size="18" font-weight="bold" fill="#8e2620" stroke="#fffdf6" stroke-width="4" text-anchor="start"'
    return (
        f'<rect {box} stroke="#fffdf6" stroke-width="4"/><rect {box} stroke="#8e2620" stroke-width="2"/>'
        f'<text x="{x + 5}" y="{y + 18}" {look}>{number}</text>'
    )


def _panels(drawing: Drawing, page: bool) -> list[Panel]:
    """Divide the known part: as it is, or overview and fronts."""
    part, manner = window(drawing), _MANNERS[drawing.theme]
    across = (page and manner.page) or _ACROSS
    size = max(5, min(_LARGEST, across // part.columns))
    single = across > _ACROSS or (part.columns <= manner.wide and part.rows <= manner.high)
    top = _TOP if single else _TOP + _CAPTION
    panels = [Panel(drawing, part.left, part.top, part.columns, part.rows, size, _MARGIN, top)]
    if single:
        return panels
    columns, rows = min(manner.front[0], drawing.columns), min(manner.front[1], drawing.rows)
    for left, top in fronts(drawing):
        y = panels[-1].y + panels[-1].height + 2 * _TOP + _CAPTION
        panels.append(Panel(drawing, left, top, columns, rows, _ACROSS // manner.front[0], _MARGIN, y))
    return panels


def fronts(drawing: Drawing) -> list[Point]:
    """Find the corners of the windows that show most own pieces, each piece in one window, at most a few."""
    manner = _MANNERS[drawing.theme]
    left = [piece.at for piece in drawing.pieces if piece.own]
    found: list[Point] = []
    while left and len(found) < manner.fronts:
        windows = sorted({_window(drawing, manner.front, at) for at in left}, key=lambda corner: (corner[1], corner[0]))
        best = max(windows, key=lambda corner: sum(_within(corner, manner.front, at) for at in left))
        covered = [at for at in left if _within(best, manner.front, at)]
        found.append(_window(drawing, manner.front, _middle(covered)) if manner.framed else best)
        left = [at for at in left if at not in covered]
    return found


def _middle(places: list[Point]) -> Point:
    """Give the middle of some places, the one to the right or below when there are two."""
    columns, rows = [column for column, _ in places], [row for _, row in places]
    return (min(columns) + max(columns) + 1) // 2, (min(rows) + max(rows) + 1) // 2


def _window(drawing: Drawing, size: Point, at: Point) -> Point:
    """Give the corner of the window around a cell, kept on the board."""
    column = min(max(0, at[0] - size[0] // 2), max(0, drawing.columns - size[0]))
    row = min(max(0, at[1] - size[1] // 2), max(0, drawing.rows - size[1]))
    return column, row


def _within(corner: Point, size: Point, at: Point) -> bool:
    return 0 <= at[0] - corner[0] < size[0] and 0 <= at[1] - corner[1] < size[1]
