"""The work there is: letters to route, letters to answer, turns to resolve. One transaction a step.

Each step catches what is our own fault at its edge: one letter is set aside, or one campaign is held, the referee
is told, and everything else goes on.
"""

from __future__ import annotations

import logging
from datetime import datetime

from sqlmodel import Session

from pbem.core.texts import text
from pbem.mail.letter import read
from pbem.service import digest, due, routing, serving
from pbem.service.due import AWAY
from pbem.service.house import House
from pbem.service.joining import waiting as waiting_line
from pbem.service.posting import notice, to_referee
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, inbox
from pbem.store.tables import Campaign, Inbox, Timer

log = logging.getLogger("pbem.work")


def do_all(house: House) -> int:
    """Do everything that can be done now; tell how many steps it was."""
    done = 0
    while (steps := _round(house)) > 0:
        done += steps
    return done


def _round(house: House) -> int:
    """Route what came, answer it, then do what is due."""
    routed = 0
    while _route_one(house):
        routed += 1
    with reading(house.engine) as session:
        waiting = tuple(inbox.campaigns_with_new(session))
    answered = sum(answer_all(house, key) for key in waiting)
    ready, unread = due.now(house)
    fired = sum(_fired(house, timer) for timer in ready)
    braked = sum(due.brake(house, timer) for timer in unread)
    return routed + answered + fired + braked + digest.send_due(house)


def _fired(house: House, timer: Timer) -> bool:
    """Do what is due, once everything received in time has been answered."""
    answer_all(house, timer.campaign, timer.due_utc)
    return due.fire(house, timer)


def _route_one(house: House) -> bool:
    """Look at one new letter."""
    row_id: int | None = None
    try:
        with writing(house.engine) as session:
            row = inbox.oldest_unrouted(session)
            if row is not None:
                row_id = row.id
                routing.route(house, session, row, read(row.raw))
                log.info("%s: letter %s of %s: %s", row.campaign or "-", row.id, row.sender, row.note or "a player's")
    except AWAY:
        raise
    except Exception as fault:
        if row_id is None:
            raise
        _set_aside(house, row_id, fault)
    return row_id is not None


def answer_all(house: House, key: str, until: datetime | None = None) -> int:
    """Answer the letters of a campaign (received by `until`) in the order they came; tell how many."""
    done = 0
    while _answer_one(house, key, until):
        done += 1
    return done


def _answer_one(house: House, key: str, until: datetime | None) -> bool:
    """Answer the oldest letter of a campaign; another worker may have the campaign just now."""
    row_id: int | None = None
    try:
        with writing(house.engine) as session:
            campaign = campaigns.claim(session, key)
            row = _next_of(session, campaign, until) if campaign else None
            if campaign and row:
                row_id = row.id
                serving.serve(house, session, campaign, row, read(row.raw))
                log.info("%s %s: letter %s: %s (%s)", key, row.seat, row.id, row.state, row.note)
    except AWAY:
        raise
    except Exception as fault:
        if row_id is None:
            raise
        _set_aside(house, row_id, fault)
    return row_id is not None


def _next_of(session: Session, campaign: Campaign, until: datetime | None) -> Inbox | None:
    """Give the letter to answer: none of a held campaign, and none that would overtake one another host is routing."""
    row = None if campaign.state == "held" else inbox.oldest_new(session, campaign.key, until)
    return None if row is None or inbox.any_unrouted(session, row.received_at) else row


def _set_aside(house: House, row_id: int, fault: Exception) -> None:
    """Settle a letter a fault of ours kept from being answered; its bytes stay."""
    with writing(house.engine) as session:
        row = session.get(Inbox, row_id)
        assert row is not None
        log.error("%s: letter %s could not be answered", row.campaign or "-", row_id, exc_info=fault)
        campaign = campaigns.get(session, row.campaign) if row.campaign else None
        said = f"{type(fault).__name__}: {fault}"
        inbox.settle(session, row, "rejected", f"fault: {said}")
        body = text("notice-letter-defect-body", mail=row.id, address=row.sender, fault=said)
        to_referee(house, session, campaign, notice(house, house.settings.language, text("notice-letter-defect"), body))
