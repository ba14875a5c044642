"""What of a letter could not be read, said to its writer with what to do about it."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate, takewhile

from pbem.core.texts import Text, text
from pbem.mail.reading.letter import Letter

MOST_LINES = 300
"""Written lines of a letter that are read: several times what the longest orders need."""
MOST_SIGNS = 30_000
"""Letters and signs of these lines that are read."""
_WORDLESS, _SHORTENED = "no-text", "shortened"


def bounded(letter: Letter) -> Letter:
    """Leave out what is beyond all orders, so that one letter keeps nobody waiting; that it was is a trouble."""
    signs = accumulate(len(line) for _, line in letter.lines)
    count = accumulate(bool(line.strip()) for _, line in letter.lines)
    within = (length <= MOST_SIGNS and lines <= MOST_LINES for length, lines in zip(signs, count, strict=True))
    kept = sum(takewhile(bool, within))
    if kept == len(letter.lines):
        return letter
    return replace(letter, lines=letter.lines[:kept], troubles=tuple(dict.fromkeys((*letter.troubles, _SHORTENED))))


def told(letter: Letter) -> tuple[Text, ...]:
    """Say what could not be read; that nothing could be is worth saying only when nothing says why."""
    named = tuple(trouble for trouble in letter.troubles if trouble != _WORDLESS) or letter.troubles
    return tuple(text(f"trouble-{trouble}") for trouble in named)
