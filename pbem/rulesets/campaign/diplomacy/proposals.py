"""C-8.3, C-3.1 phase 6: the proposals on the table, what a state hears of them, and what becomes of them (G21).

`came` tells when the letter came in which something was said; an agreement is complete with the last word it needed.
Of one letter, or of letters whose time is not known, the seats come in their order, then the lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core.agreements import settlement
from pbem.core.agreements.negotiation import ending, negotiated
from pbem.core.agreements.settlement import News
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.diplomacy.consent import at_the_deadline, hears, procedure
from pbem.rulesets.campaign.orders import Official, Order
from pbem.rulesets.campaign.state import State
from pbem.rulesets.campaign.treaty import Proposal, Treaty
from pbem.rulesets.campaign.view import View

Said = tuple[Overture[Order], ...]
Told = tuple[State, tuple[Event, ...]]


def told(view: View, overtures: Said) -> View:
    """Put what was said to a seat since the turn began into its view; what it said itself may be among it."""
    proposals = negotiated(view.proposals, overtures, procedure(view.turn, view.options))
    own = {alliance.number for alliance in view.alliances}
    asked = (each for each in ending(overtures) if view.seat == REFEREE or each[0] in own)
    heard = tuple(each for each in proposals if _reaches(each, view))
    return replace(view, proposals=heard, ending=(*view.ending, *asked))


def _reaches(proposal: Proposal, view: View) -> bool:
    return view.seat == REFEREE or (view.seat is not None and hears(proposal, view.seat, view.contacts))


def said_by_all(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> Said:
    """List what the living and the referee have written of diplomacy, in the order of completion."""
    speakers = (*(realm.seat for realm in state.realms if realm.alive), REFEREE)
    lines = [
        ((line.came, rank, line.line), Overture[Order](seat, line.order, line.came))
        for rank, seat in enumerate(speakers)
        for line in sheets.get(seat, Sheet[Order]()).lines
        if isinstance(line.order, Official)
    ]
    return tuple(overture for _, overture in sorted(lines, key=lambda line: line[0]))


def settle(state: State, said: Said) -> tuple[State, tuple[Proposal, ...], tuple[Event, ...]]:
    """Give the proposals agreed by the deadline in the order of completion; those that stay open stay in the state."""
    done = settlement.settle(state.proposals, said, at_the_deadline(state))
    void = (events.answer_void(by, order.number, order.answer) for by, order in done.void)
    return replace(state, proposals=done.open), done.agreed, (*map(_event, done.news), *void)


def _event(news: News[Treaty]) -> Event:
    """Tell a member what has become of a proposal; of one agreed it hears when it takes effect."""
    proposal = news.proposal
    match news.what:
        case "accept" | "withdraw":
            return events.proposal_answered(news.to, proposal.number, news.who, news.what)
        case "waits":
            return events.agreement_waits(news.to, proposal.number, proposal.others(news.to))
        case why:
            return over(news.to, proposal, why, news.who)


def over(member: Seat, proposal: Proposal, why: str, who: str = "") -> Event:
    """Tell a member that a proposal is over."""
    return events.proposal_over(member, (proposal.number, proposal.by), proposal.others(member), why, who)


def void(state: State, dead: Iterable[Seat]) -> Told:
    """Take the proposals off the table that somebody who is no more was a party to."""
    kept, news = settlement.dropped(state.proposals, dead, at_the_deadline(state))
    return replace(state, proposals=kept), tuple(map(_event, news))
