"""What happened beside the battles: moves, production, placements, own lines that failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pbem.core.events import Event, headline, of_kind
from pbem.core.seats import Seat
from pbem.core.texts import Text, items, number, share, text, word
from pbem.rulesets.powers.events import units
from pbem.rulesets.powers.state import BV

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


def moves(events: tuple[Event, ...]) -> Iterator[Text]:
    """Say who went where, a line for each seat, ways in the order taken; then what became of lands and units."""
    ways: dict[str, dict[tuple[str, str], Counter[str]]] = {}
    for event in of_kind(events, "moved"):
        facts = event.facts
        way = ways.setdefault(word(facts["seat"]), {}).setdefault(_ends(event), Counter())
        way.update(dict(zip(map(word, items(facts["rows"])), map(number, items(facts["counts"])), strict=True)))
    for seat, own in ways.items():
        told = (text("powers-way", start=start, at=at, units=units(way)) for (start, at), way in own.items())
        yield text("powers-moves", who=seat, ways=tuple(told))
    yield from said(events, *MOVED)


def _ends(event: Event) -> tuple[str, str]:
    return word(event.facts["start"]), word(event.facts["at"])


def failures(events: tuple[Event, ...], seat: Seat | None) -> tuple[Text, ...]:
    """Say which own lines came otherwise than ordered."""
    halted = tuple(event for event in of_kind(events, "halted") if event.facts["seat"] == seat)
    return (*said(events, *FAILED), *said(halted, "halted"))


def production(events: tuple[Event, ...], seat: Seat | None) -> Iterator[Text]:
    """Say what the reader produced, line by line, and what was lost; of others one line each."""
    for event in of_kind(events, "worked", "completed", "supplied", "upkeep", "produced", "politics", "unspent"):
        if event.facts["seat"] == seat:
            yield headline("powers", event)
    others = {word(event.facts["seat"]): None for event in of_kind(events, "produced") if event.facts["seat"] != seat}
    for other in others:
        yield _theirs(other, [event for event in of_kind(events, "produced") if event.facts["seat"] == other])


def _theirs(seat: str, events: list[Event]) -> Text:
    """Sum up what another has produced."""
    deeds = tuple(text("powers-made", at=word(event.facts["at"]), what=_made(event)) for event in events)
    return text(
        "powers-theirs", who=seat, bv=share(sum(number(event.facts["cost"]) for event in events), BV), deeds=deeds
    )


def _made(event: Event) -> tuple[Text, ...]:
    if event.facts["what"] == "part":
        return (text("powers-part", **{name: event.facts[name] for name in ("units", "paid", "missing")}),)
    if event.facts["what"] == "raise":
        return tuple(line for line in (event.facts["lines"],) if isinstance(line, Text))
    if event.facts["what"] == "erect":
        return (text("powers-works-erect", plant=event.facts["plant"], count=number(event.facts["count"])),)
    if event.facts["what"] in ("build", "rush", "helped"):
        return units({word(event.facts["row"]): number(event.facts["count"])})
    return (text("powers-works", what=word(event.facts["what"]), count=number(event.facts["count"])),)
