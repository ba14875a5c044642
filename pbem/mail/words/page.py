"""The lines of a body, with their quote marks taken off, and what each is taken for so far."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator
from dataclasses import dataclass

LONGEST = 10_000
"""Characters of a line; the rest of a longer one is not read."""

MOST = 20_000
"""Lines of a mail; further ones are not read."""

NEAR = 4
"""Lines within which a second `|` makes both of them quote marks."""

_BREAK = re.compile(r"\r\n|\r|\n")
_MARK = re.compile(r"\s{0,3}(?:[^\W\d_]{0,4}>[\s>|]*)")
_CUT_OFF = re.compile(r"\s*>\s*:\s*")
"""The end of an attribution whose address did not fit: no quote mark."""
_BAR = re.compile(r"\s{0,3}\|\s?")


class Kind(enum.Enum):
    """What a line is: typed by the writer, quoted, typed into a quotation, or an addition nobody gives orders in."""

    OWN = enum.auto()
    QUOTED = enum.auto()
    EDITED = enum.auto()
    ASIDE = enum.auto()


@dataclass(frozen=True)
class Page:
    """Lines as they stand, the same without quote marks, which had marks, and the verdicts, which steps change."""

    lines: tuple[str, ...]
    bare: tuple[str, ...]
    marked: tuple[bool, ...]
    kinds: list[Kind]

    def __len__(self) -> int:
        return len(self.lines)

    def written(self, start: int, stop: int | None = None) -> Iterator[int]:
        """Walk over the lines that are not blank, quote marks aside."""
        return (n for n in range(start, len(self) if stop is None else stop) if self.bare[n])

    def next_written(self, start: int) -> int:
        """Find the next line that is not blank; past the end there is none."""
        return next(self.written(start), len(self))

    def blocks(self) -> Iterator[tuple[int, int]]:
        """Find the runs of the writer's own lines."""
        start = -1
        for n, kind in enumerate((*self.kinds, Kind.QUOTED)):
            if kind is Kind.OWN and start < 0:
                start = n
            elif kind is not Kind.OWN and start >= 0:
                yield start, n
                start = -1


def page(text: str) -> Page:
    """Cut a text into lines and take the quote marks off."""
    lines = tuple(line[:LONGEST] for line in _BREAK.split(text)[:MOST])
    marks = [None if _CUT_OFF.fullmatch(line) else _MARK.match(line) for line in lines]
    for n in _bars(lines):
        marks[n] = marks[n] or _BAR.match(lines[n])
    bare = tuple((line[mark.end() :] if mark else line).strip() for line, mark in zip(lines, marks, strict=True))
    marked = tuple(map(bool, marks))
    return Page(lines, bare, marked, [Kind.QUOTED if mark else Kind.OWN for mark in marked])


def _bars(lines: tuple[str, ...]) -> Iterator[int]:
    """Find the lines that begin with `|`, where another is near."""
    found = [n for n, line in enumerate(lines) if _BAR.match(line)]
    for above, n, below in zip([-NEAR, *found], found, [*found[1:], len(lines) + NEAR], strict=False):
        if n - above < NEAR or below - n < NEAR:
            yield n
