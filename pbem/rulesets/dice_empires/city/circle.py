"""X-1.4: the lords in their circle, and the roads between them.

Every lord has two roads: over the left one (`OL`) his troops reach the right wall (`WR`) of his left neighbour, over
the right one (`OR`) the left wall (`WL`) of his right neighbour. A road is named by the lord whose left road it is. A
ruined lord sits in the circle no more (X-12.3). Two lords have two roads between them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import Part, Road, Side
from pbem.rulesets.dice_empires.state import Lord, State

ROADS: tuple[Road, Road] = ("OL", "OR")
ROAD: Mapping[Side, Road] = {"L": "OL", "R": "OR"}
"""Which road lies on a side of the own city."""
WALL: Mapping[Side, Part] = {"L": "WL", "R": "WR"}
"""Which of the own walls looks at the road of that side."""
OPPOSITE: Mapping[Road, Road] = {"OL": "OR", "OR": "OL"}
"""What one lord's road is called at its other end."""
STORMED: Mapping[Road, Part] = {"OL": "WR", "OR": "WL"}
"""X-1.4: which wall of the neighbour stands at the other end of a road."""


def lord(state: State, seat: Seat) -> Lord:
    """Give a lord, ruined or not."""
    return next(each for each in state.lords if each.seat == seat)


def changed(state: State, *lords: Lord) -> State:
    """Put lords as they are now in the place of what they were."""
    new = {each.seat: each for each in lords}
    return replace(state, lords=tuple(new.get(each.seat, each) for each in state.lords))


def ruling(state: State) -> tuple[Lord, ...]:
    """X-12.3: list the lords still in play, in their circle."""
    return tuple(each for each in state.lords if not each.ruined)


def left_of(state: State, seat: Seat) -> Seat:
    """X-1.4: give the next lord on the left who is still in play: himself when he is the last."""
    return _next(tuple(each.seat for each in state.lords), state, seat)


def right_of(state: State, seat: Seat) -> Seat:
    """X-1.4: give the next lord on the right who is still in play: himself when he is the last."""
    return _next(tuple(each.seat for each in reversed(state.lords)), state, seat)


def _next(circle: tuple[Seat, ...], state: State, seat: Seat) -> Seat:
    """Go round the circle, from a seat to the first one in play."""
    at = circle.index(seat) + 1
    ruined = {each.seat for each in state.lords if each.ruined}
    return next((each for each in (*circle[at:], *circle[:at]) if each not in ruined), seat)


def from_token(state: State) -> tuple[Seat, ...]:
    """X-7.5, X-8.7: list the lords in play from the one with the start token to the left."""
    circle = tuple(each.seat for each in state.lords)
    at = circle.index(state.token)
    ruined = {each.seat for each in state.lords if each.ruined}
    return tuple(each for each in (*circle[at:], *circle[:at]) if each not in ruined)


def neighbour(state: State, seat: Seat, place: Road) -> Seat:
    """X-1.4: give whose city a lord's road leads to."""
    return left_of(state, seat) if place == "OL" else right_of(state, seat)


def road(state: State, seat: Seat, place: Road) -> Seat:
    """Name a lord's road: by the lord whose left road it is."""
    return seat if place == "OL" else right_of(state, seat)


def ends(state: State, named: Seat) -> tuple[Seat, Seat]:
    """Give the lords at the ends of a road: of the one it is the left road, of the other the right."""
    return named, left_of(state, named)


def troops(one: Lord, place: Road) -> int:
    """X-8.1: count a lord's units on a road."""
    return sum(band.people for band in one.bands if band.place == place)


def foreign(state: State, seat: Seat, place: Road) -> int:
    """X-13.3: count the units of the neighbour on a lord's road."""
    other = neighbour(state, seat, place)
    return troops(lord(state, other), OPPOSITE[place]) if other != seat else 0


def present(state: State) -> Mapping[str, tuple[Seat, ...]]:
    """List whose units stand on each road where there are any."""
    found = {
        each.seat: tuple(
            seat for seat, place in zip(ends(state, each.seat), ROADS, strict=True) if troops(lord(state, seat), place)
        )
        for each in ruling(state)
    }
    return {named: seats for named, seats in found.items() if seats}
