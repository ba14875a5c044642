"""Orders that only say how the one before them is done: "attack B2, but retreat if we lose half".

A game names them in `rides` of its `[items.deeds]`: by kind, on what kinds of order they ride, and which of their slots
goes into which of its. One that says more of its own (where, for whom) stands for itself; so does one behind an order
that lacks all of the slots in `bound` ("in the attack on B2 aim at tanks and retreat if we lose half": of this attack).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.language.forms.lexicon_check import Toml
from pbem.language.forms.matching import Found, Value


def ridden(phrases: Iterable[Found], rides: Mapping[str, list[Toml]]) -> list[Found]:
    """Put orders that say how the one before is done into it."""
    kept: list[Found] = []
    for phrase in phrases:
        spec = next((one for one in rides.get(phrase.kind, ()) if kept and _rides(phrase, kept[-1], one)), None)
        if spec:
            kept[-1] = _with(kept[-1], str(spec["to"]), dict(phrase.slots)[spec["from"]])
        else:
            kept.append(phrase)
    return kept


def _rides(phrase: Found, before: Found, spec: Toml) -> bool:
    bound = "bound" not in spec or any(slot in spec["bound"] for slot, _ in before.slots)
    alone = {slot for slot, _ in phrase.slots} <= set(spec["alone"])
    return (
        before.kind == spec["on"] and bound and alone and not _kinds(phrase, spec["from"]) & _kinds(before, spec["to"])
    )


def _kinds(found: Found, slot: str) -> set[str]:
    """List the kinds of phrases in a slot; each of them is said once."""
    held = dict(found.slots).get(slot, ())
    return {one.kind for one in (held if isinstance(held, tuple) else (held,)) if isinstance(one, Found)}


def _with(found: Found, slot: str, more: Value) -> Found:
    """Add to a list of a phrase."""
    slots: dict[str, Value] = dict(found.slots)
    before = slots.get(slot, ())
    listed = (*(before if type(before) is tuple else ()), *(more if type(more) is tuple else ()))
    return found._replace(slots=tuple(sorted({**slots, slot: listed}.items(), key=lambda one: one[0])))
