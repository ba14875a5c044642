"""The tables of the house and its campaigns: how far mailboxes are read, what falls due, the log."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import CheckConstraint, Index
from sqlalchemy import text as sql_text
from sqlmodel import AutoString, Field

from pbem.store.tables.base import BIG, Row, added, big, one_of, row_id, word
from pbem.store.tables.log_kind import LogKind

CampaignState = Literal["recruiting", "running", "paused", "held", "ended"]
"""`paused`: the referee stopped its clock, mail is answered; `held`: a defect stopped it, nothing is done."""
Braked = Literal["", "mailbox", "silence"]
"""Why a turn that is due does not run: its mailbox could not be read, or far more players than usual are silent."""
TimerState = Literal["waiting", "fired", "cancelled"]


class Host(Row, table=True):
    """The one row about this installation: the secret behind Message-IDs to people outside any campaign.

    `copied_at`: when the last copy of the database was made. Each restore raises `epoch`, which is part of the
    Message-IDs of what is written later. Letters that came by `restored_at` and concern no campaign are held until
    `released_at`. `flood_at`: since when strangers write more than is answered.
    """

    __tablename__ = "host"
    __table_args__ = (CheckConstraint("id = 1", name="single"),)
    id: int = Field(default=1, primary_key=True)
    secret: bytes
    created_at: datetime
    copied_at: datetime | None = None
    epoch: int = Field(default=0, sa_type=BIG, sa_column_kwargs={"server_default": sql_text("0")})
    restored_at: datetime | None = None
    released_at: datetime | None = None
    flood_at: datetime | None = None


class Process(Row, table=True):
    """A process of the service: when it was last well, and when it last did something.

    Rows of processes that were not heard of for a day are removed.
    """

    __tablename__ = "process"
    name: str = Field(primary_key=True)
    host: str
    pid: int
    version: str
    started_at: datetime
    seen_at: datetime
    stepped_at: datetime | None = None


class Mailbox(Row, table=True):
    """How far a mailbox has been read, how its connection is, and when nothing in it was left unread last.

    `since`: when it was read first; what lay in it before is not ours. None: it was read before that was kept.
    `proven`: the address and login for which a mail of ours was seen to arrive.
    """

    __tablename__ = "mailbox"
    key: str = Field(primary_key=True)
    uidvalidity: int = big(default=0)
    last_uid: int = big(default=0)
    state: str = ""
    detail: str = ""
    told_at: datetime | None = None
    read_at: datetime | None = None
    proven: str = added("")
    since: datetime | None = None


class Campaign(Row, table=True):
    """A game: what it was started with, where its head is, its secrets.

    A new `referee_epoch` makes all earlier reply tokens of the referee worthless. `restored_from` is the state of the
    copy of a campaign that is held because the database was restored; of any other nothing. `note` says to people why
    the campaign is paused, held or over, or why its turn waits.
    """

    __tablename__ = "campaign"
    __table_args__ = (one_of("state", CampaignState), one_of("braked", Braked), Index(None, "state"))
    key: str = Field(primary_key=True)
    title: str
    ruleset: str
    ruleset_version: int
    options: str
    timezone: str
    schedule: str
    language: str
    mailbox: str = ""
    state: CampaignState = word("recruiting")
    braked: Braked = added("")
    note: str = ""
    head_branch: int = 0
    head_turn: int = 0
    dice_secret: bytes
    dice_anchor: str
    identity_secret: bytes
    created_at: datetime
    settings: str = "{}"
    referee_epoch: int = Field(default=0, sa_column_kwargs={"server_default": sql_text("0")})
    restored_from: CampaignState | Literal[""] = Field(
        default="", sa_type=AutoString, sa_column_kwargs={"server_default": sql_text("''")}
    )


class Timer(Row, table=True):
    """Something that falls due: the wall-clock rule it came from, and the instant that follows from it."""

    __tablename__ = "timer"
    __table_args__ = (one_of("state", TimerState), Index(None, "state", "due_utc"), Index(None, "campaign", "state"))
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    branch: int = Field(primary_key=True)
    turn: int = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    seq: int = Field(primary_key=True, default=0)
    rule: str
    zone: str
    due_utc: datetime
    state: TimerState = word("waiting")


class Event(Row, table=True):
    """A line of the log: who did what, when; never changed."""

    __tablename__ = "event"
    __table_args__ = (Index(None, "campaign", "id"), Index(None, "campaign", "kind", "id"))
    id: int = row_id()
    at: datetime
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    branch: int = 0
    turn: int = 0
    who: str
    kind: LogKind = word()
    payload: str = "{}"
