"""Titles of lists of orders: "my plan: ...", "for my plan, put down that ...", "if I am away: ..."."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.deeds.parts import BEFORE, parts
from pbem.language.forms.lexicon_check import Toml
from pbem.language.lattice.meant import Line


def behind(line: Line, begin: int, title: Toml) -> Iterator[int]:
    """Give the places behind a title that begins at a place, with what it is for, or behind that alone."""
    for at in _past(line, begin, title["for"]):
        ends = {end for end, part in parts(line, at, BEFORE) if part.type == title["of"]} | ({at} - {begin})
        yield from {line.mark(on, sign) for end in ends for on in _past(line, end, title["for"]) for sign in ":-"} - {0}
        if any(line.said(begin, title["for"])):
            yield from (on for on in _past(line, begin, title["for"]) if line.mark(on - 1, ","))  # "if I am away, ..."
        yield from _entered(line, at, title, title["says"])
        if "leads" in title and any(end for on in line.over(begin, "empty") for end in line.said(on, title["for"])):
            yield from _entered(line, at, title, title["leads"])  # "if I forget to write, the plan is to ..."


def _entered(line: Line, at: int, title: Toml, concept: str) -> Iterator[int]:
    """Give the places behind words that put something into a list: "for my plan, put down that ..."."""
    starts = {on for start in (at, *line.ends(at, "prep")) for on in line.over(start, "empty")}
    ends = {end for start in starts for end, part in parts(line, start, BEFORE) if part.type == title["of"]}
    yield from (on for end in ends for start in line.over(end, "empty") for on in line.said(start, concept))


def _past(line: Line, at: int, concept: str) -> set[int]:
    """Give a place, and those behind any number of words of a concept, commas and words that carry nothing."""
    found, front = {at}, [at]
    while front:
        start = front.pop()
        behind = {line.mark(start, ","), *line.said(start, concept), *line.ends(start, "empty")} - found - {0}
        found |= behind
        front += behind
    return found
