"""Who shares a seat: its player, and the partners who get its mail and may write its orders."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, select
from sqlmodel import Session, col, delete

from pbem.store import plain
from pbem.store.questions import Question, get
from pbem.store.tables import Partner, Person, Seat


def readers(session: Session, seat: Seat) -> Sequence[Person]:
    """List the persons who get a seat's mail, its own player first; nobody when the seat is free."""
    if seat.person is None:
        return ()
    others = (person for (person,) in _PARTNERS.ask(session, campaign=seat.campaign, seat=seat.key))
    persons = (get(session, Person, one) for one in dict.fromkeys((seat.person, *others)))
    return tuple(person for person in persons if person is not None)


def shares(session: Session, seat: Seat, person: Person | None) -> bool:
    """Tell whether somebody has the seat, alone or with others."""
    if person is None or seat.person is None:
        return False
    return person.id == seat.person or get(session, Partner, seat.campaign, seat.key, person.id) is not None


def add(session: Session, seat: Seat, person: Person, since: datetime) -> None:
    """Let one more person share a seat."""
    session.add(Partner(campaign=seat.campaign, seat=seat.key, person=person.id, since=since))
    session.flush()


def remove(session: Session, seat: Seat, person: int | None = None) -> int:
    """Take a partner, or all of them, from a seat; tell how many."""
    these = delete(Partner).where(col(Partner.campaign) == seat.campaign, col(Partner.seat) == seat.key)
    return session.exec(these if person is None else these.where(col(Partner.person) == person)).rowcount


_PARTNER = plain.table(Partner).c
_PARTNERS = Question(
    select(_PARTNER.person)
    .where(_PARTNER.campaign == bindparam("campaign"), _PARTNER.seat == bindparam("seat"))
    .order_by(_PARTNER.person)
)
"""Made once: SQLAlchemy takes longer to make a statement than SQLite to answer it. Partners are written when added."""
