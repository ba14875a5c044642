"""E-8: a round, blind for all at once or one after another; each phase is a module of its own."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.dice import Dice
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.state import State


def resolve(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
    """Play to the next question."""
    raise NotImplementedError
