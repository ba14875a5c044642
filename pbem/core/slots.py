"""What stands in the slots of a phrase: filling them, and reading them back."""

from __future__ import annotations

from pbem.core.phrases import Phrase

Slot = str | int | Phrase | tuple[Phrase, ...] | tuple[int, ...]


def filled(kind: str, **slots: Slot | None) -> Phrase:
    """Make a phrase of the slots that say something."""
    return Phrase(kind, {name: value for name, value in slots.items() if value not in (None, "", ())})


def each(phrase: Phrase, name: str) -> tuple[Phrase, ...]:
    """List the phrases in a slot, one or many."""
    found = phrase.slots.get(name, ())
    if isinstance(found, Phrase):
        return (found,)
    return tuple(one for one in found if isinstance(one, Phrase)) if isinstance(found, tuple) else ()


def integer(phrase: Phrase, name: str, default: int = 0) -> int:
    """Give the number in a slot; what a form says without a word is written in digits."""
    found = phrase.slots.get(name, default)
    return int(found) if isinstance(found, int | str) else default


def word(phrase: Phrase, name: str) -> str:
    """Give the key in a slot; nothing if none was said."""
    found = phrase.slots.get(name, "")
    return found if isinstance(found, str) else ""
