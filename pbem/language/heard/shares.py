"""Who pays how much, put together from what is heard: „zaplatí Slezsko a Čechy, každé 1 BV“, "1 from Piedmont".

An amount stands before or behind the land that pays it, or behind several of which each pays as much.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Value
from pbem.language.heard.hearing import NUMBER, PAUSE, PHRASE, PLACE, WORD, Heard

Things = list[Heard]

_NEAR = 3
"""So many things before a word of paying its amount may stand."""


def shared(found: Sequence[Heard], name: str, way: Toml) -> Things:
    """Give what was heard, with amounts and lands as shares, where a word says what is paid for."""
    if not any(one.type == WORD and not one.said.isdisjoint(way["things"]) for one in found):
        return list(found)
    return _each(_paid(_told_first(_amounts(list(found), name, way), name, way), name, way), name)


def _amounts(found: Things, name: str, way: Toml) -> Things:
    """Put an amount before a land together with it: "1 from Piedmont"."""
    for at, one in enumerate(found[:-1]):
        land = at + 1 + _counts(found[at + 1], way)
        payer = found[land] if land < len(found) else one
        if one.type == NUMBER and one.number and payer.type == PLACE and "from" in payer.preps:
            return [
                *found[:at],
                _share(one, payer, (payer,), one.number, name),
                *_amounts(found[land + 1 :], name, way),
            ]
    return found


def _told_first(found: Things, name: str, way: Toml) -> Things:
    """Put an amount before a word of paying together with the lands behind it: „po 1 BV ji zaplatí Slezsko a Čechy“."""
    for at, one in enumerate(found):
        lands, end = _lands(found, at + 1)
        numbers = [n for n in range(max(0, at - _NEAR), at) if found[n].type == NUMBER and found[n].number]
        pays = one.type == WORD and not one.said.isdisjoint(way["pays"])
        if not pays or not lands or len(numbers) != 1 or any(each.type == NUMBER for each in found[end:]):
            continue
        number = numbers[0]
        if len(lands) == 1 or "by" in found[number].preps:
            made = _share(found[at + 1], found[end - 1], lands, found[number].number, name)
            gone = {number, *(n for n in (number - 1, number + 1) if n in range(at) and _counts(found[n], way))}
            return [*(each for n, each in enumerate(found[: at + 1]) if n not in gone), made, *found[end:]]
    return found


def _paid(found: Things, name: str, way: Toml) -> Things:
    """Put lands behind a word of paying together with the amount behind them."""
    for at, one in enumerate(found):
        if one.type != WORD or one.said.isdisjoint(way["pays"]):
            continue
        lands, end = _lands(found, at + 1)
        each = end < len(found) and (found[end].group == "all" or "apiece" in found[end].said)
        number = end + each
        counted = number < len(found) and found[number].type == NUMBER
        if lands and counted and (len(lands) == 1 or each or "by" in found[number].preps):
            behind = number + 1 + (number + 1 < len(found) and _counts(found[number + 1], way))
            made = _share(found[at + 1], found[number], lands, found[number].number, name)
            return [*found[: at + 1], made, *found[behind:]]
    return found


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


def _share(first: Heard, last: Heard, lands: Sequence[Heard], number: int, name: str) -> Heard:
    amount = Found("amount", (("whole", number),))
    paid: tuple[str, Value] = ("land", lands[0].slot("area"))
    if len(lands) > 1:
        paid = ("lands", tuple(one.found for one in lands))
    return Heard(first.start, last.end, PHRASE, Found(name, (("amount", amount), paid)))
