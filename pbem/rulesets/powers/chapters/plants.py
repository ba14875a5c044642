"""How plants work (P-53.1 to P-53.3): who makes what out of what, who eats, what spoils.

Workers of a land take what they need from the land itself, then from the lands it draws on. All plants of a group work
at once: what they make is there for the next group. Unless a land has a list of its own, each worker makes what is
scarcest among all the seat has, measured by `NEEDS`; barracks work as long as enough is left to go on with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from pbem.core.options import fraction
from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.economy import ARMS, HOUSING, RECIPES, Recipe
from pbem.rulesets.powers.state import BV, Table, owned

SHIFTS = 2
"""P-53.1: so many conversions a building does in a production phase; so many workers it houses."""
NEEDS: Mapping[str, Fraction] = {
    "food": Fraction(6, 5),
    "tools": Fraction(7, 5),
    "iron": Fraction(11, 10),
    "coal": Fraction(9, 10),
    "ore": Fraction(1, 5),
    "concrete": Fraction(1, 5),
}
"""What each worker uses up in a round, when all goes round."""
ENOUGH = 3
"""Nobody makes more of what lasts for so many rounds."""
SPOILS = 3
"""P-53.2: one in so many of the food left spoils."""


class Shift:
    """The lands of a seat while its plants work: what lies there, what is made, who has done nothing yet."""

    def __init__(self, points: Points, table: Table, seat: Seat) -> None:
        self.table, self.lands = table, working(table, seat)
        self.draws = {at: _drawn(points, table, seat, at) for at in self.lands}
        self.stores = {at: Counter(table.economy.stores.get(at, {})) for at in table.lands}
        self.idle = {at: self.stores[at]["workers"] for at in self.lands}
        self.turns = {at: self._turns(at) for at in self.lands}
        self.made = {at: Counter[str]() for at in self.lands}
        self.fresh = {at: Counter[str]() for at in self.lands}
        self.total = sum((self.stores[at] for at in self.lands), Counter[str]())
        self.starved: dict[str, int] = {}

    def _turns(self, at: str) -> Counter[str]:
        """P-53.1: give how often each kind of building works; of housing there is always some, once."""
        built = {plant: SHIFTS * count for plant, count in self.table.economy.plants.get(at, {}).items()}
        return Counter({**built, HOUSING: 1})

    def work(self, products: tuple[str, ...]) -> None:
        """P-53.4: let the plants of a group work, all at once."""
        for at in self.lands:
            while self.idle[at] and (recipe := self._chosen(at, products)):
                self._make(at, recipe)
        for at, counts in self.fresh.items():
            self.stores[at] += Counter({ware: count for ware, count in counts.items() if ware != ARMS})
            self.made[at] += counts
            self.fresh[at] = Counter()

    def _chosen(self, at: str, products: tuple[str, ...]) -> Recipe | None:
        possible = [RECIPES[product] for product in products if self._can(at, RECIPES[product])]
        if wanted := self.table.economy.work.get(at):
            listed = (RECIPES[product] for product in wanted)
            return next((one for one in listed if one in possible), None)
        ranks = {one.product: self._rank(one) * one.output / yielded(self.table, at, one) for one in possible}
        needed = [one for one in possible if ranks[one.product] < ENOUGH]
        return min(needed, key=lambda one: ranks[one.product], default=None)

    def _can(self, at: str, recipe: Recipe) -> bool:
        """Tell whether a building is free, everything is at hand, and a new worker has where to live."""
        if self.turns[at][recipe.plant] <= 0:
            return False
        living = self.stores[at]["workers"] + self.fresh[at]["workers"]
        if recipe.product == "workers" and living >= room(self.table, at):
            return False
        return all(sum(self.stores[one][ware] for one in self.draws[at]) >= n for ware, n in recipe.inputs.items())

    def _rank(self, recipe: Recipe) -> Fraction:
        """Give for how many rounds there is enough of a product; arms and workers as long as enough else is left."""
        if recipe.product in NEEDS:
            return self._lasts(recipe.product, 0)
        least = min(self._lasts(ware, count) for ware, count in recipe.inputs.items())
        if recipe.product == ARMS:
            return Fraction(3, 4) if least >= Fraction(1, 2) else Fraction(ENOUGH)
        return Fraction(1) if least >= Fraction(3, 2) else Fraction(ENOUGH)

    def _lasts(self, ware: str, without: int) -> Fraction:
        return (self.total[ware] - without) / (NEEDS[ware] * max(self.total["workers"], 1))

    def _make(self, at: str, recipe: Recipe) -> None:
        for ware, count in recipe.inputs.items():
            self._take(at, ware, count)
            self.total[ware] -= count
        output = yielded(self.table, at, recipe)
        self.fresh[at][recipe.product] += output
        self.total[recipe.product] += output
        self.turns[at][recipe.plant] -= 1
        self.idle[at] -= 1

    def _take(self, at: str, ware: str, count: int) -> int:
        """Take a ware from a land and those it draws on, and give what was not to be had."""
        for one in self.draws[at]:
            taken = min(count, self.stores[one][ware])
            self.stores[one][ware] -= taken
            count -= taken
        return count

    def eat(self) -> None:
        """P-53.2: each worker eats 1 food, who gets none dies; then a third of the food of each land spoils."""
        for at in self.lands:
            if dead := self._take(at, "food", self.stores[at]["workers"]):
                self.stores[at]["workers"] -= dead
                self.starved[at] = dead
        for at in self.lands:
            self.stores[at]["food"] -= self.stores[at]["food"] // SPOILS

    def after(self, seat: Seat) -> Table:
        """Give the table after the work."""
        economy = self.table.economy
        stores = {at: {ware: n for ware, n in held.items() if n > 0} for at, held in self.stores.items()}
        arms = {at: bv for at, bv in economy.arms.items() if self.table.lands[at].owner != seat}
        arms |= {at: counts[ARMS] * BV for at, counts in self.made.items() if counts[ARMS]}
        return replace(self.table, economy=replace(economy, stores={a: s for a, s in stores.items() if s}, arms=arms))


def yielded(table: Table, at: str, recipe: Recipe) -> int:
    """P-53.3: give what a worker makes in a land; its bonus raises one product."""
    better = table.economy.bonus.get(at) == recipe.product
    return int(recipe.output * fraction(table.options.bonus)) if better else recipe.output


def working(table: Table, seat: Seat) -> tuple[str, ...]:
    """P-4.5: list the lands whose plants work: own ones that are not fresh."""
    return tuple(at for at in owned(table, seat) if table.options.fresh_production or not table.lands[at].fresh)


def room(table: Table, at: str) -> int:
    """P-53.1: give how many workers find a home in a land."""
    return max(sum(table.economy.plants.get(at, {}).values()), 1)


def _drawn(points: Points, table: Table, seat: Seat, at: str) -> tuple[str, ...]:
    """List the lands workers take things from, the nearest first."""
    return tuple(dict.fromkeys((at, *(one for asked in points.draws for one in asked(table, seat, at)))))


def worked(points: Points, table: Table, seat: Seat) -> Shift:
    """P-53.1, P-53.2: let the plants of a seat work, group after group, and its workers eat."""
    shift = Shift(points, table, seat)
    for products in points.groups[-1]():
        shift.work(products)
    shift.eat()
    return shift


def grouped() -> Iterator[tuple[str, ...]]:
    """P-53.4: give the products of each group of plants."""
    for group in (1, 2, 3):
        yield tuple(each.product for each in RECIPES.values() if each.group == group)
