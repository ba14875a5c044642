"""A choice among several things is one thing: "on C2, D2 or B3" names one place, not C2 and one of the other two."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.matching import Found, Value
from pbem.language.lattice.meant import Line


def is_one(line: Line, at: int, end: int, values: Sequence[Value]) -> bool:
    """Tell whether of things listed with commas alone the last one is a choice, and so the list is."""
    sizes = [_size(value) for value in values]
    chosen = len(sizes) > 1 and sizes[-1] > 1 and set(sizes[:-1]) == {1}
    return chosen and not any(edge.kind == "and" for place in range(at, end) for edge in line.edges(place))


def _size(value: Value) -> int:
    """Count the things a value is a choice of; what is no choice counts none."""
    held = [said for _, said in value.slots] if isinstance(value, Found) else []
    return len(held[0]) if len(held) == 1 and isinstance(held[0], tuple) else 0
