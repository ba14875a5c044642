"""What comes of an order is none of its own: "one from d1 to d2, so that the barracks have *four*".

It is said behind an order, of people who are counted: nobody is named who they are of. Its verb, if any, is but one of
being (`results` of `items.toml`), or a word for what something is good for leads to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.deeds.deed import Deed
from pbem.language.lattice.meant import Line
from pbem.language.words.fold import fold

_LED = frozenset({"empty", "so", "that", "then", "wish", "contrast"})
"""Kinds of words a clause may begin with before a deed is read."""


def is_outcome(line: Line, start: int, end: int, deed: Deed, last: str) -> bool:
    """Tell whether a deed that counts people of somebody said before says but how many then are somewhere.

    "Two are on the farm, one is in the church" orders both: no verb of doing stands before, and both are of a kind.
    """
    counts = any(slot in line.spec.get("counts", ()) for slot, _ in deed.slots)
    if not line.spec.get("results") or not counts or line.spec.get("actor", "") not in deed.open:
        return False
    begin = _begin(line, start)
    if _does(line, begin, end):
        return _relates(line, begin, start)
    said = any(_verbs(line, begin, end))
    return _for_a_purpose(line, begin, start) or (said and (last != deed.kind or _does(line, 0, begin)))


def _does(line: Line, start: int, end: int) -> bool:
    """Tell whether a verb is said that is none of being."""
    return any(each and each.isdisjoint(line.spec["results"]) for each in _verbs(line, start, end))


def _verbs(line: Line, start: int, end: int) -> Iterator[set[object]]:
    """Give what each word may say is done; a word for a place is none of those: "to *farm*", "to the *houses*"."""
    parts = line.lexicon.items.get("parts", {})
    for edges in map(line.edges, range(start, end)):
        if not any(edge.kind in parts for edge in edges):
            yield {edge.value for edge in edges if edge.kind == "verb"}


def _begin(line: Line, at: int) -> int:
    """Find where a clause begins of which a few words were passed over."""
    while at > 0 and any(edge.kind in _LED for edge in line.edges(at - 1)):
        at -= 1
    return at


def _for_a_purpose(line: Line, begin: int, start: int) -> bool:
    """Tell whether a word for what an order is good for leads to a clause, and no `and` to that: „..., aby ...“."""
    purposes = frozenset(map(fold, line.lexicon.frames.get("talk", {}).get("purpose", ())))
    listed = begin > 0 and any(edge.kind == "and" for edge in line.edges(begin - 1))
    return not listed and any(line.run.tokens[at].folded in purposes for at in range(begin, start + 1))


def _relates(line: Line, begin: int, start: int) -> bool:
    """Tell whether a clause says what the order before does: "..., *which* puts four in the barracks"."""
    return any(
        any(edge.kind == "that" for edge in line.edges(at)) and any(edge.kind == "verb" for edge in line.edges(at + 1))
        for at in range(begin, start + 1)
    )
