"""A wish goes on behind `and`: „aby armáda 3 dobyla Orel a zůstala v něm“ wishes both, in the form of the past.

Behind a condition, too („aby šla dolů, a když vyhraje, ustoupila“), unless that itself tells of the past: what is
joined to „když vyhrála“ may have happened as well.
"""

from __future__ import annotations

from pbem.language.lattice.meant import Line

_MOST = 4
"""What joins a deed to the one before has so many words."""
_ENDS = frozenset({".", ";", ":"})
_SUPPOSES = frozenset({"if", "until", "upon"})


def goes_on(line: Line, at: int) -> bool:
    """Tell whether what begins at a place goes on with a wish that may stand in the past."""
    if any(line.ends(at, "wish")):
        return False  # it is a wish of its own
    joins = [start for start in range(max(1, at - _MOST), at) if _joins(line, start, at)]
    return bool(joins) and _wished(line, joins[0])


def _joins(line: Line, start: int, at: int) -> bool:
    ends = {*line.ends(start, "and"), line.mark(start, ",")} - {0}
    return any(at in _over(line, end) for end in ends)


def _over(line: Line, at: int) -> set[int]:
    """Give the places behind what may stand between: words that carry nothing, and what happens, without a clause."""
    places = line.over(at, "empty", "then", "so", "and")
    happens = line.lexicon.items.get("condition", {})
    upon = {end for start in places for end in line.ends(start, "upon")}
    return places | {
        *(end for start in places for end, _ in line.phrases(line.spec.get("condition", ""), start)),
        *(e.end for start in upon for e in line.edges(start) if e.kind == "verb" and e.value in happens and not e.past),
    }


def _wished(line: Line, end: int) -> bool:
    """Tell whether a wish stands before a place in its sentence, and nothing supposed there tells of the past."""
    past = False
    for at in range(end - 1, -1, -1):
        edges = [edge for edge in line.edges(at) if edge.end <= end]
        if any(edge.kind == "mark" and edge.value in _ENDS for edge in edges):
            return False
        if past and any(edge.kind in _SUPPOSES for edge in edges):
            return False
        if any((edge.kind, edge.value) == ("wish", "past") for edge in edges):
            return True
        past = past or any(edge.past for edge in edges)
    return False
