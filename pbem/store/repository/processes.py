"""The processes of the service, on all hosts, and when each was last well."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session, col, delete, select

from pbem.store.tables import Process

KEPT = timedelta(days=1)
"""How long a process that is not heard of any more is remembered."""


def seen(session: Session, process: Process) -> None:
    """Keep when a process was well, and forget those that have long gone."""
    session.exec(delete(Process).where(col(Process.seen_at) < process.seen_at - KEPT))
    session.merge(process)


def listing(session: Session) -> Sequence[Process]:
    """List the processes, the last heard of first."""
    return session.exec(select(Process).order_by(col(Process.seen_at).desc())).all()


def last_stepped(session: Session) -> Process | None:
    """Give the process that did the last step."""
    stepped = select(Process).where(col(Process.stepped_at).is_not(None))
    return session.exec(stepped.order_by(col(Process.stepped_at).desc()).limit(1)).first()


def last_seen(session: Session) -> datetime | None:
    """Give the instant any process was last well."""
    latest = next(iter(listing(session)), None)
    return latest.seen_at if latest else None
