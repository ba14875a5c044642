"""Of the readings of a line those that say most: one that leaves out what a word of the line says is left out."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.forms.book import Lexicon
from pbem.language.forms.matching import Found, Value


def fullest(readings: Sequence[tuple[Found, ...]], lexicon: Lexicon) -> list[tuple[Found, ...]]:
    """Leave out a reading which another one is with a slot besides (`fuller`), which a word of the line fills.

    Nor is one meant in which all (`whole`) is listed beside something else: "all my tanks" are no two things.
    """
    deeds = lexicon.items.get("deeds", {})
    fuller, whole = frozenset(deeds.get("fuller", ())), frozenset(deeds.get("whole", ()))
    if not fuller:
        return list(readings)
    found = [one for one in readings if not _lists_all(one, whole)]
    return [less for less in found if not any(more != less and adds(more, less, fuller) for more in found)]


def _lists_all(value: Value, whole: frozenset[str]) -> bool:
    """Tell whether somewhere in a reading a list holds all there is, and more."""
    if isinstance(value, Found):
        return any(_lists_all(inner, whole) for _, inner in value.slots)
    if type(value) is not tuple:
        return False
    listed = [one for one in value if isinstance(one, Found)]
    alike = 1 < len(listed) == len(value) and len({one.kind for one in listed}) == 1
    every = any(slot in whole for one in listed for slot, _ in one.slots)
    return (alike and every) or any(_lists_all(one, whole) for one in value)


def adds(more: Value, less: Value, fuller: frozenset[str]) -> bool:
    """Tell whether one value is another, but for some slots of the phrases in it that the other one lacks."""
    if isinstance(more, Found) and isinstance(less, Found):
        slots, others = dict(more.slots), dict(less.slots)
        lacking = slots.keys() - others.keys()
        same = all(
            slot in slots
            and (adds(slots[slot], value, fuller) or (slot in fuller and _goes_beyond(slots[slot], value)))
            for slot, value in others.items()
        )
        return more.kind == less.kind and same and lacking <= fuller
    if type(more) is tuple and type(less) is tuple:
        return len(more) == len(less) and all(adds(one, other, fuller) for one, other in zip(more, less, strict=True))
    return more == less


def _goes_beyond(more: Value, less: Value) -> bool:
    """Tell whether a list holds all of another, and more."""
    return type(more) is type(less) is tuple and len(more) > len(less) and set(less) <= set(more)
