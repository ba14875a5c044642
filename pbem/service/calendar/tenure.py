"""Since when a seat has been its player's."""

from __future__ import annotations

import json
from datetime import datetime

from sqlmodel import Session

from pbem.store.repository import events

SEATED, JOINED = "seated", "joined"
"""Kinds of lines in the log: by the referee's hand, by mail."""


def since(session: Session, campaign: str, seat: str) -> datetime | None:
    """Give the instant somebody was seated there last; None: nobody ever was."""
    rows = events.of_kinds(session, campaign, SEATED, JOINED)
    return max((row.at for row in rows if _seat(row.who, row.kind, row.payload) == seat), default=None)


def _seat(who: str, kind: str, payload: str) -> str:
    """Name the seat a line of the log is about."""
    return who if kind == JOINED else str(json.loads(payload).get("seat", ""))
