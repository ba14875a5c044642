"""Numbers that are parts of a whole: `11 + 13`, `20 / 10`, "10 and 10"."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.lattice.meant import Line

HALVES = 2
MOST_PARTS = 4
"""A unit is parted into so many: "two of ten each"."""


def summands(line: Line, at: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Give lists of numbers, each with the place behind; they are looked for once."""
    known: tuple[tuple[int, tuple[int, ...]], ...] | None = line.remembered.get(("summands", at))
    if known is None:
        known = line.remembered["summands", at] = tuple(_summands(line, at))
    return known


def _summands(line: Line, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    front: list[tuple[int, tuple[int, ...]]] = [(at, ())]
    while front:
        place, numbers = front.pop()
        signs = {line.mark(place, "-"), _slash(line, place), _colon(line, place)} - {0}
        starts = line.listed(place) | signs if numbers else {place}
        counting = (start for start in starts if not _is_place(line, start))
        for edge in (edge for start in counting for edge in line.edges(start) if edge.kind in ("number", "unit")):
            if isinstance(edge.value, int) and len(numbers) < MOST_PARTS:
                front.append((edge.end, (*numbers, edge.value)))
                yield front[-1]


def _is_place(line: Line, at: int) -> bool:
    """Tell whether a word says whose turn it is in a row: "split 4 in half, the first goes left" has no part of one."""
    return at < line.end and line.run.tokens[at].sort == "word" and any(line.ends(at, "ordinal"))


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


def equal_parts(line: Line, at: int, of: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Read several parts that are alike, or are told: `two tens`, "two halves of ten each", "of 10 and 10"."""
    signs = ":-,×" if at and line.run.tokens[at - 1].sort == "word" else ":-×"
    starts = {*line.over(at, "noun", "half"), *line.ends(at, "cell"), *(line.mark(at, sign) for sign in signs)} - {0}
    starts |= {edge.end for start in starts for edge in line.edges(start) if edge.kind == "prep"}
    for end, numbers in (found for start in starts for found in summands(line, start)):
        if len(numbers) in (1, of):
            parts = numbers if len(numbers) == of else numbers * of
            every = {on for each in {end, *line.ends(end, "group")} for on in _told_twice(line, each, parts)}
            yield from ((on, parts) for on in every)


def _told_twice(line: Line, at: int, parts: tuple[int, ...]) -> Iterator[int]:
    """Give a place, and the one behind the same parts once more: "two tens, 10 and 10"."""
    yield at
    for start in {line.mark(at, sign) for sign in ",:-("} - {0}:
        for end, again in summands(line, start):
            if again == parts:
                yield line.mark(end, ")") or end
