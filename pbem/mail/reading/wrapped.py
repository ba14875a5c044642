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

AGAIN = 4
"""So many times its length a line of HTML is compared with lines of text."""

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
    """Join; a line of HTML that many lines begin like is not compared with them without end."""
    spaced, compared = list(map(_spaced, lines)), dict.fromkeys(whole, 0)
    n = 0
    while n < len(lines):
        key = spaced[n][:_KEY]
        line = whole.get(key, "")
        length, signs = _pieces(spaced, n, line) if line else (1, 0)
        yield " ".join(spaced[n : n + length]) if length > 1 else lines[n]
        n += length
        if line and length == 1:
            compared[key] += signs
            if compared[key] > AGAIN * len(line):
                del whole[key]


def _pieces(lines: list[str], n: int, whole: str) -> tuple[int, int]:
    """Count the lines from the n-th on that are exactly that whole line (1: they are not), and the signs compared."""
    place = 0
    for length in range(len(lines) - n):
        if length and place >= len(whole):
            return length, place
        piece = lines[n + length]
        if not piece or not whole.startswith(piece, place):
            return 1, place
        place += len(piece) + 1
    return len(lines) - n if place > len(whole) else 1, place


def _spaced(line: str) -> str:
    return " ".join(line.split())
