"""The answer to orders (6): the plans on the map, and what is to be expected of each line of the list."""

from __future__ import annotations

from pbem.core.blocks import Forecast
from pbem.core.drawing import Drawing
from pbem.core.sheets import Sheet
from pbem.rulesets.duncan.orders import Order
from pbem.rulesets.duncan.plan_drawing import drawn
from pbem.rulesets.duncan.view import View


def plan(view: View, sheet: Sheet[Order]) -> tuple[Drawing | None, tuple[Forecast, ...]]:
    """Draw the plans, and say of each order what is to be expected; its tag is its number in the list."""
    forecasts = (Forecast(written.line, str(place)) for place, written in enumerate(sheet.lines, 1))
    return drawn(view, tuple(sheet)), tuple(forecasts)
