"""Sheets of orders; each letter makes a new revision, the last one counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count

from pydantic import JsonValue
from sqlalchemy import bindparam, literal, or_, union_all
from sqlalchemy import select as columns
from sqlalchemy.orm import aliased
from sqlmodel import Session, col, func, select

from pbem import codec
from pbem.core.seats import REFEREE
from pbem.core.sheets import Kept, placeless
from pbem.core.sheets import Sheet as Written
from pbem.store import plain
from pbem.store.questions import Question
from pbem.store.tables import Seat, Sheet

PAGE = 10
"""Sheets that are read at once where the last few are likely to be all that is wanted."""
_HIGHEST_REVISION = 2**31 - 1


def add(session: Session, sheet: Sheet) -> Sheet:
    """Keep a sheet; the key refuses a second one of the same revision. What is changed in it later is not kept."""
    plain.add(session, sheet)
    return sheet


def digest(orders: str) -> str:
    """Give the digest of orders as they are kept; what kind of orders they are need not be known for that.

    Most have no place that would have to be left out: inside a text the quotation marks of `"came":` are written `\\"`.
    """
    if '"came":' not in orders:
        return codec.digest(orders)
    return codec.digest(codec.dumps(placeless(codec.loads(orders, Written[JsonValue])), Kept[JsonValue]))


def next_revision(session: Session, campaign: str, branch: int, turn: int, seat: str) -> int:
    """Give the number of a seat's next sheet for this turn, from 1. Lock the campaign first."""
    return (session.exec(_HIGHEST, params=_named(campaign, branch, turn, seat)).one() or 0) + 1


def last(session: Session, campaign: str, branch: int, turn: int) -> Mapping[str, Sheet]:
    """Give the sheet that counts of every seat that has one."""
    found = session.exec(_LAST_OF_ALL, params=_named(campaign, branch, turn, "")).all()
    return {sheet.seat: sheet for sheet in found}


def last_of(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Sheet | None:
    """Give the sheet of one seat that counts."""
    return session.exec(_LAST, params=_named(campaign, branch, turn, seat)).first()


def last_addressed(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Mapping[str, Sheet]:
    """Give the sheet of one seat that counts, and those of others that are addressed to anybody."""
    found = _ADDRESSED.kept(session, Sheet, **_named(campaign, branch, turn, seat))
    return {sheet.seat: sheet for sheet in found}


def revisions(session: Session, campaign: str, branch: int, turn: int, seat: str) -> Iterator[Sheet]:
    """Walk over the sheets of a seat for a turn, the last first; who needs the last ones only reads no others."""
    below = _HIGHEST_REVISION
    while rows := session.exec(_REVISIONS, params={**_named(campaign, branch, turn, seat), "below": below}).all():
        yield from rows
        below = rows[-1].revision
        if len(rows) < PAGE:
            return


def copy(session: Session, campaign: str, of: tuple[int, int], to: int) -> tuple[Sheet, ...]:
    """Let the sheets for a turn, (branch, number), stand in branch `to` as well; silence is no sheet anybody gave."""
    these = select(Sheet).where(Sheet.campaign == campaign, Sheet.branch == of[0], Sheet.turn == of[1])
    given = session.exec(these.where(Sheet.author != "silence").order_by(col(Sheet.revision))).all()
    return tuple(add(session, Sheet(**{**sheet.model_dump(), "branch": to})) for sheet in given)


def given(session: Session, campaign: str, seat: str) -> Iterator[Sheet]:
    """Walk over the sheets somebody gave for a seat, not those of its silence; the latest first."""
    found = select(Sheet).where(Sheet.campaign == campaign, Sheet.seat == seat, Sheet.author != "silence")
    found = found.order_by(col(Sheet.branch).desc(), col(Sheet.turn).desc(), col(Sheet.revision).desc())
    for page in count():
        rows = session.exec(found.limit(PAGE).offset(page * PAGE)).all()
        yield from rows
        if len(rows) < PAGE:
            return


def of_seat(session: Session, campaign: str, seat: str) -> Mapping[tuple[int, int], Sheet]:
    """Give the last sheet of a seat for each turn, by branch and number."""
    found = select(Sheet).where(Sheet.campaign == campaign, Sheet.seat == seat).order_by(col(Sheet.revision))
    return {(row.branch, row.turn): row for row in session.exec(found)}


def _named(campaign: str, branch: int, turn: int, seat: str) -> dict[str, object]:
    return {"campaign": campaign, "branch": branch, "turn": turn, "seat": seat}


_THESE = (
    Sheet.campaign == bindparam("campaign"),
    Sheet.branch == bindparam("branch"),
    Sheet.turn == bindparam("turn"),
    Sheet.seat == bindparam("seat"),
)
_LATEST = select(Sheet).where(*_THESE).order_by(col(Sheet.revision).desc()).execution_options(autoflush=False)
_REVISIONS = _LATEST.where(Sheet.revision < bindparam("below")).limit(PAGE)
_LAST = _LATEST.limit(1)
_HIGHEST = select(func.max(Sheet.revision)).where(*_THESE)
_SEAT, _LATER = plain.table(Seat).c, aliased(Sheet)
_WRITERS = union_all(
    columns(_SEAT.key.label("key")).where(_SEAT.campaign == bindparam("campaign")),
    columns(literal(REFEREE).label("key")),
).subquery("writers")
_HIGHEST_EACH = (
    select(func.max(_LATER.revision))
    .where(_LATER.campaign == bindparam("campaign"), _LATER.branch == bindparam("branch"))
    .where(_LATER.turn == bindparam("turn"), _LATER.seat == _WRITERS.c.key)
    .correlate(_WRITERS)
    .scalar_subquery()
)
_LAST_OF_ALL = (
    select(Sheet)
    .join(_WRITERS, col(Sheet.seat) == _WRITERS.c.key)
    .where(*_THESE[:3], Sheet.revision == _HIGHEST_EACH)
    .execution_options(autoflush=False)
)
_ADDRESSED = Question(_LAST_OF_ALL.where(or_(col(Sheet.seat) == bindparam("seat"), col(Sheet.addressed) != "")))
"""From the seats to their last sheets, so that nothing is read of the others. Statements are made once: SQLAlchemy
takes longer to make one than SQLite to answer it.
"""
