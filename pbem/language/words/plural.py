"""How a word is said behind a number: as for one, for a few, or for many."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

Number = Literal["one", "few", "many"]

COUNTED = "counted"
"""The case of a slot that is said as the number in the slot `count` wants it."""


def plural(language: str, count: int) -> Number:
    """Give the form a language wants behind a count."""
    return _RULES.get(language, _english)(count)


def _english(count: int) -> Number:
    return "one" if count == 1 else "many"


def _czech(count: int) -> Number:
    return "one" if count == 1 else "few" if count in (2, 3, 4) else "many"


def _russian(count: int) -> Number:
    """21 is said as 1, 22 as 2; from 11 to 14 all are many."""
    if count % 100 in (11, 12, 13, 14):
        return "many"
    return "one" if count % 10 == 1 else "few" if count % 10 in (2, 3, 4) else "many"


_RULES: Mapping[str, Callable[[int], Number]] = {"cs": _czech, "sk": _czech, "ru": _russian}
