"""What was said of proposals since the turn began.

Everything said stands in the sheet of whoever said it and counts at the deadline. A seat hears at once what is
addressed to it; so its view and the turn itself are worked out by the same few lines, each from what it was told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.agreements.orders import Answer, AnswerOrder, EndOrder, PassOrder, ProposeOrder
from pbem.core.agreements.proposal import Procedure, Proposal, TreatyT
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat

Said = Iterable[Overture[object]]


def negotiated(laid: Iterable[Proposal[TreatyT]], said: Said, procedure: Procedure[TreatyT]) -> list[Proposal[TreatyT]]:
    """Give the proposals on the table as they stand after what was said; those their authors took back are gone.

    One that a member rejects is still there, for he may change his mind.
    """
    heard = tuple(said)
    stand = (answered(each, heard, procedure) for each in (*laid, *proposed(heard, procedure)))
    return [each for each in stand if each.by not in each.rejected]


def answers(laid: Iterable[Proposal[TreatyT]], seat: Seat | None) -> tuple[AnswerOrder, ...]:
    """List what a seat may say of the proposals on the table: yes or no to those of others, no more of its own."""
    return tuple(
        AnswerOrder(each.number, answer, each.treaty.members, each.seal)
        for each in laid
        if seat in each.treaty.members
        for answer in _open(each, seat)
    )


def _open(proposal: Proposal[TreatyT], seat: Seat | None) -> tuple[Answer, ...]:
    if seat == proposal.by:
        return ("withdraw",)
    said: dict[Answer, tuple[Seat, ...]] = {"accept": proposal.accepted, "reject": proposal.rejected}
    return tuple(answer for answer, seats in said.items() if seat not in seats)


def proposed(said: Said, procedure: Procedure[TreatyT]) -> list[Proposal[TreatyT]]:
    """List the proposals made this turn; what is no treaty at all is none."""
    offers = ((each.by, each.order) for each in said)
    return [
        Proposal(offer.number, by, offer.treaty, procedure.turn, procedure.until, (by,))
        for by, offer in offers
        if isinstance(offer, ProposeOrder) and procedure.lawful(offer.treaty, by)
    ]


def answered(proposal: Proposal[TreatyT], said: Said, procedure: Procedure[TreatyT]) -> Proposal[TreatyT]:
    """Give a proposal as it stands after all that was said of it; what is settled waits for the referee alone."""
    settled = procedure.settled(proposal)
    for each in said:
        match each.order:
            case AnswerOrder() as order if not settled and meant(order, each.by, proposal):
                proposal = _spoken(proposal, each.by, order)
            case PassOrder(passed=True) as order if each.by == REFEREE and named(order, proposal):
                proposal = replace(proposal, passed=True)
            case PassOrder() as order if each.by == REFEREE and named(order, proposal):
                proposal = replace(proposal, rejected=_with(proposal.rejected, REFEREE))
    return proposal


def meant(order: AnswerOrder, by: Seat, proposal: Proposal[TreatyT]) -> bool:
    """Tell whether an answer is one of a member to this proposal."""
    members = proposal.treaty.members
    return named(order, proposal) and by in members and frozenset(order.members) == frozenset(members)


def named(order: AnswerOrder | PassOrder, proposal: Proposal[TreatyT]) -> bool:
    """Tell whether this proposal is spoken of: the number alone may be borne by another one by now."""
    return order.number == proposal.number and order.seal in ("", proposal.seal)


def _spoken(proposal: Proposal[TreatyT], by: Seat, order: AnswerOrder) -> Proposal[TreatyT]:
    """Note one answer. To withdraw is to take back one's word: the author his proposal, others their consent."""
    if order.answer == "accept":
        return replace(proposal, accepted=_with(proposal.accepted, by), rejected=_without(proposal.rejected, by))
    consent = _without(proposal.accepted, by)
    if order.answer == "reject" or by == proposal.by:
        return replace(proposal, accepted=consent, rejected=_with(proposal.rejected, by))
    return replace(proposal, accepted=consent)


def _with(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return seats if seat in seats else (*seats, seat)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in seats if each != seat)


def ending(said: Said) -> tuple[tuple[int, Seat], ...]:
    """List who wants to end which agreement."""
    return tuple((each.order.number, each.by) for each in said if isinstance(each.order, EndOrder))
