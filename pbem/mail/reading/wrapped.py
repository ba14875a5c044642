"""Plain text which the mail program cut into short lines, made whole again after its HTML.

Gmail and others write each long line of a letter as several, and nothing in the plain text says so; the HTML
beside it still has the lines as they were written.
"""

from __future__ import annotations

from collections.abc import Iterator

NARROWEST = 60
"""Characters: programs cut lines between this and `WIDEST`."""

WIDEST = 80
"""Characters: a longer line was not cut."""

_KEY = 40


def is_wrapped(text: str) -> bool:
    """Tell whether a line of the text may go on in the next one."""
    lines = text.split("\n")
    return any(_may_go_on(line, after) for line, after in zip(lines, lines[1:], strict=False))


def _may_go_on(line: str, after: str) -> bool:
    if len(line) > WIDEST or len(line) < NARROWEST // 2 or line[:1] == ">" or after[:1] in (">", "", " "):
        return False
    return len(line.rstrip()) + 1 + len(after.split(" ", 1)[0]) > NARROWEST


def rejoined(text: str, shown: str) -> str:
    """Join lines of `text` that are one line in `shown`."""
    whole = {line[:_KEY]: line for line in map(_spaced, shown.split("\n")) if len(line) > NARROWEST}
    return "\n".join(_joined(text.split("\n"), whole))


def _joined(lines: list[str], whole: dict[str, str]) -> Iterator[str]:
    n = 0
    while n < len(lines):
        length = _pieces(lines, n, whole.get(_spaced(lines[n])[:_KEY], ""))
        yield _spaced(" ".join(lines[n : n + length])) if length > 1 else lines[n]
        n += length


def _pieces(lines: list[str], n: int, whole: str) -> int:
    """Count the lines from the n-th on that are exactly that whole line; 1 when they are not."""
    place = 0
    for length in range(len(lines) - n):
        if not whole[place:] and length:
            return length
        piece = _spaced(lines[n + length])
        if not piece or not whole.startswith(piece, place):
            return 1
        place += len(piece) + 1
    return len(lines) - n if whole and place > len(whole) else 1


def _spaced(line: str) -> str:
    return " ".join(line.split())
