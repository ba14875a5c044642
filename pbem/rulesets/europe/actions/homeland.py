"""E-6.3: "you must always have at least one figure on your territory"."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Land
from pbem.rulesets.europe.table import figures, lands
from pbem.rulesets.europe.table.figures import Stacks


def may_leave(stacks: Stacks, seat: Seat, origin: Land, to: Land) -> int:
    """E-6.3: count how many figures may go from one land to another, so that one at least is at home afterwards."""
    there = figures.there(stacks, origin, seat)
    if lands.is_home(to, seat) or not lands.is_home(origin, seat):
        return there
    return min(there, figures.at_home(stacks, seat) - 1)
