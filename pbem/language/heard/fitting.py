"""The things of a piece filled into the slots of an order: each must have its place, or it is no such order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Value
from pbem.language.heard.hearing import NUMBER, PHRASE, PLACE, SEAT, UNITS, Heard
from pbem.language.heard.ports import waters
from pbem.language.lattice.meant import Line

_ONWARD = frozenset({"to", "via", "then", "against", "more"})
"""Prepositions before where somebody goes; over a land he flies: „nad Čechy“."""
_BESIDE = frozenset({"with", "by", "to", "at", "about", "from", "for"})
"""Prepositions that may stand before those who are told."""
_AIMING = frozenset({"to", "at", "against"})
Slots = dict[str, Value]


class Order(NamedTuple):
    """An order to be: what the game says of it, and the line it is said in."""

    spec: Toml
    line: Line


def filled(things: Sequence[Heard], order: Order) -> Slots | None:
    """Give the slots that things fill; None: one of them has no place, or one that is needed is not there."""
    slots: Slots = {}
    for fill in _FILLS:
        left, more = fill(list(things), order)
        if more is None:
            return None
        things = left
        slots = {**slots, **{slot: _joined(slots.get(slot), value) for slot, value in more.items()}}
    return slots if not things else None


def _joined(before: Value | None, more: Value) -> Value:
    """Put one list behind another."""
    return (*before, *more) if type(before) is tuple and type(more) is tuple else more


Filled = tuple[list[Heard], Slots | None]
"""What is left of some things, and the slots the others fill; None: they cannot."""


def _parted(things: list[Heard], type_: str) -> tuple[list[Heard], list[Heard]]:
    """Part the things of a type from the others."""
    return [one for one in things if one.type == type_], [one for one in things if one.type != type_]


def _aims(things: list[Heard], order: Order) -> Filled:
    """Fill in at whom is shot: units nobody counts behind those who shoot."""
    spec, first = order.spec, next((at for at, one in enumerate(things) if one.type == UNITS), 0)
    slot = spec.get("aimed", "")
    aimed = [one for one in things[first + 1 :] if one.type == UNITS and _may_be_aimed_at(one, spec)] if slot else []
    if not aimed:
        return things, {}
    kind = "part" if slot == "parts" else "aimed"
    rows = tuple(Found(kind, (("row", one.slot("row")),)) for one in aimed)
    left = [one for one in things if one not in aimed]
    return left, {slot: rows if slot == "parts" else (Found("aim", (("what", rows),)),)}


def _may_be_aimed_at(one: Heard, spec: Toml) -> bool:
    """Tell whether units nobody counts are shot at: said with `at`, or such as cannot shoot so."""
    foreign = one.slot("row") not in spec.get("rows", ())
    return bool(one.slot("row")) and not one.number and (foreign or not one.preps.isdisjoint(_AIMING))


def _units(things: list[Heard], order: Order) -> Filled:
    """Fill in who: one run of units, with no place between them; what carries them is none of them."""
    spec = order.spec
    every, others = _parted(things, UNITS)
    carriers = [one for one in every if one.slot("row") in spec.get("carriers", ())]
    if carriers and len(carriers) < len(every):
        every = [one for one in every if one not in carriers]
    slot = spec.get("units", "")
    if "tally" in spec:
        return others, _tallied(every, spec)
    if spec.get("carried") and not carriers:
        return others, None
    if not slot or not every:
        return others, None if slot or every else {}
    told = [one for one in things if one not in carriers or one in every]
    places = [at for at, one in enumerate(told) if one.type == UNITS]
    if places[-1] - places[0] != len(places) - 1 or not all(one.preps <= _BESIDE or not one.preps for one in every):
        return others, None
    rows = {one.slot("row") for one in every}
    if ("rows" in spec and not rows <= set(spec["rows"])) or not rows.isdisjoint(spec.get("not_rows", ())):
        return others, None
    if "made" not in spec:
        return others, {slot: tuple(one.found for one in every)}
    made = tuple(Found("made", one.found.slots) for one in every if one.slot("row"))
    if len(made) != len(every) or (spec.get("alone") and len(made) > 1):
        return others, None
    return others, {slot: made[0] if spec.get("alone") else made}


def _tallied(every: Sequence[Heard], spec: Toml) -> Slots | None:
    """Give how many there are of the one row that can be told so: "two fighters guard B2"."""
    if len(every) > 1 or any(one.slot("row") not in spec["rows"] for one in every):
        return None
    if not every:
        return {}
    counted: Slots = {spec["tally"]: every[0].number} if every[0].number else {}
    return {**counted, "row": every[0].slot("row")}


def _phrases(things: list[Heard], order: Order) -> Filled:
    """Fill in longer phrases: how it is done, who pays, the odds, the terms."""
    every, others = _parted(things, PHRASE)
    kinds = [one.found.kind for one in every]
    wanted = order.spec.get("phrases", {})
    again = {kind for kind in kinds if kinds.count(kind) > 1} - set(order.spec.get("several", ()))
    if again or not set(kinds) <= wanted.keys():
        return others, None
    slots: Slots = {}
    for one in every:
        slot = wanted[one.found.kind]
        if slot == "*":
            slots |= dict(one.found.slots)
        else:
            slots[slot] = _joined(slots.get(slot, ()), _listed(one.found, slot))
    return others, slots


def _listed(found: Found, slot: str) -> tuple[Value, ...]:
    """Give a phrase as its slot holds it: whom to aim at are parts of a fire."""
    if (found.kind, slot) != ("aim", "parts"):
        return (found,)
    what = dict(found.slots)["what"]
    return tuple(one._replace(kind="part") for one in what if isinstance(one, Found)) if type(what) is tuple else ()


def _seats(things: list[Heard], order: Order) -> Filled:
    """Fill in a power, or several; where it is told to whom, a word or a case must say so."""
    every, others = _parted(things, SEAT)
    slot, towards = order.spec.get("seat", ""), order.spec.get("towards", ())
    told = all(not one.preps.isdisjoint(towards) or order.line.values("recipient", one.start) for one in every)
    if not slot or not every:
        return others, None if slot or every else {}
    if (towards and not told) or (len(every) > 1 and not order.spec.get("seats")):
        return others, None
    return others, {slot: tuple(one.found for one in every) if order.spec.get("seats") else every[0].found}


def _numbers(things: list[Heard], order: Order) -> Filled:
    """Fill in a number."""
    every, others = _parted(things, NUMBER)
    slot = order.spec.get("number", "")
    if not every:
        return others, {}
    return others, {slot: every[0].number} if slot and len(every) == 1 and every[0].number else None


def _places(things: list[Heard], order: Order) -> Filled:
    """Fill in the places, each way of placing by its own rule."""
    every, others = _parted(things, PLACE)
    way = order.spec.get("places", "")
    return others, _PLACING[way](every, order) if way else None if every else {}


def _way(places: list[Heard], order: Order) -> Slots | None:
    """Somebody goes from one place over others to the last."""
    starts = [at for at, one in enumerate(places) if "from" in one.preps]
    named = next((at for at, one in enumerate(places) if _stands(one)), -1)
    first = starts[0] if starts else 0 if _chained(places) else named
    path = [one for at, one in enumerate(places) if at != first]
    lost = [one for one in path if one.preps and one.preps.isdisjoint(_ONWARD | {"at"})]
    alike = len({one.found for one in places}) < len(places)
    onward = any(not one.preps.isdisjoint(_ONWARD) for one in path) or starts == [1] and len(places) == 1 + len(starts)
    led = not order.spec.get("led") or onward or _chained(places)
    if len(starts) > 1 or first < 0 or not path or lost or alike or not led:
        return None
    if not starts and first and not ("at" in places[first].preps and "to" not in places[first].preps):
        return None
    path.sort(key=lambda one: "via" not in one.preps or "to" in one.preps)
    start = places[first]
    return {
        "start": start.found if order.spec.get("spot") else start.slot("area"),
        "path": tuple(one.found for one in path),
    }


def _chained(places: Sequence[Heard]) -> bool:
    """Tell whether places are named one right behind the other, at most with a sign between them: "A2, B2, C2"."""
    pairs = list(zip(places, places[1:], strict=False))
    return len(pairs) > 1 and all(not after.preps and after.start - before.end <= 1 for before, after in pairs)


def _stands(one: Heard) -> bool:
    """Tell whether a place may be where somebody stands."""
    return one.preps.isdisjoint({"to", "via", "against"}) or "at" in one.preps


def _before(places: list[Heard], order: Order) -> Slots | None:
    """Somebody who stands in one place has another before him."""
    if len(places) != 2:
        return None
    start, goal = places
    if "from" in goal.preps or (not _stands(start) and "from" not in start.preps):
        start, goal = goal, start
    return {"start": start.slot("area"), "goal": goal.slot("area")}


def _seas(places: list[Heard], order: Order) -> tuple[list[Heard], list[Heard]]:
    """Part seas from lands."""
    seas = [one for one in places if one.slot("area") in waters(order.line)]
    return seas, [one for one in places if one not in seas]


def _at(places: list[Heard], order: Order) -> Slots | None:
    """Something is done in a land, or in a harbour of it."""
    seas, lands = _seas(places, order)
    led = order.spec.get("prep", ())
    if len(lands) != 1 or len(seas) > 1 or (led and lands[0].preps.isdisjoint(led)) or any(map(_left, seas)):
        return None
    harbour = seas[0].slot("area") if seas else lands[0].slot("harbour")
    slots: Slots = {"at": lands[0].slot("area"), **({"harbour": harbour} if harbour else {})}
    return slots if order.spec.get("harbour") or not harbour else None


def _left(sea: Heard) -> bool:
    """Tell whether somebody comes from a sea, and no harbour of it is named: he lands from there."""
    return "from" in sea.preps and "agent" not in sea.preps and not sea.said


def _ashore(places: list[Heard], order: Order) -> Slots | None:
    """Somebody comes from the sea into a land."""
    seas, lands = _seas(places, order)
    return {"sea": seas[0].slot("area"), "at": lands[0].slot("area")} if len(lands) == 1 == len(seas) else None


def _over(places: list[Heard], order: Order) -> Slots | None:
    """Something is done over several lands."""
    return {"areas": tuple(one.found for one in places)} if places else None


_PLACING: dict[str, Callable[[list[Heard], Order], Slots | None]] = {
    "way": _way,
    "before": _before,
    "at": _at,
    "ashore": _ashore,
    "over": _over,
}
_FILLS = (_aims, _units, _phrases, _seats, _numbers, _places)
