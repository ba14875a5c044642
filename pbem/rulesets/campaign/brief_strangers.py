"""Foreign armies in view (C-7.3), what was watched from afar, contacts and alliances."""

from __future__ import annotations

from pbem.core.blocks import Block, Cell, Column, Lines, Table
from pbem.core.events import Event
from pbem.core.grid import cell, king_distance, rook_distance
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.brief_news import told
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.view import ForeignArmy, View

_SEEN = ("whose", "what", "strength", "cell", "notes")
_WATCHED = ("battle_watched", "city_taken", "discovered")


def seen_table(view: View, events: tuple[Event, ...]) -> Table:
    """Write the foreign armies in view, then those that went out of it this turn."""
    columns = tuple(
        Column(text(f"campaign-col-{name}"), numeric=name == "strength", hide=name == "notes") for name in _SEEN
    )
    gone = [event for event in events if event.kind == "sighted" and not event.facts["here"]]
    return Table(columns, (*(_present(view, army) for army in view.foreign), *map(_gone, gone)))


def watched(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """List battles watched, cities seen changing hands, and cities seen for the first time."""
    return tuple(told(event) for kind in _WATCHED for event in events if event.kind == kind)


def contacts(view: View) -> tuple[Block, ...]:
    """Write whom the seat has contact with, and its alliances."""
    columns = (Column(text("campaign-col-whose")), Column(text("campaign-col-notes")))
    rows = tuple((Cell(text("campaign-whose", who=who), "strong"), Cell(_relation(view, who))) for who in view.contacts)
    table = Table(columns, rows, text("campaign-contacts-none"))
    treaties = tuple(_treaty(view, alliance) for alliance in view.alliances)
    return (table, Lines(treaties)) if treaties else (table,)


def _present(view: View, army: ForeignArmy) -> tuple[Cell, ...]:
    what = text("campaign-army-in", city=army.city) if army.city else text("campaign-army")
    return (
        Cell(text("campaign-whose", who=army.owner)),
        Cell(what),
        Cell(army.strength or "?", "number"),
        Cell(army.cell.name, "strong"),
        Cell(text("campaign-note-ally") if army.allied else _nearest(view, army), "muted"),
    )


def _nearest(view: View, army: ForeignArmy) -> Text | str:
    """Say how far the nearest own army stands."""
    distance = king_distance if view.options.move_metric == "king" else rook_distance
    ways = [(distance(own.cell, army.cell), own.number) for own in view.armies]
    if not ways:
        return ""
    steps, number = min(ways)
    return text("campaign-note-distance", steps=steps, army=number)


def _gone(event: Event) -> tuple[Cell, ...]:
    facts = event.facts
    return (
        Cell(text("campaign-whose", who=facts["who"])),
        Cell(text("campaign-army"), "muted"),
        Cell(facts["strength"] or "?", "number"),
        Cell(cell(str(facts["end"])).name, "muted"),
        Cell(text("campaign-note-gone", first=facts["first"], last=facts["last"]), "muted"),
    )


def _relation(view: View, who: Seat) -> Text:
    allied = [alliance for alliance in view.alliances if who in alliance.members]
    return text("campaign-relation-ally" if allied else "campaign-relation-contact")


def _treaty(view: View, alliance: Alliance) -> Text:
    others = tuple(str(member) for member in alliance.members if member != view.seat)
    left = -1 if alliance.last is None else alliance.last - view.turn + 1
    return text("campaign-pact", number=alliance.number, others=others, last=alliance.last or 0, left=left)
