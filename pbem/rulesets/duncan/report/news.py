"""What matters most: which events are news, with what sign, which reach the subject line, which orders failed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from pbem.core.events import Event, of_kind
from pbem.core.texts import Fact, Text, number, text, word
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.terms import filled, steps

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "ended": "♛",
        "captured": "⚑",
        "pile_lost": "⚑",
        "fell": "☠",
        "excluded": "☠",
        "removed": "☠",
        "received": "★",
        "choice": "★",
        "chosen": "★",
        "due": "★",
        "awarded": "✚",
        "fined": "✖",
        "changed": "✖",
        "not_first": "✉",
        "portal_found": "⌂",
        "pile_found": "◉",
        "forgot": "☁",
        "blinded": "☁",
        "flash": "✺",
        "contested": "⚑",
        "emptied": "✖",
        "pile_taken": "⚑",
    }
)
"""The kinds that are news, the most important first."""
SUBJECTS = ("ended", "captured", "pile_lost", "fell", "excluded", "portal_found", "forgot", "received")
"""The kinds that may stand in the subject line."""
_MORE: Mapping[str, str] = MappingProxyType({"captured": "was", "pile_taken": "was", "pile_lost": "who"})
"""The kinds with a second sentence, for when this fact is known."""
_MOST = 12
_IN_SUBJECT = 3
_ORDER = {kind: place for place, kind in enumerate(ICONS)}


def news(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[tuple[str, Text, Fact], ...]:
    """List the news: sign, lead, what happened; what can be chosen or answered now comes with them."""
    told = [(ICONS[event.kind], _lead(event), _rest(event)) for event in _chosen(events)]
    return (*told[:_MOST], *_waiting(after))


def subject(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Give the news for the subject line, one of a kind."""
    first: dict[str, Event] = {}
    for event in _chosen(events):
        if event.kind in SUBJECTS:
            first.setdefault(_kind(event), event)
    return tuple(Text(f"duncan-subject-{kind}", event.facts) for kind, event in first.items())[:_IN_SUBJECT]


def failures(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """List the orders nothing came of, with the reason, in the order of the list."""
    found = sorted(of_kind(events, "failed"), key=lambda event: number(event.facts["order"]))
    return tuple(Text("duncan-failed", {**event.facts, **_said(event)}) for event in found)


def _said(event: Event) -> dict[str, Fact]:
    """Write half-steps as steps (D-4.1), and several squares with commas."""
    at = ", ".join(word(event.facts["at"]).split())
    return {"at": at, "cost": steps(number(event.facts["price"])), "budget": steps(number(event.facts["points"]))}


def _chosen(events: tuple[Event, ...]) -> list[Event]:
    """Sort the news; deaths of others by other hands are told among the fights only."""
    chosen = [event for event in of_kind(events, *ICONS) if event.kind != "fell" or _concerns(event)]
    return sorted(chosen, key=lambda event: _ORDER[event.kind])


def _concerns(event: Event) -> bool:
    return bool(number(event.facts["unit"]) or number(event.facts["ours"]))


def _kind(event: Event) -> str:
    """Tell an own unit that fell from one the team struck down."""
    if event.kind != "fell":
        return event.kind
    return "lost" if number(event.facts["unit"]) else "slain"


def _lead(event: Event) -> Text:
    return Text(f"duncan-news-{_kind(event)}", filled(event.facts))


def _rest(event: Event) -> Text:
    """Say what the lead has not said yet."""
    if event.kind == "fell":
        return text("duncan-rest-fell", at=event.facts["at"] or "none")
    return told(event)


def told(event: Event) -> Text:
    """Say the event in a sentence; some kinds have another sentence when more is known."""
    more = _MORE.get(event.kind, "")
    variant = f"-{more}" if more and word(event.facts[more]) else ""
    return Text(f"duncan-event-{event.kind}{variant}", event.facts)


def _waiting(view: View) -> Iterator[tuple[str, Text, Fact]]:
    """D-7.8, D-10.1: a bonus that may be chosen, and a last turn, are worth saying at the top."""
    if view.result is None and view.choices:
        yield "★", text("duncan-news-choose"), text("duncan-bonuses-choose", count=view.choices)
    if view.result is None and view.turn == view.options.turn_limit:
        yield "♛", text("duncan-news-last"), text("duncan-rest-last", turn=view.turn)
