"""Who pays how much, put together from what is heard: „zaplatí Slezsko a Čechy, každé 1 BV“, "1 from Piedmont".

An amount stands before or behind the land that pays it, or behind several of which each pays as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Value
from pbem.language.heard.hearing import IDLE, NUMBER, PAUSE, PHRASE, PLACE, WORD, Heard

Things = list[Heard]

_WITH = frozenset({"with", "by"})
_STANDING = frozenset({"at", "to"})
"""Prepositions of the land something is built in."""
_BOTH, _TWO = "both", 2
_NEAR = 5
"""So many things before a word of paying its amount may stand."""


def shared(found: Sequence[Heard], name: str, way: Toml) -> Things:
    """Give what was heard, with amounts and lands as shares, where a word says what is paid for.

    Where something else is built, a word of paying must be said, too: „postav v Čechách tank, zaplatí ho Sasko“.
    """
    helped = any(_pays(one, way) for one in found) and any(means(one, way["built"]) for one in found)
    if not helped and not any(means(one, way["things"]) for one in found):
        return list(found)
    told = _told_first(_amounts(_from_behind(list(found), name), name, way), name, way)
    paid = _paid_before(_paid(_named_last(told, name, way), name, way), name, way)
    return _by_itself(_further(_each(paid, name), name, way), name, way)


def _from_behind(found: Things, name: str) -> Things:
    """Let the land behind an amount pay it, not the one before, where something stands: "in Moravia, paid with two from
    Silesia".
    """
    for at, (one, payer) in enumerate(pairwise(found)):
        stands = one.type == PHRASE and one.found.kind == name and bool(one.preps & _STANDING) and one.slot("land")
        if stands and payer.type == PLACE and "from" in payer.preps:
            there = one._replace(type=PLACE, found=Found(payer.found.kind, (("area", one.slot("land")),)))
            slots = (*(slot for slot in one.found.slots if slot[0] != "land"), ("land", payer.slot("area")))
            made = Heard(payer.start, payer.end, PHRASE, Found(name, slots))
            return [*found[:at], there, made, *found[at + 2 :]]
    return found


def _amounts(found: Things, name: str, way: Toml) -> Things:
    """Put an amount before a land together with it: "1 from Piedmont", "2 BV come from Piedmont"."""
    for at, one in enumerate(found[:-1]):
        land = at + 1 + _counts(found[at + 1], way)
        land += land < len(found) and _pays(found[land], way)
        payer = found[land] if land < len(found) else one
        if _is_amount(one) and payer.type == PLACE and "from" in payer.preps:
            return [
                *found[:at],
                _share(one, payer, (payer,), one, name),
                *_amounts(found[land + 1 :], name, way),
            ]
    return found


def _named_last(found: Things, name: str, way: Toml) -> Things:
    """Put a word of paying and the amount behind it together with the land behind both: „zaplať dva body Liptovem“."""
    for at, (one, number) in enumerate(pairwise(found)):
        land = at + 2 + (at + 2 < len(found) and _counts(found[at + 2], way))
        if _pays(one, way) and _is_amount(number) and land < len(found) and found[land].type == PLACE:
            made = _share(number, found[land], (found[land],), number, name)
            return [*found[: at + 1], made, *found[land + 1 :]]
    return found


def _further(found: Things, name: str, way: Toml) -> Things:
    """Put what is left of a further share together: "Silesia pays 1 and Bohemia 1", „... a jeden Čechy“."""
    for at, share in enumerate(found[:-2]):
        if share.type != PHRASE or share.found.kind != name:
            continue
        first, second, end = _two(found, at + 1)
        land, number = (first, second) if first.type == PLACE else (second, first)
        if land.type == PLACE and _is_amount(number):
            end += end < len(found) and _counts(found[end], way)
            made = _share(min(first, second), max(first, second), (land,), number, name)
            return [*found[: at + 1], *_further([made, *found[end:]], name, way)]
    return found


def _two(found: Things, at: int) -> tuple[Heard, Heard, int]:
    """Give the next two things that are no idle words, and where they end."""
    places = [n for n in range(at, len(found)) if IDLE not in found[n].said][:2]
    return (found[places[0]], found[places[1]], places[1] + 1) if len(places) > 1 else (found[at], found[at], at)


def _by_itself(found: Things, name: str, way: Toml) -> Things:
    """Let the only land that is named pay itself: "a factory in Burgundy, it pays two points"."""
    lands = [one for one in found if one.type == PLACE]
    for at, (one, number) in enumerate(pairwise(found)):
        end = at + 2 + (at + 2 < len(found) and _counts(found[at + 2], way))
        sure = end > at + 2 or not number.preps.isdisjoint(_WITH)
        if len(lands) == 1 and _pays(one, way) and _is_amount(number) and sure:
            return [*found[: at + 1], _share(number, number, lands, number, name), *found[end:]]
    return found


def means(one: Heard, words: Sequence[str]) -> bool:
    """Tell whether a word has one of some meanings."""
    return one.type == WORD and not one.said.isdisjoint(words)


def _pays(one: Heard, way: Toml) -> bool:
    return means(one, way["pays"])


def _is_amount(one: Heard) -> bool:
    return one.type == NUMBER and bool(one.number or one.group == _BOTH)


def _told_first(found: Things, name: str, way: Toml) -> Things:
    """Put an amount before a word of paying together with the lands behind it: „po 1 BV ji zaplatí Slezsko a Čechy“."""
    for at, one in enumerate(found):
        lands, end = _lands(found, at + 1)
        numbers = [n for n in range(max(0, at - _NEAR), at) if _is_amount(found[n])]
        if not _pays(one, way) or not lands or len(numbers) != 1 or any(each.type == NUMBER for each in found[end:]):
            continue
        number = numbers[0]
        if len(lands) == 1 or "by" in found[number].preps:
            made = _share(found[at + 1], found[end - 1], lands, found[number], name)
            gone = {number, *(n for n in (number - 1, number + 1) if n in range(at) and _counts(found[n], way))}
            return [*(each for n, each in enumerate(found[: at + 1]) if n not in gone), made, *found[end:]]
    return found


def _paid(found: Things, name: str, way: Toml) -> Things:
    """Put lands behind a word of paying together with the amount behind them."""
    for at, one in enumerate(found):
        if not _pays(one, way):
            continue
        lands, end = _lands(found, _behind_pronouns(found, at + 1))
        each = end < len(found) and _is_each(found[end])
        number = end + each
        counted = number < len(found) and _is_amount(found[number])
        if lands and counted and (len(lands) == 1 or each or "by" in found[number].preps):
            behind = number + 1 + (number + 1 < len(found) and _counts(found[number + 1], way))
            behind += len(lands) > 1 and behind < len(found) and _is_each(found[behind])
            made = _share(found[at + 1], found[number], lands, found[number], name)
            return [*found[: at + 1], made, *found[behind:]]
    return found


def _paid_before(found: Things, name: str, way: Toml) -> Things:
    """Put a land before a word of paying together with the amount behind it: „Sasko ho zaplatí jedním bodem“."""
    for at, one in enumerate(found):
        number = _behind_pronouns(found, at + 1)
        land = next((n for n in range(at - 1, -1, -1) if not _is_light(found[n])), -1)
        if not _pays(one, way) or land < 0 or number >= len(found):
            continue
        if found[land].type == PLACE and not found[land].preps and _is_amount(found[number]):
            behind = number + 1 + (number + 1 < len(found) and _counts(found[number + 1], way))
            made = _share(found[land], found[number], (found[land],), found[number], name)
            return [*found[:land], made, *found[land + 1 : number], *found[behind:]]
    return found


def _is_light(one: Heard) -> bool:
    """Tell whether a word but points at what is paid for, or carries nothing."""
    return one.type == WORD and bool(one.said & {"place:it", IDLE})


def _behind_pronouns(found: Things, at: int) -> int:
    """Give the place behind words that but point at what is paid for."""
    return next((n for n in range(at, len(found)) if not _is_light(found[n])), len(found))


def _is_each(one: Heard) -> bool:
    """Tell whether it is said that each of several lands pays."""
    return one.group == "all" or "apiece" in one.said


def _each(found: Things, name: str) -> Things:
    """Let lands behind a share pay as much: „po jednom BV Banát sám a Srem“."""
    for at, one in enumerate(found[:-1]):
        lands, end = _lands(found, at + 1)
        if one.type == PHRASE and one.found.kind == name and "by" in one.preps and lands and end == len(found):
            more = tuple(one._replace(found=_of(one.found, land)) for land in lands)
            return [*found[: at + 1], *more]
    return found


def _of(share: Found, land: Heard) -> Found:
    return Found(
        share.kind, tuple((slot, land.slot("area") if slot == "land" else value) for slot, value in share.slots)
    )


def _lands(found: Things, at: int) -> tuple[tuple[Heard, ...], int]:
    """Give the lands that are named one after another from a place on, and where they end."""
    end = at
    while end < len(found) and found[end].type in (PLACE, PAUSE):
        end += 1
    return tuple(one for one in found[at:end] if one.type == PLACE), end


def _counts(one: Heard, way: Toml) -> bool:
    """Tell whether a word is but the unit of an amount."""
    return one.type == WORD and not one.said.isdisjoint(way["unit"])


def _share(first: Heard, last: Heard, lands: Sequence[Heard], number: Heard, name: str) -> Heard:
    amount = Found("amount", (("whole", number.number or _TWO),))
    paid: tuple[str, Value] = ("land", lands[0].slot("area"))
    if len(lands) > 1:
        paid = ("lands", tuple(one.found for one in lands))
    return Heard(first.start, last.end, PHRASE, Found(name, (("amount", amount), paid)))
