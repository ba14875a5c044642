"""What matters most to the reader: what was done to him, what he won, the end."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pbem.core.events import Event, headline
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, number, text, word
from pbem.rulesets.powers.report.battles import KINDS
from pbem.rulesets.powers.report.gathered import at_once
from pbem.rulesets.powers.view import View

Item = tuple[str, Text, Fact]
ICONS: Mapping[str, str] = MappingProxyType(
    {
        "ended": "♛",
        "out": "☠",
        "lost": "✖",
        "taken": "⚑",
        "held": "✚",
        "failed": "✖",
        "unfed": "✖",
        "treaty": "☮",
        "fallen": "☠",
        "side": "★",
        "began": "★",
    }
)
"""The sorts of news, the most important first."""
_SUBJECTS = ("ended", "out", "lost", "taken", "held", "failed", "unfed", "treaty")
_IN_SUBJECT = 3


def news(view: View, events: tuple[Event, ...]) -> tuple[Item, ...]:
    """List the news, the most important first."""
    found = _found(view, events)
    return tuple(
        (ICONS[name], text(f"powers-news-{name}"), headline("powers", event))
        for name in dict.fromkeys(name for name, _ in found)
        for event in at_once(event for each, event in found if each == name)
    )


def subject(view: View, events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Give the news for the subject line; of a sort with many its first."""
    found = [(name, event) for name, event in _found(view, events) if name in _SUBJECTS]
    first = dict(reversed(found))
    counts = {name: sum(each == name for each, _ in found) for name in first}
    said = ((name, first[name]) for name in ICONS if name in first)
    return tuple(
        text(f"powers-subject-{name}", at=word(event.facts.get("at", "")), more=counts[name] - 1)
        for name, event in said
    )[:_IN_SUBJECT]


def _found(view: View, events: tuple[Event, ...]) -> list[tuple[str, Event]]:
    order = list(ICONS)
    named = [(name, event) for event in events if (name := _name(view.seat, event))]
    return sorted(named, key=lambda one: order.index(one[0]))


def _name(seat: Seat | None, event: Event) -> str:
    """Say what an event is to the reader; empty: nothing much."""
    facts, mine = event.facts, event.facts.get("seat") == seat
    match event.kind:
        case "ended" | "began":
            return event.kind
        case "concluded" | "denounced":
            return "treaty"
        case "given":
            return "side" if mine else ""
        case "eliminated":
            return "out" if mine else "fallen"
        case "perished":
            return "unfed" if mine and facts["why"] == "unfed" else ""
        case "conquered":
            return "taken" if mine else "lost" if facts["before"] == seat else ""
        case "battle" | "meeting" | "contest":
            return _fought(seat, event)
        case _:
            return ""


def _fought(seat: Seat | None, event: Event) -> str:
    """Tell whether the reader has held what he defended, or failed where he attacked; a conquest is told itself."""
    parties = [event.facts[f"seat_{place}"] for place in range(1, number(event.facts["parties"]) + 1)]
    if seat not in parties or event.facts["ending"] == "conquered" or event.kind not in KINDS:
        return ""
    return "held" if event.kind == "battle" and parties[0] == seat else "failed" if event.kind == "battle" else ""
