"""The work there is: letters to route, letters to answer, turns to resolve. One transaction a step,
but a letter that waits for no other one is routed and answered in the same.

Each step catches what is our own fault at its edge: one letter is set aside, or one campaign is held, the referee
is told, and everything else goes on.
"""

from __future__ import annotations

import logging
from datetime import datetime

from sqlmodel import Session

from pbem.core.seats import REFEREE
from pbem.core.texts import text
from pbem.mail.reading.letter import Letter, read
from pbem.service.house import House
from pbem.service.identity import identify, unanswered
from pbem.service.joining import waiting as waiting_line
from pbem.service.letters import routing, serving, strangers
from pbem.service.post import digest
from pbem.service.post.posting import notice, to_referee
from pbem.service.referee import letters as referee
from pbem.service.timing import due
from pbem.store.engine import AWAY, is_sqlite, reading, writing
from pbem.store.repository import campaigns, deferrals, inbox
from pbem.store.tables import Campaign, Inbox, Timer

log = logging.getLogger("pbem.work")


def do_all(house: House) -> int:
    """Do everything that can be done now; tell how many steps it was."""
    done = 0
    while (steps := _round(house)) > 0:
        done += steps
    return done


def _round(house: House) -> int:
    """Take what came; when nothing is left, answer what was put off, do what is due, then see to some strangers."""
    if taken := take_all(house):
        return taken
    with reading(house.engine) as session:
        waiting = tuple(inbox.campaigns_with_new(session))
    answered = sum(answer_all(house, key) for key in waiting)
    ready, unread = due.now(house)
    fired = sum(_fired(house, timer) for timer in ready)
    braked = sum(due.brake(house, timer) for timer in unread)
    late = unanswered.expire_all(house)
    seen_to = digest.send_due(house) + waiting_line.offer_all(house) + see_to_strangers(house)
    return answered + fired + braked + late + seen_to


def take_all(house: House) -> int:
    """Route the letters that are waiting now and show whose they are; tell how many."""
    with reading(house.engine) as session:
        waiting = inbox.unrouted(session)
    return sum(_take_one(house) for _ in range(waiting))


def see_to_strangers(house: House) -> int:
    """Route some letters of which the header does not show whose they are, then some that were put off."""
    with reading(house.engine) as session:
        waiting = inbox.unrouted(session, known=False)
    done = sum(_take_one(house) for _ in range(min(waiting, strangers.AT_ONCE)))
    while done < strangers.AT_ONCE and strangers.is_room(house) and _take_up_one(house):
        done += 1
    return done + strangers.tend(house)


def _take_one(house: House) -> bool:
    """Route a letter and answer it in the same transaction; after a fault each gets one of its own, to tell them apart.

    So a letter costs one commit, and is read once.
    """
    try:
        with writing(house.engine) as session:
            row = inbox.oldest_unrouted(session)
            if row is not None:
                _take(house, session, row)
            return row is not None
    except AWAY:
        raise
    except Exception as fault:  # noqa: BLE001 - the edge of one letter: it is looked at once more, which tells
        log.warning("a letter could not be answered at once: %s", type(fault).__name__)
        return _route_one(house)


def _take(house: House, session: Session, row: Inbox) -> None:
    """Route a letter; answer it unless another one of its campaign, or another worker, comes first."""
    letter = read(row.raw)
    _route(house, session, row, letter)
    campaign = campaigns.claim(session, row.campaign) if row.state == "new" and row.campaign else None
    if campaign is None or not _is_next(session, campaign, row):
        return
    if not is_sqlite(house.engine):
        session.expire_all()  # another host may have changed what was read before the claim
    _answer(house, session, campaign, row, letter)


def _is_next(session: Session, campaign: Campaign, row: Inbox) -> bool:
    """Tell whether a letter is to be answered now: of a held campaign only the referee's, who passes all others."""
    if campaign.state == "held":
        return row.seat == REFEREE
    return inbox.is_next(session, row, strangers=identify.code_is_enough(campaign))


def _route(house: House, session: Session, row: Inbox, letter: Letter, deferred: bool = False) -> None:
    """Find out whose a letter is."""
    routing.route(house, session, row, letter, deferred)
    log.info("%s: letter %s of %s: %s", row.campaign or "-", row.id, row.sender, row.note or "a player's")


def _answer(house: House, session: Session, campaign: Campaign, row: Inbox, letter: Letter) -> None:
    """Do what a letter asks for."""
    serve = referee.serve if row.seat == REFEREE else serving.serve
    serve(house, session, campaign, row, letter)
    log.info("%s %s: letter %s: %s (%s)", campaign.key, row.seat, row.id, row.state, row.note)


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
                _route(house, session, row, read(row.raw))
    except AWAY:
        raise
    except Exception as fault:
        if row_id is None:
            raise
        _set_aside(house, row_id, fault)
    return row_id is not None


def _take_up_one(house: House) -> bool:
    """Look at the letter whose turn it is in the line of strangers."""
    row_id: int | None = None
    try:
        with writing(house.engine) as session:
            row = strangers.next_in_line(house, session)
            if row is not None:
                row_id = row.id
                _route(house, session, row, read(row.raw), deferred=True)
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
                _answer(house, session, campaign, row, read(row.raw))
    except AWAY:
        raise
    except Exception as fault:
        if row_id is None:
            raise
        _set_aside(house, row_id, fault)
    return row_id is not None


def _next_of(session: Session, campaign: Campaign, until: datetime | None) -> Inbox | None:
    """Give the letter to answer, none that would overtake one being routed; of a held campaign only the referee's."""
    if campaign.state == "held":
        return inbox.oldest_of(session, campaign.key, REFEREE)
    row = inbox.oldest_new(session, campaign.key, until)
    if row is None:
        return None
    overtakes = inbox.any_unrouted(session, row.received_at, strangers=identify.code_is_enough(campaign))
    return None if overtakes else row


def _set_aside(house: House, row_id: int, fault: Exception) -> None:
    """Settle a letter a fault of ours kept from being answered; its bytes stay."""
    with writing(house.engine) as session:
        row = session.get(Inbox, row_id)
        assert row is not None
        log.error("%s: letter %s could not be answered", row.campaign or "-", row_id, exc_info=fault)
        campaign = campaigns.get(session, row.campaign) if row.campaign else None
        said = f"{type(fault).__name__}: {fault}"
        inbox.settle(session, row, "rejected", f"fault: {said}")
        deferrals.leave(session, row_id)
        body = text("notice-letter-defect-body", mail=row.id, address=row.sender, fault=said)
        to_referee(house, session, campaign, notice(house, house.settings.language, text("notice-letter-defect"), body))
