"""How much waits, and since when: what a host wants to know of the whole house.

Each question looks at what is open, or at the last day, so it costs the same in the tenth year.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlmodel import Session, col, func, select

from pbem.store.repository import timers
from pbem.store.tables import Campaign, Inbox, Judgement, Outbox

_DAY = timedelta(days=1)


@dataclass(frozen=True)
class Pile:
    """How many of something wait, and since when the oldest does; `since` is None when there is none."""

    count: int
    since: datetime | None


def letters(session: Session) -> Pile:
    """Count the letters that are not answered yet."""
    found = select(func.count(), func.min(col(Inbox.received_at))).where(Inbox.state == "new")
    return Pile(*session.exec(found).one())


def rejected(session: Session, now: datetime) -> int:
    """Count the letters of the last day that were put aside or not believed."""
    found = select(func.count()).where(Inbox.state == "rejected", col(Inbox.received_at) > now - _DAY)
    return session.exec(found).one()


def asked(session: Session) -> int:
    """Count the letters that wait until somebody has confirmed them."""
    return session.exec(select(func.count()).where(Inbox.state == "asked")).one()


def mails(session: Session) -> Pile:
    """Count the mails that are not sent yet."""
    found = select(func.count(), func.min(col(Outbox.created_at)))
    return Pile(*session.exec(found.where(col(Outbox.state).in_(("queued", "sending", "unknown")))).one())


def held_mails(session: Session) -> int:
    """Count the mails that the referee must release."""
    return session.exec(select(func.count()).where(Outbox.state == "held")).one()


def leases(session: Session) -> Pile:
    """Count the mails that a process is sending just now; `since` is when the oldest lease ends."""
    found = select(func.count(), func.min(col(Outbox.not_before))).where(Outbox.state == "sending")
    return Pile(*session.exec(found).one())


def overdue(session: Session, now: datetime) -> datetime | None:
    """Give the instant the most overdue timer was due; None when none is."""
    due = timers.nearest(session)
    return due if due is not None and due < now else None


def held_lines(session: Session) -> int:
    """Count the lines that wait for the referee's judgement in campaigns that go on."""
    found = select(func.count()).select_from(Campaign).join(Judgement, col(Judgement.campaign) == Campaign.key)
    return session.exec(found.where(Campaign.state == "running", Judgement.state == "held")).one()
