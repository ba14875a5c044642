"""A few orders that show what can be said."""

from __future__ import annotations

from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.view import View


def examples(view: View) -> tuple[Order, ...]:
    """Give orders about things the reader has; to the referee his decrees."""
    raise NotImplementedError
