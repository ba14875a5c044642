"""What bonuses will do (D-7)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.grid import Cell, cell
from pbem.core.texts import Text, text
from pbem.rulesets.duncan.orders import PARAMS, BonusOrder
from pbem.rulesets.duncan.report.draw import REACH
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.trial import Line, Trial


def used(view: View, whole: Trial, order: BonusOrder, line: Line) -> Iterator[Text]:
    """D-7.1: say what the bonus will do, or that there is none in stock by then."""
    if not line.had:
        yield text("duncan-plan-bonus-none", bonus=order.bonus, stock=view.stock.count(order.bonus))
    elif order.bonus == "flash":
        yield text("duncan-plan-flash", units=int(view.options.flash_shows_units))
        if any(_overlap(cell(order.cell), at) for at in _smokes(whole)):
            yield text("duncan-plan-flash-smoked")
    elif order.bonus == "smoke":
        yield text("duncan-plan-smoke", mode=view.options.smoke_mode)
    elif line.unit is not None:
        yield _gift(order, line.unit)


def _gift(order: BonusOrder, unit: Unit) -> Text:
    """D-7.2 to D-7.6: what the unit can do with it."""
    raised = order.bonus in PARAMS
    value = getattr(unit, order.bonus) if raised else unit.has(order.bonus)
    return text("duncan-plan-gift", bonus=order.bonus, value=value, damage=max(5 - unit.has("leech"), 2))


def _smokes(whole: Trial) -> list[Cell]:
    """List the squares of the team's own smoke."""
    orders = [line.order for line in whole.lines if line.had]
    return [cell(each.cell) for each in orders if isinstance(each, BonusOrder) and each.bonus == "smoke"]


def _overlap(flash: Cell, smoke: Cell) -> bool:
    """D-5.6: tell whether smoke of the same turn takes away something a flash shows."""
    near = range(-3, 4)
    lit = [Cell(flash.column + dx, flash.row + dy) for dx in near for dy in near if dx * dx + dy * dy <= REACH["flash"]]
    return any((at.column - smoke.column) ** 2 + (at.row - smoke.row) ** 2 <= REACH["smoke"] for at in lit)
