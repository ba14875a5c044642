"""The own cities, and the others: those in view and those remembered."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.blocks import Cell, Table
from pbem.core.events import Event
from pbem.core.sections import table
from pbem.core.texts import Fact, Text, proper, text
from pbem.rulesets.campaign.state import NEUTRAL
from pbem.rulesets.campaign.view import KnownCity, View

_OWN = ("city", "cell", "garrison", "notes")
_KNOWN = ("city", "cell", "whose", "state", "seen")


def city_table(view: View, events: tuple[Event, ...]) -> Table:
    """Write the table of the own cities."""
    own = (city for city in view.cities if city.owner == view.seat and view.seat is not None)
    rows = (_own(view, city, events) for city in own)
    return replace(table("campaign-col", _OWN, rows), empty=text("campaign-cities-none"))


def known_table(view: View) -> Table:
    """Write the table of all other cities ever seen."""
    others = (city for city in view.cities if city.owner != view.seat or view.seat is None)
    return table("campaign-col", _KNOWN, map(_known, others), hide=("state",))


def _own(view: View, city: KnownCity, events: tuple[Event, ...]) -> tuple[Cell, ...]:
    guards = tuple(army.number for army in view.armies if army.cell == city.cell)
    garrison = text("campaign-garrison", armies=guards, count=len(guards)) if guards else text("campaign-garrison-none")
    return (
        Cell(text("campaign-city", city=city.name, capital=int(city.capital)), "strong"),
        Cell(city.cell.name),
        Cell(garrison),
        Cell(_notes(view, city, events), "muted"),
    )


def _notes(view: View, city: KnownCity, events: tuple[Event, ...]) -> Fact:
    """Note that it is the capital, when the next army comes there, and that it was taken this turn."""
    notes: list[str | int | Text] = []
    if city.capital:
        notes.append(text("campaign-note-capital", turn=view.produced_at, strength=view.options.production_strength))
    if any(event.kind == "captured" and event.facts["city"] == city.name for event in events):
        notes.append(text("campaign-note-captured"))
    return tuple(notes)


def _known(city: KnownCity) -> tuple[Cell, ...]:
    seen = text("campaign-seen-now") if city.seen else text("campaign-seen-turn", turn=city.turn)
    return (
        Cell(proper(city.name), "strong"),
        Cell(city.cell.name),
        Cell(text("campaign-whose", who=city.owner or NEUTRAL)),
        Cell(text(f"campaign-standing-{city.standing}")),
        Cell(seen, "muted"),
    )
