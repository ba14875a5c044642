"""E-11.5: what is wrong with a sheet, as far as the player can know."""

from __future__ import annotations

from pbem.core.problems import Problem
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.view import View


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Find what can never be carried out, and warn of what cannot now."""
    raise NotImplementedError
