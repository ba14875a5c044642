"""What is alike is told once: lands one took from one, flights of a power, units of one type built in many lands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from pbem.core.events import Event, headline
from pbem.core.texts import Text, items, number, text, word
from pbem.rulesets.powers.events import linked, units
from pbem.rulesets.powers.view import View

ALIKE: Mapping[str, tuple[str, ...]] = MappingProxyType({"conquered": ("seat", "before"), "in-vain": ("seat",)})
"""Events told for many places at once, and the facts they then have in common."""
FLIGHTS = "flew"
Way = tuple[str, str, Mapping[str, int]]
"""From where to where, and how many units of each type."""


def at_once(events: Iterable[Event]) -> tuple[Event, ...]:
    """Put events that differ in their place alone in one, where the first of them stood."""
    kept: dict[object, Event] = {}
    for place, event in enumerate(events):
        alike = ALIKE.get(event.kind)
        key = (event.kind, *(event.facts[name] for name in alike)) if alike else place
        kept[key] = _with_place(kept[key], word(event.facts["at"])) if key in kept else event
    return tuple(kept.values())


def _with_place(event: Event, at: str) -> Event:
    known = event.facts["at"]
    places = items(known) if isinstance(known, tuple) else (known,)
    return replace(event, facts={**event.facts, "at": (*places, at)})


def told(events: Iterable[Event]) -> Iterator[Text]:
    """Say events in their order, those that are alike once; flights a line for each power and task."""
    flights: dict[tuple[str, str], list[Way]] = {}
    lines: list[Text | tuple[str, str]] = []
    for event in at_once(events):
        if event.kind != FLIGHTS:
            lines.append(headline("powers", event))
            continue
        facts = event.facts
        key = (word(facts["seat"]), word(facts["task"]))
        if key not in flights:
            lines.append(key)
        flights.setdefault(key, []).append((word(facts["start"]), word(facts["goal"]), _counts(event)))
    for line in lines:
        yield line if isinstance(line, Text) else _flights(*line, flights[line])


def _flights(seat: str, task: str, flown: list[Way]) -> Text:
    return text("powers-flights", who=seat, task=task, ways=ways(flown))


def ways(gone: Iterable[Way]) -> Text:
    """Say who went which ways; units that went several ways, as many each time, are named once."""
    groups: dict[tuple[tuple[str, int], ...], list[Text]] = {}
    for start, at, counts in gone:
        groups.setdefault(tuple(counts.items()), []).append(text("powers-way", start=start, at=at))
    told = (text("powers-ways", units=units(dict(went)), many=len(on), ways=tuple(on)) for went, on in groups.items())
    return linked("next", tuple(told))


def still_damaged(view: View, event: Event) -> bool:
    """Tell whether an event says of damage that is held what the list of damaged units says again (P-30.4)."""
    return event.kind == "held" and any(each.held and each.at == event.facts["at"] for each in view.stacks)


def ready(seat: str, events: Iterable[Event]) -> Text:
    """P-4.3: say all units of a power that were completed."""
    made = _by_type((word(event.facts["at"]), _counts(event)) for event in events)
    return text("powers-ready", who=seat, deeds=linked("next", made))


def built(events: Iterable[Event]) -> tuple[Text, ...]:
    """P-4.4: say units that were ordered, those of one type in as many lands once."""
    return _by_type(
        (word(event.facts["at"]), {word(event.facts["row"]): number(event.facts["count"])}) for event in events
    )


def _counts(event: Event) -> Mapping[str, int]:
    rows, counts = map(word, items(event.facts["rows"])), map(number, items(event.facts["counts"]))
    return dict(zip(rows, counts, strict=True))


def _by_type(made: Iterable[tuple[str, Mapping[str, int]]]) -> tuple[Text, ...]:
    places: dict[tuple[str, int], list[str]] = {}
    for at, counts in made:
        for row, count in counts.items():
            places.setdefault((row, count), []).append(at)
    return tuple(
        text("powers-made-in", what=units({row: count}), many=len(where), at=tuple(where))
        for (row, count), where in places.items()
    )
