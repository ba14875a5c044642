"""Comments on own units and on squares (section 4): seen by the team alone, kept until deleted."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.rulesets.duncan import events
from pbem.rulesets.duncan.orders import NoteOrder
from pbem.rulesets.duncan.phases.lists import unit_of
from pbem.rulesets.duncan.state import Team


def note(team: Team, number: int, order: NoteOrder) -> tuple[Team, tuple[Event, ...]]:
    """Write a comment; an empty text deletes it."""
    if order.unit and unit_of(team, order.unit) is None:
        return team, (events.failed(team.seat, number, "note", "no_unit", unit=order.unit),)
    about = f"u{order.unit}" if order.unit else order.cell
    others = {key: text for key, text in team.notes.items() if key != about}
    return replace(team, notes={**others, about: order.text} if order.text else others), ()
