"""E-4: powers, seating, figures, and a shuffled deck."""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.state import State


def seats(options: Options) -> tuple[Seat, ...]:
    """E-4.1: the powers that are played."""
    raise NotImplementedError


def setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """Make the state before the first round."""
    raise NotImplementedError
