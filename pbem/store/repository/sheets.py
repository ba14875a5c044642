"""Sheets of orders; each letter makes a new revision, the last one counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import bindparam, or_
from sqlalchemy.orm import aliased
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


def last_addressed(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Mapping[str, Sheet]:
    """Give the sheet of one seat that counts, and those of others that are addressed to anybody."""
    found = session.exec(_ADDRESSED, params=_named(campaign, branch, turn, seat)).all()
    return {sheet.seat: sheet for sheet in found}


def revisions(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Sequence[Sheet]:
    """List all sheets of a seat for a turn, the last first."""
    return session.exec(_REVISIONS, params=_named(campaign, branch, turn, seat)).all()


def copy(session: Session, campaign: str, of: tuple[int, int], to: int) -> tuple[Sheet, ...]:
    """Let the sheets for a turn, (branch, number), stand in branch `to` as well; silence is no sheet anybody gave."""
    these = select(Sheet).where(Sheet.campaign == campaign, Sheet.branch == of[0], Sheet.turn == of[1])
    given = session.exec(these.where(Sheet.author != "silence").order_by(col(Sheet.revision))).all()
    return tuple(add(session, Sheet(**{**sheet.model_dump(), "branch": to})) for sheet in given)


def given(session: Session, campaign: str, seat: str) -> Iterator[Sheet]:
    """Walk over the sheets somebody gave for a seat, not those of its silence; the latest first."""
    found = select(Sheet).where(Sheet.campaign == campaign, Sheet.seat == seat, Sheet.author != "silence")
    yield from session.exec(
        found.order_by(col(Sheet.branch).desc(), col(Sheet.turn).desc(), col(Sheet.revision).desc())
    )


def of_seat(session: Session, campaign: str, seat: str) -> Mapping[tuple[int, int], Sheet]:
    """Give the last sheet of a seat for each turn, by branch and number."""
    found = select(Sheet).where(Sheet.campaign == campaign, Sheet.seat == seat).order_by(col(Sheet.revision))
    return {(row.branch, row.turn): row for row in session.exec(found)}


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
_LATER = aliased(Sheet)
_SAME = (
    _LATER.campaign == Sheet.campaign,
    _LATER.branch == Sheet.branch,
    _LATER.turn == Sheet.turn,
    _LATER.seat == Sheet.seat,
)
_ADDRESSED = (
    select(Sheet)
    .where(*_THESE[:3], or_(col(Sheet.seat) == bindparam("seat"), col(Sheet.addressed) != ""))
    .where(Sheet.revision == select(func.max(_LATER.revision)).where(*_SAME).scalar_subquery())
    .execution_options(autoflush=False)
)
"""Statements are made once: SQLAlchemy takes longer to make one than SQLite to answer it."""
