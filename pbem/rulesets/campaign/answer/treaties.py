"""What the answer says of diplomatic orders (6.1, 6.2): what is proposed, who has agreed, when it comes into force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.agreements.negotiation import named
from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.diplomacy.consent import consenting, missing, procedure
from pbem.rulesets.campaign.orders import (
    AwardOrder,
    Decree,
    EndStateOrder,
    Official,
    ProposeOrder,
    TakeOrder,
    UnionOrder,
)
from pbem.rulesets.campaign.treaty import Proposal
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words.treaty_text import agreed, approval, others, span, terms


def forecast(order: Official | Decree, view: View) -> Iterator[Text]:
    """Say what a diplomatic order does; a decree is done as soon as it is confirmed."""
    match order:
        case ProposeOrder():
            yield from _proposed(order, view)
        case AnswerOrder():
            yield from _answered(order, view)
        case EndOrder(number=number, members=members):
            yield from _ending(number, members, view)
        case UnionOrder():
            yield text("campaign-plan-union")
        case PassOrder(number=number, passed=passed):
            yield text("campaign-plan-pass" if passed else "campaign-plan-refuse", number=number)
        case AwardOrder() | TakeOrder() | EndStateOrder():
            pass
        case _:
            assert_never(order)


def _proposed(order: ProposeOrder, view: View) -> Iterator[Text]:
    """4.5: the author sees the whole treaty, who hears of it, and when it comes into force."""
    treaty, number = order.treaty, order.number
    if view.seat is None:
        return
    yield text("campaign-plan-proposed", number=number, others=others(treaty.members, view))
    yield from terms(treaty, view.turn)
    asked = consenting(treaty, view.seat, view.options)
    if treaty.alliance:
        first, last = span(treaty, view.turn)
        yield text("campaign-plan-force", first=first, last=last)
    elif not asked:
        yield text("campaign-plan-gift-free")
    elif len(asked) == 1:
        yield text("campaign-plan-gift-waits", who=asked)
    else:
        yield text("campaign-plan-exchange")
    yield from approval(view)
    if asked:
        known = view.proposal(number)
        if willing := tuple(seat for seat in asked if known is not None and seat in known.accepted):
            yield text("campaign-plan-accepted", who=willing)
        yield text("campaign-plan-until", number=number, until=procedure(view.turn, view.options).until)


def _answered(order: AnswerOrder, view: View) -> Iterator[Text]:
    """6.2: say what was answered, and who is still to agree."""
    proposal = next((each for each in view.proposals if named(order, each)), None)
    if order.answer == "withdraw" and (proposal is None or proposal.by == view.seat):
        yield text("campaign-plan-withdraw-own", number=order.number, others=others(order.members, view))
    elif proposal is not None and order.answer != "accept":
        yield text(f"campaign-plan-{order.answer}", number=order.number, by=proposal.by)
    elif proposal is not None:
        yield text("campaign-plan-accept", number=order.number, by=proposal.by)
        yield from terms(proposal.treaty, view.turn)
        yield from _standing(proposal, view)


def _standing(proposal: Proposal, view: View) -> Iterator[Text]:
    """Say who is still to agree when the reader does; else that all have."""
    left = tuple(seat for seat in missing(proposal, view.options) if seat != view.seat)
    yield agreed(proposal, view, left)
    if not left and not proposal.passed:
        yield from approval(view)


def _ending(number: int, members: tuple[Seat, ...], view: View) -> Iterator[Text]:
    """C-8.4: it ends when all want it in the same turn."""
    yield text("campaign-plan-end", number=number, others=others(members, view))
    asked = {seat for of, seat in view.ending if of == number}
    missing = tuple(seat for seat in members if seat not in asked and seat != view.seat)
    yield text("campaign-plan-end-missing", who=missing) if missing else text("campaign-plan-end-all")
