"""Mail that did not arrive: the address is marked, a second one is tried, the referee is told while there is time.

A mail comes back in a bounce, or the server refuses it at once; both end here. A bounce counts only when it names a
Message-ID of ours, which nobody can make up and which only the reader of that mail has seen; so nobody can silence
another player with forged bounces. A marked address is still written to when there is no other, and the mark goes
with the next letter that is proven to come from there.
"""

from __future__ import annotations

import re
from dataclasses import replace

from sqlmodel import Session

from pbem.core.texts import Text, text
from pbem.mail.bounces import Returned
from pbem.reports import dates
from pbem.reports.briefing import Notice, Report
from pbem.reports.compose import compose
from pbem.service.calendar import deadlines
from pbem.service.desk.arrival import Arrival
from pbem.service.desk.authentication import Player
from pbem.service.house.case import Case
from pbem.service.house.house import House
from pbem.service.post import addresses, briefing_text
from pbem.service.post.posting import REFEREE, notice, to_referee
from pbem.service.post.rendering import briefing, catalogue
from pbem.store.repository import campaigns, deliveries, outbox, partners, people, seats
from pbem.store.tables import Campaign, Outbox

_NOBODY_THERE = frozenset({550, 551, 553, 556})
_STATUS = re.compile(r"\b5\.(\d{1,3})\.\d{1,3}\b")


def came_back(house: House, session: Session, returned: Returned) -> str:
    """Take note of a bounce; say what it was."""
    mail = deliveries.find(session, returned.message_ids)
    if mail is None:
        return "a bounce of nothing we sent"
    said = returned.words or "it came back without a reason"
    if not returned.final:
        deliveries.delayed(session, mail, f"delayed: {said}")
        return f"mail {mail.id} is delayed"
    if deliveries.came_back(session, mail, said):
        _lost(house, session, mail, said, of_address=True)
    return f"mail {mail.id} came back"


def refused(house: House, session: Session, mail: Outbox, code: int, said: str) -> None:
    """Take note of a mail the server refused for good; not every refusal is about the address."""
    status = _STATUS.search(said)
    of_address = status[1] in ("1", "2") if status else code in _NOBODY_THERE or not code
    _lost(house, session, mail, f"{code} {said}", of_address=of_address)


def _lost(house: House, session: Session, mail: Outbox, said: str, *, of_address: bool) -> None:
    """Mark the address, send the mail to another one of the same reader, tell the referee."""
    newly = of_address and deliveries.mark(session, mail.address, house.now, said)
    campaign = campaigns.claim(session, mail.campaign, wait=True) if mail.campaign else None
    if mail.recipient == REFEREE or campaign is None:
        return
    second = _second(session, mail) if of_address else ""
    if second:
        again(Case(house, session, campaign), mail, second)
    if newly or not of_address or mail.kind == "report":
        to_referee(Case(house, session, campaign), _told(Case(house, session, campaign), mail, said, second))


def again(case: Case, mail: Outbox, address: str) -> Outbox:
    """Queue a mail once more, to an address; a report of the present turn names the deadline there is now."""
    campaign = case.campaign
    copy = _copy(case, mail, address)
    said = briefing(mail)
    if isinstance(said, Report) and (mail.branch, mail.turn) == (campaign.head_branch, campaign.head_turn):
        copy.briefing = briefing_text.written(_of_today(case, mail, said))
    domain = case.house.mailbox(campaign.mailbox).address.rpartition("@")[2]
    return outbox.queue(case.session, copy, campaign.identity_secret, domain)


def _copy(case: Case, mail: Outbox, address: str) -> Outbox:
    """Make a mail that says the same, to be queued under a Message-ID of its own."""
    fresh = {"id": None, "raw": None, "state": "queued", "attempts": 0, "sent_at": None, "verdict": "", "holder": ""}
    copy = Outbox(**{**mail.model_dump(), **fresh, "address": address})
    copy.created_at = copy.not_before = case.house.now
    copy.revision = outbox.next_revision(
        case.session, (case.campaign.key, mail.branch, mail.turn), mail.recipient, mail.kind
    )
    return copy


def undelivered(session: Session, campaign: Campaign) -> tuple[str, ...]:
    """List the seats whose report of the present turn reached none of their addresses."""
    lost: dict[str, bool] = {}
    for mail in deliveries.reports(session, campaign):
        if mail.seat is not None:
            lost[mail.seat] = lost.get(mail.seat, True) and deliveries.is_lost(mail)
    return tuple(sorted(seat for seat, none_arrived in lost.items() if none_arrived))


def wrote(arrival: Arrival) -> bool:
    """Trust an address again from which a letter came that is proven to be its owner's; the letter goes on."""
    if isinstance(arrival.caller, Player):
        deliveries.works(arrival.session, arrival.letter.sender)
    return False


def _of_today(case: Case, mail: Outbox, said: Report) -> Report:
    """Put the present deadline and the present reply address on a report."""
    session, campaign = case.session, case.campaign
    seat = seats.get(session, campaign.key, mail.seat or "")
    assert seat is not None
    fresh = addresses.notice_heading(case.house, campaign, seat, said.heading.player)
    due = deadlines.present(session, campaign)
    head = replace(said.heading, deadline=due, now=case.house.now, token=fresh.token, reply_to=fresh.reply_to)
    sequence = said.sequence + 1 if due != said.heading.deadline else said.sequence
    return replace(said, heading=head, sequence=sequence, later=deadlines.upcoming(session, campaign, due))


def _second(session: Session, mail: Outbox) -> str:
    """Give another address of the reader of a mail at which nothing has come back; whoever lost the seat gets none."""
    owner = people.by_address(session, mail.address)
    seat = seats.get(session, mail.campaign or "", mail.seat or "")
    if owner is None or seat is None or not partners.shares(session, seat, owner):
        return ""
    others = people.addresses(session, owner.id or 0)
    return next((row.address for row in others if not row.bounced and row.address != mail.address), "")


def _told(case: Case, mail: Outbox, said: str, second: str) -> Notice:
    """Tell the referee which mail did not arrive and what happens now, without showing what it says."""
    house = case.house
    shown = briefing(mail)
    subject = compose(shown, catalogue(house, shown, mail)).subject
    seat, key = mail.seat or "-", case.campaign.key
    title = "delivery-report-lost" if mail.kind == "report" else "delivery-mail-lost"
    body = text("delivery-lost-body", verdict=said, subject=subject, address=mail.address, seat=seat, campaign=key)
    subject_line = text(title, seat=seat, campaign=key)
    return notice(house, house.settings.language, subject_line, body, *_next(case, mail, second))


def _next(case: Case, mail: Outbox, second: str) -> tuple[Text, ...]:
    """Say what is done about it, or what the referee can do."""
    campaign = case.campaign
    if second:
        return (text("delivery-second", second=second),)
    remedy = text("delivery-remedy", seat=mail.seat or "-", campaign=campaign.key)
    due = deadlines.present(case.session, campaign)
    if mail.kind != "report" or due is None:
        return (text("delivery-no-second"), remedy)
    when = dates.long(due, campaign.timezone, case.house.catalogue(case.house.settings.language))
    return (text("delivery-no-second"), text("delivery-before-deadline", deadline=when), remedy)
