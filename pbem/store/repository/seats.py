"""The places of a campaign and who has them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam
from sqlmodel import Session, col, delete, or_, select, update

from pbem.store.questions import Question
from pbem.store.questions import get as kept
from pbem.store.repository import absences
from pbem.store.tables import Campaign, Partner, Person, Seat


def add(session: Session, seat: Seat) -> Seat:
    """Keep a new seat."""
    session.add(seat)
    session.flush()
    return seat


def get(session: Session, campaign: str, key: str) -> Seat | None:
    """Give a seat."""
    return kept(session, Seat, campaign, key)


def place(session: Session, campaign: str, key: str) -> tuple[Campaign, Seat] | None:
    """Give a campaign and a seat of it, in one question."""
    return _PLACE.pair(session, Campaign, Seat, campaign=campaign, seat=key)


def of_campaign(session: Session, campaign: str) -> Sequence[Seat]:
    """List all seats of a campaign, by key; the rule set knows their order."""
    return session.exec(select(Seat).where(Seat.campaign == campaign).order_by(Seat.key)).all()


def players(session: Session, campaign: str) -> Sequence[tuple[Seat, Person]]:
    """List the seats somebody has, with the person."""
    found = select(Seat, Person).join(Person, col(Person.id) == Seat.person)
    return session.exec(found.where(Seat.campaign == campaign).order_by(Seat.key)).all()


def of_person(session: Session, campaign: str, person: Person) -> Sequence[Seat]:
    """List the seats of a campaign somebody has or shares."""
    shared = select(Partner.seat).where(Partner.campaign == campaign, Partner.person == person.id)
    found = select(Seat).where(Seat.campaign == campaign, or_(col(Seat.person) == person.id, col(Seat.key).in_(shared)))
    return session.exec(found.order_by(Seat.key)).all()


def hand_over(session: Session, campaign: str, person: Person, other: Person) -> None:
    """Let what somebody has or shares in a campaign be another's, who is the same human being."""
    of_campaign = (col(Seat.campaign) == campaign, col(Seat.person) == person.id)
    session.exec(update(Seat).where(*of_campaign).values(person=other.id))
    shared = (col(Partner.campaign) == campaign, col(Partner.person) == person.id)
    session.exec(update(Partner).where(*shared).values(person=other.id))
    session.expire_all()


def give(session: Session, seat: Seat, person: Person) -> None:
    """Seat a person, in their own language and zone; earlier reply tokens of the seat are void."""
    if seat.person != person.id:
        absences.drop(session, seat.campaign, seat.key)
    seat.person, seat.language, seat.zone = person.id, person.language, person.zone
    seat.state, seat.epoch, seat.house_player = "taken", seat.epoch + 1, ""
    _alone(session, seat)


def vacate(session: Session, seat: Seat) -> None:
    """Take a seat from its person; earlier reply tokens of the seat are void."""
    absences.drop(session, seat.campaign, seat.key)
    seat.person, seat.state, seat.epoch = None, "open", seat.epoch + 1
    _alone(session, seat)


def renew(session: Session, seat: Seat) -> None:
    """Make all earlier reply tokens of a seat void."""
    seat.epoch += 1
    session.add(seat)


def _alone(session: Session, seat: Seat) -> None:
    """Forget the partners and the passphrase of whoever had the seat before."""
    seat.passphrase = ""
    session.add(seat)
    these = delete(Partner).where(col(Partner.campaign) == seat.campaign, col(Partner.seat) == seat.key)
    session.exec(these)


_PLACE = Question(
    select(Campaign, Seat)
    .join(Seat, col(Seat.campaign) == Campaign.key)
    .where(Seat.campaign == bindparam("campaign"), Seat.key == bindparam("seat"))
)
"""Made once: SQLAlchemy takes longer to make a statement than SQLite to answer it."""
