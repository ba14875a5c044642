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
        signs = {line.mark(place, "-"), _slash(line, place), _colon(line, place)} - {0}
        starts = line.listed(place) | signs if numbers else {place}
        for edge in (edge for start in starts for edge in line.edges(start) if edge.kind in ("number", "unit")):
            if isinstance(edge.value, int) and len(numbers) < MOST_PARTS:
                front.append((edge.end, (*numbers, edge.value)))
                yield front[-1]


def counted(line: Line, at: int, end: int, numbers: tuple[object, ...]) -> bool:
    """Tell whether the first of some numbers but counts the others behind a sign: "into two: 5 and 15"."""
    if len(numbers) < MOST_PARTS - 1 or numbers[0] != len(numbers) - 1:
        return False
    first = next((on for on in range(at, end) if any(edge.kind == "number" for edge in line.edges(on))), end)
    in_words = first < end and line.run.tokens[first].sort == "word"
    return any(line.mark(first + 1, sign) for sign in (":,-" if in_words else ":-"))


def _colon(line: Line, at: int) -> int:
    """Give the place behind a colon between two numbers: "11:13"; 0: there is none."""
    behind = line.mark(at, ":")
    tokens = line.run.tokens
    return behind if behind and behind < line.end and tokens[at - 1].end + 1 == tokens[behind].start else 0


def _slash(line: Line, at: int) -> int:
    """Give the place behind a `/`; 0: there is none."""
    return at + 1 if at < line.end and line.run.tokens[at].folded == "/" else 0
