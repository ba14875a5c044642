"""What fills the slots of a deed: each part that was taken goes into a slot it fits, in all ways there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from pbem.language.deeds.parts import BEFORE, BEHIND, Again, Filling, Part
from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found
from pbem.language.lattice.meant import Line
from pbem.language.units.who import Who

Called = tuple[str, str]
"""The section of the lexicon a deed stands in, and its name."""
_Way = tuple[Mapping[str, Filling], frozenset[str]]
"""What fills the slots, and where each part stands."""
_ANYWHERE_ELSE = frozenset({"to", "at", BEHIND})
"""Where what `there` and `it` stand for may stand, if they stand before the verb."""
_BY_WAY_OF, _PASSED = "via", "passed"
_ANYWHERE = (BEFORE, BEHIND, "to", "at", "by")


def poured(spec: Toml, filled: Mapping[str, Filling]) -> dict[str, Filling]:
    """Put the slots of what was read in the place of some slots (`pour`), or into each thing of a list (`spread`)."""
    spread: Mapping[str, str] = spec.get("spread", {})
    aside = {*spec.get("pour", ()), *spread}
    kept: dict[str, Filling] = {slot: value for slot, value in filled.items() if slot not in aside}
    for slot in filled.keys() - kept.keys():
        value, onto = filled[slot], kept.get(spread.get(slot, ""), ())
        inner = value.slots if isinstance(value, Found) else ()
        if slot in spread and type(onto) is tuple:
            listed = (one for one in onto if isinstance(one, Found))
            kept[spread[slot]] = tuple(one._replace(slots=(*one.slots, *inner)) for one in listed)
        else:
            kept |= dict(inner)
    return kept


def said_twice(spec: Toml, filled: Mapping[str, Filling]) -> bool:
    """Tell whether what is poured into a deed is said of a thing in one of its lists, too."""
    aside = {*spec.get("pour", ()), *spec.get("spread", {})}
    told = {name for slot in aside for name in _inner(filled.get(slot, ()))}
    lists = [value for slot, value in filled.items() if slot not in aside and type(value) is tuple]
    return any(told & _inner(one) for value in lists for one in value)


def _inner(value: object) -> set[str]:
    return {name for name, _ in value.slots} if isinstance(value, Found) else set()


def defaults(spec: Toml) -> dict[str, Filling]:
    """Give what a slot holds of which nothing is said; `list`: as a list of one."""
    every: Mapping[str, Toml] = spec.get("default", {})
    return {slot: (_default(one),) if one.get("list") else _default(one) for slot, one in every.items()}


def _default(one: Toml) -> Found:
    return Found(one["kind"], tuple((name, value) for name, value in one.items() if name not in ("kind", "list")))


def assigned(called: Called, spec: Toml, found: tuple[Part, ...], line: Line) -> tuple[Mapping[str, Filling], ...]:
    """Put each part into a slot it fits, in all ways; the first takes the earliest slots. Asked of many states of a
    line that differ in no part, it is found out once.
    """
    asked = ("assigned", called, found)
    known: tuple[Mapping[str, Filling], ...] | None = line.remembered.get(asked)
    if known is None:
        known = line.remembered[asked] = tuple(_whole(called, spec, found, line))
    return known


def _whole(called: Called, spec: Toml, found: tuple[Part, ...], line: Line) -> Iterator[Mapping[str, Filling]]:
    if any(_turned_round(found, *kinds) for kinds in spec.get("sequence", ())):
        return
    apart = [frozenset(pair) for pair in line.spec.get("apart", ())]
    for filled, places in _ways(called, spec, found, line):
        if not any(pair <= places for pair in apart) and _in_order(filled, spec.get("in_order", ())):
            yield filled


def _ways(called: Called, spec: Toml, found: tuple[Part, ...], line: Line) -> tuple[_Way, ...]:
    """Put parts into slots, one after another: the ways of all but the last are known from the state before."""
    if not found:
        return (({}, frozenset()),)
    asked = ("ways", called, found)
    known: tuple[_Way, ...] | None = line.remembered.get(asked)
    if known is None:
        before = _ways(called, spec, found[:-1], line)
        known = line.remembered[asked] = tuple(_further(spec, found[-1], line, before)) if before else ()
    return known


def _further(spec: Toml, part: Part, line: Line, before: Iterable[_Way]) -> Iterator[_Way]:
    """Put one more part into each slot it fits."""
    every: dict[str, str] = {**spec.get("slots", {}), **spec.get("maybe", {})}
    fitting = {slot: types for slot, types in every.items() if _fits(slot, types, part, spec, line)}
    for filled, places in before:
        for slot, types in fitting.items():
            held = filled.get(slot, ())
            if _free(types, part, held) and not _astray(slot, part, places, held):
                value = _filling(types, part, held, _passed(slot, part, places))
                yield {**filled, slot: value}, places | {_place(slot, part, places)}


def _in_order(filled: Mapping[str, Filling], slots: Sequence[str]) -> bool:
    """Tell whether slots were filled in the order in which a deed has them (`in_order`): "guns at B2 fire at C2"."""
    return [slot for slot in filled if slot in slots] == [slot for slot in slots if slot in filled]


def _turned_round(found: tuple[Part, ...], first: str, then: str) -> bool:
    """Tell whether of two kinds without a preposition the second is said first: "the Ottomans attacking Russia"."""
    said = [part.value.kind for part in found if part.place == BEHIND and isinstance(part.value, Found)]
    return then in said and first in said[said.index(then) :]


def _free(types: str, part: Part, before: Filling) -> bool:
    """Tell whether a slot has room: a list goes on (`+`), in one of phrases each kind is said once, or alike (`*`)."""
    if before == () or type(before) is not tuple or part.type == "again":
        return before == ()
    if isinstance(part.value, Who):
        return types.endswith("+") and part.place == "with" and _named(part.value) and all(map(_named, before))
    kinds = {value.kind for value in before if isinstance(value, Found) and value != part.value}
    return types.endswith("+") or (
        types.endswith("*") and isinstance(part.value, Found) and part.value.kind not in kinds
    )


def _named(who: Filling) -> bool:
    return isinstance(who, Who) and not who.group


def _passed(slot: str, part: Part, places: Set[str]) -> bool:
    """Tell whether what is gone by is said behind where one goes: "to C5 by way of C4"."""
    return part.place == _BY_WAY_OF and any(
        place.startswith(f"{slot}:") and not place.endswith(f":{_BY_WAY_OF}") for place in places
    )


def _astray(slot: str, part: Part, places: Set[str], before: Filling) -> bool:
    """Tell whether it cannot be told where on a way a part belongs: "to C5 by C4 to D5", "by C4 to C5 by D5"."""
    several = type(before) is tuple and len(before) > 1
    return f"{slot}:{_PASSED}" in places or (_passed(slot, part, places) and several)


def _place(slot: str, part: Part, places: Set[str]) -> str:
    return f"{slot}:{_PASSED if _passed(slot, part, places) else part.place}"


def _filling(types: str, part: Part, before: Filling, passed: bool) -> Filling:
    """Give what fills a slot: one thing, or a list (`+`, `*`) that may be said in several places; before the goal of a
    way what is `passed`.
    """
    if part.type == "again" or types[-1:] not in ("+", "*"):
        return part.value
    if types.endswith("*") and type(before) is tuple and part.value in before:
        return before  # "with everything, all men in" says it twice
    new = part.value if part.several else (part.value,)
    every = (*new, *before) if passed else (*before, *new)  # type: ignore[misc]  # lists
    return ordered(every) if types.endswith("*") else every


def ordered(found: tuple[Found, ...]) -> tuple[Found, ...]:
    """Put a list that was said in several places into an order of its own: however it is said, it is the same."""
    return tuple(sorted(found, key=lambda one: one.kind))


def _fits(slot: str, types: str, part: Part, spec: Toml, line: Line) -> bool:
    """Tell whether a part may fill a slot: by its type, its value if only one will do, and where it stands."""
    where = spec.get("at", {}).get(slot, _ANYWHERE)
    anywhere = part.type == "again" and part.place == BEFORE and not _ANYWHERE_ELSE.isdisjoint(where)
    if part.place not in where and not anywhere:
        return False
    if part.type == "again":
        assert isinstance(part.value, Again)
        return slot in line.spec.get("again", {}).get(part.value.word, {}).get("fills", ())
    wanted = types.rstrip("+*").split("|")
    one = f"{part.type}={part.value}" if isinstance(part.value, str) else part.type
    own = f"{part.type}=own" if part.value == line.vocabulary.seat else one
    return not {part.type, one, own}.isdisjoint(wanted) and (not part.several or types.endswith("+"))
