"""The answer to a letter: what would happen in which case, and what is in force."""

from __future__ import annotations

from pbem.core.blocks import Forecast
from pbem.core.chart import Chart
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.view import View


def plan(view: View, sheet: Sheet[Order]) -> tuple[Chart | None, tuple[Forecast, ...]]:
    """Foretell what is planned, and draw it."""
    raise NotImplementedError
