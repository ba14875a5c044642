"""Diplomatic orders <-> phrases (4.4, 4.5). Treaties are worded in `wording`.

An answer is settled from the view: which proposal is meant by `accept red`, and who its members are. Codes:

| code | facts | paragraph |
|---|---|---|
| campaign-no-state | | C-8.3 |
| campaign-no-proposal | number, open (numbers of the open proposals), count | C-8.3 |
| campaign-nothing-open | answer: `accept`, `reject`, `withdraw` | C-8.3 |
| campaign-which-proposal | answer, open (numbers of those that may be meant) | C-8.3 |
| campaign-no-alliance | number (0: none was named) | C-8.4 |
| campaign-referee-only | | C-8.3 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Literal, assert_never

from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.agreements.proposal import number_of
from pbem.core.phrases import Phrase
from pbem.core.problems import Problem
from pbem.core.seats import REFEREE, Seat
from pbem.core.slots import each, integer, word
from pbem.rulesets.campaign.orders import (
    ArmyOrder,
    AwardOrder,
    CapitalOrder,
    Decree,
    EndStateOrder,
    NameOrder,
    Official,
    Order,
    ProposeOrder,
    TakeOrder,
    UnionOrder,
)
from pbem.rulesets.campaign.treaty import Proposal, Treaty
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words.treaty_wording import treaty, treaty_phrase

Answer = Literal["accept", "reject", "withdraw"]


def phrase(order: Official) -> Phrase:
    """Turn a diplomatic order into the phrase that says it."""
    match order:
        case ProposeOrder(treaty=proposed):
            return treaty_phrase(proposed)
        case AnswerOrder(number=of, answer=answer):
            return Phrase(answer, {"proposal": of})
        case EndOrder(number=of):
            return Phrase("end_alliance", {"alliance": of})
        case UnionOrder():
            return Phrase("union")
        case PassOrder(number=of, passed=passed):
            return Phrase("pass" if passed else "refuse", {"proposal": of})
        case _:
            assert_never(order)


def order(phrase: Phrase, view: View) -> Order | Problem | None:
    """Turn a phrase into the diplomatic order it says; None: it is about something else."""
    read = _ORDERS.get(phrase.kind)
    return read(phrase, view) if read is not None else None


def _propose(phrase: Phrase, view: View) -> Order | Problem:
    """C-8.3: a proposal, or a gift; the same one, made again, has the same number."""
    if view.seat is None or view.seat == REFEREE:
        return Problem("campaign-no-state", paragraph="C-8.3")
    proposed = treaty(phrase, view.seat)
    if isinstance(proposed, Problem):
        return proposed
    return ProposeOrder(_number(proposed, view, view.seat), proposed)


def _number(proposed: Treaty, view: View, me: Seat) -> int:
    """Number a proposal unlike all the author knows of."""
    same = (one for one in view.proposals if (one.by, one.turn, one.treaty) == (me, view.turn, proposed))
    made = next(same, None)
    if made is not None:
        return made.number
    known = [one.number for one in view.proposals] + [one.number for one in view.alliances]
    return number_of(view.turn, me, proposed, known)


def _answer(answer: Answer, phrase: Phrase, view: View) -> Order | Problem:
    """C-8.3: say yes or no to a proposal, or take back what was said; the referee lets it pass or not."""
    meant = tuple(_meant(answer, phrase, view))
    named = integer(phrase, "proposal")
    if len(meant) != 1:
        return _asked(answer, named, [one.number for one in meant], view)
    if view.seat == REFEREE:
        return PassOrder(meant[0].number, answer == "accept", meant[0].seal)
    return AnswerOrder(meant[0].number, answer, meant[0].treaty.members, meant[0].seal)


def _asked(answer: Answer, named: int, meant: Iterable[int], view: View) -> Problem:
    if named:
        known = tuple(str(one.number) for one in view.proposals)
        return Problem(
            "campaign-no-proposal", facts={"number": str(named), "open": known, "count": len(known)}, paragraph="C-8.3"
        )
    several = tuple(map(str, meant))
    if several:
        return Problem("campaign-which-proposal", facts={"answer": answer, "open": several}, paragraph="C-8.3")
    return Problem("campaign-nothing-open", facts={"answer": answer}, paragraph="C-8.3")


def _meant(answer: Answer, phrase: Phrase, view: View) -> Iterable[Proposal]:
    """List the open proposals that may be meant: the one with the number, else those it can be said of."""
    named = integer(phrase, "proposal")
    if named:
        return [one for one in view.proposals if one.number == named]
    what = word(phrase, "what")
    fitting = [one for one in view.proposals if not what or one.treaty.alliance is (what == "alliance")]
    fitting = [one for one in fitting if _can(answer, one, view.seat)]
    authors = [Seat(word(one, "colour")) for one in each(phrase, "author")]
    if not authors:
        return fitting
    by = [one for one in fitting if one.by in authors]
    return by or [one for one in fitting if authors[0] in one.treaty.members]


def _can(answer: Answer, proposal: Proposal, seat: Seat | None) -> bool:
    """Tell whether this can be said of a proposal: yes by who has not said it, no by who is asked."""
    if seat == REFEREE:
        return True
    if answer == "withdraw":
        return seat in proposal.accepted
    return seat != proposal.by and (answer == "reject" or seat not in proposal.accepted)


def _end(phrase: Phrase, view: View) -> Order | Problem:
    """C-8.4: consent to the end of an alliance; a state has one at most."""
    named = integer(phrase, "alliance")
    allies = {Seat(word(one, "colour")) for one in each(phrase, "allies")}
    own = [one for one in view.alliances if view.seat in one.members]
    meant = [one for one in own if named in (0, one.number) and allies <= set(one.members)]
    if not meant:
        return Problem("campaign-no-alliance", facts={"number": str(named or "")}, paragraph="C-8.4")
    return EndOrder(meant[0].number, meant[0].members)


def _judge(passed: bool, phrase: Phrase, view: View) -> Order | Problem:
    """3.3: the referee lets an agreement pass; a state that refuses a proposal says no to it."""
    if view.seat == REFEREE or not passed:
        return _answer("accept" if passed else "reject", phrase, view)
    return Problem("campaign-referee-only", paragraph="C-8.3")


_ORDERS: Mapping[str, Callable[[Phrase, View], Order | Problem]] = {
    "propose": _propose,
    "gift": _propose,
    "give": lambda phrase, view: _propose(Phrase("gift", {"gift": phrase}), view),
    "accept": partial(_answer, "accept"),
    "reject": partial(_answer, "reject"),
    "withdraw": partial(_answer, "withdraw"),
    "end_alliance": _end,
    "union": lambda phrase, view: UnionOrder(),
    "pass": partial(_judge, True),
    "refuse": partial(_judge, False),
}


def subject(order: Official | Decree) -> str:
    """Name what an order is about; what is said of one proposal replaces what was said of it before."""
    match order:
        case ProposeOrder() | AnswerOrder() | PassOrder():
            return f"proposal {order.number}"
        case EndOrder():
            return f"alliance {order.number}"
        case UnionOrder():
            return "union"
        case AwardOrder() | TakeOrder() | EndStateOrder():
            return f"decree {order}"


def wants_answer(order: Order) -> bool:
    """4.5: tell whether an order asks its addressees for an answer; an answer is not to be answered."""
    match order:
        case ProposeOrder() | EndOrder():
            return True
        case ArmyOrder() | CapitalOrder() | NameOrder() | AnswerOrder() | UnionOrder() | PassOrder():
            return False
        case AwardOrder() | TakeOrder() | EndStateOrder():
            return False
