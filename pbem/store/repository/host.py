"""What belongs to the installation and to no campaign."""

from __future__ import annotations

import secrets
from datetime import datetime

from sqlmodel import Session

from pbem.store.tables import Host


def secret(session: Session, now: datetime) -> bytes:
    """Give the host's secret; the first call, in a writing transaction, makes it."""
    return row(session, now).secret


def row(session: Session, now: datetime) -> Host:
    """Give the host's row; the first call, in a writing transaction, makes it."""
    host = session.get(Host, 1)
    if host is None:
        host = Host(id=1, secret=secrets.token_bytes(32), created_at=now)
        session.add(host)
        session.flush()
    return host


def flood(session: Session) -> datetime | None:
    """Tell since when strangers write more than is answered."""
    host = session.get(Host, 1)
    return host.flood_at if host else None


def set_flood(session: Session, now: datetime, since: datetime | None) -> None:
    """Note that strangers write too much, or do so no more."""
    host = row(session, now)
    host.flood_at = since
    session.add(host)
