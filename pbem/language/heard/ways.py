"""How something is done, put together from what is heard: losses to retreat at, whom to shoot at first, a second line.

The words that say it and the things it is said of may stand in any order (`[items.heard.ways]`): „děla pěkně vzadu ve
druhé linii“, "when 40 % are gone".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.heard.hearing import IDLE, NUMBER, PHRASE, PLACE, SEAT, UNITS, WORD, Heard
from pbem.language.heard.ports import ported
from pbem.language.heard.shares import means, shared
from pbem.language.lattice.meant import Line

_NEAR = 2
"""So many words may stand between units and what is said of them."""
Things = list[Heard]


def told(found: Sequence[Heard], spec: Toml, line: Line) -> Things:
    """Give what was heard, with what is said of how put together, and harbours with their lands."""
    every = list(found)
    for name, way in spec["ways"].items():
        make = next((make for key, make in _MAKES.items() if key in way), None)
        every = make(every, name, way) if make else ported(every, way, line)
    return every


def _of_units(found: Things, name: str, way: Toml) -> Things:
    """Say something of rows of units that nobody counts, beside words of it: "the guns in the second line"."""
    marks = [at for at, one in enumerate(found) if one.type == WORD and not one.said.isdisjoint(way["words"])]
    units = [at for at, one in enumerate(found) if one.type == UNITS]
    near = [at for at in units if _bare(found[at]) and any(_beside(at, mark, found) for mark in marks)]
    alone = any(means(one, way.get("alone", ())) for one in found)
    if not near or (len(near) == len(units) and not alone):
        return found
    rows = tuple(Found(way["of"], (("row", found[at].slot("row")),)) for at in near)
    made = Heard(found[near[0]].start, found[near[-1]].end, PHRASE, Found(name, ((way["rows"], rows),)))
    between = {at for row in near for mark in marks for at in range(min(row, mark), max(row, mark))}
    theirs = {at for at in between if found[at].type == WORD and "place:it" in found[at].said}
    with_them = [found[at] for at in near if at and means(found[at - 1], way.get("along", ()))]
    gone = {*near[1:], *marks, *theirs}
    told = [[*with_them, made] if at == near[0] else [one] for at, one in enumerate(found) if at not in gone]
    return [one for each in told for one in each]


def _bare(one: Heard) -> bool:
    """Tell whether a row stands there without a number of its own."""
    return bool(one.slot("row")) and one.slot("count") in ("", "1")


def _beside(at: int, mark: int, found: Sequence[Heard]) -> bool:
    """Tell whether but a few words, or more such rows, stand between units and a word said of them."""
    between = found[min(at, mark) + 1 : max(at, mark)]
    return len(between) <= _NEAR and all(one.type == WORD or (one.type == UNITS and _bare(one)) for one in between)


def _of_places(found: Things, name: str, way: Toml) -> Things:
    """Say where to: a word of it right before the place: "retreat to A1"."""
    for at, (one, place) in enumerate(pairwise(found)):
        leads = one.type == WORD and not one.said.isdisjoint(way["words"])
        behind = one.type == PHRASE and one.found.kind in way["behind"]
        if (leads or behind) and place.type == PLACE and "to" in place.preps:
            made = Heard(place.start if behind else one.start, place.end, PHRASE, _to(name, way, place))
            return [*found[: at + behind], made, *found[at + 2 :]]
    return found


def _to(name: str, way: Toml, place: Heard) -> Found:
    return Found(name, ((way["places"], (place.found,)),))


def _of_losses(found: Things, name: str, way: Toml) -> Things:
    """Say at which losses to retreat: a number with its word, or a word that stands for one."""
    lost = {at for at, one in enumerate(found) if not one.said.isdisjoint(way["words"])}
    places, amount = _amount(found, way)
    if not lost or not places:
        return found
    besides = {at for at, one in enumerate(found) if not one.said.isdisjoint(way["also"])}
    first, gone = min(places), places | lost | besides
    made = Heard(found[first].start, found[first].end, PHRASE, Found(way["kind"], ((way["slot"], amount),)))
    told = [made if at == first else one for at, one in enumerate(found) if at == first or at not in gone]
    hung = any(means(one, way.get("hung", ())) for one in found) or sum(map(_is_place, found[:first])) > 1
    at = told.index(made) + 1
    return [*told[:at], *_away(told[at:], way)] if hung else told


def _is_place(one: Heard) -> bool:
    return one.type == PLACE


def _amount(found: Sequence[Heard], way: Toml) -> tuple[set[int], int]:
    """Find how much: "40 percent", "half"."""
    for at, one in enumerate(found):
        unit = found[at + 1].said if at + 1 < len(found) else frozenset[str]()
        if one.type == NUMBER and one.number and not unit.isdisjoint(way["unit"]):
            return {at, at + 1}, one.number
        for word, amount in way["amounts"].items():
            if word in one.said:
                return {at}, int(amount)
    return set(), 0


def _of_odds(found: Things, name: str, way: Toml) -> Things:
    """Say below which odds to retreat: a word of it before the odds; what is said of where to is told behind them."""
    for at, (word, odds) in enumerate(pairwise(found)):
        said = (word.type == WORD and not word.said.isdisjoint(way["words"])) or not odds.preps.isdisjoint(way["under"])
        if not said or odds.type != PHRASE or odds.found.kind != way["odds"]:
            continue
        first = next((n for n in range(at, -1, -1) if not n or not means(found[n - 1], way["also"])), at)
        slots = tuple((slot, odds.slot(slot)) for slot in ("over", "under"))
        shares = tuple((slot, int(value)) for slot, value in slots if value)
        made = Heard(found[first].start, odds.end, PHRASE, Found(way["kind"], shares))
        return [*found[:first], made, *_away(found[at + 2 :], way)]
    return found


def _in_reserve(found: Things, name: str, way: Toml) -> Things:
    """Say who is held back, and until when: units, a word of it, and how long, in whatever order."""
    every = _with_salvo(found, way) if any(means(one, way["reserve"]) for one in found) else found
    units = [at for at, one in enumerate(every) if one.type == UNITS and one.slot("row")]
    marks = {at for at, one in enumerate(every) if means(one, way["reserve"])}
    ends = [at for at, one in enumerate(every) if one.type == PHRASE and one.found.kind == way["till"]]
    if len(units) != 1 or not marks or len(ends) != 1:
        return found
    slots = tuple(sorted((*every[units[0]].found.slots, *every[ends[0]].found.slots), key=lambda slot: slot[0]))
    made = Heard(every[units[0]].start, every[ends[0]].end, PHRASE, Found(name, slots))
    return [made if at == units[0] else one for at, one in enumerate(every) if at not in {*marks, *ends}]


def _with_salvo(found: Things, way: Toml) -> Things:
    """Put an ordinal and the salvo it counts together: „do tretej salvy“."""
    for at, (one, salvo) in enumerate(pairwise(found)):
        nth = next((said.partition(":")[2] for said in sorted(one.said) if said.startswith("ordinal:")), "")
        if nth and means(salvo, way["salvo"]):
            until = Found("until_salvo", (("least", int(nth)),))
            made = Heard(one.start, salvo.end, PHRASE, Found(way["till"], (("until", until),)))
            return [*found[:at], made, *found[at + 2 :]]
    return found


def _of_both(found: Things, name: str, way: Toml) -> Things:
    """Say what two words say together, but light words between them: "dodging every fight", „bitvám se vyhne“."""
    heavy = [at for at, one in enumerate(found) if not (one.type == WORD and IDLE in one.said)]
    pairs = combinations(heavy, 2) if way.get("apart") else pairwise(heavy)
    for pair in pairs:
        one, other = (found[at] for at in pair)
        if any(means(a, way["both"][0]) and means(b, way["both"][1]) for a, b in ((one, other), (other, one))):
            made = Heard(one.start, one.end, PHRASE, Found(way.get("kind", name), tuple(way.get("slots", {}).items())))
            return [made if at == pair[1] else each for at, each in enumerate(found) if at != pair[0]]
    return found


def _spared(found: Things, name: str, way: Toml) -> Things:
    """Say at whom nobody shoots: a word of it, and a power beside it."""
    heavy = [at for at, one in enumerate(found) if not (one.type == WORD and _is_light(one))]
    for first, second in pairwise(heavy):
        spares = means(found[first], way["spares"]) or means(found[second], way["spares"])
        seat = next((found[at] for at in (first, second) if found[at].type == SEAT), None)
        if spares and seat:
            made = Heard(found[first].start, found[second].end, PHRASE, Found(name, (("seats", (seat.found,)),)))
            return [*found[:first], made, *found[second + 1 :]]
    return found


def _is_light(one: Heard) -> bool:
    return not one.said.isdisjoint({IDLE, "place:it", "they"})


def _away(found: Things, way: Toml) -> Things:
    """Say where to, behind odds: a word of going or of retreat right before the place."""
    for at, (one, place) in enumerate(pairwise(found)):
        if means(one, way["away"]) and place.type == PLACE and "to" in place.preps:
            made = Heard(one.start, place.end, PHRASE, Found(way["haven"], (("lands", (place.found,)),)))
            return [*found[:at], made, *found[at + 2 :]]
    return found


_MAKES = {
    "rows": _of_units,
    "places": _of_places,
    "amounts": _of_losses,
    "pays": shared,
    "odds": _of_odds,
    "reserve": _in_reserve,
    "both": _of_both,
    "spares": _spared,
}
"""How what is said of a way is put together, by what its item names."""
