"""What upgrades and purchases will cost, and whether the points last (D-3.1 to D-3.4)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.grid import cell
from pbem.core.texts import Text, text
from pbem.rulesets.duncan.orders import BuyOrder, UpgradeOrder
from pbem.rulesets.duncan.phases import prices
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.trial import Line, Trial


def raised(view: View, order: UpgradeOrder, line: Line) -> Iterator[Text]:
    """D-3.1: the price of each raise, one after the other, and what the parameter is then."""
    if line.unit is None:
        return
    if line.paid:
        facts = {"param": order.param, "value": getattr(line.unit, order.param), "left": line.left}
        near = int(prices.near(view, line.unit.cell))
        yield text("duncan-plan-raise", sum=_sum(line.prices[: line.paid]), near=near, **facts)
    if not line.payable:
        due, spent = line.prices[line.paid], line.spent + sum(line.prices[: line.paid])
        short = {"price": due, "left": line.left, "spent": spent, "paid": line.paid, "times": len(line.prices)}
        yield text("duncan-plan-raise-unpaid", **short)


def _sum(costs: tuple[int, ...]) -> str:
    """Write the prices with their sum: `2 + 3 = 5`."""
    return str(costs[0]) if len(costs) == 1 else f"{' + '.join(map(str, costs))} = {sum(costs)}"


def summoned(view: View, whole: Trial, order: BuyOrder, line: Line) -> Iterator[Text]:
    """D-3.3, D-3.4: the price by the units owned then, where it will stand, who may stand there."""
    if line.at is not None:
        yield text("duncan-plan-summon", price=line.price, owned=line.owned, left=line.left)
    elif line.why == "points":
        yield text("duncan-plan-summon-unpaid", price=line.price, left=line.points, spent=line.spent)
    if len(order.at) > 1:
        yield text("duncan-plan-summon-else", first=order.at[0], others=order.at[1:])
    yield from _taken(view, whole, order)


def _taken(view: View, whole: Trial, order: BuyOrder) -> Iterator[Text]:
    """D-3.4: on a square that is not free after the fights nobody appears."""
    squares = [cell(name) for name in order.at]
    own = {at: number for number, at in whole.ends.items()}
    foreign = {unit.cell: unit.owner for unit in view.foreign}
    if any(at not in own and at not in foreign for at in squares):
        return
    for at in squares:
        if at in own:
            yield text("duncan-plan-summon-own", unit=own[at], at=at.name)
        else:
            yield text("duncan-plan-summon-foreign", who=foreign[at], at=at.name)
