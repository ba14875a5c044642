"""Who shares a seat: its player, and the partners who get its mail and may write its orders."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, delete, or_, select
from sqlmodel.sql.expression import SelectOfScalar

from pbem.store.tables import Partner, Person, Seat


def readers(session: Session, seat: Seat) -> Sequence[Person]:
    """List the persons who get a seat's mail, its own player first; nobody when the seat is free."""
    if seat.person is None:
        return ()
    found = select(Person).where(or_(col(Person.id) == seat.person, col(Person.id).in_(_of(seat))))
    return sorted(session.exec(found).all(), key=lambda person: (person.id != seat.person, person.id or 0))


def shares(session: Session, seat: Seat, person: Person | None) -> bool:
    """Tell whether somebody has the seat, alone or with others."""
    if person is None or seat.person is None:
        return False
    return person.id == seat.person or session.get(Partner, (seat.campaign, seat.key, person.id)) is not None


def add(session: Session, seat: Seat, person: Person, since: datetime) -> None:
    """Let one more person share a seat."""
    session.add(Partner(campaign=seat.campaign, seat=seat.key, person=person.id, since=since))
    session.flush()


def remove(session: Session, seat: Seat, person: int | None = None) -> int:
    """Take a partner, or all of them, from a seat; tell how many."""
    these = delete(Partner).where(col(Partner.campaign) == seat.campaign, col(Partner.seat) == seat.key)
    return session.exec(these if person is None else these.where(col(Partner.person) == person)).rowcount


def _of(seat: Seat) -> SelectOfScalar[int]:
    """Select the partners of a seat."""
    return select(Partner.person).where(Partner.campaign == seat.campaign, Partner.seat == seat.key)
