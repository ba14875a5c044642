"""Sheets of orders; each letter makes a new revision, the last one counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import bindparam
from sqlmodel import Session, col, func, select

from pbem.store import plain
from pbem.store.tables import Sheet


def add(session: Session, sheet: Sheet) -> Sheet:
    """Keep a sheet; the key refuses a second one of the same revision. What is changed in it later is not kept."""
    plain.add(session, sheet)
    return sheet


def next_revision(session: Session, campaign: str, branch: int, turn: int, seat: str) -> int:
    """Give the number of a seat's next sheet for this turn, from 1. Lock the campaign first."""
    return (session.exec(_HIGHEST, params=_named(campaign, branch, turn, seat)).one() or 0) + 1


def last(session: Session, campaign: str, branch: int, turn: int) -> Mapping[str, Sheet]:
    """Give the sheet that counts of every seat that has one."""
    found = select(Sheet).where(Sheet.campaign == campaign, Sheet.branch == branch, Sheet.turn == turn)
    return {sheet.seat: sheet for sheet in session.exec(found.order_by(col(Sheet.revision)))}


def last_of(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Sheet | None:
    """Give the sheet of one seat that counts."""
    return session.exec(_LAST, params=_named(campaign, branch, turn, seat)).first()


def revisions(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Sequence[Sheet]:
    """List all sheets of a seat for a turn, the last first."""
    return session.exec(_REVISIONS, params=_named(campaign, branch, turn, seat)).all()


def _named(campaign: str, branch: int, turn: int, seat: str) -> dict[str, object]:
    """Say which sheets are meant."""
    return {"campaign": campaign, "branch": branch, "turn": turn, "seat": seat}


_THESE = (
    Sheet.campaign == bindparam("campaign"),
    Sheet.branch == bindparam("branch"),
    Sheet.turn == bindparam("turn"),
    Sheet.seat == bindparam("seat"),
)
_REVISIONS = select(Sheet).where(*_THESE).order_by(col(Sheet.revision).desc()).execution_options(autoflush=False)
_LAST = _REVISIONS.limit(1)
_HIGHEST = select(func.max(Sheet.revision)).where(*_THESE)
"""Statements are made once: SQLAlchemy takes longer to make one than SQLite to answer it."""
