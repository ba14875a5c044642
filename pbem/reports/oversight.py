"""What the pages of the referee's desk show, as plain facts: `reports.web` writes them down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.blocks import Section
from pbem.reports.screens import House

Tab = Literal["overview", "waiting", "turn", "board", "orders", "seats", "letters", "position", "log"]
TABS: tuple[Tab, ...] = ("overview", "waiting", "turn", "board", "orders", "seats", "letters", "position", "log")
Refused = Literal["", "empty", "many", "stale", "known"]
"""Why a letter was not sent: no words, too many within an hour, a sign-in of too long ago, no such question."""


@dataclass(frozen=True)
class Frame(House):
    """What stands above every page of the desk; `waits` counts the things before the referee, `token` is for forms."""

    campaign: str
    title: str
    game: str
    language: str
    zone: str
    tab: Tab
    state: str
    due: str
    left: str
    waits: int
    token: str
    slip: str


@dataclass(frozen=True)
class Button:
    """A line of the referee's mail, as a button; `edit`: it is looked at first, and may be given a reason."""

    label: str
    line: str
    edit: bool = False
    grave: bool = False


@dataclass(frozen=True)
class Waiting:
    """Something that waits for the referee: whose (`colour`), what it is, words as they were written, what is wrong.

    `question`: it is answered with yes or no, and this names it.
    """

    head: str
    small: str = ""
    colour: str = ""
    quoted: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()
    question: str = ""
    grave: bool = False


@dataclass(frozen=True)
class SeatRow:
    """A seat in the list: what has come (`mark`: ok, ask or bad), what became of its report."""

    seat: str
    name: str
    player: str
    orders: str
    mark: Literal["ok", "ask", "bad", "soft"]
    report: str
    lost: bool
    away: str
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True)
class Board:
    """The board after a turn as somebody sees it; `seat` empty: as it is. `turns` and `seats` can be chosen."""

    turn: int
    latest: int
    seat: str
    plans: bool
    pictures: tuple[str, ...]
    signs: tuple[str, ...]
    seats: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Figures:
    """What the first page of the desk counts: seats that have sent orders, of how many; what waits, what is lost, how
    many mails are still `going` out; when the mailbox was `read` last."""

    sent: int
    owed: int
    waits: int
    undelivered: int
    going: int
    read: str


@dataclass(frozen=True)
class Overview:
    """The first page of the desk."""

    frame: Frame
    figures: Figures
    waiting: tuple[Waiting, ...]
    seats: tuple[SeatRow, ...]
    buttons: tuple[Button, ...]
    board: Board | None
    log: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Told:
    """A page of sections; `links` lead to more of them (words, address below the desk), `seats` are given in a list."""

    frame: Frame
    title: str
    sections: tuple[Section, ...]
    links: tuple[tuple[str, str], ...] = ()
    buttons: tuple[Button, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    board: Board | None = None
    picture: str = ""


@dataclass(frozen=True)
class Position:
    """The position as text; `tried`: what a change would do."""

    frame: Frame
    text: str
    reason: str
    tell: bool
    tried: tuple[Section, ...]


@dataclass(frozen=True)
class Letter:
    """A line to be sent, or one that was, with what was answered; `awaited`: the answer is not there yet."""

    frame: Frame
    line: str
    why: Refused = ""
    awaited: bool = False
    sent: bool = False
    answers: tuple[tuple[str, tuple[Section, ...], str], ...] = ()
    questions: tuple[Waiting, ...] = ()
