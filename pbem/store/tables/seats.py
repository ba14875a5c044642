"""The tables of people and of the seats they have."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Index, UniqueConstraint
from sqlmodel import Field

from pbem.store.tables.base import Row, added, big, one_of, row_id, word

SeatState = Literal["open", "taken", "out"]
"""`out`: of databases before 0.1; whether a seat is still in the game follows from its state."""
AbsenceState = Literal["booked", "cancelled"]


class Person(Row, table=True):
    """A human being, in any number of campaigns; `settings` is JSON: what they want to be mailed."""

    __tablename__ = "person"
    id: int = row_id()
    name: str
    language: str
    zone: str
    settings: str = added("{}")


class Address(Row, table=True):
    """A mail address a person writes from, in lower case; the one with the lowest `rank` is written to.

    `bounced`: mail to it came back at `returned_at`, with the words in `returned`.
    """

    __tablename__ = "address"
    __table_args__ = (
        CheckConstraint("address = lower(address)", name="lower"),
        CheckConstraint("length(address) BETWEEN 3 AND 320", name="length"),
        UniqueConstraint("person", "rank"),
    )
    address: str = Field(primary_key=True)
    person: int = big("person.id")
    rank: int = 0
    bounced: bool = False
    returned_at: datetime | None = None
    returned: str = added("")


class Seat(Row, table=True):
    """A place in a campaign; a new `epoch` makes all earlier reply tokens of the seat worthless.

    `passphrase` is a salted hash, empty when the seat has none. `house_player` names who plays it until a person does.
    """

    __tablename__ = "seat"
    __table_args__ = (one_of("state", SeatState),)
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    key: str = Field(primary_key=True)
    state: SeatState = word("open")
    language: str
    zone: str
    person: int | None = big("person.id", default=None, index=True)
    epoch: int = 0
    passphrase: str = added("")
    house_player: str = added("")


class Partner(Row, table=True):
    """One more person who shares a seat: gets its mail, and may write its orders."""

    __tablename__ = "partner"
    __table_args__ = (ForeignKeyConstraint(["campaign", "seat"], ["seat.campaign", "seat.key"]),)
    campaign: str = Field(primary_key=True)
    seat: str = Field(primary_key=True)
    person: int = big("person.id", primary_key=True, index=True)
    since: datetime


class Absence(Row, table=True):
    """Days (both included, ISO dates in the seat's zone) somebody said they cannot play."""

    __tablename__ = "absence"
    __table_args__ = (
        one_of("state", AbsenceState),
        ForeignKeyConstraint(["campaign", "seat"], ["seat.campaign", "seat.key"]),
        Index(None, "campaign", "state", "seat"),
    )
    id: int = row_id()
    campaign: str
    seat: str
    first_day: str
    last_day: str
    booked_at: datetime
    state: AbsenceState = word("booked")
