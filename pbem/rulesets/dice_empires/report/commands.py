"""The commands of the round in snake order (X-7.5), and what the reader's own list did not do (X-13.4)."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.events import Event, of_kind
from pbem.core.texts import Fact, Facts, Text, text, word
from pbem.rulesets.dice_empires.words.terms import die, place, told

KINDS = ("moved", "transferred", "split", "sent", "recalled")
"""What a command may have done (X-7.2)."""
_FAILED = ("skipped", "adjusted", "reserves", "idle", "stayed", "unconverted")
"""What is told to the lord alone (X-11.3)."""


def deeds(events: tuple[Event, ...]) -> tuple[Table, ...]:
    """X-7.5: list the commands in the order they were carried out, numbered, in the lord's colour."""
    rows = tuple(
        (Cell(str(count), "tag", word(event.facts["who"])), Cell(told(event)))
        for count, event in enumerate(of_kind(events, *KINDS), 1)
    )
    return (Table((Column(""), Column("")), rows),) if rows else ()


def failures(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """X-13.2, X-13.4: tell the lord which of his own lines were not possible, changed, or not needed."""
    return tuple(_failed(event) for event in of_kind(events, *_FAILED))


def _failed(event: Event) -> Text:
    if event.kind != "skipped":
        return told(event)
    return text(
        "dice-empires-skipped", order=event.facts["order"], reason=event.facts["reason"], said=command(event.facts)
    )


def command(facts: Facts) -> Text:
    """Repeat in short what a command says (`commands.facts.said`): what, with which group, where to."""
    group = _group(word(facts["group"]), facts["origin"])
    target = text("dice-empires-side", side=facts["side"]) if facts["side"] != "no" else _target(word(facts["to"]))
    return text("dice-empires-line", what=facts["what"], group=group, people=facts["people"], to=target)


def _group(said: str, origin: Fact) -> Fact:
    """Name a group as it was named: a die, a place, slaves."""
    if said == "slaves":
        return text("dice-empires-slaves", who=origin)
    return _target(said)


def _target(said: str) -> Fact:
    """Name a die or a place; nothing when nothing was named."""
    if said in ("", "no"):
        return "none"
    return die(int(said[1:])) if said[1:].isdigit() else place(said)
