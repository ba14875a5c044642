"""What is to be expected of the orders."""

from __future__ import annotations

from pbem.core.blocks import Forecast
from pbem.core.drawing import Drawing
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.view import View


def plan(view: View, sheet: Sheet[Order]) -> tuple[Drawing | None, tuple[Forecast, ...]]:
    """Draw and foretell."""
    raise NotImplementedError
