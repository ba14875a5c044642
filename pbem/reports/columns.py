"""Lines and tables of the text part: at most 76 columns as a terminal counts them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import category, east_asian_width

WIDTH = 76
_GAP = "  "
_NARROWEST = 5
_UNEVEN = re.compile("[\u0300-\u036f\u0483-\u0489\u0591-\u1fff\u200b-\u200f\u2e80-\uffff\U00010000-\U0010ffff]")
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")


def clean(text: str) -> str:
    """Make one line of it: control characters and line breaks become blanks."""
    return text if text.isprintable() else _CONTROL.sub(" ", text)


def width(text: str) -> int:
    """Count the columns a terminal gives the text: wide characters take two, combining ones none."""
    if text.isascii() or _UNEVEN.search(text) is None:
        return len(text)
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def pad(text: str, columns: int, right: bool = False) -> str:
    """Fill the text with blanks up to that width, before it when it stands to the right."""
    blanks = " " * (columns - width(text))
    return blanks + text if right else text + blanks


def wrap(text: str, first: str = "", rest: str = "", columns: int = WIDTH) -> list[str]:
    """Break a text at blanks; the first line starts with `first`, the others with `rest`."""
    whole = " ".join(clean(text).split())
    if width(whole) <= columns - max(len(first), len(rest)) and first.isascii() and rest.isascii():
        return [first + whole]
    lines, line, empty = [], first, True
    wide = len if _UNEVEN.search(first + rest + text) is None else width
    for word in _words(text, columns - max(width(first), width(rest))):
        if not empty and wide(line) + 1 + wide(word) > columns:
            lines.append(line)
            line, empty = rest, True
        line, empty = (line + word if empty else f"{line} {word}"), False
    return [*lines, line]


def wrapped(text: str, first: str = "", rest: str = "") -> str:
    """Break a text at blanks, and give its lines as one string."""
    return "\n".join(wrap(text, first, rest))


@lru_cache(maxsize=8192)
def _wrapped(text: str, columns: int) -> tuple[str, ...]:
    """Wrap the text of a cell: the same numbers and places stand in the tables of all players."""
    return tuple(wrap(text, columns=columns))


def _words(text: str, columns: int) -> list[str]:
    """Split at blanks; a word that is wider than a line is cut."""
    words: list[str] = []
    for word in clean(text).split():
        while width(word) > columns:
            cut = _cut(word, columns)
            words.append(word[:cut])
            word = word[cut:]
        words.append(word)
    return words


def _cut(word: str, columns: int) -> int:
    """Tell how many characters of the word fit, at least one."""
    taken = 0
    for place, char in enumerate(word):
        taken += _columns(char)
        if taken > columns:
            return max(place, 1)
    return len(word)


@dataclass(frozen=True)
class Grid:
    """A table of written cells; `numeric` tells which columns stand to the right."""

    headings: tuple[str, ...]
    numeric: tuple[bool, ...]
    rows: tuple[tuple[str, ...], ...]


def table(grid: Grid, indent: str = "  ") -> list[str]:
    """Write a table; the widest columns of words are wrapped until it fits."""
    rows = [grid.headings, *grid.rows] if any(grid.headings) else list(grid.rows)
    widths = _fitted(rows, grid.numeric, WIDTH - width(indent))
    return [line for row in rows for line in _row(row, widths, grid.numeric, indent)]


def _fitted(rows: Sequence[tuple[str, ...]], numeric: tuple[bool, ...], room: int) -> list[int]:
    """Make columns narrower: those of words first, then headings above numbers; words are cut only as a last resort."""
    widths = [max(width(row[place]) for row in rows) for place in range(len(numeric))]
    soft = [place for place in range(len(widths)) if not numeric[place]] or list(range(len(widths)))
    whole = [_whole([row[place] for row in rows], numeric[place]) for place in range(len(widths))]
    room -= len(_GAP) * (len(widths) - 1)
    _narrow(widths, soft, whole, room)
    _narrow(widths, range(len(widths)), whole, room)
    _narrow(widths, soft, [_NARROWEST] * len(widths), room)
    return widths


def _whole(cells: Sequence[str], numeric: bool) -> int:
    """Give the width below which a word would be cut, or a number parted from what stands beside it."""
    words = max((width(word) for cell in cells[: 1 if numeric else None] for word in cell.split()), default=0)
    return max(_NARROWEST, words, *(width(cell) for cell in cells[1:])) if numeric else max(_NARROWEST, words)


def _narrow(widths: list[int], places: Sequence[int], least: Sequence[int], room: int) -> None:
    """Take from the widest of those columns until all fit, from none more than it can spare."""
    while sum(widths) > room:
        spare = [place for place in places if widths[place] > least[place]]
        if not spare:
            return
        widths[max(spare, key=lambda place: widths[place])] -= 1


def _row(row: tuple[str, ...], widths: list[int], numeric: tuple[bool, ...], indent: str) -> list[str]:
    cells = [_wrapped(text, columns) for text, columns in zip(row, widths, strict=True)]
    height = max(len(cell) for cell in cells)
    lines = []
    for level in range(height):
        parts = [
            pad(cell[level] if level < len(cell) else "", columns, right)
            for cell, columns, right in zip(cells, widths, numeric, strict=True)
        ]
        lines.append((indent + _GAP.join(parts)).rstrip())
    return lines
