"""Orders that only say how the one before them is done: "attack B2, but retreat if we lose half".

A game names them in `rides` of its `[items.deeds]`: by kind, on what kind of order they ride, and which of their slots
goes into which of its. One that says more of its own (where, for whom) stands for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.language.lexicon_check import Toml
from pbem.language.matching import Found, Value


def ridden(phrases: Iterable[Found], rides: Mapping[str, Toml]) -> list[Found]:
    """Put orders that say how the one before is done into it."""
    kept: list[Found] = []
    for phrase in phrases:
        spec = rides.get(phrase.kind, {})
        if kept and _rides(phrase, kept[-1], spec):
            kept[-1] = _with(kept[-1], str(spec["to"]), dict(phrase.slots)[spec["from"]])
        else:
            kept.append(phrase)
    return kept


def _rides(phrase: Found, before: Found, spec: Toml) -> bool:
    return before.kind == spec.get("on") and {slot for slot, _ in phrase.slots} <= set(spec.get("alone", ()))


def _with(found: Found, slot: str, more: Value) -> Found:
    """Add to a list of a phrase."""
    slots: dict[str, Value] = dict(found.slots)
    before = slots.get(slot, ())
    listed = (*(before if type(before) is tuple else ()), *(more if type(more) is tuple else ()))
    return found._replace(slots=tuple(sorted({**slots, slot: listed}.items(), key=lambda one: one[0])))
