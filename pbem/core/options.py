"""Options of games: whole numbers with a range, and which of them are out of theirs."""

from __future__ import annotations

from dataclasses import Field, field, fields
from typing import Any

from pbem.core.problems import Problem


def ranged(default: int, low: int, high: int, *, none: bool = False) -> Any:
    """Declare a field of a dataclass of options: a whole number, and the range it may have; `none`: or 0, no limit."""
    return field(default=default, metadata={"range": (low, high), "none": none})


def allows(option: Field[Any], value: int) -> bool:
    """Tell whether an option may have this value; one without a range may have any."""
    low, high = option.metadata.get("range", (value, value))
    return bool(low <= value <= high or (value == 0 and option.metadata.get("none", False)))


def out_of_range(options: Any, code: str) -> tuple[Problem, ...]:
    """List the options out of their range as problems of that code; facts: option, value, low, high."""
    found = []
    for each in fields(options):
        value = getattr(options, each.name)
        if not allows(each, value):
            low, high = each.metadata["range"]
            facts = {"option": each.name, "value": value, "low": low, "high": high}
            found.append(Problem(code, facts=facts, paragraph="2.2"))
    return tuple(found)
