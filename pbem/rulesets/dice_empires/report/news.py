"""What matters most: which events are news, with what sign, and which reach the subject line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from pbem.core.events import Event
from pbem.core.texts import Fact, Text, number, text, word
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words.terms import filled, told

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "ruined": "☠",
        "raided": "⚑",
        "raid": "⚑",
        "raid-seen": "⚑",
        "freed": "★",
        "liberated": "✖",
        "battle-won": "⚔",
        "battle-lost": "⚔",
        "battle-drawn": "⚔",
        "battle-seen": "⚔",
        "siege-won": "♜",
        "siege-lost": "♜",
        "siege-drawn": "♜",
        "siege-seen": "♜",
        "converted": "✚",
        "hunger": "✖",
        "surplus": "✚",
        "sent": "⚑",
    }
)
"""The sorts of news, the most important first."""
SUBJECTS = ("ruined", "raided", "raid", "freed", "battle-won", "battle-lost", "siege-won", "siege-lost", "hunger")
"""The sorts that may stand in the subject line."""
_ORDER = {sort: place for place, sort in enumerate(ICONS)}
_MOST, _IN_SUBJECT = 12, 3


def news(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[tuple[str, Text, Fact], ...]:
    """List the news: sign, lead, what happened; the end of the game first."""
    told_ = [(ICONS[sort], _lead(sort, event), told(event)) for sort, event in _chosen(after, events)]
    return (*_ended(before, after), *told_[:_MOST])


def subject(before: View | None, after: View, events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Give the news for the subject line, one of a sort."""
    first: dict[str, Event] = {}
    for sort, event in _chosen(after, events):
        if sort in SUBJECTS:
            first.setdefault(sort, event)
    ended = (text("dice-empires-subject-ended"),) if _is_new(before, after) else ()
    said = (Text(f"dice-empires-subject-{sort}", filled(event.facts)) for sort, event in first.items())
    return (*ended, *said)[:_IN_SUBJECT]


def _is_new(before: View | None, after: View) -> bool:
    return after.result is not None and (before is None or before.result is None)


def _ended(before: View | None, after: View) -> Iterator[tuple[str, Text, Fact]]:
    """X-12: the game is over, who has won and why."""
    if after.result is not None and _is_new(before, after):
        winners = after.result.winners
        end = text("dice-empires-ended", winners=winners, reason=after.result.reason, count=len(winners))
        yield "♛", text("dice-empires-news-ended"), end


def _chosen(view: View, events: tuple[Event, ...]) -> list[tuple[str, Event]]:
    """Sort the news; what concerns others only is told in its own section."""
    found = [(sort, event) for event in events if (sort := _sort(view, event)) in ICONS]
    return sorted(found, key=lambda one: _ORDER[one[0]])


def _lead(sort: str, event: Event) -> Text:
    return Text(f"dice-empires-news-{sort}", filled(event.facts))


def _sort(view: View, event: Event) -> str:
    """Tell which sort of news an event is for this reader; nothing when it is none."""
    found = _SORTS.get(event.kind)
    return found(view, event) if found else ""


def _fight(view: View, event: Event) -> str:
    """Won, lost or drawn for those who fought; seen by those who have no city."""
    facts = event.facts
    sides = (facts["who_one"], facts["who_other"])
    if view.seat not in sides:
        return "" if _plays(view) else f"{event.kind}-seen"
    end = "drawn" if facts["loser"] == "no" else "lost" if facts["loser"] == view.seat else "won"
    return f"{event.kind}-{end}"


def _raid(view: View, event: Event) -> str:
    sides = {event.facts["who"]: "raid", event.facts["of"]: "raided"}
    return sides.get(word(view.seat or ""), "" if _plays(view) else "raid-seen")


def _plays(view: View) -> bool:
    """Tell whether the reader is one of the lords: the public and the referee are not."""
    return any(city.seat == view.seat for city in view.cities)


def _freed(view: View, event: Event) -> str:
    return {event.facts["who"]: "freed", event.facts["of"]: "liberated"}.get(word(view.seat or ""), "")


def _food(view: View, event: Event) -> str:
    """X-6: the own hunger, the own surplus."""
    if event.facts["who"] != view.seat:
        return ""
    return "hunger" if number(event.facts["hungry"]) else "surplus" if number(event.facts["surplus"]) else ""


def _conversion(view: View, event: Event) -> str:
    mine = view.seat in (event.facts["who"], event.facts["origin"])
    return "converted" if mine and number(event.facts["done"]) else ""


def _sent(view: View, event: Event) -> str:
    """Foreign troops on the way to the own wall."""
    return "sent" if event.facts["whom"] == view.seat and event.facts["who"] != view.seat else ""


def _ruin(view: View, event: Event) -> str:
    """X-12.3: everybody hears of a city's end."""
    return "ruined"


_SORTS: Mapping[str, Callable[[View, Event], str]] = MappingProxyType(
    {
        "battle": _fight,
        "siege": _fight,
        "withdrew": _raid,
        "freed": _freed,
        "food": _food,
        "conversion": _conversion,
        "sent": _sent,
        "ruin": _ruin,
    }
)
