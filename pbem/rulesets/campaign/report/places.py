"""The own cities, and the others: those in view and those remembered."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.events import Event
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.campaign.state import NEUTRAL
from pbem.rulesets.campaign.view import KnownCity, View

_OWN = ("city", "cell", "garrison", "notes")
_KNOWN = ("city", "cell", "whose", "state", "seen")


def city_table(view: View, events: tuple[Event, ...]) -> Table:
    """Write the table of the own cities."""
    columns = tuple(Column(text(f"campaign-col-{name}")) for name in _OWN)
    own = [city for city in view.cities if city.owner == view.seat and view.seat is not None]
    return Table(columns, tuple(_own(view, city, events) for city in own), text("campaign-cities-none"))


def known_table(view: View) -> Table:
    """Write the table of all other cities ever seen."""
    columns = tuple(Column(text(f"campaign-col-{name}"), hide=name == "state") for name in _KNOWN)
    others = [city for city in view.cities if city.owner != view.seat or view.seat is None]
    return Table(columns, tuple(_known(city) for city in others))


def _own(view: View, city: KnownCity, events: tuple[Event, ...]) -> tuple[Cell, ...]:
    guards = tuple(army.number for army in view.armies if army.cell == city.cell)
    garrison = text("campaign-garrison", armies=guards, count=len(guards)) if guards else text("campaign-garrison-none")
    return (
        Cell(f"{city.name} ★" if city.capital else city.name, "strong"),
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
        Cell(city.name, "strong"),
        Cell(city.cell.name),
        Cell(text("campaign-whose", who=city.owner or NEUTRAL)),
        Cell(text(f"campaign-standing-{city.standing}")),
        Cell(seen, "muted"),
    )
