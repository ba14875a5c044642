"""What everybody saw, numbered in the order in which it happened."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.events import EVERYONE, Event
from pbem.core.seats import Seat
from pbem.core.texts import text
from pbem.rulesets.europe.report.sentences import deed, told
from pbem.rulesets.europe.table import powers

FOLLOWS = ("retreated", "halved", "perished", "advanced", "discarded", "shuffled")
"""What comes of the step before has no number of its own."""
_ELSEWHERE = ("opened",)


def log(events: tuple[Event, ...]) -> Table:
    """List the public steps: number, whose, what."""
    public = [event for event in events if event.seen_by == EVERYONE and event.kind not in _ELSEWHERE]
    steps = [event.kind not in FOLLOWS and "seat" in event.facts for event in public]
    rows = tuple(_row(event, sum(steps[: place + 1]) if steps[place] else 0) for place, event in enumerate(public))
    return Table((Column(""), Column(""), Column("")), rows, text("europe-nothing"))


def _row(event: Event, number: int) -> tuple[Cell, ...]:
    """Write a step; what nobody did, such as the end, has no code."""
    seat = event.facts.get("seat", "")
    strong = event.kind in ("ended", "perished") or bool(event.facts.get("won", 0))
    return (
        Cell(str(number) if number else "", "muted"),
        power(Seat(seat)) if isinstance(seat, str) and seat in powers.SEATS else Cell(""),
        Cell(deed(event) if seat in powers.SEATS else told(event), "strong" if strong else "plain"),
    )


def power(seat: Seat) -> Cell:
    """Write the code of a power in its colour."""
    return Cell(text("europe-code", who=seat), "tag", powers.colour(seat))
