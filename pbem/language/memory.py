"""What was found out about the lines looked at last: a line is looked at many times, whole and for its sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
_MOST = 200
"""So many lines are remembered."""


def remembered(known: dict[str, T], line: str, look: Callable[[str], T]) -> T:
    """Give what is known of a line, or look and remember it."""
    if line not in known:
        if len(known) >= _MOST:
            known.clear()
        known[line] = look(line)
    return known[line]
