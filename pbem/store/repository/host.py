"""What belongs to the installation and to no campaign."""

from __future__ import annotations

import secrets
from datetime import datetime

from sqlmodel import Session

from pbem.store.tables import Host


def secret(session: Session, now: datetime) -> bytes:
    """Give the host's secret; the first call, in a writing transaction, makes it."""
    return _row(session, now).secret


def copied(session: Session, at: datetime) -> None:
    """Keep when the database was copied."""
    _row(session, at).copied_at = at


def last_copy(session: Session) -> tuple[datetime | None, datetime | None]:
    """Give when the last copy was made, and since when there is anything to copy."""
    host = session.get(Host, 1)
    return (host.copied_at, host.created_at) if host else (None, None)


def _row(session: Session, now: datetime) -> Host:
    """Give the host's row; the first call makes it."""
    host = session.get(Host, 1)
    if host is None:
        host = Host(id=1, secret=secrets.token_bytes(32), created_at=now)
        session.add(host)
        session.flush()
    return host
