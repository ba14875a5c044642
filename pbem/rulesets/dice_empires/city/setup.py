"""X-3: six people in every town hall, and the token by three dice."""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import State


def setup(options: Options, seats: tuple[Seat, ...], dice: Dice) -> State:
    """Make the state before the first round."""
    raise NotImplementedError
