"""The tables (design, section 6): rows without logic.

Table classes do not validate, so they are filled from checked values only. What is JSON is a text the codec wrote,
so that its hash is the hash of what is stored. Instants are aware datetimes and read back as UTC. States are plain
strings with a CHECK, and every constraint has a name, so that migrations work alike on SQLite and PostgreSQL.
Rows of `turn`, `sheet` and `event` are never changed, and no row of any table is ever deleted.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, get_args

from pydantic_core import PydanticUndefined as Undefined
from sqlalchemy import BigInteger, CheckConstraint, ForeignKeyConstraint, Index, Integer, MetaData, UniqueConstraint
from sqlmodel import AutoString, Field, SQLModel

InboxState = Literal["new", "waiting", "done", "rejected", "duplicate"]
"""`waiting`: understood as too late, kept for the next turn."""
CampaignState = Literal["recruiting", "running", "paused", "held", "ended"]
"""`paused`: the referee stopped its clock, mail is answered; `held`: a defect stopped it, nothing is done."""
SeatState = Literal["open", "taken", "out"]
Author = Literal["player", "referee", "silence"]
TimerState = Literal["waiting", "fired", "cancelled"]
OutboxState = Literal["queued", "sending", "unknown", "sent", "rejected", "held"]
"""`unknown`: the connection broke after the text was sent; it is sent again under the same Message-ID."""

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
BIG = BigInteger().with_variant(Integer, "sqlite")
"""UIDs have 32 bits without a sign; SQLite counts rows up only in an INTEGER key."""


def _one_of(column: str, states: Any) -> CheckConstraint:
    """Allow a column the values of a Literal."""
    listed = ", ".join(f"'{state}'" for state in get_args(states))
    return CheckConstraint(f"{column} IN ({listed})", name=column)


def _word(default: str | None = None) -> Any:
    """Declare a column whose Python type is a Literal."""
    return Field(sa_type=AutoString) if default is None else Field(default=default, sa_type=AutoString)


def _row_id() -> Any:
    """Declare a counted key; the database gives it, players never see it."""
    return Field(default=None, primary_key=True, sa_type=BIG)


def _big(foreign_key: Any = None, **extra: Any) -> Any:
    """Declare a number of 64 bits."""
    return Field(sa_type=BIG, foreign_key=foreign_key or Undefined, **extra)


class Row(SQLModel):
    """The base of all tables, with their own catalogue of names."""

    metadata = MetaData(naming_convention=NAMES)


class Host(Row, table=True):
    """The one row about this installation: the secret behind Message-IDs to people outside any campaign."""

    __tablename__ = "host"
    __table_args__ = (CheckConstraint("id = 1", name="single"),)
    id: int = Field(default=1, primary_key=True)
    secret: bytes
    created_at: datetime


class Mailbox(Row, table=True):
    """How far a mailbox has been read, and how its connection is."""

    __tablename__ = "mailbox"
    key: str = Field(primary_key=True)
    uidvalidity: int = _big(default=0)
    last_uid: int = _big(default=0)
    state: str = ""
    detail: str = ""
    told_at: datetime | None = None


class Campaign(Row, table=True):
    """A game: what it was started with, where its head is, its secrets."""

    __tablename__ = "campaign"
    __table_args__ = (_one_of("state", CampaignState),)
    key: str = Field(primary_key=True)
    title: str
    ruleset: str
    ruleset_version: int
    options: str
    timezone: str
    schedule: str
    language: str
    mailbox: str = ""
    state: CampaignState = _word("recruiting")
    note: str = ""
    head_branch: int = 0
    head_turn: int = 0
    dice_secret: bytes
    dice_anchor: str
    identity_secret: bytes
    created_at: datetime
    settings: str = "{}"


class Person(Row, table=True):
    """A human being, in any number of campaigns."""

    __tablename__ = "person"
    id: int = _row_id()
    name: str
    language: str
    zone: str


class Address(Row, table=True):
    """A mail address a person writes from, in lower case; the one with the lowest `rank` is written to."""

    __tablename__ = "address"
    __table_args__ = (
        CheckConstraint("address = lower(address)", name="lower"),
        CheckConstraint("length(address) BETWEEN 3 AND 320", name="length"),
        UniqueConstraint("person", "rank"),
    )
    address: str = Field(primary_key=True)
    person: int = _big("person.id")
    rank: int = 0
    bounced: bool = False


class Seat(Row, table=True):
    """A place in a campaign; a new `epoch` makes all earlier reply tokens of the seat worthless."""

    __tablename__ = "seat"
    __table_args__ = (_one_of("state", SeatState),)
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    key: str = Field(primary_key=True)
    state: SeatState = _word("open")
    language: str
    zone: str
    person: int | None = _big("person.id", default=None, index=True)
    epoch: int = 0


class Inbox(Row, table=True):
    """A letter as it came; `sha256` is of its body, since delivery adds header lines."""

    __tablename__ = "inbox"
    __table_args__ = (
        _one_of("state", InboxState),
        UniqueConstraint("mailbox", "uidvalidity", "uid"),
        Index(None, "state", "campaign", "id"),
        Index(None, "campaign", "id"),
        Index(None, "sha256"),
    )
    id: int = _row_id()
    mailbox: str = Field(foreign_key="mailbox.key")
    uidvalidity: int = _big()
    uid: int = _big()
    received_at: datetime
    sender: str
    message_id: str
    sha256: str
    raw: bytes
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    seat: str | None = None
    state: InboxState = _word("new")
    note: str = ""


class Turn(Row, table=True):
    """A state on its way: number 0 is the setup, each later one the step from the row before it.

    The first row of a later branch copies the row it goes back to, its parent.
    """

    __tablename__ = "turn"
    __table_args__ = (
        ForeignKeyConstraint(
            ["campaign", "parent_branch", "parent_number"], ["turn.campaign", "turn.branch", "turn.number"]
        ),
    )
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    branch: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    parent_branch: int | None = None
    parent_number: int | None = None
    ruleset_version: int
    snapshot: bytes
    hash: str
    sheets_digest: str = ""
    seed: str = ""
    resolved_at: datetime
    events: bytes
    rolls: bytes


class Sheet(Row, table=True):
    """All orders of a seat for a turn, as they stood after one letter; the highest revision counts."""

    __tablename__ = "sheet"
    __table_args__ = (_one_of("author", Author), Index(None, "inbox"))
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    branch: int = Field(primary_key=True)
    turn: int = Field(primary_key=True)
    seat: str = Field(primary_key=True)
    revision: int = Field(primary_key=True)
    inbox: int | None = _big("inbox.id", default=None)
    orders: str
    problems: str = "[]"
    digest: str
    created_at: datetime
    author: Author = _word("player")


class Timer(Row, table=True):
    """Something that falls due: the wall-clock rule it came from, and the instant that follows from it."""

    __tablename__ = "timer"
    __table_args__ = (_one_of("state", TimerState), Index(None, "state", "due_utc"))
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    branch: int = Field(primary_key=True)
    turn: int = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    seq: int = Field(primary_key=True, default=0)
    rule: str
    zone: str
    due_utc: datetime
    state: TimerState = _word("waiting")


class Outbox(Row, table=True):
    """A mail to send: what it says, and once it is rendered its bytes, so that sending again sends the same.

    `recipient` is whom it is for: a seat, `referee`, or a stranger's address (then `campaign` is empty and `revision`
    is the inbox row answered). `not_before` is the earliest next attempt; while sending, the end of the lease.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        _one_of("state", OutboxState),
        UniqueConstraint("campaign", "branch", "turn", "recipient", "kind", "revision"),
        UniqueConstraint("message_id"),
        Index(None, "state", "not_before"),
    )
    id: int = _row_id()
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    branch: int = 0
    turn: int = 0
    recipient: str
    kind: str
    revision: int = _big(default=0)
    seat: str | None = None
    language: str
    address: str
    mailbox: str = ""
    message_id: str = ""
    in_reply_to: str = ""
    references: str = ""
    briefing: str
    briefing_kind: str
    raw: bytes | None = None
    state: OutboxState = _word("queued")
    attempts: int = 0
    created_at: datetime
    not_before: datetime
    sent_at: datetime | None = None
    verdict: str = ""


class Event(Row, table=True):
    """A line of the log: who did what, when; never changed."""

    __tablename__ = "event"
    __table_args__ = (Index(None, "campaign", "id"),)
    id: int = _row_id()
    at: datetime
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    branch: int = 0
    turn: int = 0
    who: str
    kind: str
    payload: str = "{}"
