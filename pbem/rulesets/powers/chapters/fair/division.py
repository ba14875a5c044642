"""P-18.7: successive division: simpler to understand than the matrix, but one bid after another.

The sides of a group are split in two; everybody in it bids what is fair for the first half. The lowest bidders get the
first half for the highest of their bids; the others get the second for what the lowest of theirs leaves of the total.
What lies between is surplus. So it goes on in both halves at once, until each is one side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.fair.allotment import lowest
from pbem.rulesets.powers.chapters.fair.bids import Bidding, Column, Given, Lot, shared
from pbem.rulesets.powers.memory import Group


@dataclass(frozen=True)
class Split:
    """P-18.10: how a group was split: everybody's bid for the first half, both halves, the lots."""

    group: Group
    bids: Mapping[Seat, int]
    first: Group
    second: Group
    lots: tuple[Lot, ...] = ()

    @property
    def surplus(self) -> int:
        """Give what neither half got."""
        return self.group.total - self.first.total - self.second.total


@dataclass(frozen=True)
class Division:
    """How far the division has come: the groups that are left, in the order of the sides, and the splits so far."""

    groups: tuple[Group, ...]
    coalitions: tuple[tuple[str, ...], ...] = ()
    splits: tuple[Split, ...] = ()

    @property
    def open(self) -> tuple[Group, ...]:
        """List the groups that still bid: those of several sides."""
        return tuple(group for group in self.groups if len(group.sides) > 1)

    @property
    def surplus(self) -> int:
        """Give what no side got, collected over all splits."""
        return sum(split.surplus for split in self.splits)

    @property
    def sides(self) -> tuple[Given, ...]:
        """P-18.3: list who plays which side once all is divided; the surplus is shared at the end."""
        more = shared(self.surplus, len(self.groups))
        return tuple(Given(one.seats[0], one.sides[0], one.total, one.total + more) for one in self.groups)


def halves(group: Group, coalitions: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """P-18.7: split the sides: the first coalition that is a part of them against the rest, else in the middle."""
    within = (set(each) for each in coalitions if set(each) < set(group.sides))
    first = next(within, set(group.sides[: len(group.sides) // 2]))
    return tuple(side for side in group.sides if side in first), tuple(s for s in group.sides if s not in first)


def divided(division: Division, bids: Mapping[Seat, int], dice: Dice) -> Division:
    """P-18.7: split every open group by the bids for its first half."""
    splits = {group: _split(group, division.coalitions, bids, dice) for group in division.open}
    groups = (half for group in division.groups for half in _halves_of(group, splits))
    return Division(tuple(groups), division.coalitions, (*division.splits, *splits.values()))


def _halves_of(group: Group, splits: Mapping[Group, Split]) -> tuple[Group, ...]:
    split = splits.get(group)
    return (group,) if split is None else (split.first, split.second)


def _split(group: Group, coalitions: Sequence[Sequence[str]], bids: Mapping[Seat, int], dice: Dice) -> Split:
    first, second = halves(group, coalitions)
    own = {seat: bids[seat] for seat in group.seats}
    low, price, lots = lowest(own, len(first), f"fair start, division of {' '.join(group.sides)}", dice)
    high = tuple(seat for seat in group.seats if seat not in low)
    rest = group.total - min(own[seat] for seat in high)
    return Split(group, own, Group(first, low, price), Group(second, high, rest), lots)


def bidding(group: Group, coalitions: Sequence[Sequence[str]]) -> Bidding:
    """Open the bidding of a group, for two columns: a bid for the first half says what is left for the second."""
    columns = (Column("+".join(half), len(half)) for half in halves(group, coalitions))
    return Bidding(group.total, tuple(columns), name=" ".join(group.sides))
