"""Words that only help a verb to say what it says: "d2 *is* sent to green", „aby *bola* presunutá“."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.lattice.guards import been, passive
from pbem.language.lattice.meant import Line

_NUMBERS = ("number", "unit")
_NAMED_BEFORE = ("it", "there")


def is_done(line: Line, at: int) -> bool:
    """Tell whether a form of the past says what is done to somebody."""
    return passive(line.run.tokens, at, line.lexicon)


def passed_over(line: Line, at: int, supposed: bool, told: bool) -> Iterator[int]:
    """Give the places behind words that say nothing where they stand: `been` where something is wished or `supposed`,
    "at least" where no number follows, and of what is `told` "on it" behind the place itself.
    """
    if supposed and at < line.end and line.run.tokens[at].folded in been(line.lexicon):
        yield at + 1
    least = (edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("prep", "least"))
    yield from (end for end in least if not _counts(line, end))
    for start in line.ends(at, "prep") if told else ():
        ends = (edge.end for edge in line.edges(start) if edge.kind == "place" and edge.value in _NAMED_BEFORE)
        yield from (end for end in ends if end >= line.end or any(line.ends(end, "mark")))


def limited(line: Line, at: int) -> int:
    """Give the place behind `but`, where it leads to how far something goes: ", but only up to the farm"; 0: none."""
    for start in (at, *line.ends(at, "contrast")):
        behind = {start, *line.ends(start, "only")}
        if any((edge.kind, edge.value) == ("prep", "upto") for one in behind for edge in line.edges(one)):
            return start
    return 0


def _counts(line: Line, at: int) -> bool:
    """Tell whether a number stands at a place, or behind a preposition there."""
    starts = {at, *line.ends(at, "prep"), *line.ends(at, "empty")}
    return at >= line.end or any(any(line.ends(start, kind)) for start in starts for kind in _NUMBERS)
