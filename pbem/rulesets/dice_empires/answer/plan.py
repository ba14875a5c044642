"""The answer to a letter: what each line is expected to do, and what is in force."""

from __future__ import annotations

from pbem.core.blocks import Forecast
from pbem.core.sheets import Sheet
from pbem.core.tableau import Tableau
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.view import View


def plan(view: View, sheet: Sheet[Order]) -> tuple[Tableau | None, tuple[Forecast, ...]]:
    """Foretell what is planned, and draw the city as it would be then."""
    raise NotImplementedError
