"""Ordinals that only tell the place in a list: "slaves starve first, houses second" counts no two of the houses."""

from __future__ import annotations

from itertools import pairwise

from pbem.language.forms.matching import Found, Value
from pbem.language.lattice.meant import Line


def unranked(line: Line, places: range, value: Value) -> Value | None:
    """Leave out of a thing of a list (`ranked`) what an ordinal in it counts; None: they stand in another order."""
    told = [_rank(line, at) for at in range(line.end)]
    order = [rank for rank in told if rank]
    ranks = {told[at] for at in places} - {0}
    if not isinstance(value, Found) or not ranks:
        return value
    kept = tuple((slot, said) for slot, said in value.slots if said not in ranks)
    return None if any(one > other for one, other in pairwise(order)) else Found(value.kind, kept)


def _rank(line: Line, at: int) -> int:
    """Give the ordinal at a place; 0: there is none."""
    found = (edge.value for edge in line.edges(at) if edge.kind == "ordinal")
    return next((value for value in found if isinstance(value, int)), 0)
