"""What happened beside the battles: moves, production, placements, own lines that failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pbem.core.events import Event, headline, of_kind
from pbem.core.seats import Seat
from pbem.core.texts import Text, items, number, share, text, word
from pbem.rulesets.powers.events import linked, units
from pbem.rulesets.powers.report import gathered
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View

MOVED = (
    "watched",
    "distant",
    "divided",
    "hidden",
    "mixed",
    "unveiled",
    "covered",
    "thinned",
    "joined",
    "formation",
    "claimed",
    "conquered",
    "retreated",
    "perished",
    "held",
    "finished",
    "eliminated",
    "aimed",
    "look",
    "looked",
    "flew",
    "sighted",
    "in-vain",
    "bombed",
    "disbanded",
    "updated",
    "learned",
    "funded",
    "taught",
    "bartered",
    "hauled",
    "laid",
    "starved",
    "punished",
    "toiled",
    "gathered",
    "revolted",
    "hunted",
    "mourned",
)
FAILED = ("failed", "fewer")


def said(events: tuple[Event, ...], *kinds: str) -> tuple[Text, ...]:
    """Say all events of some kinds."""
    return tuple(headline("powers", event) for event in of_kind(events, *kinds))


def moves(view: View, events: tuple[Event, ...]) -> Iterator[Text]:
    """Say who went where, a line for each seat; then what became of lands and units."""
    ways: dict[str, dict[tuple[str, str], Counter[str]]] = {}
    for event in of_kind(events, "moved"):
        facts = event.facts
        way = ways.setdefault(word(facts["seat"]), {}).setdefault(_ends(event), Counter())
        way.update(dict(zip(map(word, items(facts["rows"])), map(number, items(facts["counts"])), strict=True)))
    for seat, own in ways.items():
        yield text("powers-moves", who=seat, ways=gathered.ways((*ends, way) for ends, way in own.items()))
    raided = {event.facts["at"] for event in of_kind(events, "raid")}
    again = gathered.said_again(view, events)
    yield from gathered.told(
        event
        for event in of_kind(events, *MOVED)
        if event not in again and not (_of_others(view, event) and event.facts["goal"] in raided)
    )


def _of_others(view: View, event: Event) -> bool:
    """Tell whether aircraft of others flew, read by a player: their raid says who came, the map where they stand."""
    return event.kind == "flew" and view.seat in view.circle and event.facts["seat"] != view.seat


def _ends(event: Event) -> tuple[str, str]:
    return word(event.facts["start"]), word(event.facts["at"])


def failures(events: tuple[Event, ...], seat: Seat | None) -> tuple[Text, ...]:
    """Say which own lines came otherwise than ordered; those that failed for one reason together."""
    halted = tuple(event for event in of_kind(events, "halted") if event.facts["seat"] == seat)
    return (*_failed(of_kind(events, *FAILED)), *said(halted, "halted"))


def _failed(events: tuple[Event, ...]) -> Iterator[Text]:
    groups: list[list[Event]] = []
    for event in events:
        alike = next((group for group in groups if _reason(group[0]) == _reason(event)), None)
        if alike is None:
            groups.append([event])
        else:
            alike.append(event)
    for first, *others in groups:
        lines = tuple(text("powers-line", line=one.facts["line"], at=one.facts["at"]) for one in (first, *others))
        yield Text("powers-lines-failed", {**first.facts, "lines": lines}) if others else headline("powers", first)


def _reason(event: Event) -> object:
    """Give why a line failed; what nothing else is like: a standing order, one carried out in part."""
    if event.kind != "failed" or not event.facts["line"]:
        return event
    return {name: fact for name, fact in event.facts.items() if name not in ("line", "at", "what", "row")}


def production(events: tuple[Event, ...], seat: Seat | None) -> Iterator[Text]:
    """Say what the reader produced, and what was lost; of others one line each."""
    mine = tuple(event for event in events if event.facts.get("seat") == seat)
    finished, ordered = of_kind(mine, "completed"), [event for event in of_kind(mine, "produced") if _plain(event)]
    yield from said(mine, "worked")
    if seat and finished:
        yield gathered.ready(seat, finished)
    yield from said(mine, "supplied", "upkeep")
    if seat and ordered:
        yield _spent(seat, ordered)
    others = [event for event in of_kind(mine, "produced", "politics", "unspent") if event not in ordered]
    yield from (headline("powers", event) for event in others)
    foreign = [event for event in of_kind(events, "produced") if event.facts["seat"] != seat]
    for other in dict.fromkeys(word(event.facts["seat"]) for event in foreign):
        yield _spent(other, [event for event in foreign if event.facts["seat"] == other])


def _plain(event: Event) -> bool:
    """Tell whether something produced is no more than units and their price."""
    return event.kind == "produced" and event.facts["what"] == "build"


def _spent(seat: str, events: list[Event]) -> Text:
    """Sum up what somebody has produced."""
    units_ = gathered.built(filter(_plain, events))
    works = (
        text("powers-made", at=word(event.facts["at"]), what=_made(event)) for event in events if not _plain(event)
    )
    cost = sum(number(event.facts["cost"]) for event in events)
    return text("powers-theirs", who=seat, bv=share(cost, BV), deeds=linked("next", (*units_, *works)))


def _made(event: Event) -> tuple[Text, ...]:
    if event.facts["what"] == "part":
        return (text("powers-part", **{name: event.facts[name] for name in ("units", "paid", "missing")}),)
    if event.facts["what"] == "raise":
        return tuple(line for line in (event.facts["lines"],) if isinstance(line, Text))
    if event.facts["what"] == "erect":
        return (text("powers-works-erect", plant=event.facts["plant"], count=number(event.facts["count"])),)
    if event.facts["what"] in ("rush", "helped"):
        return units({word(event.facts["row"]): number(event.facts["count"])})
    return (text("powers-works", what=word(event.facts["what"]), count=number(event.facts["count"])),)
