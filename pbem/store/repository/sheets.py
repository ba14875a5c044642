"""Sheets of orders; each letter makes a new revision, the last one counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlmodel import Session, col, func, select

from pbem.store.tables import Sheet


def add(session: Session, sheet: Sheet) -> Sheet:
    """Keep a sheet; the key refuses a second one of the same revision."""
    session.add(sheet)
    session.flush()
    return sheet


def next_revision(session: Session, campaign: str, branch: int, turn: int, seat: str) -> int:
    """Give the number of a seat's next sheet for this turn, from 1. Lock the campaign first."""
    last = session.exec(
        select(func.max(Sheet.revision)).where(
            Sheet.campaign == campaign, Sheet.branch == branch, Sheet.turn == turn, Sheet.seat == seat
        )
    ).one()
    return (last or 0) + 1


def last(session: Session, campaign: str, branch: int, turn: int) -> Mapping[str, Sheet]:
    """Give the sheet that counts of every seat that has one."""
    found = select(Sheet).where(Sheet.campaign == campaign, Sheet.branch == branch, Sheet.turn == turn)
    return {sheet.seat: sheet for sheet in session.exec(found.order_by(col(Sheet.revision)))}


def last_of(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Sheet | None:
    """Give the sheet of one seat that counts."""
    return next(iter(revisions(session, campaign, branch, turn, seat)), None)


def revisions(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Sequence[Sheet]:
    """List all sheets of a seat for a turn, the last first."""
    found = select(Sheet).where(
        Sheet.campaign == campaign, Sheet.branch == branch, Sheet.turn == turn, Sheet.seat == seat
    )
    return session.exec(found.order_by(col(Sheet.revision).desc())).all()
