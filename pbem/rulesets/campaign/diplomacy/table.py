"""The table the states negotiate at: the open proposals, and what was said of them since the turn began.

Everything said stands in the sheet of whoever said it and counts at the deadline. A seat hears at once what is
addressed to it; so its view and the turn itself are worked out by the same few lines, each from what it was told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.campaign.diplomacy.consent import consenting, hears, lawful, until
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import AnswerOrder, EndOrder, Order, PassOrder, ProposeOrder
from pbem.rulesets.campaign.treaty import Proposal
from pbem.rulesets.campaign.view import View


def told(view: View, overtures: tuple[Overture[Order], ...]) -> View:
    """Put what was said to a seat since the turn began into its view; what it said itself may be among it.

    A proposal its author has taken back is no longer there; one a member rejects is, for he may change his mind.
    """
    proposals = [*view.proposals, *proposed(overtures, view.turn, view.options)]
    proposals = [answered(proposal, overtures, view.turn, view.options) for proposal in proposals]
    kept = (each for each in proposals if each.by not in each.rejected and _heard(each, view))
    ending = ((each.order.number, each.by) for each in overtures if isinstance(each.order, EndOrder))
    own = {alliance.number for alliance in view.alliances}
    asked = tuple(said for said in ending if view.seat == REFEREE or said[0] in own)
    return replace(view, proposals=tuple(kept), ending=(*view.ending, *asked))


def _heard(proposal: Proposal, view: View) -> bool:
    """Tell whether a proposal reaches the seat of a view; the referee hears everything."""
    return view.seat == REFEREE or (view.seat is not None and hears(proposal, view.seat, view.contacts))


def proposed(said: Iterable[Overture[Order]], turn: int, options: Options) -> list[Proposal]:
    """List the proposals made this turn; what is no treaty at all is none."""
    orders = ((each.by, each.order) for each in said)
    return [
        Proposal(order.number, by, order.treaty, turn, until(turn, options), (by,))
        for by, order in orders
        if isinstance(order, ProposeOrder) and lawful(order.treaty, by)
    ]


def answered(proposal: Proposal, said: Iterable[Overture[Order]], turn: int, options: Options) -> Proposal:
    """Give a proposal as it stands after all that was said of it in `turn`; what is settled waits for the referee."""
    binding = settled(proposal, turn, options)
    for each in said:
        match each.order:
            case AnswerOrder() as order if not binding and meant(order, each.by, proposal):
                proposal = _spoken(proposal, each.by, order)
            case PassOrder(passed=True) as order if each.by == REFEREE and named(order, proposal):
                proposal = replace(proposal, passed=True)
            case PassOrder() as order if each.by == REFEREE and named(order, proposal):
                proposal = replace(proposal, rejected=_with(proposal.rejected, REFEREE))
    return proposal


def settled(proposal: Proposal, turn: int, options: Options) -> bool:
    """Tell whether all had agreed by the deadline of an earlier turn: nobody can take that back any more (4.4)."""
    return proposal.turn < turn and agreed(proposal, options)


def agreed(proposal: Proposal, options: Options) -> bool:
    """C-8.3: tell whether everybody who must has accepted."""
    return set(consenting(proposal.treaty, proposal.by, options)) <= set(proposal.accepted)


def meant(order: AnswerOrder, by: Seat, proposal: Proposal) -> bool:
    """Tell whether an answer is one of a member to this proposal."""
    asked = named(order, proposal) and frozenset(order.members) == frozenset(proposal.treaty.members)
    return asked and by in proposal.treaty.members


def named(order: AnswerOrder | PassOrder, proposal: Proposal) -> bool:
    """C-8.3: tell whether this proposal is spoken of: the number alone may be borne by another one by now."""
    return order.number == proposal.number and order.seal in ("", proposal.seal)


def _spoken(proposal: Proposal, by: Seat, order: AnswerOrder) -> Proposal:
    """Note one answer. To withdraw is to take back one's word: the author his proposal, others their consent."""
    if order.answer == "accept":
        return replace(proposal, accepted=_with(proposal.accepted, by), rejected=_without(proposal.rejected, by))
    consent = _without(proposal.accepted, by)
    if order.answer == "reject" or by == proposal.by:
        return replace(proposal, accepted=consent, rejected=_with(proposal.rejected, by))
    return replace(proposal, accepted=consent)


def _with(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Add a seat once."""
    return seats if seat in seats else (*seats, seat)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Take a seat away."""
    return tuple(each for each in seats if each != seat)
