"""The small words the sections of a report share: numbers, dice, places, a group and what became of it."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.core.events import Event
from pbem.core.texts import Fact, Facts, Text, text

_PLACES = ("place", "to", "part", "until")
"""The facts that name a place of the city or a road."""


def number(fact: Fact) -> int:
    """Read a fact that is a number."""
    return fact if isinstance(fact, int) else 0


def word(fact: Fact) -> str:
    """Read a fact that is a word."""
    return fact if isinstance(fact, str) else ""


def items(fact: Fact) -> tuple[str | int | Text, ...]:
    """Read a fact that is a list."""
    return fact if isinstance(fact, tuple) else ()


def of_kind(events: Iterable[Event], *kinds: str) -> tuple[Event, ...]:
    """List the events of some kinds, as they came."""
    return tuple(event for event in events if event.kind in kinds)


def place(code: Fact) -> Fact:
    """Name a place by its code; what names none stays as it is."""
    return text("dice-empires-place", place=code) if code not in ("", "no") else "none"


def die(named: Fact) -> Text:
    """Name a die."""
    return text("dice-empires-die", die=named)


def filled(facts: Facts) -> dict[str, Fact]:
    """Name the places of some facts in words, and write `none` for what is empty: catalogues choose by a word."""
    named = {name: place(fact) if name in _PLACES else fact for name, fact in facts.items()}
    return {name: "none" if fact == "" else fact for name, fact in named.items()}


def told(event: Event) -> Text:
    """Say an event in a sentence, its places in words."""
    return Text(f"dice_empires-event-{event.kind}", filled(event.facts))
