"""Who sits at the table, and who owes us orders."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NewType

Seat = NewType("Seat", str)
"""A place in a game: a short lower-case ASCII key such as `red`; the catalogues give its name."""

COLOURS = tuple(
    map(
        Seat,
        ("blue", "red", "green", "white", "yellow", "black", "orange", "violet", "brown", "pink", "teal", "grey"),
    )
)
"""The seats of games whose players are colours, in their fixed order; the catalogues and the palette know them."""

REFEREE = Seat("referee")
"""The referee's own seat: his acts are recorded orders like any other."""


class Pace(Enum):
    """How long a request may take; the service turns it into a deadline."""

    TURN = "turn"
    REACTION = "reaction"


@dataclass(frozen=True)
class Request:
    """That seat owes us that: `kind` says which orders are allowed now.

    A request that is not `required` is never waited for past its deadline. A reaction may take so many `hours`; 0: as
    many as the campaign allows.
    """

    seat: Seat
    kind: str
    pace: Pace = Pace.TURN
    required: bool = True
    hours: int = 0
