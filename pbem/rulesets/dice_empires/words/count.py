"""X-7.1: how many commands a letter may still fill."""

from __future__ import annotations

from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.orders import CommandOrder, Order
from pbem.rulesets.dice_empires.view import City, View
from pbem.rulesets.dice_empires.words.trial import trial


def own(view: View) -> City | None:
    """Give the reader's own city while it stands; nobody else has one."""
    if view.seat is None or view.seat == REFEREE or view.result is not None:
        return None
    return next((city for city in view.cities if city.seat == view.seat and not city.ruined), None)


def owed(view: View, sheet: Sheet[Order]) -> int:
    """Count the commands without a line: of the round, or the one at the pace `command`; a free sending fills none."""
    city = own(view)
    if city is None:
        return 0
    whole = trial(view, city.seat, sheet)
    free = sum(line.deed is not None and not line.number for line in whole.lines)
    return whole.count - sum(isinstance(order, CommandOrder) for order in sheet) + free
