"""Treaties in the report (P-16): what binds the reader, what lies on the table; and the mails of what others say."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.agreements.negotiation import named
from pbem.core.agreements.orders import AnswerOrder
from pbem.core.blocks import Block, Brief, Lines, Section
from pbem.core.events import Event
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Text, text
from pbem.rulesets.powers.events.treaties import terms
from pbem.rulesets.powers.orders import DenounceOrder, Order, ProposeOrder
from pbem.rulesets.powers.report.happened import said
from pbem.rulesets.powers.treaty import Pact, Proposal
from pbem.rulesets.powers.view import View

TOLD = ("concluded", "denounced", "treaty_ended", "answered", "proposal_over", "answer_void")


def treaties(view: View, events: tuple[Event, ...]) -> tuple[Block, ...]:
    """Say what was told of treaties, what binds the reader, and what lies on the table."""
    told, stand = said(events, *TOLD), (*map(_pact, view.pacts), *(_open(each, view.seat) for each in view.proposals))
    return tuple(Lines(lines) for lines in (told, stand) if lines)


def _pact(pact: Pact) -> Text:
    last = pact.last or 0
    denounced = int(bool(pact.denounced))
    agreed = terms(pact.clauses, 0 if denounced else last, pact.words)
    return text(
        "powers-pact",
        number=pact.number,
        members=pact.members,
        terms=agreed,
        denounced=denounced,
        who=pact.denounced or pact.members[0],
        last=last,
    )


def _open(proposal: Proposal, seat: Seat | None) -> Text:
    treaty = proposal.treaty
    missing = tuple(member for member in treaty.members if member not in proposal.accepted)
    return text(
        "powers-proposal",
        number=proposal.number,
        who=proposal.by,
        members=treaty.members,
        terms=terms(treaty.clauses, treaty.until, treaty.words),
        missing=missing,
        waiting=len(missing),
        mine=int(seat in missing),
    )


def announce(view: View, overture: Overture[Order], gone: bool) -> Brief | None:
    """P-16.3: write what a party is told at once of what another one has said; the referee reads it in his report."""
    if view.seat == REFEREE:
        return None
    match overture.order:
        case ProposeOrder() as order:
            return _proposed(view, order, overture.by, gone)
        case AnswerOrder() as order:
            return _answered(view, order, overture.by, gone)
        case DenounceOrder() as order:
            stand = tuple(_pact(pact) for pact in view.pacts if pact.number == order.number)
            return _mail("stays" if gone else "denounced", overture.by, order.number, stand)
        case _:
            return None


def _proposed(view: View, order: ProposeOrder, by: Seat, gone: bool) -> Brief | None:
    if gone:
        return _mail("gone", by, order.number, ())
    proposal = next((each for each in view.proposals if each.number == order.number), None)
    return None if proposal is None else _mail("proposed", by, order.number, _shown(proposal, view.seat))


def _answered(view: View, order: AnswerOrder, by: Seat, gone: bool) -> Brief | None:
    """Tell what a party has answered; who takes an answer back has not answered."""
    proposal = next((each for each in view.proposals if named(order, each)), None)
    if proposal is None:
        return _mail("gone", by, order.number, ()) if order.answer == "withdraw" and not gone else None
    if gone and order.answer == "withdraw" and by == proposal.by:
        return _mail("proposed", by, order.number, _shown(proposal, view.seat))
    what = "back" if gone or order.answer == "withdraw" else order.answer
    return _mail(what, by, order.number, (_open(proposal, view.seat),))


def _shown(proposal: Proposal, seat: Seat | None) -> Iterator[Text]:
    yield _open(proposal, seat)
    yield text("powers-overture-how", number=proposal.number)


def _mail(what: str, by: Seat, number: int, more: tuple[Text, ...] | Iterator[Text]) -> Brief:
    lead = text(f"powers-overture-{what}", who=by, number=number)
    facts: dict[str, object] = {"overture": what, "by": by, "number": number}
    return Brief((lead,), (Section(None, (Lines((lead, *more), bullet=False),)),), facts)
