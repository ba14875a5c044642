"""D-2.1: a turn, phase after phase."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.dice import Dice
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.state import State


def resolve(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
    """D-2.1: play one turn."""
    raise NotImplementedError
