"""What is alike is told once: lands one took from one, flights of a power, units of one type built in many lands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from pbem.core.events import Event, headline, of_kind
from pbem.core.texts import Fact, Text, items, number, text, word
from pbem.rulesets.powers.events import linked, units
from pbem.rulesets.powers.view import View

ALIKE: Mapping[str, tuple[str, ...]] = MappingProxyType({"conquered": ("seat", "before"), "in-vain": ("seat",)})
"""Events told for many places at once, and the facts they then have in common."""
IN_ONE_LINE = frozenset({"conquered", "finished", "hidden", "in-vain", "unveiled"})
"""Events that are told behind one another in a line of their own, where there are several."""
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
    """Say events in their order, those of one kind in one line; flights a line for each power and task."""
    lines: dict[object, list[Event]] = {}
    for place, event in enumerate(at_once(events)):
        lines.setdefault(_line(event, place), []).append(event)
    yield from map(_told, lines.values())


def _line(event: Event, place: int) -> object:
    """Give the line an event is told in."""
    if event.kind == FLIGHTS:
        return event.facts["seat"], event.facts["task"]
    return event.kind if event.kind in IN_ONE_LINE else place


def _told(alike: list[Event]) -> Text:
    first = alike[0]
    if first.kind == FLIGHTS:
        flown = [(word(one.facts["start"]), word(one.facts["goal"]), _counts(one)) for one in alike]
        return _flights(word(first.facts["seat"]), word(first.facts["task"]), flown)
    if len(alike) == 1:
        return headline("powers", first)
    entries = tuple(Text(f"powers-each-{one.kind}", one.facts) for one in alike)
    return text(f"powers-all-{first.kind}", each=linked("next", entries))


def _flights(seat: str, task: str, flown: list[Way]) -> Text:
    return text("powers-flights", who=seat, task=task, ways=ways(flown))


def ways(gone: Iterable[Way]) -> Text:
    """Say who went which ways; units that went several ways, as many each time, are named once."""
    groups: dict[tuple[tuple[str, int], ...], list[Text]] = {}
    for start, at, counts in gone:
        groups.setdefault(tuple(counts.items()), []).append(text("powers-way", start=start, at=at))
    told = (text("powers-ways", units=units(dict(went)), many=len(on), ways=tuple(on)) for went, on in groups.items())
    return linked("next", tuple(told))


def by_what(found: Iterable[tuple[Text, Fact]]) -> Iterator[tuple[tuple[Text, ...], Fact]]:
    """Put those together of whom the same is to be said, where the first of them stood."""
    pairs = tuple(found)
    said = [fact for place, (_, fact) in enumerate(pairs) if fact not in [other for _, other in pairs[:place]]]
    for fact in said:
        yield tuple(who for who, other in pairs if other == fact), fact


def said_again(view: View, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """List what another line of the report says with more: lands taken in a battle, damage that is held."""
    won = {_taken(event) for event in of_kind(events, "battle") if event.facts["ending"] == "conquered"}
    tried = {_hurt(event) for event in of_kind(events, "finished")}
    damaged = {each.at for each in view.stacks if each.held}
    taken = (event for event in of_kind(events, "conquered") if _conquest(event) in won)
    held = (event for event in of_kind(events, "held") if event.facts["at"] in damaged or _hurt(event) in tried)
    return (*taken, *held)


def _taken(battle: Event) -> tuple[Fact, ...]:
    """Say which land a battle decided, who has won it, and whose it was: the first party's."""
    return battle.facts["at"], battle.facts["winner"], battle.facts["seat_1"]


def _conquest(event: Event) -> tuple[Fact, ...]:
    return event.facts["at"], event.facts["seat"], event.facts["before"]


def _hurt(event: Event) -> tuple[Fact, ...]:
    """P-30.4, P-31: name damaged units: whose they are, where, of which types, how badly."""
    return tuple(event.facts[name] for name in ("owner", "at", "rows", "sixths"))


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
