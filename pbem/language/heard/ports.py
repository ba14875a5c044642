"""Harbours on the way of a ship: which land and which sea a word of a harbour is said of.

„z přístavu S1 do přístavu S2“ in a land is a way through its canal; "out of D2 harbour into S3" begins in the harbour
of that sea.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.heard.hearing import PLACE, WORD, Heard
from pbem.language.lattice.meant import Line

_BOTH_ENDS = 2
_OF = frozenset({"about"})


def ported(found: Sequence[Heard], way: Toml, line: Line) -> list[Heard]:
    """Give what was heard, with lands put together with the seas of their harbours."""
    words = frozenset(way["ports"])
    marks = [at for at, one in enumerate(found) if one.type == WORD and not one.said.isdisjoint(words)]
    said = {at: mark for mark in marks for at in _of(found, mark)}
    places = [at for at, one in enumerate(found) if one.type == PLACE]
    seas = [at for at in places if found[at].slot("area") in waters(line)]
    lands = [at for at in places if at not in seas and not found[at].slot("harbour")]
    if len(lands) != 1 or not marks:
        return list(found)
    land = lands[0]
    if len(seas) == _BOTH_ENDS and all(sea in said for sea in seas):
        ends = {sea: _spot(found[sea], found[land], found[sea]) for sea in seas}
        return [ends.get(at, one) for at, one in enumerate(found) if at != land and at not in marks]
    if len(seas) == 1 and land in said and seas[0] not in said:
        quay = _spot(found[land], found[land], found[seas[0]])
        return [quay if at == land else one for at, one in enumerate(found) if at not in marks]
    return list(found)


def waters(line: Line) -> frozenset[str]:
    """List the seas that are named in a line."""
    return frozenset(one.key for names in line.run.names.values() for one in names if one.kind == "water")


def _of(found: Sequence[Heard], mark: int) -> list[int]:
    """Tell of which place a word of a harbour is said: that right behind it, or else that right before it."""
    word = found[mark]
    if mark + 1 < len(found) and found[mark + 1].type == PLACE:
        place = found[mark + 1]
        if place.start == word.end or (place.start == word.end + 1 and not place.preps.isdisjoint(_OF)):
            return [mark + 1]
    before = found[mark - 1] if mark else None
    return [mark - 1] if before and before.type == PLACE and before.end == word.start else []


def _spot(one: Heard, land: Heard, sea: Heard) -> Heard:
    """Put a harbour in the place of what was heard."""
    slots = (("area", land.slot("area")), ("harbour", sea.slot("area")))
    return one._replace(found=Found("spot", slots))
