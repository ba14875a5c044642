"""Orders that show what can be said."""

from __future__ import annotations

from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.view import View


def examples(view: View) -> tuple[Order, ...]:
    """Give a few orders with things the team knows."""
    raise NotImplementedError
