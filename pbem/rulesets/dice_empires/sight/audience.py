"""At the pace `command`: who hears of a step at once; the others may wait for the end of the round."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.circle import left_of, lord, right_of, troops
from pbem.rulesets.dice_empires.orders import Road
from pbem.rulesets.dice_empires.state import State


def concerned(before: State, after: State) -> frozenset[Seat] | None:
    """X-13.1: whoever gave the command, and the neighbour on whose road it changed the troops; after war everybody.

    In fog (X-11.2) both neighbours always: whether troops went out on a road must not show in who gets a mail.
    """
    if before.options.pace == "plan" or before.round != after.round or after.result is not None:
        return None
    return frozenset({before.queue[0], *_beyond(before, after, before.queue[0])})


def _beyond(before: State, after: State, mover: Seat) -> Iterator[Seat]:
    """Give the neighbours who hear of a lord's command."""
    beyond: dict[Road, Seat] = {"OL": left_of(before, mover), "OR": right_of(before, mover)}
    for road, seat in beyond.items():
        changed = troops(lord(before, mover), road) != troops(lord(after, mover), road)
        if changed or before.options.visibility == "fog":
            yield seat
