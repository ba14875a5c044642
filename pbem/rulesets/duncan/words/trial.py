"""The list of orders carried out as far as its team can know: what each costs, what is left, where units end.

Phase 1 takes upgrades and bonuses in the order written, phase 2 the moves with the speeds after that, phase 5 the
purchases with the points that are left (D-2.1, D-2.3). What others do is not known: whoever is seen stays where he is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from pbem.core.events import Event
from pbem.core.grid import Cell, cell
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.duncan.orders import (
    ON_SQUARES,
    Bonus,
    BonusOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    Statement,
    UpgradeOrder,
)
from pbem.rulesets.duncan.phases import paths, prices, upgrades
from pbem.rulesets.duncan.phases.bonuses import given, regenerated
from pbem.rulesets.duncan.phases.paths import Way
from pbem.rulesets.duncan.phases.summoning import summon
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.supposed import supposed

MOST_RAISES = 99
"""So often one line may raise a parameter: more than any team can pay."""
MOST_VIA = 20
"""Over so many squares a move may be told to go."""


@dataclass(frozen=True)
class Line:
    """What one order comes to.

    `prices`: of each raise, or of the unit bought; `paid`: so many of them can be paid; `points`: what there is when
    its turn comes, `spent`: what orders carried out before it have cost, `left`: what is there after it.
    `unit`: an upgraded or gifted unit after the order, a moving one after phase 1. `way`: the way of a move, however
    long. `owned`: units before a purchase, `at` the square the new one appears on, `why` what the rules say if there is
    none. `had`: whether a bonus is in stock when its turn comes, or a choice open.
    """

    order: Order
    prices: tuple[int, ...] = ()
    paid: int = 0
    points: int = 0
    spent: int = 0
    left: int = 0
    unit: Unit | None = None
    way: Way | None = None
    owned: int = 0
    at: Cell | None = None
    why: str = ""
    had: bool = True

    @property
    def price(self) -> int:
        """Give the price of the whole order."""
        return sum(self.prices)

    @property
    def payable(self) -> bool:
        """Tell whether all of it can be paid."""
        return self.paid == len(self.prices)


@dataclass(frozen=True)
class Means:
    """What a team has while its list is carried out."""

    points: int
    units: tuple[Unit, ...]
    stock: tuple[Bonus, ...]


@dataclass(frozen=True)
class Trial:
    """The whole list: a line for each order, in its order; `units` after phase 1, `ends` where they stand after moves.

    `points` and `stock` are what is left, `choices` how many bonuses may still be chosen.
    """

    lines: tuple[Line, ...]
    units: tuple[Unit, ...]
    points: int
    stock: tuple[Bonus, ...]
    choices: int
    ends: Mapping[int, Cell] = field(default_factory=dict)


def trial(view: View, orders: Iterable[Order]) -> Trial:
    """D-2.1: carry a list out, phase by phase."""
    listed = tuple(enumerate(orders))
    means = Means(view.points, view.units, view.stock)
    lines = dict[int, Line]()
    for place, order in listed:
        means, lines[place] = _prepared(view, means, order)
    units = regenerated(means.units, view.options)
    over = paths.known(view)
    lines |= {place: _moved(over, units, order) for place, order in listed if isinstance(order, MoveOrder)}
    ends = _ends(units, lines)
    placed = tuple(replace(unit, cell=ends[unit.number]) for unit in units)
    lines |= _bought(view, placed, means.points, tuple(order for _, order in listed))
    points, chosen = _left(means.points, lines.values()), _chosen(view, lines)
    return Trial(tuple(lines[place] for place, _ in listed), units, points, means.stock, chosen, ends)


def _prepared(view: View, means: Means, order: Order) -> tuple[Means, Line]:
    """D-2.3: carry out an order that belongs to phase 1; the others follow."""
    if isinstance(order, Statement):
        return means, Line(order)
    match order:
        case UpgradeOrder():
            return _upgraded(view, means, order)
        case BonusOrder():
            return _used(means, order)
        case MoveOrder() | BuyOrder() | ChooseOrder() | NoteOrder():
            return means, Line(order)


def _upgraded(view: View, means: Means, order: UpgradeOrder) -> tuple[Means, Line]:
    """D-3.1, D-3.2: raise as often as the points last; each raise has the price of its moment."""
    unit = _unit(means.units, order.unit)
    if unit is None or view.portal is None:
        return means, Line(order, points=means.points, spent=view.points - means.points, left=means.points)
    costs, left, paid, wished = list[int](), means.points, 0, unit
    for _ in range(min(order.times, MOST_RAISES)):
        costs.append(upgrades.price(wished, view.portal))
        wished = upgrades.raised(wished, order.param)
        if paid == len(costs) - 1 and costs[-1] <= left:
            paid, left, unit = paid + 1, left - costs[-1], wished
    line = Line(order, tuple(costs), paid, means.points, view.points - means.points, left, unit)
    return replace(means, points=left, units=_with(means.units, unit)), line


def _used(means: Means, order: BonusOrder) -> tuple[Means, Line]:
    """D-7.1, D-7.2: take a bonus from the stock; a unit has it at once."""
    if order.bonus not in means.stock:
        return means, Line(order, points=means.points, left=means.points, had=False)
    place = means.stock.index(order.bonus)
    left = replace(means, stock=means.stock[:place] + means.stock[place + 1 :])
    if order.bonus in ON_SQUARES:
        return left, Line(order, points=means.points, left=means.points)
    unit = _unit(means.units, order.unit)
    if unit is None:
        return means, Line(order, points=means.points, left=means.points)
    unit = given(unit, order.bonus)
    return replace(left, units=_with(means.units, unit)), Line(order, points=means.points, left=means.points, unit=unit)


def _moved(over: paths.Ground, units: tuple[Unit, ...], order: MoveOrder) -> Line:
    """D-4.3: find the cheapest way, with the unit as it is after phase 1."""
    unit = _unit(units, order.unit)
    return Line(order, unit=unit, way=_way(over, unit, order) if unit is not None else None)


def _way(over: paths.Ground, unit: Unit, order: MoveOrder) -> Way | None:
    """D-4.3: look nearby first; how long a way is that is too long takes longer to find."""
    if len(order.via) > MOST_VIA:
        return None
    to, via = cell(order.to), tuple(map(cell, order.via))
    near = paths.way(over, unit.cell, to, via, paths.budget(unit))
    return near or paths.way(over, unit.cell, to, via)


def _bought(view: View, units: tuple[Unit, ...], points: int, orders: tuple[Order, ...]) -> dict[int, Line]:
    """D-3.3, D-3.4: let the rules of phase 5 summon the units, if none falls before."""
    lines = {place: Line(order) for place, order in enumerate(orders) if isinstance(order, BuyOrder)}
    if view.seat is None or view.portal is None:
        return lines
    owned, left = len(units), points
    for event in _summoned(view, units, points, orders):
        place, price = int(str(event.facts["order"])) - 1, prices.unit(owned)
        line = replace(lines[place], prices=(price,), points=left, spent=view.points - left, left=left, owned=owned)
        if event.kind == "summoned":
            left, owned = left - price, owned + 1
            lines[place] = replace(line, paid=1, left=left, at=cell(str(event.facts["at"])))
        else:
            lines[place] = replace(line, why=str(event.facts["why"]))
    return lines


def _summoned(view: View, units: tuple[Unit, ...], points: int, orders: tuple[Order, ...]) -> tuple[Event, ...]:
    """D-2.1: play phase 5 on the dungeon as the team supposes it."""
    assert view.seat is not None
    sheet = Sheet(tuple(Written(order) for order in orders))
    return summon(supposed(view, units, points), {view.seat: sheet})[1]


def _left(points: int, lines: Iterable[Line]) -> int:
    """D-3.3: count what is left of the points behind all purchases."""
    return points - sum(line.price for line in lines if line.at is not None)


def _chosen(view: View, lines: dict[int, Line]) -> int:
    """D-7.8: choices are taken in the order written, as long as any is open; give how many are left."""
    left = view.choices
    for place, line in lines.items():
        if isinstance(line.order, ChooseOrder):
            lines[place] = replace(line, had=left > 0)
            left = max(left - 1, 0)
    return left


def _ends(units: tuple[Unit, ...], lines: Mapping[int, Line]) -> dict[int, Cell]:
    """D-4.4: say where each unit stands after phase 2; one whose way is too long stays."""
    ends = {unit.number: unit.cell for unit in units}
    for line in lines.values():
        if line.unit is not None and line.way is not None and line.way.cost <= paths.budget(line.unit):
            ends[line.unit.number] = line.way.squares[-1]
    return ends


def _unit(units: Iterable[Unit], number: int) -> Unit | None:
    return next((unit for unit in units if unit.number == number), None)


def _with(units: tuple[Unit, ...], changed: Unit) -> tuple[Unit, ...]:
    return tuple(changed if unit.number == changed.number else unit for unit in units)
