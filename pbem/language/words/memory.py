"""What was found out about the lines looked at last: a line is looked at many times, whole and for its sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
_MOST = 600
"""So many lines are remembered: the longest letter that is looked at while it is written, and its sentences."""


def remembered(known: dict[str, T], line: str, look: Callable[[str], T]) -> T:
    """Give what is known of a line, or look and remember it."""
    if line in known:
        return known[line]
    found = look(line)
    if len(known) >= _MOST:
        known.clear()
    known[line] = found
    return found
