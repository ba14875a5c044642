"""A valley whose villages bargain for water and for the way of their herds: treaties as unlike the games' as possible.

valley = Valley("elm oak")
offer = valley.propose("elm", bargain("elm oak", Peace(), years=3))
valley.say("oak", "accept", offer)
valley.year()
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.agreements.agreement import Agreement, clause_between, departures, wanting_end, with_notice
from pbem.core.agreements.negotiation import negotiated
from pbem.core.agreements.orders import Answer, AnswerOrder, EndOrder, PassOrder
from pbem.core.agreements.proposal import Procedure, Proposal, number_of
from pbem.core.agreements.settlement import Settlement, dropped, settle
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from tests.core.valley_terms import Accord, Bargain, Clause, ProposeOrder, seats


class Valley:
    """The villages in the open year, what lies on the table, what holds, and what was heard of it."""

    def __init__(self, names: str = "ash elm fir oak", notice: int = 2, turns: int = 2, approval: bool = False) -> None:
        """Begin in year 1, with nothing agreed."""
        self.notice = notice
        self.procedure = Procedure[Bargain](turn=1, turns=turns, approval=approval, seats=seats(names))
        self.proposals: tuple[Proposal[Bargain], ...] = ()
        self.accords: tuple[Accord, ...] = ()
        self.said: list[Overture[object]] = []
        self.heard: list[str] = []

    @property
    def now(self) -> int:
        """Give the open year."""
        return self.procedure.turn

    def propose(self, by: str, treaty: Bargain) -> ProposeOrder:
        """Let a village propose a bargain."""
        offer = ProposeOrder(number_of(self.now, Seat(by), treaty), treaty)
        self.said.append(Overture(Seat(by), offer))
        return offer

    def say(self, by: str, answer: Answer, offer: ProposeOrder) -> None:
        """Let villages answer a proposal."""
        for name in seats(by):
            self.said.append(Overture(name, AnswerOrder(offer.number, answer, offer.treaty.members)))

    def agree(self, by: str, treaty: Bargain) -> ProposeOrder:
        """Let a village propose a bargain and all the others accept it."""
        offer = self.propose(by, treaty)
        self.say(" ".join(name for name in treaty.members if name != by), "accept", offer)
        return offer

    def judge(self, offer: ProposeOrder, passed: bool) -> None:
        """Let the referee pass a proposal, or refuse it."""
        self.said.append(Overture(REFEREE, PassOrder(offer.number, passed)))

    def end(self, by: str, accord: Agreement) -> None:
        """Let villages ask for the end of an accord."""
        self.said += [Overture(name, EndOrder(accord.number, accord.members)) for name in seats(by)]

    def table(self) -> list[Proposal[Bargain]]:
        """Give the proposals as they stand after what was said this year."""
        return negotiated(self.proposals, self.said, self.procedure)

    def year(self) -> None:
        """Let the year pass: proposals are settled, accords begin and end."""
        done: Settlement[Bargain] = settle(self.proposals, self.said, self.procedure)
        self.heard = [" ".join(map(str, (one.to, "hears", one.what, one.who))).strip() for one in done.news]
        self.heard += [f"{by} cannot {order.answer}" for by, order in done.void]
        self.proposals = done.open
        self._end()
        for proposal in done.agreed:
            treaty, first = proposal.treaty, self.now + 1
            last = None if treaty.years is None else self.now + treaty.years
            self.accords += (Accord(proposal.number, treaty.members, first, last, treaty.clauses),)
        self.said, self.procedure = [], replace(self.procedure, turn=self.now + 1)

    def _end(self) -> None:
        """End what all want to end; who alone wants it gives notice."""
        kept: list[Accord] = []
        for accord in (each for each in self.accords if not each.over(self.now)):
            wanting = wanting_end(accord, self.said)
            if set(wanting) != set(accord.members):
                kept.append(with_notice(accord, self.now, self.notice) if wanting else accord)
        self.accords = tuple(kept)

    def fall(self, name: str) -> None:
        """Let a village be buried by an avalanche."""
        gone = seats(name)
        self.procedure = replace(self.procedure, fallen=self.procedure.fallen | {*gone})
        self.proposals, news = dropped(self.proposals, gone, self.procedure)
        self.heard = [f"{one.to} hears {one.what} {one.who}" for one in news]
        self.accords = tuple(accord for each in departures(self.accords, gone) for accord in each.rest)

    def holds(self, kind: type[Clause], one: str, other: str, year: int | None = None) -> bool:
        """Tell whether a clause is in force between two villages, in the open year or another."""
        when = self.now if year is None else year
        return clause_between(lambda accord: _has(accord, kind), self.accords, Seat(one), Seat(other), when)


def _has(accord: Accord, kind: type[Clause]) -> bool:
    return any(isinstance(clause, kind) for clause in accord.clauses)
