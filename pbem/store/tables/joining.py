"""The tables of those who want a seat, and of questions somebody must answer."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import Index
from sqlmodel import Field

from pbem.store.tables.base import Row, big, one_of, row_id, word

ChallengeState = Literal["waiting", "confirmed", "refused", "expired"]
ApplicationState = Literal["unconfirmed", "asked", "waiting", "seated", "refused", "withdrawn"]
"""`asked`: the referee decides; `waiting`: there was no free seat, the first of the list gets the next one."""
InvitationState = Literal["open", "used", "withdrawn"]


class Application(Row, table=True):
    """Somebody who asked for a seat, and how far that is; `wishes` is JSON, `address` was written from."""

    __tablename__ = "application"
    __table_args__ = (
        one_of("state", ApplicationState),
        Index(None, "campaign", "state", "id"),
        Index(None, "state", "campaign"),
    )
    id: int = row_id()
    campaign: str = Field(foreign_key="campaign.key")
    address: str
    name: str
    language: str
    zone: str
    wishes: str = "{}"
    state: ApplicationState = word("unconfirmed")
    created_at: datetime


class Invitation(Row, table=True):
    """A code with which somebody may take a seat; without `seat` any free one, without `address` anybody."""

    __tablename__ = "invitation"
    __table_args__ = (one_of("state", InvitationState), Index(None, "campaign", "state"))
    code: str = Field(primary_key=True)
    campaign: str = Field(foreign_key="campaign.key")
    seat: str | None = None
    address: str = ""
    state: InvitationState = word("open")
    created_at: datetime


class Challenge(Row, table=True):
    """A question somebody must answer from their own mailbox before something counts; `facts` is JSON.

    `address` is who was asked, `inbox` the letter that waits for the answer.
    """

    __tablename__ = "challenge"
    __table_args__ = (
        one_of("state", ChallengeState),
        Index(None, "state", "expires_at"),
        Index(None, "address", "created_at"),
        Index(None, "campaign", "seat", "kind", "created_at"),
    )
    code: str = Field(primary_key=True)
    kind: str
    address: str
    campaign: str | None = Field(default=None, foreign_key="campaign.key")
    seat: str | None = None
    inbox: int | None = big("inbox.id", default=None)
    facts: str = "{}"
    created_at: datetime
    expires_at: datetime
    state: ChallengeState = word("waiting")
