"""Which letters' bytes can go: found by an index of those that are whole, so that what went long ago costs nothing.

Sizes are read from the index alone: in a row of SQLite they stand behind the bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement
from sqlmodel import Session, and_, col, func, or_, select, update

from pbem.store.tables import Challenge, Inbox, InboxState, Judgement, Kept, Press, Sheet

REFUSED: tuple[InboxState, ...] = ("rejected", "expired", "duplicate")
"""States of letters nothing came of."""
_STRANGERS = or_(col(Inbox.state).in_(REFUSED), and_(col(Inbox.state) == "done", col(Inbox.campaign).is_(None)))
_PLAYERS = and_(col(Inbox.state) == "done", col(Inbox.campaign).is_not(None))
_ASKED_ABOUT = (
    select(Challenge.code).where(col(Challenge.inbox) == col(Inbox.id), Challenge.state == "waiting").exists()
)


def of_strangers(session: Session, before: datetime, most: int) -> Sequence[int]:
    """List letters of strangers and machines, refused ones and repetitions that came before an instant."""
    return _older(session, _STRANGERS, before, most)


def of_players(session: Session, before: datetime, most: int) -> Sequence[int]:
    """List players' letters that came before an instant and have been answered."""
    return _older(session, _PLAYERS, before, most)


def weight_of_strangers(session: Session) -> int:
    """Add up the bytes that are kept of strangers' and refused letters."""
    found = select(func.sum(Inbox.size)).where(Inbox.kept == "whole", _STRANGERS)
    return session.exec(found).one() or 0


def oldest_of_strangers(session: Session) -> datetime | None:
    """Give when the oldest of them came."""
    found = select(func.min(Inbox.received_at)).where(Inbox.kept == "whole", _STRANGERS, ~_ASKED_ABOUT)
    return session.exec(found).one()


def needed(session: Session, letters: Collection[int]) -> set[int]:
    """Choose the letters that orders, letters to others or held lines came from."""
    found: set[int] = set()
    for column in (Sheet.inbox, Press.inbox, Judgement.inbox):
        found |= {one for one in session.exec(select(column).where(col(column).in_(letters))) if one is not None}
    return found


def asked_about(session: Session, letter: int) -> bool:
    """Tell whether a question about a letter waits to be answered."""
    found = select(Inbox.id).where(Inbox.id == letter, _ASKED_ABOUT)
    return session.exec(found).first() is not None


def mark(session: Session, letters: Collection[int], kept: Kept) -> None:
    """Note of letters that they are needed, or drop their bytes."""
    values: dict[str, object] = {"kept": kept, "raw": b""} if kept == "dropped" else {"kept": kept}
    session.exec(update(Inbox).where(col(Inbox.id).in_(letters)).values(**values))


def _older(session: Session, which: ColumnElement[bool], before: datetime, most: int) -> Sequence[int]:
    """List letters that are whole, came before an instant, and are not asked about just now."""
    found = select(Inbox.id).where(Inbox.kept == "whole", which, col(Inbox.received_at) < before, ~_ASKED_ABOUT)
    return session.exec(found.limit(most)).all()
