"""The tables of what was played: states, orders, what the referee changed and judged."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import ForeignKeyConstraint, Index
from sqlmodel import Field

from pbem.store.tables.base import Row, added, big, one_of, row_id, word

Author = Literal["player", "referee", "silence"]
JudgementState = Literal["held", "read", "asked", "rejected", "void"]
"""`read`: the referee read it as other words; `asked`: the player is asked; `void`: its turn was played without it."""


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


class Dice(Row, table=True):
    """What the turns of a branch take their dice from, where another secret was dealt than the one of the beginning."""

    __tablename__ = "dice"
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    branch: int = Field(primary_key=True)
    secret: bytes
    anchor: str
    at: datetime


class Sheet(Row, table=True):
    """All orders of a seat for a turn, as they stood after one letter; the highest revision counts.

    `addressed` lists, parted by commas, the seats some of these orders are addressed to: they hear of them at once.
    The seat `referee` has sheets too: what he ordered for the turn. `unanswered` lists, as JSON, what its seat was told
    after this letter and has not answered yet. Since `asked_at` a line of the seat's last letter is asked back.
    `house_player` names the house player who wrote it, with its version.
    """

    __tablename__ = "sheet"
    __table_args__ = (
        one_of("author", Author),
        Index(None, "inbox"),
        Index(None, "campaign", "seat", "branch", "turn", "revision"),
    )
    campaign: str = Field(primary_key=True, foreign_key="campaign.key")
    branch: int = Field(primary_key=True)
    turn: int = Field(primary_key=True)
    seat: str = Field(primary_key=True)
    revision: int = Field(primary_key=True)
    inbox: int | None = big("inbox.id", default=None)
    orders: str
    problems: str = "[]"
    digest: str
    created_at: datetime
    author: Author = word("player")
    addressed: str = added("")
    unanswered: str = added("[]")
    asked_at: datetime | None = None
    house_player: str = added("")


class Amendment(Row, table=True):
    """The turn row with which a branch begins is not what it was copied from: what the referee changed, and why.

    `orders` are decrees as canonical JSON, `snapshot` the state of a changed position, as rows of turns have it; one of
    them is empty.
    """

    __tablename__ = "amendment"
    __table_args__ = (
        ForeignKeyConstraint(["campaign", "branch", "number"], ["turn.campaign", "turn.branch", "turn.number"]),
    )
    campaign: str = Field(primary_key=True)
    branch: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    orders: str = ""
    snapshot: bytes | None = None
    reason: str = ""
    at: datetime


class Judgement(Row, table=True):
    """A line nobody understood, held for the referee (`unclear = "hold for referee"`); `words` are the player's own.

    `reading` is what the referee read it as, `problem` the JSON of what was wrong with it.
    """

    __tablename__ = "judgement"
    __table_args__ = (one_of("state", JudgementState), Index(None, "campaign", "state", "id"), Index(None, "inbox"))
    id: int = row_id()
    campaign: str = Field(foreign_key="campaign.key")
    branch: int
    turn: int
    seat: str
    inbox: int | None = big("inbox.id", default=None)
    line: int
    words: str
    problem: str
    state: JudgementState = word("held")
    reading: str = ""
    created_at: datetime
    judged_at: datetime | None = None
