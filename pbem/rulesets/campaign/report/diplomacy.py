"""Diplomacy in the report (5.1): whom one knows, what holds between allies, what is proposed, the common protocol."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace

from pbem.core.blocks import Block, Cell, Lines
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sections import table
from pbem.core.texts import Text, text
from pbem.rulesets.campaign.diplomacy.consent import missing
from pbem.rulesets.campaign.report.news import told, untold
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import Proposal
from pbem.rulesets.campaign.view import View
from pbem.rulesets.campaign.words.treaty_text import data, kind, others, pact, terms

LOG = (
    "contact",
    "alliance_made",
    "alliance_left",
    "alliance_ended",
    "alliance_ending",
    "end_asked",
    "ex_allies",
    "received",
    "given",
    "gift_failed",
    "agreement_waits",
    "proposal_over",
    "proposal_answered",
    "answer_void",
    "union_made",
    "union_refused",
)
"""The kinds told in this section when they do not stand among the news."""


def diplomacy(view: View, events: tuple[Event, ...]) -> tuple[Block, ...]:
    """Write whom the seat has contact with, its alliances with their terms, and the open proposals."""
    rows = ((Cell(text("campaign-whose", who=who), "strong"), Cell(_relation(view, who))) for who in view.contacts)
    met, log = table("campaign-col", ("whose", "notes"), rows), untold(events, LOG)
    return (
        replace(met, empty=text("campaign-contacts-none")),
        *([Lines((text("campaign-union-stands"),), bullet=False)] if view.union else []),
        *(block for alliance in view.alliances for block in _pact(view, alliance)),
        *(block for proposal in view.proposals for block in _open(view, proposal)),
        *([Lines(tuple(map(told, log)))] if log else []),
    )


def common(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """C-8.12: say what the common protocol of the Union tells."""
    return tuple(told(event) for event in events if event.kind.startswith("common_"))


def _relation(view: View, who: Seat) -> Text:
    allied = any(who in alliance.members and alliance.first <= view.turn for alliance in view.alliances)
    return text("campaign-relation-ally" if allied else "campaign-relation-contact")


def _pact(view: View, alliance: Alliance) -> Iterator[Block]:
    facts = {"number": alliance.number, "last": alliance.last or 0}
    with_ = others(alliance.members, view)
    if alliance.first > view.turn:
        lead = text("campaign-pact-later", others=with_, first=alliance.first, **facts)
    else:
        left = -1 if alliance.last is None else alliance.last - view.turn + 1
        lead = text("campaign-pact", others=with_, left=left, **facts)
    yield Lines((lead,), bullet=False)
    yield Lines(pact(alliance))
    asked = tuple(seat for number, seat in view.ending if number == alliance.number)
    if asked:
        yield Lines((text("campaign-pact-ending", who=asked, number=alliance.number),), bullet=False)


def _open(view: View, proposal: Proposal) -> Iterator[Block]:
    members, facts = proposal.treaty.members, {"number": proposal.number, "until": proposal.until}
    if proposal.by == view.seat:
        lead = text("campaign-open-yours", others=others(members, view), **facts)
    else:
        what = kind(proposal.treaty)
        lead = text("campaign-open-theirs", by=proposal.by, what=what, members=members, **facts)
    yield Lines((lead,), bullet=False)
    agreed = tuple(seat for seat in proposal.accepted if seat != proposal.by)
    left = missing(proposal, view.options)
    said = [text("campaign-plan-accepted", who=agreed)] if agreed else []
    said += [text("campaign-plan-missing", who=left)] if left and agreed else []
    yield Lines((*terms(proposal.treaty, view.turn), *said))


def facts(view: View) -> dict[str, object]:
    """Write treaties for client programs."""
    return {
        "alliances": [_fact(view, alliance) for alliance in view.alliances],
        "proposals": [data(proposal) for proposal in view.proposals],
        "union": view.union,
    }


def _fact(view: View, alliance: Alliance) -> dict[str, object]:
    lists = {"members": list(alliance.members), "words": list(alliance.words)}
    return {**asdict(alliance), **lists, "ending": [seat for number, seat in view.ending if number == alliance.number]}
