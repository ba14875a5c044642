"""The line of strangers' letters that wait until strangers are answered again.

It is fair without looking at all of it: a letter gets its place once, when it comes. First come the first letters of
all senders, then their second ones; among those of one round, first one of each domain, then the second ones.
"""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session, col, delete, func, select

from pbem.store.tables import Deferral, Inbox


def add(session: Session, letter: Inbox, now: datetime) -> None:
    """Put a letter into the line."""
    domain = letter.sender.rpartition("@")[2]
    round_ = _next(session, select(func.max(Deferral.round)).where(Deferral.sender == letter.sender))
    beside = select(func.max(Deferral.place)).where(Deferral.domain == domain, Deferral.round == round_)
    place = _next(session, beside)
    session.add(Deferral(inbox=letter.id, sender=letter.sender, domain=domain, round=round_, place=place, at=now))
    session.flush()


def first(session: Session) -> Deferral | None:
    """Take the letter whose turn it is; other workers pass it by."""
    found = select(Deferral).order_by(col(Deferral.round), col(Deferral.place), col(Deferral.inbox))
    return session.exec(found.limit(1).with_for_update(skip_locked=True)).first()


def overdue(session: Session, before: datetime) -> Deferral | None:
    """Take the letter that has waited longest, if that is since before an instant."""
    found = select(Deferral).where(col(Deferral.at) < before).order_by(col(Deferral.at))
    return session.exec(found.limit(1).with_for_update(skip_locked=True)).first()


def leave(session: Session, letter: int) -> None:
    """Take a letter out of the line."""
    session.exec(delete(Deferral).where(col(Deferral.inbox) == letter))


def any_waiting(session: Session) -> bool:
    """Tell whether a letter waits."""
    return session.exec(select(Deferral.inbox).limit(1)).first() is not None


def count(session: Session) -> int:
    """Count the letters that wait."""
    return session.exec(select(func.count()).select_from(Deferral)).one()


def _next(session: Session, highest: object) -> int:
    """Give the number after the highest one; the first is 0."""
    found = session.exec(highest).one()  # type: ignore[call-overload]
    return 0 if found is None else found + 1
