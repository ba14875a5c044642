"""Random but sane players: they attack where they are stronger, build what they can pay, and now and then talk."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.agreements.proposal import number_of
from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.chapters.treaties import time
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.orders import (
    AgreeOrder,
    AnswerOrder,
    BidOrder,
    BuildOrder,
    DemolishOrder,
    DenounceOrder,
    Doctrine,
    DoctrineOrder,
    EndOrder,
    FactoryOrder,
    KeepOrder,
    MoveOrder,
    Order,
    PlaceOrder,
    ProposeOrder,
    Retreat,
    StandingBuildOrder,
    Units,
)
from pbem.rulesets.powers.state import BV, owned, stacks_at
from pbem.rulesets.powers.treaty import Treaty
from pbem.rulesets.powers.view import View

ROWS = ("inf", "tnk", "atg")


class Bot:
    """One seat and its dice; `war` out of 6: how willingly it attacks what it does not outweigh."""

    def __init__(self, seat: Seat, dice: Dice, war: int = 2) -> None:
        """Sit down."""
        self.seat, self.dice, self.war = seat, dice, war

    def sheet(self, view: View, kind: str) -> Sheet[Order]:
        """Write orders for a request; those of chapters that are not in play are left out."""
        wanted = {"bid": self._bids, "divide": self._bids, "orders": self._orders, "standing": self._talk}
        orders = wanted.get(kind, self._places)(view)
        return Sheet(tuple(Written(each) for each in orders if every.out_of_play(view, each) is None))

    def _roll(self, sides: int) -> int:
        return self.dice.roll(sides, "bot")

    def _bids(self, view: View) -> Iterator[Order]:
        bidding = in_play.bidding(view, self.seat)
        if self._roll(4) == 1:
            yield AgreeOrder()
        if bidding is None or self._roll(8) == 1:
            return
        weights = {column.key: column.places * (3 + self._roll(4)) for column in bidding.columns}
        row = {key: bidding.total * weight // sum(weights.values()) for key, weight in weights.items()}
        first = bidding.columns[0].key
        yield BidOrder({**row, first: row[first] + bidding.total - sum(row.values())})

    def _places(self, view: View) -> Iterator[Order]:
        lands, grant = owned(view, self.seat), view.grants.get(self.seat, 0) // BV
        for _ in range(min(grant, 40) if lands else 0):
            yield PlaceOrder((Units(ROWS[self._roll(3) - 1], 1),), lands[self._roll(len(lands)) - 1])
        yield KeepOrder((Units("tnk", 1),))

    def _orders(self, view: View) -> Iterator[Order]:
        yield from self._talk(view)
        for at in owned(view, self.seat):
            yield from self._moves(view, at)
            choice = self._roll(8)
            if choice == 1:
                yield FactoryOrder(at)
            elif choice == 2 and self._roll(6) == 1:
                yield DemolishOrder(at)
            elif choice == 3:
                yield StandingBuildOrder(at, ROWS[self._roll(3) - 1])
            else:
                yield BuildOrder(ROWS[self._roll(3) - 1], at, 0)
        if view.sequential and self._roll(3) > 1:
            yield EndOrder()

    def _moves(self, view: View, at: str) -> Iterator[Order]:
        own = [stack for stack in stacks_at(view, at) if stack.owner == self.seat and not stack.left]
        strength = sum(stack.count for stack in own)
        near = [each for each in world(view).neighbours[at] if each in view.lands]
        if not own or not near:
            return
        goal = near[self._roll(len(near)) - 1]
        foe = sum(stack.count for stack in stacks_at(view, goal) if stack.owner != self.seat)
        bold = strength > foe or self._roll(6) <= self.war
        if view.lands[goal].owner == self.seat or bold:
            units = tuple(Units(stack.row, stack.count) for stack in own)
            yield MoveOrder(units, (at, goal), careful=self._roll(6) == 1)

    def _talk(self, view: View) -> Iterator[Order]:
        for each in view.proposals:
            answers = ("accept", "accept", "reject", "withdraw")
            yield AnswerOrder(each.number, answers[self._roll(4) - 1], each.treaty.members)  # type: ignore[arg-type]
        for pact in view.pacts:
            if self._roll(4) == 1:
                yield DenounceOrder(pact.number, pact.members)
        others = [seat for seat in view.alive if seat != self.seat]
        if others and self._roll(3) == 1:
            partner = others[self._roll(len(others)) - 1]
            members = tuple(seat for seat in view.circle if seat in (self.seat, partner))
            treaty = Treaty(members, ("peace",), view.round + self._roll(3) if self._roll(2) == 1 else 0)
            yield ProposeOrder(number_of(time(view), self.seat, treaty), treaty)
        if self._roll(4) == 1:
            retreat = Retreat(("never", "odds", "recon")[self._roll(3) - 1], share="1/3")
            yield DoctrineOrder(Doctrine(aim=("threat",)) if self._roll(2) == 1 else Doctrine(retreat=retreat))
