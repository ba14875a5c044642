"""X-13.4: what is wrong with a list of orders, as far as the lord can know."""

from __future__ import annotations

from pbem.core.problems import Problem
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.view import View


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Find what can never be carried out, and warn of what cannot now."""
    raise NotImplementedError
