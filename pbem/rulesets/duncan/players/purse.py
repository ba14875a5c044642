"""D-3: what a team buys for its points, and nothing it cannot pay."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.dice import Dice
from pbem.core.grid import KING, step
from pbem.rulesets.duncan.orders import Param
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.phases.upgrades import price, raised
from pbem.rulesets.duncan.players.temper import Temper
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View

UNIT_PRICE = 2
"""D-3.3: a unit costs that for each one there is, itself among them."""


def purchases(view: View, temper: Temper, dice: Dice) -> tuple[str, ...]:
    """Summon the units that are missing, then train; what is left is kept for the next turn."""
    summoned = tuple(_summoned(view, temper, dice))
    spent = sum(_unit_price(len(view.units) + at) for at in range(len(summoned)))
    missing = len(view.units) + len(summoned) < min(2, temper.units)
    trained = () if missing else tuple(_trained(view, temper, view.points - spent))
    return (*trained, *summoned)


def _unit_price(owned: int) -> int:
    return UNIT_PRICE * (owned + 1)


def _summoned(view: View, temper: Temper, dice: Dice) -> Iterator[str]:
    """D-3.4: on the free squares around the portal; where chance decides."""
    assert view.portal is not None
    taken = {*(unit.cell for unit in view.units), *(unit.cell for unit in view.foreign)}
    squares = [step(view.portal, direction) for direction in KING]
    free = [at for at in squares if not paths.obstacle(view, at) and at not in taken]
    points = view.points
    for owned, at in enumerate(dice.shuffle(free, "summon"), len(view.units)):
        if owned >= temper.units or points < _unit_price(owned):
            return
        points -= _unit_price(owned)
        yield f"buy at {at.name}"


def _trained(view: View, temper: Temper, points: int) -> Iterator[str]:
    """D-3.1: raise of each unit what is most urgent, as long as it can be paid."""
    assert view.portal is not None
    for unit in view.units:
        became = unit
        while (param := _lacking(became, temper)) and (cost := price(became, view.portal)) <= points:
            points -= cost
            became = raised(became, param)
            yield f"upgrade u{unit.number} {param}"


def _lacking(unit: Unit, temper: Temper) -> Param | None:
    """Name what is to be raised next."""
    values = {"strength": unit.strength, "speed": unit.speed, "sight": unit.sight}
    return next((param for param, wanted in temper.training if values[param] < wanted), None)
