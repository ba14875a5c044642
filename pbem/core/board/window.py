"""Which part of a board a map shows: what is known and a margin, for a page of unknown paper pleases nobody.

A plan changes it only where it leads out of it: so the report of a turn and the answers to it can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pbem.core.board.theme import Wording
from pbem.core.drawing import Drawing, Point
from pbem.core.grid import column_name

MARGIN = 2
_LEAST = (16, 12)
"""No part is smaller, unless the board is."""
_PLANS = ("plan", "if")
"""Styles of ways not gone yet."""


@dataclass(frozen=True)
class Window:
    """A rectangle of cells: the upper left one, how many columns and rows."""

    left: int
    top: int
    columns: int
    rows: int


def window(drawing: Drawing) -> Window:
    """Choose the part: never higher than wide when the board is wide enough; all of it when nothing is known."""
    if _cropped(drawing):
        return Window(drawing.left, drawing.top, len(drawing.terrain[0]), len(drawing.terrain))
    seen, planned = _seen(drawing), _planned(drawing)
    shown = _around(drawing, seen)
    return shown if all(_within(shown, at) for at in planned) else _around(drawing, [*seen, *planned])


def _around(drawing: Drawing, cells: Sequence[Point]) -> Window:
    """Choose the part around some cells."""
    if not cells:
        return Window(0, 0, drawing.columns, drawing.rows)
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    top, high = _span(min(rows), max(rows), _LEAST[1], drawing.rows)
    left, wide = _span(min(columns), max(columns), max(_LEAST[0], high), drawing.columns)
    return Window(left, top, wide, high)


def _within(shown: Window, at: Point) -> bool:
    return 0 <= at[0] - shown.left < shown.columns and 0 <= at[1] - shown.top < shown.rows


def _cropped(drawing: Drawing) -> bool:
    """Tell whether the drawing holds a part of the board alone."""
    return (len(drawing.terrain[0]), len(drawing.terrain)) != (drawing.columns, drawing.rows)


def crop(drawing: Drawing) -> Drawing:
    """Keep the ground of the part that is shown: most of a big board is unknown."""
    shown = window(drawing)
    across = slice(shown.left - drawing.left, shown.left - drawing.left + shown.columns)
    down = slice(shown.top - drawing.top, shown.top - drawing.top + shown.rows)
    return replace(
        drawing,
        terrain=tuple(row[across] for row in drawing.terrain[down]),
        fog=tuple(row[across] for row in drawing.fog[down]),
        left=shown.left,
        top=shown.top,
    )


def whole(drawing: Drawing) -> Drawing:
    """Give the ground of the whole board again."""
    if not _cropped(drawing):
        return drawing
    terrain, fog = _filled(drawing, drawing.terrain, " "), _filled(drawing, drawing.fog, "?")
    return replace(drawing, terrain=terrain, fog=fog, left=0, top=0)


def _filled(drawing: Drawing, part: tuple[str, ...], unknown: str) -> tuple[str, ...]:
    """Put the unknown around a part of the board; the rows above and below are one string."""
    empty, before = unknown * drawing.columns, unknown * drawing.left
    rows = ((before + row).ljust(drawing.columns, unknown) for row in part)
    below = drawing.rows - drawing.top - len(part)
    return (*[empty] * drawing.top, *rows, *[empty] * below)


def _seen(drawing: Drawing) -> list[Point]:
    """List the cells ever seen, and all that anything is drawn on but plans."""
    unknown = "?" * drawing.columns
    seen = [(column, row) for row, fog in enumerate(drawing.fog) if fog != unknown for column in _ends(fog)]
    ways = [at for route in drawing.routes if route.style not in _PLANS for at in route.cells]
    marks = [at for mark in drawing.marks for at in (mark.at, mark.other)]
    standing = (piece.at for piece in drawing.pieces if not piece.ghost)
    return [*seen, *standing, *(site.at for site in drawing.sites), *ways, *marks]


def _planned(drawing: Drawing) -> list[Point]:
    """List the cells of plans."""
    ways = [at for route in drawing.routes if route.style in _PLANS for at in route.cells]
    return [*ways, *(piece.at for piece in drawing.pieces if piece.ghost)]


def _ends(fog: str) -> tuple[int, ...]:
    """Give the first and the last known column of a row."""
    known = fog.strip("?")
    first = len(fog) - len(fog.lstrip("?"))
    return (first, first + len(known) - 1) if known else ()


def _span(first: int, last: int, least: int, board: int) -> tuple[int, int]:
    """Widen a span by the margin and to its least length, kept on the board: where it begins, how long it is."""
    start, end = max(0, first - MARGIN), min(board, last + 1 + MARGIN)
    length = max(end - start, min(least, board))
    return min(max(0, start - (length - (end - start)) // 2), board - length), length


def part(drawing: Drawing, words: Wording) -> str:
    """Say which part of the board is shown; nothing when it is all of it."""
    shown = window(drawing)
    if (shown.columns, shown.rows) == (drawing.columns, drawing.rows):
        return ""
    return words.t(
        "map-part",
        first=column_name(shown.left),
        last=column_name(shown.left + shown.columns - 1),
        top=shown.top + 1,
        bottom=shown.top + shown.rows,
        columns=drawing.columns,
        rows=drawing.rows,
    )
