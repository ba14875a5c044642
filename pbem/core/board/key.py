"""The key below the picture of a board: each sign that is on it, painted as it is there, and what it means."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.board.panel import INK, Panel
from pbem.core.board.theme import Entry, Theme, Wording
from pbem.core.drawing import Drawing
from pbem.core.shapes import Box, Label, Look, Shape

_SIZE, _ROW, _FONT = 36, 46, 20
_LETTER = 0.55
"""A letter of the condensed font is so wide on the average, in parts of its height."""
_GAP = 26


def key(drawing: Drawing, theme: Theme, words: Wording, box: tuple[int, int, int]) -> tuple[tuple[Shape, ...], int]:
    """Paint the key into a `box`: its left and upper edge, its width. Say how high it is."""
    x, y, across = box
    left, top, shapes = x, y, list[Shape]()
    for entry in theme.entries(drawing):
        said = words.t(entry.word)
        width = _SIZE * entry.drawing.columns + 10 + int(len(said) * _LETTER * _FONT) + _GAP
        if left > x and left + width - _GAP > x + across:
            left, top = x, top + _ROW
        shapes += _entry(entry, theme, said, (left, top))
        left += width
    return tuple(shapes), top + _ROW - y if shapes else 0


def _entry(entry: Entry, theme: Theme, said: str, corner: tuple[int, int]) -> Iterator[Shape]:
    """Paint one sign and write its meaning beside it."""
    panel = Panel(entry.drawing, 0, 0, entry.drawing.columns, entry.drawing.rows, _SIZE, *corner)
    yield from theme.ground(panel)
    yield from theme.things(panel, False)
    yield Box(corner, (panel.width, _SIZE), Look(stroke=INK, width=1))
    foot = corner[0] + panel.width + 10, round(corner[1] + _SIZE / 2 + _FONT * 0.36)
    yield Label((said,), foot, _FONT, anchor="start")
