"""Who is told before what he does: "for 1 to go up", "take army 6 and march to Tor"."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.lattice.meant import Line
from pbem.language.units.modes import modes
from pbem.language.units.who import Who, whos


def as_for(line: Line, at: int, nth: int) -> Iterator[int]:
    """Give the places behind `for` before somebody and a colon or a wish ("for 1 to go up"), or before a mere count."""
    for start in (edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("prep", "for")):
        for end, who in whos(line, start):
            signs = {line.mark(end, sign) for sign in ":-,"} - {0}
            if line.mark(end, ":") or line.mark(end, "-") or any(line.ends(end, "wish")):
                yield start
            if who.numbers == (nth,):
                yield from (on for on in {end, *signs} if any(on > end or one.explicit for _, one in whos(line, on)))
    for start in (edge.end for edge in line.edges(at) if (edge.kind, edge.value) == ("prep", "with")):
        yield from (start for end, _ in whos(line, start) if any(modes(line, end)))  # "with 1 without battle up 2"


def taken_along(line: Line, at: int) -> Iterator[tuple[int, Who]]:
    """Give whoever is taken to do what follows, and the place of its verb: "take army 6 and capture Tor"."""
    for start in line.said(at, line.spec.get("lead", "")):
        for end, who in whos(line, start):
            yield from ((on, who) for on in line.listed(end) if any(edge.kind == "verb" for edge in line.edges(on)))
