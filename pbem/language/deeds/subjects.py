"""Who does a deed where a word stands for somebody named before: "..., else *it* goes to the farm"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.language.deeds.deed import Deed
from pbem.language.deeds.parts import Again
from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line


def with_subject(every: Sequence[tuple[int, Deed]], line: Line, at: int) -> list[tuple[int, Deed]]:
    """Leave out what is done to `it` where the same words say what it does: a sentence begins with who does it."""
    actor = str(line.spec.get("actor", ""))
    begins = any(edge.kind == "place" for start in line.over(at, "empty", "wish") for edge in line.edges(start))
    if not actor or not begins:
        return list(every)
    told = {end for end, deed in every if isinstance(dict(deed.slots).get(actor), Again)}
    return [(end, deed) for end, deed in every if end not in told or not _done_to_it(deed, actor)]


def _done_to_it(deed: Deed, actor: str) -> bool:
    """Tell whether `it` is in another slot than that of who does a deed."""
    slots = dict(deed.slots)
    return not isinstance(slots.get(actor), Again) and any(isinstance(one, Again) for one in slots.values())


def leads_on(line: Line, at: int, end: int, every: Iterable[Deed]) -> bool:
    """Tell whether words say where whoever was told before goes, behind a preposition: "..., else to the farm"."""
    actor = line.spec.get("actor", "")
    placed = any(any(line.ends(on, "prep")) for on in range(at, end))
    return placed and any(actor in deed.open for deed in every)


def whole(every: Sequence[tuple[int, Deed]], line: Line) -> list[tuple[int, Deed]]:
    """Leave out deeds that say no more than another one of the same words does."""
    plain = [(end, deed) for end, deed in every if "alone" in line.lexicon.items["deed"][deed.name]]
    return [
        pair for pair in every if not any(pair[0] == end and says_no_more(one, pair[1], line) for end, one in plain)
    ]


def says_no_more(deed: Deed, found: Deed | Found, line: Line) -> bool:
    """Tell whether what a form reads says no more than a deed of the same words does: a list of one in a slot
    (`alone`), "fate for me".
    """
    slot = line.lexicon.items["deed"][deed.name].get("alone", "")
    held = dict(found.slots).get(slot, ()) if slot and found.kind == deed.kind else ()
    return type(held) is tuple and len(held) == 1 and not deed.slots and not deed.verbless
