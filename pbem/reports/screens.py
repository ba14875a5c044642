"""What the pages of the house show, as plain facts: `reports.web` writes them down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pbem.core.blocks import Block, Section
from pbem.reports.briefing import Report
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
class Finished:
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
    past: tuple[Finished, ...]
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


@dataclass(frozen=True)
class Frame:
    """What stands above every page of a seat: the campaign, its game, the seat by key and by name, who plays it, its
    colour; the page is in the seat's `language`. `news`: so many letters of others have come since the turn began."""

    campaign: str
    game: str
    language: str
    seat: str
    title: str
    name: str
    player: str
    colour: str
    news: int = 0


@dataclass(frozen=True)
class Standing:
    """What is asked of a seat until when, how long that is, and what stands; nothing: no orders are awaited."""

    asked: str
    left: str
    stands: str


@dataclass(frozen=True)
class OwnSeat:
    """A seat somebody has."""

    frame: Frame
    standing: Standing


@dataclass(frozen=True)
class Refereed:
    """A campaign somebody referees: its state, the turn and when it is due, how many things wait for the referee."""

    campaign: str
    title: str
    state: str
    due: str
    left: str
    waits: int


@dataclass(frozen=True)
class Home(House):
    """The seats somebody has, and the campaigns somebody referees."""

    seats: tuple[OwnSeat, ...]
    refereed: tuple[Refereed, ...] = ()


@dataclass(frozen=True)
class Past:
    """The own orders that were carried out in a turn, and their receipt."""

    orders: tuple[str, ...]
    receipt: str


@dataclass(frozen=True)
class ReportPage(House):
    """A report, its map as SVG and in signs; `earlier` and `later` are the turns beside it, `write` opens a mail;
    it tells of `turn`, the `latest` of all tells of that.

    Printed, its last page is an order sheet with so many `ruled` lines more than the order form has.
    """

    frame: Frame
    standing: Standing
    report: Report | None
    title: str
    earlier: int | None = None
    later: int | None = None
    picture: str = ""
    signs: tuple[str, ...] = ()
    past: Past | None = None
    write: str = ""
    ruled: int = 8
    turn: int = 0
    latest: int = 0


@dataclass(frozen=True)
class TurnRow:
    """A turn in the list of all."""

    turn: int
    title: str
    news: str
    when: str
    past: Past | None


@dataclass(frozen=True)
class HistoryPage(House):
    """All turns of a seat, the latest first; in how many files they can be had."""

    frame: Frame
    standing: Standing
    turns: tuple[TurnRow, ...]
    parts: int = 0


@dataclass(frozen=True)
class Neighbours:
    """How a seat stands with others: its `treaties`, the lines that answer what is on offer, what others `said` this
    turn; `contacts` are those it may write to, the referee last; `openings` are treaties it may offer, each as the
    seat's name and the lines to begin with."""

    treaties: tuple[Block, ...] = ()
    answers: tuple[str, ...] = ()
    said: tuple[Section, ...] = ()
    contacts: tuple[str, ...] = ()
    openings: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class LetterRow:
    """A letter to others or from them; `answer` is the code it is answered by, `slip` names one sent from the window.

    `seats` are those it is known to be from or to, `notes` what was said beside it; `own` may not have been `sent`.
    """

    own: bool
    title: str
    when: str
    lines: tuple[str, ...]
    notes: tuple[str, ...] = ()
    colour: str = ""
    answer: str = ""
    slip: str = ""
    sent: bool = True
    seats: tuple[str, ...] = ()


DeskNote = Literal["", "played", "many", "empty", "wait"]
"""Why a letter was not sent or not checked: a turn has been played since, there were too many letters, there are no
words, or too many checks."""


@dataclass(frozen=True)
class Shown:
    """An answer as it was mailed: as text, and what orders were understood (`facts`) with the plans as SVG.

    Of a letter that was only checked there is no mail; `notes` are sentences beside it, `signs` the plans as text,
    `checked` says when that was.
    """

    title: str
    text: str
    facts: Mapping[str, object] | None
    picture: str
    notes: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    checked: str = ""


@dataclass(frozen=True)
class Checking:
    """What a letter would be answered; `why` it was not looked at."""

    frame: Frame
    why: DeskNote
    answers: tuple[Shown, ...]


@dataclass(frozen=True)
class Desk(House):
    """The writing desk. `slip` numbers the next letter, `step` is what it is written for; `why`: it was not sent.

    Of a letter that was: `awaited`, its answer is not there yet; `put_by`, there is none for this reader. `checked`:
    the answer is what a letter would get. `last` is the map of the last turn, to go back to. `stands` are the orders
    that stand, in words; `reply` is the code of a letter between players that is answered; `signs` is the map as text;
    `known` as on the page of letters, of which the latest `letters` are here.
    """

    frame: Frame
    standing: Standing
    token: str
    slip: str
    step: str
    words: str
    examples: tuple[str, ...]
    picture: str
    last: str
    why: DeskNote
    awaited: bool
    put_by: bool
    answers: tuple[Shown, ...]
    stands: tuple[str, ...] = ()
    checked: bool = False
    reply: str = ""
    signs: tuple[str, ...] = ()
    others: Neighbours = Neighbours()
    known: tuple[tuple[str, str], ...] = ()
    letters: tuple[LetterRow, ...] = ()


@dataclass(frozen=True)
class LettersPage(House):
    """The letters of a seat, the latest first, how it stands with `others`, and a sheet for one more.

    `known` are seats to write to, with the words a letter to each begins with; `answered` is the letter that is
    answered, `full`: there may be older ones.
    """

    frame: Frame
    standing: Standing
    token: str
    slip: str
    step: str
    letters: tuple[LetterRow, ...]
    others: Neighbours
    known: tuple[tuple[str, str], ...]
    words: str
    full: bool
    answered: LetterRow | None = None


@dataclass(frozen=True)
class Setting:
    """Something that can be settled: as it is, the lines that change it as buttons, or the word a line begins with."""

    title: str
    told: str
    buttons: tuple[tuple[str, str], ...]
    line: str = ""
    how: str = ""


@dataclass(frozen=True)
class SeatSettings(House):
    """What a player can settle about a seat."""

    frame: Frame
    standing: Standing
    token: str
    slip: str
    step: str
    rows: tuple[Setting, ...]


@dataclass(frozen=True)
class LocalMail:
    """A mail a post office of our own delivered: `pieces` of its words, and which are links; `answer_to` takes mail."""

    to: str
    subject: str
    message_id: str
    answer_to: str
    pieces: tuple[tuple[str, bool], ...]


@dataclass(frozen=True)
class LocalMails(House):
    """The last mails to an address; nothing: to anybody. `house_address` is where the house reads."""

    address: str
    house_address: str
    mails: tuple[LocalMail, ...]
