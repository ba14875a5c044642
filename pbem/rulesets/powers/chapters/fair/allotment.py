"""P-18.2 to P-18.6: the matrix, and the matrix with blocks; a side is a block for one.

Every seat has bid a row whose sum is the total. Again and again one column is struck out: a block for k seats goes to
its k lowest bidders for the k-th smallest bid. Its delta is what the next one bid more. In every other row that is left
the column holds at least price + delta, so what these rows still hold shrinks by at least as much: that is why nobody
gets less than he bid, and why the surplus is at least the sum of the deltas, whichever columns are taken (P-18.5). The
largest delta is taken because it leaves most.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.fair.bids import Bid, Bidding, Column, Given, Lot, shared


@dataclass(frozen=True)
class Step:
    """A column is struck out: who gets it for how much, and the deltas of the columns there were to choose from.

    A column for as many as are left has no delta.
    """

    column: str
    seats: tuple[Seat, ...]
    price: int
    deltas: Mapping[str, int]

    @property
    def delta(self) -> int:
        """Give the delta used; 0 if there is none."""
        return self.deltas.get(self.column, 0)


@dataclass(frozen=True)
class Allotment:
    """P-18.10: what the report shows: all bids, who got what in which order, the deltas, the lots, the surplus."""

    bidding: Bidding
    steps: tuple[Step, ...] = ()
    lots: tuple[Lot, ...] = ()

    @property
    def surplus(self) -> int:
        """P-18.3: give what nobody got, in halves."""
        return self.bidding.total - sum(step.price for step in self.steps)

    @property
    def more(self) -> int:
        """P-18.3: give what everybody gets of the surplus."""
        return shared(self.surplus, len(self.bidding.bids))

    @property
    def sides(self) -> tuple[Given, ...]:
        """List who plays which side and with what: the columns for one seat."""
        alone = [step for step in self.steps if len(step.seats) == 1]
        return tuple(Given(step.seats[0], step.column, step.price, step.price + self.more) for step in alone)

    def price(self, column: str) -> int:
        """Give the price of a column."""
        return next(step.price for step in self.steps if step.column == column)


Choose = Callable[[Mapping[str, int]], Sequence[str]]
"""Of the columns that have a delta, those of which one is taken; a lot is drawn among several."""


def largest(deltas: Mapping[str, int]) -> Sequence[str]:
    """P-18.2: the columns with the largest delta."""
    return [key for key, delta in deltas.items() if delta == max(deltas.values())]


def allotted(bidding: Bidding, dice: Dice, choose: Choose = largest) -> Allotment:
    """P-18.2, P-18.6: strike out column after column."""
    allotment, columns, rows = Allotment(bidding), bidding.columns, bidding.bids
    while columns:
        deltas = {one.key: _delta(one, rows) for one in columns if len(rows) > one.places}
        why = f"fair start{bidding.name and ' '}{bidding.name}, step {len(allotment.steps) + 1}"
        keys, lots = drawn(choose(deltas) if deltas else [columns[0].key], 1, f"{why}: column", dice)
        column = next(one for one in columns if one.key == keys[0])
        seats, price, ties = lowest({row.seat: row.amounts[column.key] for row in rows}, column.places, why, dice)
        step = Step(column.key, seats, price, deltas)
        allotment = replace(allotment, steps=(*allotment.steps, step), lots=(*allotment.lots, *lots, *ties))
        columns = tuple(one for one in columns if one != column)
        rows = tuple(row for row in rows if row.seat not in seats)
    return allotment


def _delta(column: Column, rows: Sequence[Bid]) -> int:
    """P-18.2, P-18.6: how much the first bidder who would not get the column bids above its price."""
    bids = sorted(row.amounts[column.key] for row in rows)
    return bids[column.places] - bids[column.places - 1]


def lowest(
    bids: Mapping[Seat, int], places: int, why: str, dice: Dice
) -> tuple[tuple[Seat, ...], int, tuple[Lot, ...]]:
    """P-18.2, P-18.4: find the lowest bidders, in the order of the seats, and the highest of their bids."""
    price = sorted(bids.values())[places - 1]
    below = [seat for seat, bid in bids.items() if bid < price]
    at = [seat for seat, bid in bids.items() if bid == price]
    joining, lots = drawn(at, places - len(below), f"{why}: seat", dice)
    return tuple(seat for seat in bids if seat in below or seat in joining), price, lots


def drawn(among: Sequence[str], count: int, why: str, dice: Dice) -> tuple[tuple[str, ...], tuple[Lot, ...]]:
    """P-18.4: draw so many of them, each by a die of as many sides as there are left; no more than these: no draw."""
    left = list(among)
    taken: list[str] = []
    lots: list[Lot] = []
    while len(taken) < count and len(left) > count - len(taken):
        lot = Lot(why, tuple(left), dice.roll(len(left), why))
        left.remove(lot.fell_on)
        taken.append(lot.fell_on)
        lots.append(lot)
    return (*taken, *left[: count - len(taken)]), tuple(lots)


def inner(outer: Allotment, block: Column, sides: Sequence[str]) -> Bidding:
    """P-18.6: open the bidding inside a block: its members share its price by the matrix."""
    return Bidding(outer.price(block.key), tuple(map(Column, sides)), name=block.key)


def together(outer: Allotment, blocks: Sequence[Allotment]) -> tuple[Given, ...]:
    """P-18.6: give the sides of all: inside a block its own surplus is shared, outside that of the blocks."""
    inside = (each for block in blocks for each in block.sides)
    return (*outer.sides, *(replace(each, grant=each.grant + outer.more) for each in inside))
