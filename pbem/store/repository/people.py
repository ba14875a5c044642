"""Who plays: persons, their addresses, the seats they have."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, bindparam
from sqlmodel import Session, col, func, select

from pbem.core.addresses import plain
from pbem.store.questions import Question
from pbem.store.questions import get as kept
from pbem.store.repository import browsers
from pbem.store.tables import Address, Campaign, Partner, Person, Seat


def add(session: Session, name: str, language: str, zone: str, addresses: Sequence[str]) -> Person:
    """Keep a new person; their first address is the one written to."""
    person = Person(name=name, language=language, zone=zone)
    session.add(person)
    session.flush()
    for address in addresses:
        add_address(session, person, address)
    return person


def add_address(session: Session, person: Person, address: str) -> Address:
    """Let a person write from one more address; it must not be another's."""
    last = session.exec(select(func.max(Address.rank)).where(Address.person == person.id)).one()
    row = Address(address=plain(address), person=person.id, rank=0 if last is None else last + 1)
    session.add(row)
    session.flush()
    return row


def remove_address(session: Session, row: Address) -> None:
    """Take an address from its person; whoever signed in with it is signed out."""
    browsers.end_of_address(session, row.address)
    session.delete(row)
    session.flush()


def put_first(session: Session, row: Address) -> None:
    """Make an address the one its person is written to."""
    first = session.exec(select(func.min(Address.rank)).where(Address.person == row.person)).one()
    row.rank = (first or 0) - 1
    session.add(row)
    session.flush()


def by_address(session: Session, address: str) -> Person | None:
    """Find whose address this is."""
    row = kept(session, Address, plain(address))
    return kept(session, Person, row.person) if row else None


def writer(session: Session, address: str) -> Person | None:
    """Find who wrote a letter, in one question; later ones about the same address find both rows there."""
    found = _WRITER.pair(session, Address, Person, address=plain(address))
    return found[1] if found else None


def addresses(session: Session, person: int) -> Sequence[Address]:
    """List a person's addresses, the one written to first."""
    found = select(Address).where(Address.person == person)
    return session.exec(found.order_by(col(Address.bounced), col(Address.rank))).all()


def address_of(session: Session, person: int) -> str | None:
    """Give the address to write to: the first that does not bounce, or the first."""
    return next((row.address for row in addresses(session, person)), None)


def bounce(session: Session, address: str, bounced: bool = True) -> bool:
    """Note that mail to an address comes back (or no more); False when nobody has it."""
    row = kept(session, Address, plain(address))
    if row is None:
        return False
    row.bounced = bounced
    return True


def seats_at(session: Session, address: str) -> Sequence[Seat]:
    """List the seats whoever writes from this address has or shares, in campaigns that have not ended."""
    person = by_address(session, address)
    if person is None:
        return []
    going_on = select(Seat).join(Campaign, col(Campaign.key) == col(Seat.campaign)).where(Campaign.state != "ended")
    shares = and_(col(Partner.campaign) == col(Seat.campaign), col(Partner.seat) == col(Seat.key))
    has = session.exec(going_on.where(Seat.person == person.id)).all()
    shared = session.exec(going_on.join(Partner, shares).where(Partner.person == person.id)).all()
    found = {(seat.campaign, seat.key): seat for seat in (*has, *shared)}
    return [found[place] for place in sorted(found)]


def get(session: Session, person: int) -> Person | None:
    """Give a person."""
    return kept(session, Person, person)


_WRITER = Question(
    select(Address, Person)
    .join(Person, col(Person.id) == Address.person)
    .where(Address.address == bindparam("address"))
)
"""Made once: SQLAlchemy takes longer to make a statement than SQLite to answer it."""
