"""Numbers that are parts of a whole: `11 + 13`, `20 / 10`, "10 and 10"."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.lattice.meant import Line

MOST_PARTS = 4
"""A unit is parted into so many: "two of ten each"."""


def summands(line: Line, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Give lists of numbers, each with the place behind."""
    front: list[tuple[int, tuple[int, ...]]] = [(at, ())]
    while front:
        place, numbers = front.pop()
        starts = (line.listed(place) | {line.mark(place, "-"), _slash(line, place)} - {0}) if numbers else {place}
        for edge in (edge for start in starts for edge in line.edges(start) if edge.kind in ("number", "unit")):
            if isinstance(edge.value, int) and len(numbers) < MOST_PARTS:
                front.append((edge.end, (*numbers, edge.value)))
                yield front[-1]


def _slash(line: Line, at: int) -> int:
    """Give the place behind a `/`; 0: there is none."""
    return at + 1 if at < line.end and line.run.tokens[at].folded == "/" else 0
