"""Letters between players as they were sent on or refused, and who is willing to show an address to whom."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlmodel import Session, col, func, select

from pbem.store.tables import Disclosure, Press


def add(session: Session, letter: Press) -> Press:
    """Keep a letter."""
    session.add(letter)
    session.flush()
    return letter


def of_code(session: Session, campaign: str, code: str) -> Press | None:
    """Find a letter of a campaign by its code."""
    found = select(Press).where(Press.campaign == campaign, Press.code == code)
    return session.exec(found).first() if code else None


def of_mail(session: Session, inbox: int) -> Sequence[Press]:
    """List the letters that stood in a mail."""
    return session.exec(select(Press).where(Press.inbox == inbox).order_by(col(Press.id))).all()


def sent_since(session: Session, campaign: str, writer: str, since: datetime) -> Sequence[datetime]:
    """List when a seat's letters went out after an instant, the earliest first."""
    found = select(Press.at).where(Press.campaign == campaign, Press.writer == writer, col(Press.at) > since)
    return session.exec(found.where(Press.state == "sent").order_by(col(Press.at))).all()


def of_turn(session: Session, campaign: str, branch: int, turn: int) -> Sequence[Press]:
    """List the letters sent while a turn row was the head, in their order."""
    found = select(Press).where(Press.campaign == campaign, Press.branch == branch, Press.turn == turn)
    return session.exec(found.where(Press.state == "sent").order_by(col(Press.id))).all()


def unsigned(session: Session, codes: Collection[str]) -> frozenset[str]:
    """List those of some letters, by their codes, that were not signed: whoever answers one does not know to whom."""
    found = select(Press.code).where(col(Press.code).in_(codes), col(Press.anonymous).is_(True))
    return frozenset(session.exec(found).all())


def of_campaign(session: Session, campaign: str, limit: int = 0) -> Sequence[Press]:
    """List the letters of a campaign, refused ones too, the latest first."""
    found = select(Press).where(Press.campaign == campaign).order_by(col(Press.id).desc())
    return session.exec(found.limit(limit) if limit else found).all()


def of_seat(session: Session, campaign: str, seat: str) -> Sequence[Press]:
    """List the letters a seat wrote or got, in their order."""
    found = select(Press).where(Press.campaign == campaign, Press.state == "sent").order_by(col(Press.id))
    return [row for row in session.exec(found) if seat in (row.writer, *row.readers.split(","))]


def of_writer(session: Session, campaign: str, writer: str, limit: int) -> Sequence[Press]:
    """List the latest letters a seat wrote, those that were refused too, the latest first."""
    found = select(Press).where(Press.campaign == campaign, Press.writer == writer)
    return session.exec(found.order_by(col(Press.at).desc(), col(Press.id).desc()).limit(limit)).all()


def numbered(session: Session, numbers: Collection[int]) -> Sequence[Press]:
    """List the letters with these numbers."""
    return session.exec(select(Press).where(col(Press.id).in_(numbers))).all()


def count(session: Session, campaign: str) -> int:
    """Count the letters sent in a campaign."""
    return session.exec(select(func.count()).where(Press.campaign == campaign, Press.state == "sent")).one()


def willing(session: Session, campaign: str, seat: str, other: str) -> Disclosure | None:
    """Tell whether a seat is willing to show its address to another."""
    return session.get(Disclosure, (campaign, seat, other))


def disclose(session: Session, row: Disclosure) -> None:
    """Keep that a seat is willing."""
    session.add(row)
    session.flush()


def conceal(session: Session, row: Disclosure) -> None:
    """Forget that a seat was willing."""
    session.delete(row)
    session.flush()
