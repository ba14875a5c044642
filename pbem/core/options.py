"""Options of games: whole numbers with a range, and which of them are out of theirs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, field, fields
from typing import Any

from pbem.core.problems import Problem


def ranged(default: int, low: int, high: int, *, none: bool = False, unsaid: int | None = None) -> Any:
    """Declare a field of a dataclass of options: a whole number, and the range it may have; `none`: or 0, no limit.

    `unsaid`: what counts in games that were begun before there was such an option.
    """
    metadata = {"range": (low, high), "none": none}
    return field(default=default, metadata=metadata if unsaid is None else {**metadata, "unsaid": unsaid})


def completed(options_type: type, kept: Mapping[str, Any]) -> dict[str, Any]:
    """Give options as they were kept, with what counts for those that came later (`unsaid`)."""
    later = {each.name: each.metadata["unsaid"] for each in fields(options_type) if "unsaid" in each.metadata}
    return {**later, **kept}


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
