"""What the referee does at once."""

from __future__ import annotations

from pbem.core.ruleset import Resolution
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.state import State


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what he decrees."""
    raise NotImplementedError
