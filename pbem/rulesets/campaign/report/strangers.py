"""Foreign armies in view (C-7.3), and what was watched from afar."""

from __future__ import annotations

from pbem.core.blocks import Cell, Table
from pbem.core.events import Event
from pbem.core.grid import cell, king_distance, rook_distance
from pbem.core.sections import table
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.report.news import told
from pbem.rulesets.campaign.view import ForeignArmy, View

_SEEN = ("whose", "what", "strength", "cell", "notes")
WATCHED = ("battle_watched", "city_taken", "city_passed", "discovered")


def seen_table(view: View, events: tuple[Event, ...]) -> Table:
    """Write the foreign armies in view, then those that went out of it this turn."""
    gone = (event for event in events if event.kind == "sighted" and not event.facts["here"])
    rows = (*(_present(view, army) for army in view.foreign), *map(_gone, gone))
    return table("campaign-col", _SEEN, rows, numeric=("strength",), hide=("notes",))


def watched(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """List battles watched, cities seen changing hands, and cities seen for the first time."""
    return tuple(told(event) for kind in WATCHED for event in events if event.kind == kind)


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
