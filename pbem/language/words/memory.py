"""What was found out about the lines looked at last, which are looked at many times; each word of lexicons once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

T = TypeVar("T")
_MOST = 600
"""So many lines are remembered: the longest letter that is looked at while it is written, and its sentences."""


@cache
def one_of(word: str) -> str:
    """Give a word of a lexicon as it was met first: equal words of several entries or games are one in memory."""
    return word


def remembered(known: dict[str, T], line: str, look: Callable[[str], T]) -> T:
    """Give what is known of a line, or look and remember it."""
    if line in known:
        return known[line]
    found = look(line)
    if len(known) >= _MOST:
        known.clear()
    known[line] = found
    return found
