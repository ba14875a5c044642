"""What an order leaves open and the view cannot settle: a clear answer instead of an order. Codes and facts:

| code | facts | paragraph |
|---|---|---|
| duncan-no-unit | unit, have (the own units, `u1`) | D-1.4 |
| duncan-dead-unit | unit, turn (it died in) | D-1.4 |
| duncan-no-units | | D-1.4 |
| duncan-nobody-there | cell | D-1.4 |
| duncan-several-there | cell, units | D-1.4 |
| duncan-one-unit | | D-7.1 |
| duncan-not-from | unit, cell (where it stands), from | D-4.1 |
| duncan-step-wall | unit, cell | D-4.2 |
| duncan-step-unseen | unit, cell | D-4.3 |
| duncan-step-portal | unit, cell | D-1.3 |
| duncan-step-edge | unit, cell (the last one on the board) | D-1.1 |
| duncan-step-corner | unit, cell (it would go to), corner (a square in the way) | D-4.2 |
| duncan-no-steps | unit | D-4.1 |
| duncan-raise-unclear | unit, param, number (so many times, or up to so much) | D-3.1 |
| duncan-raise-reached | unit, param, value, goal | D-3.1 |
| duncan-buy-where | squares (free ones beside the portal) | D-3.4 |
| duncan-buy-many | count, limit | D-3.3 |
| duncan-buy-none | count | D-3.3 |
| duncan-buy-count | count, squares (how many were named) | D-3.4 |
| duncan-bonus-on-square | bonus, unit | t13.1 |
| duncan-bonus-where | bonus, on (`unit` or `square`) | t13.1 |
"""

from __future__ import annotations

from pbem.core.problems import Problem
from pbem.core.texts import Fact
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View


def refused(code: str, paragraph: str, **facts: Fact) -> Problem:
    """Refuse a line."""
    return Problem(f"duncan-{code}", facts=facts, paragraph=paragraph)


def unit(view: View, number: int) -> Unit | Problem:
    """D-1.4: give an own unit; numbers are never used again, so a dead one is called dead."""
    found = next((each for each in view.units if each.number == number), None)
    if found is not None:
        return found
    if died := view.fallen.get(f"u{number}", 0):
        return refused("dead-unit", "D-1.4", unit=number, turn=died)
    if not view.units:
        return refused("no-units", "D-1.4", unit=number)
    return refused("no-unit", "D-1.4", unit=number, have=tuple(f"u{each.number}" for each in view.units))
