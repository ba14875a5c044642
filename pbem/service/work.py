"""The work there is: letters to route, letters to answer, turns to resolve. One transaction a step.

Each step catches what is our own fault at its edge: one letter is set aside, or one campaign is held, the referee
is told, and everything else goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlmodel import Session

from pbem.core.texts import text
from pbem.mail.letter import read
from pbem.service import adjudication, routing, serving
from pbem.service.house import House
from pbem.service.posting import notice, to_referee
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, inbox, timers
from pbem.store.tables import Campaign, Inbox, Timer

log = logging.getLogger("pbem.work")

AWAY = (OperationalError, InterfaceError)
"""The database is away or busy: nobody's fault here, the step is taken again later."""


PATIENCE = timedelta(minutes=15)
"""How long a turn that is due waits for a mailbox that cannot be read: what came in time must count."""
Unread = Mapping[str, datetime]
"""The mailboxes that cannot be read, each with the instant since when."""
_ALL_READ: Unread = MappingProxyType({})


def do_all(house: House, unread: Unread = _ALL_READ) -> int:
    """Do everything that can be done now; tell how many steps it was."""
    done = 0
    while (steps := _round(house, unread)) > 0:
        done += steps
    return done


def settled(house: House) -> datetime:
    """Give the latest deadline whose turn may run now: mail on its way gets a few seconds to arrive."""
    return house.now - timedelta(seconds=house.settings.settle_seconds)


def _round(house: House, unread: Unread) -> int:
    """Route what came, answer it, then resolve what is due."""
    routed = 0
    while _route_one(house):
        routed += 1
    with reading(house.engine) as session:
        waiting = tuple(inbox.campaigns_with_new(session))
        due = [timer for timer in timers.due(session, settled(house)) if _may_run(house, session, timer, unread)]
    answered = sum(answer_all(house, key) for key in waiting)
    return routed + answered + sum(resolve_due(house, timer) for timer in due)


def _may_run(house: House, session: Session, timer: Timer, unread: Unread) -> bool:
    """Tell whether the mail that came before a deadline is here, or has been waited for long enough."""
    campaign = campaigns.get(session, timer.campaign)
    since = unread.get(house.mailbox(campaign.mailbox if campaign else "").name)
    return since is None or max(since, timer.due_utc) <= house.now - PATIENCE


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


def resolve_due(house: House, timer: Timer) -> bool:
    """Resolve the turn a timer stands for, once everything received in time has been answered."""
    answer_all(house, timer.campaign, timer.due_utc)
    try:
        with writing(house.engine) as session:
            return _resolved(house, session, timer)
    except AWAY:
        raise
    except Exception as fault:  # noqa: BLE001 - the edge of one campaign; `hold` logs it
        hold(house, timer.campaign, fault)
        return True


def _resolved(house: House, session: Session, timer: Timer) -> bool:
    """Resolve under the lock of the campaign; another worker, or a letter in between, puts it off."""
    campaign = campaigns.claim(session, timer.campaign)
    if campaign is None or campaign.state != "running":
        return False
    if inbox.any_unrouted(session, timer.due_utc) or inbox.oldest_new(session, campaign.key, timer.due_utc):
        return False
    if not timers.fire(session, timer) or not _present(campaign, timer):
        return False
    adjudication.resolve(house, session, campaign)
    log.info("%s: turn row %s resolved", campaign.key, campaign.head_turn)
    return True


def _present(campaign: Campaign, timer: Timer) -> bool:
    """Tell whether a timer is for the present question: the head must be where the timer expects it."""
    return (timer.branch, timer.turn) == (campaign.head_branch, campaign.head_turn + 1)


def hold(house: House, key: str, fault: Exception) -> None:
    """Stop one campaign for a fault of ours, and tell the referee."""
    log.exception("%s is held", key)
    said = f"{type(fault).__name__}: {fault}"
    with writing(house.engine) as session:
        campaign = campaigns.claim(session, key, wait=True)
        assert campaign is not None
        campaigns.set_state(session, campaign, "held", said)
        body = text("notice-defect-body", campaign=key, fault=said)
        to_referee(house, session, campaign, notice(house, house.settings.language, text("notice-defect"), body))
