"""What matters most to the reader: what was done to him, what he won, the end; and what is asked of him."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, number, text
from pbem.rulesets.europe.report.sentences import deed, told
from pbem.rulesets.europe.state import DefencePhase, DiplomacyPhase, FatePhase, RetreatPhase, TurnPhase
from pbem.rulesets.europe.view import View

Item = tuple[str, Text, Fact]
_ICONS: Mapping[str, str] = MappingProxyType(
    {"ended": "♛", "lost": "☠", "taken": "⚑", "beaten": "⚑", "defended": "✚", "failed": "✖", "stopped": "☮", "hit": "✖"}
)
_SUBJECTS = ("ended", "lost", "taken", "beaten", "defended")
_IN_SUBJECT = 2


def news(view: View, events: tuple[Event, ...]) -> tuple[Item, ...]:
    """List the news, the most important first, and what the reader is asked."""
    found = _found(view, events)
    return (*((_ICONS[name], _lead(name), _rest(view.seat, event)) for name, event in found), *_asked(view))


def subject(view: View, events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Give the news for the subject line."""
    found = [(name, event) for name, event in _found(view, events) if name in _SUBJECTS]
    return tuple(Text(f"europe-subject-{name}", event.facts) for name, event in found[:_IN_SUBJECT])


def _found(view: View, events: tuple[Event, ...]) -> list[tuple[str, Event]]:
    named = [(name, event) for event in events if (name := _name(view.seat, event))]
    order = list(_ICONS)
    return sorted(named, key=lambda one: order.index(one[0]))


def _name(seat: Seat | None, event: Event) -> str:
    """Say what an event is to the reader; empty: nothing much."""
    facts, kind = event.facts, event.kind
    mine, on_me = facts.get("seat") == seat, facts.get("on") == seat
    if kind == "ended":
        return "ended"
    if kind == "battle" and (mine or on_me):
        return {(1, True): "taken", (0, True): "failed", (1, False): "beaten"}.get(
            (number(facts["won"]), mine), "defended"
        )
    if kind == "perished" and mine:
        return "lost"
    if kind == "stopped" and (mine or on_me or facts["by"] == seat):
        return "stopped"
    return "hit" if kind == "sabotaged" and on_me else ""


def _rest(seat: Seat | None, event: Event) -> Text:
    """Say what happened; of an own deed not whose it was."""
    return deed(event) if event.facts.get("seat") == seat else told(event)


def _lead(name: str) -> Text:
    return text(f"europe-news-{name}")


def _asked(view: View) -> tuple[Item, ...]:
    """E-13.2: say what a sequential game waits for."""
    if view.phase is None or view.result is not None:
        return ()
    match view.phase:
        case TurnPhase(seat=seat) | FatePhase(seat=seat):
            kind = "fate" if view.phase.kind == "fate" else "turn"
            who = "own" if seat == view.seat else "other"
            return (("★", text(f"europe-asked-{kind}-{who}"), _turn(kind, who, seat)),)
        case DiplomacyPhase(attack=attack) | DefencePhase(attack=attack) | RetreatPhase(attack=attack):
            return (("★", text("europe-asked-attack"), _attack(view, attack.origin, attack.to)),)


def _turn(kind: str, who: str, seat: Seat) -> Text:
    return text(f"europe-asked-{kind}-{who}-rest", who=seat)


def _attack(view: View, origin: str, to: str) -> Text:
    """Say which attack is under way, and what the reader may answer, if anything."""
    phase = view.phase
    if phase is None:
        return text("europe-nothing")
    holder = view.lands[to].power
    watching = phase.seat == view.seat or (phase.kind != "diplomacy" and holder != view.seat)
    kind = "watch" if watching or view.seat is None else phase.kind
    return text(f"europe-asked-{kind}-rest", who=phase.seat, on=holder, start=origin, end=to)
