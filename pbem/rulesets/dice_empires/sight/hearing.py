"""At the pace `command`: who hears of a step at once; the others may wait for the end of the round."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import left_of, lord, right_of
from pbem.rulesets.dice_empires.orders import Road
from pbem.rulesets.dice_empires.state import State


def concerned(before: State, after: State) -> frozenset[Seat] | None:
    """X-13.1: whoever gave the command, and the neighbour on whose road it changed the troops; after war everybody.

    In fog that neighbour sees the road too, and nobody else hears anything of the command (X-11.2).
    """
    if before.options.pace == "plan" or before.round != after.round or after.result is not None:
        return None
    mover = before.queue[0]
    beyond: dict[Road, Seat] = {"OL": left_of(before, mover), "OR": right_of(before, mover)}
    met = (seat for road, seat in beyond.items() if _troops(before, mover, road) != _troops(after, mover, road))
    return frozenset({mover, *met})


def _troops(state: State, seat: Seat, road: Road) -> int:
    """Count a lord's units on a road."""
    return sum(band.people for band in lord(state, seat).bands if band.place == road)
