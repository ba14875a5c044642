"""Days on which somebody said they cannot play."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from sqlmodel import Session, col, select, update

from pbem.store.tables import Absence


def add(session: Session, absence: Absence) -> Absence:
    """Keep an absence."""
    session.add(absence)
    session.flush()
    return absence


def booked(session: Session, campaign: str, seat: str = "") -> Sequence[Absence]:
    """List what is booked in a campaign, or for one seat of it, the earliest first."""
    found = select(Absence).where(Absence.campaign == campaign, Absence.state == "booked")
    found = found.where(Absence.seat == seat) if seat else found
    return session.exec(found.order_by(Absence.first_day, col(Absence.id))).all()


def take_back(session: Session, absence: Absence) -> None:
    """Cancel an absence that has not begun."""
    absence.state = "cancelled"
    session.add(absence)


def cut_short(session: Session, absence: Absence, last_day: date) -> None:
    """End an absence that has begun; the days before count as taken."""
    absence.last_day = last_day.isoformat()
    session.add(absence)


def drop(session: Session, campaign: str, seat: str) -> None:
    """Forget what was booked for a seat: whoever has it now booked nothing."""
    rows = update(Absence).where(col(Absence.campaign) == campaign, col(Absence.seat) == seat)
    session.exec(rows.where(col(Absence.state) == "booked").values(state="cancelled"))
