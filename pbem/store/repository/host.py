"""What belongs to the installation and to no campaign."""

from __future__ import annotations

import secrets
from datetime import datetime

from sqlmodel import Session

from pbem.store.plain import add_if_new
from pbem.store.questions import by_key
from pbem.store.tables import Host


def secret(session: Session, now: datetime) -> bytes:
    """Give the host's secret; the first call, in a writing transaction, makes it."""
    return _made(session, now).secret


def copied(session: Session, at: datetime) -> None:
    """Keep when the database was copied."""
    _made(session, at).copied_at = at


def last_copy(session: Session) -> tuple[datetime | None, datetime | None]:
    """Give when the last copy was made, and since when there is anything to copy."""
    host = _row(session)
    return (host.copied_at, host.created_at) if host else (None, None)


def epoch(session: Session) -> int:
    """Give the epoch Message-IDs are made in."""
    host = _row(session)
    return host.epoch if host else 0


def raise_epoch(session: Session, now: datetime) -> Host:
    """Begin a new epoch, one that no other life of this database has had: the same copy may be restored twice."""
    host = _made(session, now)
    host.epoch = max(host.epoch + 1, int(now.timestamp()))
    return host


def restored_at(session: Session) -> datetime | None:
    """Give the instant the database was restored last."""
    host = _row(session)
    return host.restored_at if host else None


def holds_post(session: Session) -> bool:
    """Tell whether, after a restore, the letters and mails that belong to no campaign are still held."""
    host = _row(session)
    return host is not None and host.restored_at is not None and host.released_at is None


def release_post(session: Session, now: datetime) -> None:
    """Let the letters and mails that belong to no campaign go on."""
    if holds_post(session):
        _made(session, now).released_at = now


def over(session: Session, now: datetime) -> None:
    """Note that nothing is held any more since the last restore: letters need not be looked at for that."""
    if restored_at(session) is not None and not holds_post(session):
        _made(session, now).restored_at = None


def flood(session: Session) -> datetime | None:
    """Tell since when strangers write more than is answered."""
    host = _row(session)
    return host.flood_at if host else None


def set_flood(session: Session, now: datetime, since: datetime | None) -> None:
    """Note that strangers write too much, or do so no more."""
    host = _made(session, now)
    host.flood_at = since
    session.add(host)


def _row(session: Session) -> Host | None:
    """Give the host's row, if there is one; it is asked for once a transaction."""
    if "host" not in session.info:
        session.info["host"] = by_key(session, Host, 1)
    found: Host | None = session.info["host"]
    return found


def _made(session: Session, now: datetime) -> Host:
    """Give the host's row; the first call makes it."""
    host = _row(session)
    if host is None:
        add_if_new(session, Host(id=1, secret=secrets.token_bytes(32), created_at=now))
        session.info["host"] = host = session.get_one(Host, 1)
    return host
