"""P-16.2, P-16.3, P-18.1: treaties and bids, as far as their author can know.

| code | severity | facts | paragraph |
|---|---|---|---|
| no-partners | ERROR | | P-16.2 |
| not-played | ERROR | who, seats | P-2.1 |
| clause-off | ERROR | clause, chapter | P-16.2 |
| ally-rule | ERROR | rule | P-33 |
| no-fog | ERROR | | P-16.2 |
| treaty-over | ERROR | round | P-16.2 |
| treaty-stands | WARNING | number | P-16.2 |
| own-proposal | ERROR | number | P-16.2 |
| no-proposal, no-treaty | ERROR | open (numbers), count | P-16.2, P-16.3 |
| noticed | WARNING | number, round | P-16.3 |
| bid-... | ERROR | those of `chapters/fair/bids` | P-18.1 |
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.problems import Problem
from pbem.rulesets.powers.chapters import every, in_play
from pbem.rulesets.powers.chapters.fair import bids
from pbem.rulesets.powers.orders import AnswerOrder, BidOrder, DenounceOrder, ProposeOrder
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.slots import refused, warned


def proposal(view: View, order: ProposeOrder) -> Iterator[Problem]:
    """P-16.2: members who play, clauses that mean something here, a term that is not over."""
    treaty = order.treaty
    if len(treaty.members) < 2 or view.seat not in treaty.members:
        yield refused("no-partners", "P-16.2")
    for seat in treaty.members:
        if seat not in view.alive:
            yield refused("not-played", "P-2.1", who=seat, seats=view.alive)
    for clause in treaty.clauses:
        if not any(knows(view.options, clause) for knows in every.book(view).points.clauses):
            yield _off(view, clause)
    if treaty.until and treaty.until <= view.round:
        yield refused("treaty-over", "P-16.2", round=treaty.until)
    for pact in view.pacts:
        if set(treaty.members) <= set(pact.members) and "peace" in pact.clauses and "peace" in treaty.clauses:
            yield warned("treaty-stands", "P-16.2", number=str(pact.number))


def _off(view: View, clause: str) -> Problem:
    """P-16.2, P-33: a clause belongs to a chapter, and may be a rule of allies that is not played."""
    if clause == "vision":
        return refused("no-fog", "P-16.2")
    if "ally" in every.book(view).chapters:
        return refused("ally-rule", "P-33.1", rule=clause)
    return refused("clause-off", "P-16.2", clause=clause, chapter="ally")


def answer(view: View, order: AnswerOrder) -> Iterator[Problem]:
    """P-16.2: an answer is about a proposal that lies on the table."""
    found = next((each for each in view.proposals if each.number == order.number), None)
    if found is None:
        numbers = tuple(str(each.number) for each in view.proposals)
        yield refused("no-proposal", "P-16.2", open=numbers, count=len(numbers))
    elif found.by == view.seat and order.answer != "withdraw":
        yield refused("own-proposal", "P-16.2", number=str(order.number))


def notice(view: View, order: DenounceOrder) -> Iterator[Problem]:
    """P-16.3: notice is given of a treaty in force."""
    found = next((each for each in view.pacts if each.number == order.number), None)
    if found is None:
        numbers = tuple(str(each.number) for each in view.pacts)
        yield refused("no-treaty", "P-16.3", open=numbers, count=len(numbers))
    elif found.denounced:
        yield warned("noticed", "P-16.3", number=str(order.number), round=found.last or 0)


def bid(view: View, order: BidOrder) -> Iterator[Problem]:
    """P-18.1: a row of bids for what is bid for now; the column that is left out gets the rest."""
    bidding = in_play.bidding(view, view.seat) if view.seat else None
    if bidding is None:
        return iter((refused("not-bidding", "P-18.1"),))
    return bids.problems(bids.completed(order.amounts, bidding), bidding)
