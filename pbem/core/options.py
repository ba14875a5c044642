"""Options of games: whole numbers with a range, and which of them are out of theirs."""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any

from pbem.core.problems import Problem


def ranged(default: int, low: int, high: int) -> Any:
    """Declare a field of a dataclass of options: a whole number, and the range it may have."""
    return field(default=default, metadata={"range": (low, high)})


def out_of_range(options: Any, code: str) -> tuple[Problem, ...]:
    """List the options out of their range as problems of that code; facts: option, value, low, high."""
    found = []
    for each in fields(options):
        low, high = each.metadata.get("range", (None, None))
        value = getattr(options, each.name)
        if low is not None and not low <= value <= high:
            facts = {"option": each.name, "value": value, "low": low, "high": high}
            found.append(Problem(code, facts=facts, paragraph="2.2"))
    return tuple(found)
