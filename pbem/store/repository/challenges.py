"""Questions that wait for a confirming reply.

A code is kept as its hash only: whoever reads the table can answer none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, func, select

from pbem.store.tables import Challenge, ChallengeState


def hashed(code: str) -> str:
    """Give what a code is kept as; its case does not matter."""
    return hashlib.sha256(code.lower().encode("utf-8", "replace")).hexdigest()


def add(session: Session, challenge: Challenge) -> Challenge:
    """Keep a question."""
    session.add(challenge)
    session.flush()
    return challenge


def claim(session: Session, code: str) -> Challenge | None:
    """Lock the question a code is for, until the transaction ends."""
    found = select(Challenge).where(Challenge.code == hashed(code)).with_for_update(key_share=True)
    return session.exec(found.execution_options(populate_existing=True)).first()


def find(session: Session, code: str) -> Challenge | None:
    """Give the question a code is for, to look at."""
    return session.exec(select(Challenge).where(Challenge.code == hashed(code))).first()


def is_open(session: Session, code: str) -> bool:
    """Tell whether a question of this code waits to be answered."""
    found = find(session, code)
    return found is not None and found.state == "waiting"


def asked_since(session: Session, kind: str, address: str, campaign: str | None, since: datetime) -> bool:
    """Tell whether this question was asked after an instant, and is still open."""
    found = select(Challenge.code).where(Challenge.address == address, Challenge.kind == kind)
    found = found.where(Challenge.campaign == campaign, Challenge.state == "waiting", col(Challenge.created_at) > since)
    return session.exec(found.limit(1)).first() is not None


def refused_since(session: Session, kind: str, address: str, campaign: str | None, since: datetime) -> bool:
    """Tell whether such a question, asked after an instant, was answered with no."""
    found = select(Challenge.code).where(Challenge.address == address, Challenge.kind == kind)
    found = found.where(Challenge.campaign == campaign, Challenge.state == "refused", col(Challenge.created_at) > since)
    return session.exec(found.limit(1)).first() is not None


def waiting(session: Session, kind: str, campaign: str) -> Sequence[Challenge]:
    """List the questions of a kind that are open in a campaign, the earliest first."""
    found = select(Challenge).where(Challenge.kind == kind, Challenge.campaign == campaign)
    return session.exec(found.where(Challenge.state == "waiting").order_by(col(Challenge.created_at))).all()


def of_seat(session: Session, kind: str, campaign: str, seat: str, state: ChallengeState) -> Sequence[Challenge]:
    """List the questions of a kind about a seat in a state."""
    found = select(Challenge).where(Challenge.kind == kind, Challenge.campaign == campaign, Challenge.seat == seat)
    return session.exec(found.where(Challenge.state == state)).all()


def count_of_seat(session: Session, kind: str, campaign: str, seat: str, since: datetime) -> int:
    """Count the questions of a kind asked for a seat after an instant, whatever became of them."""
    found = select(func.count()).where(Challenge.kind == kind, Challenge.campaign == campaign, Challenge.seat == seat)
    return session.exec(found.where(col(Challenge.created_at) > since)).one()


def settle(session: Session, challenge: Challenge, state: ChallengeState) -> None:
    """Say what became of a question."""
    challenge.state = state
    session.add(challenge)


def any_overdue(session: Session, kind: str, now: datetime) -> bool:
    """Tell whether a question of a kind was not answered in time."""
    found = select(Challenge.code).where(Challenge.state == "waiting", col(Challenge.expires_at) <= now)
    found = found.where(Challenge.kind == kind)
    return session.exec(found.limit(1)).first() is not None


def overdue(session: Session, kind: str, now: datetime, limit: int = 100) -> Sequence[Challenge]:
    """List the questions of a kind nobody answered in time; other workers pass them by."""
    found = select(Challenge).where(Challenge.state == "waiting", col(Challenge.expires_at) <= now)
    found = found.where(Challenge.kind == kind).order_by(col(Challenge.expires_at)).limit(limit)
    return session.exec(found.with_for_update(skip_locked=True)).all()
