"""What the rules refuse or warn of, as far as the team can know."""

from __future__ import annotations

from pbem.core.problems import Problem
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.view import View


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """Check a sheet."""
    raise NotImplementedError
