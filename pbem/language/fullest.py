"""Of the readings of a line those that say most: one that leaves out what a word of the line says is left out."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.language.book import Lexicon
from pbem.language.matching import Found, Value


def fullest(readings: Sequence[tuple[Found, ...]], lexicon: Lexicon) -> list[tuple[Found, ...]]:
    """Leave out a reading which another one is with a slot besides (`fuller`), which a word of the line fills."""
    fuller = frozenset(lexicon.items.get("deeds", {}).get("fuller", ()))
    if not fuller:
        return list(readings)
    return [less for less in readings if not any(more != less and _adds(more, less, fuller) for more in readings)]


def _adds(more: Value, less: Value, fuller: frozenset[str]) -> bool:
    """Tell whether one value is another, but for some slots of the phrases in it that the other one lacks."""
    if isinstance(more, Found) and isinstance(less, Found):
        slots, others = dict(more.slots), dict(less.slots)
        lacking = slots.keys() - others.keys()
        same = all(
            slot in slots
            and (_adds(slots[slot], value, fuller) or (slot in fuller and _goes_beyond(slots[slot], value)))
            for slot, value in others.items()
        )
        return more.kind == less.kind and same and lacking <= fuller
    if type(more) is tuple and type(less) is tuple:
        return len(more) == len(less) and all(_adds(one, other, fuller) for one, other in zip(more, less, strict=True))
    return more == less


def _goes_beyond(more: Value, less: Value) -> bool:
    """Tell whether a list holds all of another, and more."""
    return type(more) is type(less) is tuple and len(more) > len(less) and set(less) <= set(more)
