"""What the pages of the house show, as plain facts: `reports.web` writes them down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.reports.markdown import Chapter


@dataclass(frozen=True)
class Opening:
    """A campaign anybody can join: so many seats are free, of so many; `turn` 0: it has not begun.

    `join` is the line to write, `mailto` an address that has it in the mail already; `rounds`: its turns are rounds.
    """

    key: str
    title: str
    game: str
    languages: str
    free: int
    seats: int
    turn: int
    join: str
    mailto: str
    rounds: bool = False


@dataclass(frozen=True)
class Past:
    """A finished campaign whose page is public."""

    key: str
    title: str
    game: str
    seats: int
    turns: int
    ended: str
    rounds: bool = False


@dataclass(frozen=True)
class Book:
    """A game's rule book: its key, its name, the languages it is written in."""

    key: str
    title: str
    languages: tuple[str, ...]


@dataclass(frozen=True)
class House:
    """What stands on every page: `base` begins every address, `house` is where the mail is."""

    base: str
    house: str


@dataclass(frozen=True)
class Front(House):
    """The page of the house for whoever comes by; `address` takes mail."""

    address: str
    open: tuple[Opening, ...]
    past: tuple[Past, ...]
    books: tuple[Book, ...]


@dataclass(frozen=True)
class Anchored:
    """A chapter, its place on the page, and the numbers of the rules it cites, each a place too."""

    chapter: Chapter
    name: str
    cited: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rules(House):
    """A rule book as a page."""

    book: Book
    chapters: tuple[Anchored, ...]


Step = Literal["ask", "sent", "wrong", "open", "elsewhere", "over"]
"""Of signing in: an address is asked for; a mail may be on its way; its code was wrong; its link opens, belongs to
another browser, is no good any more."""


@dataclass(frozen=True)
class SignIn(House):
    """A page of signing in; `link` is the last part of the address that was mailed."""

    step: Step
    link: str = ""


@dataclass(frozen=True)
class SignedIn:
    """A browser somebody is signed in with; `here`: the one that looks at the page."""

    name: str
    address: str
    since: str
    used: str
    here: bool


@dataclass(frozen=True)
class You(House):
    """Who somebody is here, and where they are signed in; `token` goes into each form."""

    name: str
    address: str
    token: str
    browsers: tuple[SignedIn, ...]
