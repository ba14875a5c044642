"""What matters most: which events are news, in what order, with what sign, and which reach the subject line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pbem.core.events import Event
from pbem.core.texts import Fact, Facts, Text

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "ended": "♛",
        "city_lost": "⚑",
        "captured": "⚔",
        "battle": "⚔",
        "alliance_ended": "✉",
        "alliance_left": "✉",
        "alliance_made": "✉",
        "union_made": "✉",
        "received": "✚",
        "contact": "✉",
        "ex_allies": "⚑",
        "alliance_ending": "✉",
        "destroyed": "☠",
        "abandoned": "☠",
        "capital": "★",
        "produced": "✚",
        "no_production": "✖",
        "retreated": "⚔",
        "battle_watched": "⚔",
        "city_taken": "⚑",
        "split_refused": "✖",
        "merge_refused": "✖",
        "gift_failed": "✖",
        "union_refused": "✖",
        "answer_void": "✖",
        "proposal_over": "✉",
        "agreement_waits": "✉",
        "end_asked": "✉",
        "given": "✉",
        "city_passed": "⚑",
    }
)
"""The kinds that are news, the most important first."""
SUBJECTS = (
    "ended",
    "city_lost",
    "captured",
    "battle",
    "alliance_ended",
    "alliance_left",
    "alliance_made",
    "union_made",
    "received",
    "contact",
    "destroyed",
    "abandoned",
    "produced",
)
"""The kinds that may stand in the subject line."""
_VARIANTS: Mapping[str, tuple[tuple[str, Callable[[Facts], object]], ...]] = MappingProxyType(
    {
        "battle": (("border", lambda facts: facts["at"] != facts["other"]),),
        "battle_watched": (("border", lambda facts: facts["at"] != facts["other"]),),
        "city_lost": (("by", lambda facts: facts["by"]),),
        "contact": (("by", lambda facts: facts.get("by")),),
        "proposal_over": (("who", lambda facts: facts["who"]),),
        "given": (("of", lambda facts: facts["of"]),),
        "received": (("of", lambda facts: facts["of"]),),
        "ex_allies": (("city", lambda facts: facts["city"]),),
        "common_battle": (
            ("city_at", lambda facts: facts["city"] and facts["at"]),
            ("city", lambda facts: facts["city"]),
            ("at", lambda facts: facts["at"]),
        ),
        "common_city": (("at", lambda facts: facts["at"]),),
        "common_handover": (("at", lambda facts: facts["at"]),),
        "common_capital": (("at", lambda facts: facts["at"]),),
        "fired": (("who", lambda facts: facts["who"]), ("city", lambda facts: facts["city"])),
    }
)
_RESTS = ("captured", "battle")
"""The kinds whose sentence would repeat the lead; they have a shorter one."""
_MOST = 12
_IN_SUBJECT = 3
_ORDER = {kind: place for place, kind in enumerate(ICONS)}


def news(events: tuple[Event, ...]) -> tuple[tuple[str, Text, Fact], ...]:
    """List the news: sign, lead, what happened."""
    return tuple((ICONS[event.kind], _lead(event), _rest(event)) for event in _chosen(events)[:_MOST])


def subject(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Give the news for the subject line, one of a kind."""
    first: dict[str, Event] = {}
    for event in _chosen(events):
        if event.kind in SUBJECTS:
            first.setdefault(event.kind, event)
    return tuple(Text(f"campaign-subject-{event.kind}", _plain(event)) for event in first.values())[:_IN_SUBJECT]


def told(event: Event) -> Text:
    """Say the event in a sentence; some kinds have another sentence when more is known."""
    variant = next((f"-{name}" for name, known in _VARIANTS.get(event.kind, ()) if known(event.facts)), "")
    return Text(f"campaign-event-{event.kind}{variant}", _plain(event))


def untold(events: tuple[Event, ...], kinds: tuple[str, ...]) -> tuple[Event, ...]:
    """List the events of some kinds that do not stand among the news."""
    news_ = _chosen(events)[:_MOST]
    return tuple(event for kind in kinds for event in events if event.kind == kind and event not in news_)


def _lead(event: Event) -> Text:
    return Text(f"campaign-news-{event.kind}", _plain(event))


def _rest(event: Event) -> Text:
    """Say what the lead has not said yet."""
    return Text(f"campaign-rest-{event.kind}", _plain(event)) if event.kind in _RESTS else told(event)


def _plain(event: Event) -> dict[str, Fact]:
    """Leave out the lines of a battle: they are told throw by throw in their own section."""
    return {name: fact for name, fact in event.facts.items() if name != "lines"}


def _chosen(events: tuple[Event, ...]) -> list[Event]:
    """Sort the news; a battle that took a city, or lost one, is told once."""
    spoils = {_scene(event) for event in events if event.kind in ("captured", "city_lost")}
    chosen = [
        event for event in events if event.kind in ICONS and not (event.kind == "battle" and _scene(event) in spoils)
    ]
    return sorted(chosen, key=lambda event: _ORDER[event.kind])


def _scene(event: Event) -> tuple[Fact, Fact]:
    """Name the step and cell of an event."""
    return event.facts.get("step", 0), event.facts.get("at", "")
