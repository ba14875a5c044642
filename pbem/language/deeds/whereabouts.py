"""Where somebody is, said of whom something is ordered ("those who are in the hall"), and who comes next in a list."""

from __future__ import annotations

from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense

_CLAUSE = 4
"""So many words name a place, with its preposition."""
_RELATED = frozenset({"group", "noun", "that"})
"""Kinds of words before one that says more of them: "all who are in the hall"; so may a comma be."""


def is_next(line: Line, edge: Sense, at: int) -> bool:
    """Tell whether an ordinal behind `then` is the next of a list: "the third group, then (to) the first"."""
    near = (one for start in (at - 1, at - 2, at - 3) if start >= 0 for one in line.edges(start) if one.kind == "then")
    return edge.kind == "ordinal" and any(at in line.over(end, "empty", "prep") for end in (one.end for one in near))


def says_where(line: Line, at: int) -> bool:
    """Tell whether words before a preposition say that somebody is where it leads: "those who are in the hall"."""
    start = at
    while start and any(edge.end == start and _is_of_being(edge) for edge in line.edges(start - 1)):
        start -= 1
        if start > 1 and any(edge.kind == "that" for edge in line.edges(start - 1)):
            return any(edge.kind in _RELATED or edge.value == "," for edge in line.edges(start - 2))
    return False


def ends_with_where(line: Line, behind: int) -> bool:
    """Tell whether the words before a comma said where somebody is: "those who are in the hall, move ..."."""
    return any(says_where(line, at) for at in range(max(0, behind - _CLAUSE), behind))


def _is_of_being(edge: Sense) -> bool:
    return edge.kind == "verb" and edge.value in ("be", "stay") or (edge.kind, edge.value) == ("empty", "")


def says_home(line: Line, at: int, end: int) -> bool:
    """Tell whether a word says `home`: a part of that name („domů“) needs a preposition."""
    return any(edge.kind == "place" and edge.value == "home" and edge.end == end for edge in line.edges(at))
