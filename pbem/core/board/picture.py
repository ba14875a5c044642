"""The picture of a board: a drawing in, shapes out.

Of the board the known part is shown. One that fits a letter is one panel. A larger one is an overview without
names of cities, and below it a panel for each front, which is where most own things stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from pbem.core import shapes
from pbem.core.board.counters import PALE
from pbem.core.board.key import key
from pbem.core.board.panel import INK, Panel, grid
from pbem.core.board.theme import Theme, Wording
from pbem.core.board.window import whole, window
from pbem.core.drawing import Drawing, Point
from pbem.core.shapes import Box, Group, Label, Look, Shape, Sketch
from pbem.core.texts import text

_ACROSS = 896
_LARGEST = 64
_MARGIN, _TOP, _CAPTION = 30, 30, 28
_KEY_ROOM = 92
"""Two rows of a key: so the pictures of a page are of one height, though some turns have signs others have not."""
_MARKED = "#8e2620"
_GROUNDS = 256
"""So many are remembered, each some tens of kilobytes."""


def picture(drawing: Drawing, theme: Theme, words: Wording, *, page: bool = False) -> Sketch:
    """Turn a board into shapes, for a mail or for a page with more room.

    All that lies below is one group at the origin, which is the same in every picture of a seat and turn.
    """
    panels = panels_of(whole(drawing), theme, page)
    width = max(panel.width for panel in panels) + 2 * _MARGIN
    bottom = panels[-1].y + panels[-1].height + _TOP
    signs, high = key(drawing, theme, words, (_MARGIN, bottom, width - 2 * _MARGIN))
    height = bottom + (max(high, _KEY_ROOM) if page and high else high)
    ground = [shape for panel in panels for shape in _ground(_bare(panel), theme)]
    worded = [shape for shape in ground if isinstance(shape, Label)]
    below = Group(tuple(shape for shape in ground if not isinstance(shape, Label)))
    painted = (shape for panel in panels for shape in _panel(panel, panels, theme))
    whole_ = shapes.Panel(height, (below, *worded, *painted, *signs))
    return Sketch(width, (whole_,), {}, (), text(theme.plans), text("answer-map"), ink=INK)


def _bare(panel: Panel) -> Panel:
    """Leave nothing on a panel but its ground."""
    return replace(panel, drawing=replace(panel.drawing, sites=(), pieces=(), routes=(), marks=(), notes=()))


@lru_cache(_GROUNDS)
def _ground(panel: Panel, theme: Theme) -> tuple[Shape, ...]:
    """Paint the ground of a panel and its grid: the same in every picture of a seat and turn, so it is painted once."""
    return (*theme.ground(panel), *grid(panel, theme.lines, theme.thin))


def _panel(panel: Panel, panels: list[Panel], theme: Theme) -> Iterator[Shape]:
    """Paint what stands on a panel, with a caption when it is one of several."""
    place = panels.index(panel)
    if len(panels) > 1:
        caption = text(theme.caption, number=place) if place else text("map-overview")
        yield Label((caption,), (panel.x, panel.y - _TOP - 2), 20, bold=True, anchor="start")
    yield from theme.things(panel, len(panels) == 1 or place > 0)
    if theme.framed and not place:
        for number, front in enumerate(panels[1:], 1):
            yield from _frame(panel, front, number)


def _frame(overview: Panel, front: Panel, number: int) -> Iterator[Shape]:
    x, y = overview.corner((front.left, front.top))
    size = front.columns * overview.size, front.rows * overview.size
    yield Box((x, y), size, Look(stroke=PALE, width=4))
    yield Box((x, y), size, Look(stroke=_MARKED, width=2))
    yield Label((str(number),), (x + 5, y + 18), 18, _MARKED, bold=True, anchor="start", halo=PALE)


def panels_of(drawing: Drawing, theme: Theme, page: bool) -> list[Panel]:
    """Divide the known part: as it is, or overview and fronts."""
    part = window(drawing)
    across = (page and theme.page) or _ACROSS
    size = max(5, min(_LARGEST, across // part.columns))
    single = across > _ACROSS or (part.columns <= theme.wide and part.rows <= theme.high)
    top = _TOP if single else _TOP + _CAPTION
    panels = [Panel(drawing, part.left, part.top, part.columns, part.rows, size, _MARGIN, top)]
    if single:
        return panels
    columns, rows = min(theme.front[0], drawing.columns), min(theme.front[1], drawing.rows)
    for left, top in fronts(drawing, theme):
        y = panels[-1].y + panels[-1].height + 2 * _TOP + _CAPTION
        panels.append(Panel(drawing, left, top, columns, rows, _ACROSS // theme.front[0], _MARGIN, y))
    return panels


def fronts(drawing: Drawing, theme: Theme) -> list[Point]:
    """Find the corners of the windows that show most own pieces, each piece in one window, at most a few."""
    left = [piece.at for piece in drawing.pieces if piece.own and not piece.ghost]
    found: list[Point] = []
    while left and len(found) < theme.fronts:
        windows = sorted({_window(drawing, theme.front, at) for at in left}, key=lambda corner: (corner[1], corner[0]))
        best = max(windows, key=lambda corner: sum(_within(corner, theme.front, at) for at in left))
        covered = [at for at in left if _within(best, theme.front, at)]
        found.append(_window(drawing, theme.front, _middle(covered)) if theme.framed else best)
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
