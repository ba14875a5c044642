"""For whom something is, which is no place and no distance: "ten down for 1", "that is for army 1"."""

from __future__ import annotations

from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense
from pbem.language.units.who import whos


def says_for_whom(line: Line, at: int, edge: Sense, verb: str) -> bool:
    """Tell whether a preposition says for whom something is, and not where to or how far."""
    if edge.value == "to":
        return not verb and tells_for_whom(line, at, edge.end)
    return edge.value == "by" and is_for(line, at, edge.end)


def is_for(line: Line, at: int, end: int) -> bool:
    """Tell whether a preposition says for whom, and only with a measure how far: "ten down for 1"."""
    said = any((edge.kind, edge.value, edge.end) == ("prep", "for", end) for edge in line.edges(at))
    return said and not any(any(line.ends(edge.end, "cell")) for edge in line.edges(end) if edge.kind == "number")


def tells_for_whom(line: Line, at: int, end: int) -> bool:
    """Tell whether it is said for whom something is, and not where to: "that is for army 1"."""
    return any(e.value == "for" for e in line.edges(at)) and any(who.explicit for _, who in whos(line, end))


def gives(line: Line, at: int) -> bool:
    """Tell whether a verb may say that somebody gets what is given him: „dostane“."""
    return any(edge.kind == "verb" and edge.value in line.spec.get("given", ()) for edge in line.edges(at))
