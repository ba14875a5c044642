"""Where armies go: a guard stays at home, free cities are taken, columns gather and storm those that are held."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from pbem.core.dice import Dice
from pbem.core.grid import Cell, king_distance, reading
from pbem.rulesets.campaign.players.front import Front, reckoned
from pbem.rulesets.campaign.players.temper import Temper
from pbem.rulesets.campaign.state import NEUTRAL
from pbem.rulesets.campaign.view import ForeignArmy, OwnArmy

DANGER = 6
"""Foes within so many cells may come to blows in this turn."""
APART = 5
"""Scouts keep so many cells from one another."""


@dataclass(frozen=True)
class Orders:
    """What was written until now: lines, the armies they are for, the cells that somebody goes to."""

    lines: tuple[str, ...] = ()
    busy: frozenset[int] = frozenset()
    aims: frozenset[Cell] = frozenset()

    def told(self, army: OwnArmy, plan: str, aim: Cell | None = None) -> Orders:
        """Add the order of an army; without a plan it stays."""
        lines = (f"army {army.number}: {plan}",) if plan else ()
        aims = {aim} if aim is not None else set()
        return Orders((*self.lines, *lines), self.busy | {army.number}, self.aims | aims)


Step = Callable[[Front, Temper, Orders, OwnArmy], Orders]
"""Gives an army its order, or gives the orders as they were."""


def marches(front: Front, temper: Temper, dice: Dice) -> tuple[str, ...]:
    """Go from the most urgent matter to the least; whoever has an order is not asked again."""
    orders = _guarded(front, Orders())
    for step in (_meet, _take, _storm, _gather, _scout):
        for army in dice.shuffle(front.view.armies, "armies") if step is _scout else front.view.armies:
            if army.number not in orders.busy:
                orders = step(front, temper, orders, army)
    return orders.lines


def _guarded(front: Front, orders: Orders) -> Orders:
    """C-2.2: the strongest army in the capital stays there while foes are about."""
    capital = front.capital
    if capital is None or not front.foes_near(capital.cell, 2 * DANGER):
        return orders
    there = [army for army in front.view.armies if army.cell == capital.cell]
    guard = max(there, key=lambda army: (army.strength, -army.number), default=None)
    return orders if guard is None else orders.told(guard, "", guard.cell)


def _meet(front: Front, temper: Temper, orders: Orders, army: OwnArmy) -> Orders:
    """C-5.2: attack whoever is weaker; before the stronger go to the nearest own city, and stay there."""
    foes = front.foes_near(army.cell, DANGER)
    if not foes:
        return orders
    if front.company(army) >= reckoned(foes) + temper.odds:
        return orders.told(army, f"attack {_named(foes[0])}", foes[0].cell)
    ways = front.ways(army)
    homes = (city.cell for city in front.view.cities if city.standing == "own")
    home = _nearest((at for at in homes if not front.foes_near(at, 1)), ways)
    if home is None or home == army.cell:
        return orders.told(army, "")
    return orders.told(army, f"to {home.name}", home)


def _named(foe: ForeignArmy) -> str:
    """Name a foe: a state's army in the open by its colour too, so that it is followed; any other by its cell."""
    return foe.cell.name if foe.city or foe.owner == NEUTRAL else f"{foe.owner} at {foe.cell.name}"


def _take(front: Front, temper: Temper, orders: Orders, army: OwnArmy) -> Orders:
    """C-5.7: walk into the nearest city nobody stands in; no two armies go to the same one."""
    free = (city.cell for city in front.view.cities if city.standing == "free" and city.cell not in orders.aims)
    aim = _nearest(free, front.ways(army))
    return orders if aim is None else orders.told(army, f"capture {aim.name}", aim)


def _storm(front: Front, temper: Temper, orders: Orders, army: OwnArmy) -> Orders:
    """C-5.2: a column goes at the nearest city that is held."""
    if army.strength < temper.column:
        return orders
    held = (city.cell for city in front.view.cities if city.standing == "occupied")
    aim = _nearest(held, front.ways(army))
    return orders if aim is None else orders.told(army, f"attack {aim.name}", aim)


def _gather(front: Front, temper: Temper, orders: Orders, army: OwnArmy) -> Orders:
    """C-4.4: two armies become a column, if there is anything to be stormed; the first waits for the second."""
    if not any(city.standing == "occupied" for city in front.view.cities):
        return orders
    most, ways = front.view.options.merge_max, front.ways(army)
    near = [
        one
        for one in front.view.armies
        if one.number not in {*orders.busy, army.number}
        and one.strength + army.strength <= most
        and ways.get(one.cell, DANGER * 2) < front.view.options.move_limit
    ]
    other = min(near, key=lambda one: (ways[one.cell], one.number), default=None)
    if other is None:
        return orders
    return orders.told(army, f"wait for join with {other.number}", army.cell).told(other, f"join {army.number}")


def _scout(front: Front, temper: Temper, orders: Orders, army: OwnArmy) -> Orders:
    """C-7.1: go where the map ends, each another way."""
    ways = front.ways(army)
    dark = [at for at in front.dark() if at in ways and at != army.cell]
    apart = [at for at in dark if all(king_distance(at, aim) > APART for aim in orders.aims)]
    aim = _nearest(apart or dark, ways)
    return orders if aim is None else orders.told(army, f"to {aim.name}", aim)


def _nearest(cells: Iterable[Cell], ways: dict[Cell, int]) -> Cell | None:
    """Give the cell with the shortest way; of several the first in reading order."""
    return min((at for at in cells if at in ways), key=lambda at: (ways[at], reading(at)), default=None)


def capital(front: Front) -> Iterator[str]:
    """C-2.2: before the first turn choose the city that is nearest to all others of one's own."""
    own = [city for city in front.view.cities if city.standing == "own"]
    if front.view.turn == 1 and own:
        best = min(own, key=lambda one: (sum(king_distance(one.cell, other.cell) for other in own), reading(one.cell)))
        yield f"capital {best.name}"
