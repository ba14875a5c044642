"""The tables of mail: as it came, as it goes out, and from player to player."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import Index, UniqueConstraint, false, true
from sqlalchemy import text as sql_text
from sqlmodel import AutoString, Field

from pbem.store.tables.base import BIG, Row, added, big, one_of, row_id, word
from pbem.store.tables.letter_states import InboxState, Reason
from pbem.store.tables.packing import Packed, PackedText

Kept = Literal["whole", "needed", "dropped"]
"""`needed`: looked at when old letters were thinned out, and kept because something depends on it; `dropped`: its bytes
are gone, the row stays."""
MailKept = Literal["whole", "unpictured", "words"]
"""What is kept of a mail that is no longer to be sent: all its bytes; all but its pictures; its head and its words,
as text and as a page. What it says, from which the rest can be made again, is kept for ever."""
OutboxState = Literal["queued", "sending", "unknown", "sent", "returned", "rejected", "held", "collected"]
"""`unknown`: the connection broke after the text was sent; it is sent again under the same Message-ID. `returned`: it
was sent, and a server on its way gave it back. `collected`: it goes out with the reader's next digest."""
PressState = Literal["sent", "refused"]


class Inbox(Row, table=True):
    """A letter as it came; `sha256` is of its body, since delivery adds header lines.

    `state` and `reason` say together what happens to it next; the table is `letter_states.NEXT`. `confirmed_at`: when
    the writer of an `old` one said that it counts. `note` says to people what became of it.

    `known`: its header shows a registered address or a right code; such letters are looked at before all others.
    `admitted_at`: when it was let in although it showed no right code, which is what strangers' answers are counted by.
    `tries`: how often the process that answers letters ended over this one.
    """

    __tablename__ = "inbox"
    __table_args__ = (
        one_of("state", InboxState),
        one_of("reason", Reason),
        one_of("kept", Kept),
        UniqueConstraint("mailbox", "uidvalidity", "uid"),
        Index(None, "state", "campaign", "id"),
        Index(None, "state", "campaign", "known", "id"),
        Index(None, "campaign", "id"),
        Index(None, "campaign", "seat", "received_at"),
        Index(None, "kept", "state", "campaign", "received_at", "size"),
        Index(None, "admitted_at"),
        Index(None, "sender", "admitted_at"),
        Index(None, "sha256", "message_id", "sender"),
        Index(None, "message_id"),
        Index(None, "sender", "received_at"),
        Index(None, "state", "received_at"),
    )
    id: int = row_id()
    mailbox: str = Field(foreign_key="mailbox.key")
    uidvalidity: int = big()
    uid: int = big()
    received_at: datetime
    sender: str
    message_id: str
    sha256: str
    raw: bytes = Field(sa_type=Packed)
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    seat: str | None = None
    state: InboxState = word("new")
    reason: Reason = added("")
    confirmed_at: datetime | None = None
    note: str = ""
    tries: int = Field(default=0, sa_column_kwargs={"server_default": sql_text("0")})
    known: bool = Field(default=True, sa_column_kwargs={"server_default": true()})
    size: int = Field(default=0, sa_type=BIG, sa_column_kwargs={"server_default": "0"})
    kept: Kept = Field(default="whole", sa_type=AutoString, sa_column_kwargs={"server_default": "whole"})
    admitted_at: datetime | None = None


class Deferral(Row, table=True):
    """A stranger's letter that waits until strangers are answered again.

    `round`: how many of its sender's waited before it; `place`: how many of its domain waited in the same round. The
    row goes when the letter is taken up.
    """

    __tablename__ = "deferral"
    __table_args__ = (
        Index(None, "round", "place", "inbox"),
        Index(None, "sender", "round"),
        Index(None, "domain", "round", "place"),
        Index(None, "at"),
    )
    inbox: int = Field(foreign_key="inbox.id", primary_key=True, sa_type=BIG)
    sender: str
    domain: str
    round: int
    place: int
    at: datetime


class Outbox(Row, table=True):
    """A mail to send: what it says, and once it is rendered its bytes, so that sending again sends the same.

    `recipient` is whom it is for: a seat, `referee`, or a stranger's address (then `campaign` is empty and `revision`
    is the inbox row answered). `not_before` is the earliest next attempt; while sending, the end of the lease, which
    belongs to the process named by `holder`. `server_away`: it was put off because the server served nobody. `verdict`
    is the server's own words.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        one_of("state", OutboxState),
        one_of("kept", MailKept),
        UniqueConstraint("campaign", "branch", "turn", "recipient", "kind", "revision"),
        UniqueConstraint("message_id"),
        Index(None, "state", "not_before"),
        Index(None, "address", "created_at"),
        Index(None, "campaign", "created_at"),
        Index(None, "campaign", "seat", "kind", "state", "id"),
        Index(None, "campaign", "branch", "turn", "seat", "kind", "revision"),
        Index(None, "campaign", "recipient", "id"),
        Index(None, "campaign", "recipient", "kind", "id"),
        Index(None, "kept", "state", "created_at"),
    )
    id: int = row_id()
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    branch: int = 0
    turn: int = 0
    recipient: str
    kind: str
    revision: int = big(default=0)
    seat: str | None = None
    language: str
    address: str
    mailbox: str = ""
    message_id: str = ""
    in_reply_to: str = ""
    references: str = ""
    briefing: str = Field(sa_type=PackedText)
    briefing_kind: str
    raw: bytes | None = Field(default=None, sa_type=Packed)
    state: OutboxState = word("queued")
    attempts: int = 0
    created_at: datetime
    not_before: datetime
    sent_at: datetime | None = None
    verdict: str = ""
    holder: str = added("")
    server_away: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    kept: MailKept = Field(default="whole", sa_type=AutoString, sa_column_kwargs={"server_default": "whole"})


class Press(Row, table=True):
    """A letter from a seat (`referee` too) to others: `readers` are seats parted by commas.

    `code` is what replies go to, `answers` that of the letter it replies to. `anonymous`: the readers do not learn
    whose it is. `body` is the text as it was sent on.
    """

    __tablename__ = "press"
    __table_args__ = (
        one_of("state", PressState),
        UniqueConstraint("code"),
        Index(None, "campaign", "id"),
        Index(None, "campaign", "writer", "at"),
        Index(None, "campaign", "branch", "turn", "id"),
        Index(None, "inbox"),
    )
    id: int = row_id()
    code: str
    campaign: str = Field(foreign_key="campaign.key")
    branch: int = 0
    turn: int = 0
    writer: str
    readers: str
    anonymous: bool = False
    body: str
    inbox: int | None = big("inbox.id", default=None)
    answers: str = ""
    at: datetime
    state: PressState = word("sent")


class Disclosure(Row, table=True):
    """A seat is willing to show its address to another; when both are, both are told."""

    __tablename__ = "disclosure"
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    seat: str = Field(primary_key=True)
    other: str = Field(primary_key=True)
    at: datetime
    told_at: datetime | None = None
