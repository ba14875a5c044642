"""The same view, other secrets."""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.duncan.state import State


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal what a team does not know anew."""
    raise NotImplementedError
