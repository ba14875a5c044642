"""The log: who did what, when. It only grows."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import Session, col, select

from pbem.store.tables import Event


def append(session: Session, entry: Event) -> None:
    """Write a line."""
    session.add(entry)


def of_campaign(session: Session, campaign: str, limit: int = 100) -> Sequence[Event]:
    """List the latest lines of a campaign, the newest first."""
    found = select(Event).where(Event.campaign == campaign)
    return session.exec(found.order_by(col(Event.id).desc()).limit(limit)).all()


def of_kind(session: Session, campaign: str, kind: str, limit: int) -> Sequence[Event]:
    """List the latest lines of one kind, the newest first."""
    found = select(Event).where(Event.campaign == campaign, Event.kind == kind)
    return session.exec(found.order_by(col(Event.id).desc()).limit(limit)).all()


def of_kinds(session: Session, campaign: str, *kinds: str) -> Sequence[Event]:
    """List all lines of these kinds, the earliest first."""
    found = select(Event).where(Event.campaign == campaign, col(Event.kind).in_(kinds))
    return sorted(session.exec(found).all(), key=lambda row: row.id)


def latest(session: Session, limit: int = 100) -> Sequence[Event]:
    """List the latest lines of all, the newest first."""
    return session.exec(select(Event).order_by(col(Event.id).desc()).limit(limit)).all()
