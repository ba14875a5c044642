"""What the referee does at once."""

from __future__ import annotations

from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.state import State


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what he decrees."""
    raise NotImplementedError


def ruined(state: State, seat: Seat) -> Resolution[State]:
    """X-12.3: end a city nobody leads any more."""
    raise NotImplementedError
