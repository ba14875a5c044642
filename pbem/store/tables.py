"""The tables (design, section 6): rows without logic.

Table classes do not validate, so they are filled from checked values only. What is JSON is a text the codec wrote,
so that its hash is the hash of what is stored. Instants are aware datetimes and read back as UTC. States are plain
strings with a CHECK, and every constraint has a name, so that migrations work alike on SQLite and PostgreSQL.
Rows of `turn`, `sheet` and `event` are never changed, and no row of any table is ever deleted, except
an address or a partner that is taken away: the log tells whose it was.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, get_args

from pydantic_core import PydanticUndefined as Undefined
from sqlalchemy import BigInteger, CheckConstraint, ForeignKeyConstraint, Index, Integer, MetaData, UniqueConstraint
from sqlalchemy import text as sql_text
from sqlmodel import AutoString, Field, SQLModel

InboxState = Literal["new", "waiting", "asked", "done", "rejected", "duplicate"]
"""`waiting`: understood as too late, kept for the next turn; `asked`: counts only once somebody has confirmed it."""
CampaignState = Literal["recruiting", "running", "paused", "held", "ended"]
"""`paused`: the referee stopped its clock, mail is answered; `held`: a defect stopped it, nothing is done."""
SeatState = Literal["open", "taken", "out"]
Author = Literal["player", "referee", "silence"]
TimerState = Literal["waiting", "fired", "cancelled"]
OutboxState = Literal["queued", "sending", "unknown", "sent", "returned", "rejected", "held", "collected"]
"""`unknown`: the connection broke after the text was sent; it is sent again under the same Message-ID. `returned`: it
was sent, and a server on its way gave it back. `collected`: it goes out with the reader's next digest."""
ChallengeState = Literal["waiting", "confirmed", "refused", "expired"]
ApplicationState = Literal["unconfirmed", "asked", "waiting", "seated", "refused", "withdrawn"]
"""`asked`: the referee decides; `waiting`: there was no free seat, the first of the list gets the next one."""
InvitationState = Literal["open", "used", "withdrawn"]
AbsenceState = Literal["booked", "cancelled"]

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


def _added(default: str) -> Any:
    """Declare a text that came with a later version: the rows of the earlier ones have the default."""
    return Field(default=default, sa_column_kwargs={"server_default": sql_text(f"'{default}'")})


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
    """How far a mailbox has been read, how its connection is, and when nothing in it was left unread last."""

    __tablename__ = "mailbox"
    key: str = Field(primary_key=True)
    uidvalidity: int = _big(default=0)
    last_uid: int = _big(default=0)
    state: str = ""
    detail: str = ""
    told_at: datetime | None = None
    read_at: datetime | None = None


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
    """A human being, in any number of campaigns; `settings` is JSON: what they want to be mailed."""

    __tablename__ = "person"
    id: int = _row_id()
    name: str
    language: str
    zone: str
    settings: str = _added("{}")


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
    person: int = _big("person.id")
    rank: int = 0
    bounced: bool = False
    returned_at: datetime | None = None
    returned: str = _added("")


class Seat(Row, table=True):
    """A place in a campaign; a new `epoch` makes all earlier reply tokens of the seat worthless.

    `passphrase` is a salted hash, empty when the seat has none.
    """

    __tablename__ = "seat"
    __table_args__ = (_one_of("state", SeatState),)
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    key: str = Field(primary_key=True)
    state: SeatState = _word("open")
    language: str
    zone: str
    person: int | None = _big("person.id", default=None, index=True)
    epoch: int = 0
    passphrase: str = _added("")


class Partner(Row, table=True):
    """One more person who shares a seat: gets its mail, and may write its orders."""

    __tablename__ = "partner"
    __table_args__ = (ForeignKeyConstraint(["campaign", "seat"], ["seat.campaign", "seat.key"]),)
    campaign: str = Field(primary_key=True)
    seat: str = Field(primary_key=True)
    person: int = _big("person.id", primary_key=True, index=True)
    since: datetime


class Absence(Row, table=True):
    """Days (both included, ISO dates in the seat's zone) somebody said they cannot play."""

    __tablename__ = "absence"
    __table_args__ = (
        _one_of("state", AbsenceState),
        ForeignKeyConstraint(["campaign", "seat"], ["seat.campaign", "seat.key"]),
        Index(None, "campaign", "seat"),
    )
    id: int = _row_id()
    campaign: str
    seat: str
    first_day: str
    last_day: str
    booked_at: datetime
    state: AbsenceState = _word("booked")


class Application(Row, table=True):
    """Somebody who asked for a seat, and how far that is; `wishes` is JSON, `address` was written from."""

    __tablename__ = "application"
    __table_args__ = (_one_of("state", ApplicationState), Index(None, "campaign", "state", "id"))
    id: int = _row_id()
    campaign: str = Field(foreign_key="campaign.key")
    address: str
    name: str
    language: str
    zone: str
    wishes: str = "{}"
    state: ApplicationState = _word("unconfirmed")
    created_at: datetime


class Invitation(Row, table=True):
    """A code with which somebody may take a seat; without `seat` any free one, without `address` anybody."""

    __tablename__ = "invitation"
    __table_args__ = (_one_of("state", InvitationState), Index(None, "campaign"))
    code: str = Field(primary_key=True)
    campaign: str = Field(foreign_key="campaign.key")
    seat: str | None = None
    address: str = ""
    state: InvitationState = _word("open")
    created_at: datetime


class Challenge(Row, table=True):
    """A question somebody must answer from their own mailbox before something counts; `facts` is JSON.

    `address` is who was asked, `inbox` the letter that waits for the answer.
    """

    __tablename__ = "challenge"
    __table_args__ = (_one_of("state", ChallengeState), Index(None, "state", "expires_at"), Index(None, "address"))
    code: str = Field(primary_key=True)
    kind: str
    address: str
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    seat: str | None = None
    inbox: int | None = _big("inbox.id", default=None)
    facts: str = "{}"
    created_at: datetime
    expires_at: datetime
    state: ChallengeState = _word("waiting")


class Inbox(Row, table=True):
    """A letter as it came; `sha256` is of its body, since delivery adds header lines."""

    __tablename__ = "inbox"
    __table_args__ = (
        _one_of("state", InboxState),
        UniqueConstraint("mailbox", "uidvalidity", "uid"),
        Index(None, "state", "campaign", "id"),
        Index(None, "campaign", "id"),
        Index(None, "sha256"),
        Index(None, "message_id"),
        Index(None, "sender", "received_at"),
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
        Index(None, "address", "created_at"),
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
