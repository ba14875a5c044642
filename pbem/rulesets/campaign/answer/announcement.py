"""Mails to those an order is addressed to (4.5): who proposes what, who says yes or no, and how to answer.

A proposal that does not reach a seat (C-8.10: its author is a stranger) is never told, nor what is said of it. The
referee is told only what waits for him (option treaty_approval).
"""

from __future__ import annotations

from collections.abc import Iterable

from pbem.core.agreements.negotiation import named, proposed
from pbem.core.agreements.orders import AnswerOrder, EndOrder, PassOrder
from pbem.core.blocks import Brief, Lines, Section
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.campaign.diplomacy.consent import consenting, hears, missing, procedure
from pbem.rulesets.campaign.orders import (
    ArmyOrder,
    AwardOrder,
    CapitalOrder,
    EndStateOrder,
    NameOrder,
    Order,
    ProposeOrder,
    TakeOrder,
    UnionOrder,
)
from pbem.rulesets.campaign.treaty import Proposal
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words.treaty_text import agreed, approval, data, kind, span, terms


def announce(view: View, overture: Overture[Order], gone: bool) -> Brief | None:
    """Write what the seat of the view is told of an order of another seat."""
    if view.seat == REFEREE:
        return None if gone else _to_referee(view, overture.order)
    match overture.order:
        case ProposeOrder():
            return _taken_back(view, overture) if gone else _proposal(view, overture.order.number)
        case AnswerOrder() as order:
            return _answer(view, order, overture.by, gone)
        case EndOrder() as order:
            return _end(view, order, overture.by, gone)
        case ArmyOrder() | CapitalOrder() | NameOrder() | UnionOrder() | PassOrder():
            return None
        case AwardOrder() | TakeOrder() | EndStateOrder():
            return None


def _proposal(view: View, number: int) -> Brief | None:
    proposal = view.proposal(number)
    if proposal is None:
        return None
    who: dict[str, Fact] = {"by": proposal.by, "number": number, "what": kind(proposal.treaty)}
    lead = text("campaign-overture-proposal-lead", **who, members=proposal.treaty.members)
    asked = view.seat in consenting(proposal.treaty, proposal.by, view.options)
    closing = _how(proposal) if asked else (Lines((text("campaign-overture-free"),), bullet=False),)
    until = (_until(proposal, view),) if asked else ()
    facts = {"overture": "proposal", **data(proposal)}
    return _brief(text("campaign-overture-proposal", **who), (lead, proposal, until), closing, facts, view)


def _until(proposal: Proposal, view: View) -> Text:
    first, last = span(proposal.treaty, view.turn)
    last = last if proposal.treaty.alliance else -1
    return text("campaign-overture-until", until=proposal.until, first=first, last=last)


def _how(proposal: Proposal) -> tuple[Lines, ...]:
    return (
        *_copied(proposal.number, "accept", "reject"),
        Lines((text("campaign-overture-changeable"),), bullet=False),
    )


def _copied(number: int, *answers: str) -> tuple[Lines, ...]:
    lines = tuple(text(f"campaign-overture-how-{answer}", number=number) for answer in answers)
    return Lines((text("campaign-overture-how"),), bullet=False), Lines(lines)


def _brief(
    subject: Text,
    body: tuple[Text, Proposal | None, tuple[Text, ...]],
    closing: Iterable[Lines],
    facts: dict[str, object],
    view: View,
) -> Brief:
    """Put a mail together: what happened, the terms, what follows, how to answer."""
    lead, proposal, after = body
    shown = (Lines(terms(proposal.treaty, view.turn)),) if proposal is not None else ()
    more = (Lines(after, bullet=False),) if after else ()
    return Brief((subject,), (Section(None, (Lines((lead,), bullet=False), *shown, *more, *closing)),), facts)


def _taken_back(view: View, overture: Overture[Order]) -> Brief | None:
    """Tell that a proposal is gone, if it was ever told."""
    before = proposed((overture,), procedure(view.turn, view.options))
    if view.seat is None or not before or not hears(before[0], view.seat, view.contacts):
        return None
    return _gone(before[0].number, overture.by, view)


def _gone(number: int, by: Seat, view: View) -> Brief:
    facts: dict[str, object] = {"overture": "withdrawn", "number": number, "by": by}
    who: dict[str, Fact] = {"by": by, "number": number}
    lead = text("campaign-overture-gone-lead", **who)
    return _brief(text("campaign-overture-gone", **who), (lead, None, ()), (), facts, view)


def _answer(view: View, order: AnswerOrder, by: Seat, gone: bool) -> Brief | None:
    """Tell what a party has answered; who takes an answer back has not answered."""
    proposal = next((each for each in view.proposals if named(order, each)), None)
    if proposal is None:
        told = order.answer == "withdraw" and not gone and by in view.contacts
        return _gone(order.number, by, view) if told else None
    said = "back" if gone or order.answer == "withdraw" else order.answer
    if gone and order.answer == "withdraw":
        return _proposal(view, order.number) if by == proposal.by else None
    who: dict[str, Fact] = {"by": by, "number": order.number}
    lead = text(f"campaign-overture-{said}-lead", **who, author=proposal.by)
    facts = {"overture": said, "from": by, **data(proposal)}
    after = _state(view, proposal) if said == "accept" else ()
    shown = proposal if said == "accept" else None
    return _brief(text(f"campaign-overture-{said}", **who), (lead, shown, after), (), facts, view)


def _state(view: View, proposal: Proposal) -> tuple[Text, ...]:
    left = missing(proposal, view.options)
    return agreed(proposal, view, left), *(() if left else approval(view))


def _end(view: View, order: EndOrder, by: Seat, gone: bool) -> Brief | None:
    """C-8.4: tell that a member wants to end an alliance, or no longer does."""
    if all(alliance.number != order.number for alliance in view.alliances):
        return None
    what = "stays" if gone else "end"
    who: dict[str, Fact] = {"by": by, "number": order.number}
    lead = text(f"campaign-overture-{what}-lead", **who, members=order.members)
    asked = {seat for of, seat in view.ending if of == order.number}
    missing = tuple(seat for seat in order.members if seat not in asked and seat != by)
    state = text("campaign-plan-end-missing", who=missing) if missing else text("campaign-plan-end-all")
    closing = () if gone or view.seat not in missing else _copied(order.number, "end")
    facts: dict[str, object] = {"overture": what, "number": order.number, "by": by, "missing": list(missing)}
    return _brief(
        text(f"campaign-overture-{what}", **who), (lead, None, () if gone else (state,)), closing, facts, view
    )


def _to_referee(view: View, order: Order) -> Brief | None:
    """3.3: tell the referee of an agreement that waits for him."""
    if view.options.treaty_approval != "referee" or not isinstance(order, ProposeOrder | AnswerOrder):
        return None
    proposal = view.proposal(order.number)
    if proposal is None or proposal.passed or proposal.rejected or missing(proposal, view.options):
        return None
    number, members = proposal.number, proposal.treaty.members
    lead = text("campaign-overture-agreed-lead", number=number, members=members)
    closing = _copied(number, "pass", "refuse")
    facts = {"overture": "agreed", **data(proposal)}
    return _brief(text("campaign-overture-agreed", number=number), (lead, proposal, ()), closing, facts, view)
