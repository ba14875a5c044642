"""The small words the sections of a report share: numbers, dice, places, a group and what became of it."""

from __future__ import annotations

from pbem.core.events import Event
from pbem.core.texts import Fact, Facts, Text, text

_PLACES = ("place", "to", "part", "until")
"""The facts that name a place of the city or a road."""


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
    """Say an event in a sentence, its places in words; lines that were not needed with their number."""
    lines = event.facts.get("orders")
    if isinstance(lines, tuple):
        return text("dice-empires-spare-lines", count=len(lines), orders=lines)
    return Text(f"dice_empires-event-{event.kind}", filled(event.facts))
