"""A sheet carried out ahead, by the rules themselves, on the table as its seat supposes it (S-2).

Nobody else moves. Movement is played as in a turn; then every line of production is paid out of one purse, in the order
of the lines: so check, answer and turn ask the same functions, and the price in the answer is the price that is paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pbem.core.dice import KeyedDice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.powers.book.points import Deal, Turn, due, paid, purse
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.book.table import PARTS, Moment
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import BuildOrder, EndOrder, Order
from pbem.rulesets.powers.state import State, Table

MOVING: tuple[Moment, ...] = PARTS
FEEDING: tuple[Moment, ...] = ("supply",)
PRODUCING: tuple[Moment, ...] = ("complete", *FEEDING, "dues")


@dataclass(frozen=True)
class Ahead:
    """What came of a sheet: the state after the movement, the table in the end, what happened.

    `deals` say what each line of production brought, by its place in the sheet; `full` is what the lands yield, `left`
    what nobody spends, `due` whether it is a round of production (P-15.1). A line of a part of a player turn waits for
    the end of that turn (S-14).
    """

    moved: State
    table: Table
    events: tuple[Event, ...] = ()
    deals: Mapping[int, Deal] = field(default_factory=dict)
    full: Purse = Purse()
    left: Purse = Purse()
    due: bool = True


def moved(state: State, seat: Seat, orders: tuple[Order, ...], key: bytes = b"ahead") -> Turn:
    """Play the movement of one seat, with dice that follow from a key; the sheet may have lines that mean nothing."""
    turn = Turn(state, every.book(state).points, {seat: orders}, KeyedDice(key), actors=(seat,))
    _walk(turn, MOVING)
    return turn


def _walk(turn: Turn, moments: tuple[Moment, ...]) -> None:
    for phase in every.book(turn.state).phases:
        if phase.moment in moments:
            phase.run(turn)


def ahead(state: State, seat: Seat, orders: tuple[Order, ...]) -> Ahead:
    """Carry out a sheet as far as the own production."""
    turn = moved(state, seat, orders)
    after = turn.state
    if not due(turn.points, turn.state, seat):
        _walk(turn, FEEDING)
        return Ahead(after, turn.state, tuple(turn.events), due=False)
    _walk(turn, PRODUCING)
    full = purse(turn.points, turn.state, seat)
    produced = _Production(turn, seat, full)
    deals = dict(produced.lines(orders))
    return Ahead(after, produced.table, tuple(turn.events), deals, full, produced.left)


class _Production:
    """The purse of a seat while it is spent, and the table as it changes by that."""

    def __init__(self, turn: Turn, seat: Seat, left: Purse) -> None:
        self.points, self.seat, self.left = turn.points, seat, left
        self.table: Table = turn.state

    def lines(self, orders: tuple[Order, ...]) -> Iterator[tuple[int, Deal]]:
        """Carry out what was sent before, the lines, the standing builds."""
        for order in self.table.later if self.table.sequential else ():
            self._spent(order)
        for place, order in enumerate(orders):
            if type(order) in self.points.spend:
                yield place, self._spent(order)
        standing = self.table.standing.get(self.seat)
        for at, row in standing.builds.items() if standing else ():
            if self.left.lands.get(at):
                self._spent(BuildOrder(row, at, count=0))

    def _spent(self, order: Order) -> Deal:
        deal, self.left = paid(self.points, self.table, self.seat, order, self.left)
        self.table = deal.table
        return deal


def ended(orders: tuple[Order, ...]) -> bool:
    """S-14: tell whether a player turn is finished with these lines."""
    return any(isinstance(order, EndOrder) for order in orders)
