"""C-8.8: allies who will be, or are no longer, allied, and stand in one cell or in each other's cities, are warned."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pbem.core.agreements.agreement import in_force
from pbem.core.events import Event
from pbem.core.grid import reading
from pbem.core.seats import Seat
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.field.sides import sides
from pbem.rulesets.campaign.state import State


def warn(before: State, after: State) -> tuple[Event, ...]:
    """C-8.8: warn both in the reports of the last two allied turns; nothing moves by itself.

    `before` has the alliances of the turn played, `after` those from the next movement on.
    """
    was, follows = (
        sides(in_force(each.alliances, turn)) for each, turn in ((before, after.turn), (after, after.turn + 1))
    )
    then = sides(in_force(after.alliances, after.turn + 2))
    bound = was.side.keys() | follows.side.keys() | then.side.keys()
    found: list[Event] = []
    for one, other in combinations([realm.seat for realm in after.realms if realm.alive and realm.seat in bound], 2):
        if not follows.hostile(one, other) and then.hostile(one, other):
            found += _told(after, one, other, 1)
        elif not was.hostile(one, other) and follows.hostile(one, other):
            found += _told(after, one, other, 0)
    return tuple(found)


def _told(state: State, one: Seat, other: Seat, left: int) -> Iterator[Event]:
    for place in _together(state, one, other):
        yield events.ex_allies(one, other, place, left)
        yield events.ex_allies(other, one, place, left)


def _together(state: State, one: Seat, other: Seat) -> list[tuple[str, str]]:
    """List the cells, and the cities in them, where armies of both stand, or one's in a city of the other."""
    cells = {seat: {army.cell for army in state.forces.get(seat, ())} for seat in (one, other)}
    owned = {seat: {city.cell for city in state.cities if city.owner == seat} for seat in (one, other)}
    shared = (cells[one] & cells[other]) | (cells[one] & owned[other]) | (cells[other] & owned[one])
    names = {cell: city.name for cell, city in state.towns.items()}
    return [(cell.name, names.get(cell, "")) for cell in sorted(shared, key=reading)]
