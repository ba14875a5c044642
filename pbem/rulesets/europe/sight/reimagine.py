"""What might be true instead, for all a player knows."""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.europe.state import State


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal anew what the seat does not know."""
    raise NotImplementedError
