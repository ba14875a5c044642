"""What belongs to the installation and to no campaign."""

from __future__ import annotations

import secrets
from datetime import datetime

from sqlmodel import Session

from pbem.store.tables import Host


def secret(session: Session, now: datetime) -> bytes:
    """Give the host's secret; the first call, in a writing transaction, makes it."""
    host = session.get(Host, 1)
    if host is None:
        host = Host(id=1, secret=secrets.token_bytes(32), created_at=now)
        session.add(host)
        session.flush()
    return host.secret
