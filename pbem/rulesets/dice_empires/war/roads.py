"""X-1.4: the circle of lords, and the roads between them.

A road is named by the lord whose left road it is. It leads from his left wall side (place `OL`) to the right wall of
his left neighbour (place `OR`). Ruined lords have left the circle (X-12.3), so that their neighbours are neighbours.
With two lords there are two roads: my left is his right, and my right is his left (D2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import Part, Road, Side
from pbem.rulesets.dice_empires.state import State

PLACE: dict[Side, Road] = {"L": "OL", "R": "OR"}
"""Where a lord's units stand on his left and on his right road."""
FACING: dict[Side, Part] = {"L": "WR", "R": "WL"}
"""X-1.4: the wall of the neighbour on that side which faces a lord's units."""
WALL: dict[Side, Part] = {"L": "WL", "R": "WR"}
"""The own wall beside a road."""
OTHER: dict[Side, Side] = {"L": "R", "R": "L"}
"""One's left road is the neighbour's right one."""


@dataclass(frozen=True)
class Way:
    """A road: the lord whose left road it is (`name`), and the neighbour whose right road it is."""

    name: Seat
    neighbour: Seat

    @property
    def ends(self) -> tuple[tuple[Seat, Side], tuple[Seat, Side]]:
        """Give both lords with the side the road has for them, the one it is named after first."""
        return (self.name, "L"), (self.neighbour, "R")

    @property
    def label(self) -> str:
        """Name the road in the reasons of throws."""
        return f"{self.name}-{self.neighbour}"


def living(state: State) -> tuple[Seat, ...]:
    """X-12.3: list the lords of the circle, each followed by his left neighbour."""
    return tuple(lord.seat for lord in state.lords if not lord.ruined)


def neighbour(state: State, seat: Seat, side: Side) -> Seat:
    """X-1.4: give the neighbour of a living lord on that side; the last lord of all is his own."""
    circle = living(state)
    return circle[(circle.index(seat) + (1 if side == "L" else -1)) % len(circle)]


def name(state: State, seat: Seat, side: Side) -> Seat:
    """Name the road a living lord has on that side."""
    return seat if side == "L" else neighbour(state, seat, "R")


def from_token(state: State) -> tuple[Seat, ...]:
    """X-4.9: list the living lords from the start lord to the left; a ruined one's token counts for the next."""
    seats = tuple(lord.seat for lord in state.lords)
    first = seats.index(state.token)
    alive = frozenset(living(state))
    return tuple(seat for seat in (*seats[first:], *seats[:first]) if seat in alive)


def ways(state: State) -> Iterator[Way]:
    """X-8.7: walk over the roads: the start lord's left road, then each next lord's left road."""
    order = from_token(state)
    if len(order) > 1:
        yield from (Way(seat, neighbour(state, seat, "L")) for seat in order)
