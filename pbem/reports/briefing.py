"""What is mailed, as dead data: everything the templates may know, and nothing else. The codec writes it as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from pbem.core.blocks import Brief, Section
from pbem.core.events import Roll
from pbem.core.problems import Problem, Severity
from pbem.core.scene import Scene
from pbem.core.seats import Seat
from pbem.core.texts import Text


@dataclass(frozen=True)
class Heading:
    """Whom a mail is for and what it is about.

    `turn` is the turn orders are now awaited for, so that a report tells of the turn before it; of a finished
    game it is one more than the last turn played. `campaign` is the short key, `title` the name; `zone` is an
    IANA zone; `deadline` (None: nothing is awaited) and `now` are aware and UTC. `token` is the line that opens
    the order form, without `#`; orders go to the address `reply_to`. `step` counts the turns played, as the dice do,
    on their `branch`: after going back, turns are played again on another one. `colour` is the seat's palette key;
    where a turn is a step of a round, `round` is that of the turn orders are awaited for; `before_start`: that turn
    comes before the first round.
    """

    campaign: str
    title: str
    ruleset: str
    turn: int
    seat: Seat
    player: str
    language: str
    zone: str
    deadline: datetime | None
    now: datetime
    token: str
    reply_to: str
    step: int = 0
    branch: int = 0
    colour: str = ""
    round: int = 0
    before_start: bool = False

    @property
    def in_round(self) -> int | None:
        """Give the round the turn is a step of; 0: before the start; None: it is a step of none."""
        return 0 if self.before_start else self.round or None


@dataclass(frozen=True)
class DiceTurn:
    """What is shown of the dice of one turn: number `step` of a `branch`; `counts`: it was not undone.

    `seed` and `digest` give the key of its throws; the digest is made of the `seals` of all sheets. The reader's own
    seal is made of `salt` and `sheet`, the digest of the orders that counted: `revision`, given by `author`.
    """

    step: int
    branch: int
    counts: bool
    seed: str
    digest: str
    seals: Mapping[str, str] = field(default_factory=dict)
    salt: str = ""
    sheet: str = ""
    revision: int = 0
    author: str = ""


@dataclass(frozen=True)
class Report:
    """What happened in the turn before, and the form for the next one.

    `form` and `examples` are lines in the player's language; `sequence` counts how often the deadline was set; `later`
    are the deadlines of the next turns, where several are played within a day;
    `anchor` is the commitment to the dice; `revealed` has a line with number, seed and digest for each turn shown;
    `word` is what the referee says to this player; `final`: the game is over. For programs: `promised` is the anchor
    in every report, `dice` what is shown of the turns, `secret` (at the end) what everything was made from. `since` is
    the first turn it tells of, when these are several (0: the one before); `round` the round of the last of them, or it
    was `before_start`.
    `owed`: orders must be given; else they may be. `corrected`: the referee has changed the position of an earlier one.
    `early`: the first report of a campaign whose turns may run before their deadline.
    """

    heading: Heading
    brief: Brief
    drawing: Scene | None = None
    form: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    rolls: tuple[Roll, ...] = ()
    sequence: int = 0
    later: tuple[datetime, ...] = ()
    anchor: str = ""
    revealed: str = ""
    word: str = ""
    final: bool = False
    promised: str = ""
    dice: tuple[DiceTurn, ...] = ()
    secret: str = ""
    since: int = 0
    round: int = 0
    owed: bool = True
    corrected: bool = False
    before_start: bool = False
    early: bool = False
    kind: Literal["report"] = "report"


@dataclass(frozen=True)
class Origin:
    """Where a standing order comes from: an earlier mail, by its time and Message-ID, or (without) the referee.

    `by` names its writer, where several persons have the seat.
    """

    received: datetime | None = None
    message_id: str = ""
    by: str = ""


@dataclass(frozen=True)
class AnswerLine:
    """One line of orders: the player's `words`, what was understood (`echo`), what to expect, what is wrong.

    `line` counts the lines of the mail, of an earlier one when there is an `origin`; `tag` is the short name of what
    the order is about (`3`), `about` the long one (`army 3`). `warnings` are expectations the player may not have
    meant. A line that is not accepted although nothing is wrong with it was set aside: a later one says otherwise.
    `by`: who wrote it, where several persons have the seat. `idle`: as things stand it will do nothing; `played`: what
    will be done, where that is not the order as it was understood.
    """

    line: int
    words: str
    echo: str
    tag: str
    accepted: bool
    remarks: tuple[Text, ...] = ()
    problems: tuple[Problem, ...] = ()
    warnings: tuple[Text, ...] = ()
    origin: Origin | None = None
    by: str = ""
    idle: bool = False
    played: str = ""
    about: str = ""

    @property
    def refused(self) -> bool:
        """Tell whether the line must be mended."""
        return not self.accepted and not self.settled

    @property
    def settled(self) -> bool:
        """Tell whether the line does not stand, and yet nothing is to be mended: it was overruled, or is held."""
        if self.accepted or not self.problems:
            return False
        return self.held or not any(problem.severity is Severity.ERROR for problem in self.problems)

    @property
    def held(self) -> bool:
        """Tell whether the line is before the referee: it may count yet."""
        return any(problem.held for problem in self.problems)


@dataclass(frozen=True)
class Offer:
    """A line made ready for one that was not read; its number is its place among those of an answer."""

    line: int
    words: str


@dataclass(frozen=True)
class Posted:
    """A letter to others that stood in a mail: the line of its head, to whom, whether it was `sent` on.

    `told` says what its writer should know; `words` are its lines, as they were sent or given back.
    """

    line: int
    to: Text
    sent: bool
    told: tuple[Text, ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """What was understood of a mail with orders; `letters` to others stood in it too.

    `problems` are those of no single line, `missing` the subjects still without an order, `late`: the orders are
    kept for the next turn; `digest` (hex) names exactly this sheet. Of a `trial` nothing was kept. `numbered`: the
    orders are a list, and their tags are their numbers in it. `asks`: whether they are to count. `offers` may be
    accepted; `letter` is the mail they are of, as we keep it.
    """

    heading: Heading
    lines: tuple[AnswerLine, ...]
    problems: tuple[Problem, ...] = ()
    missing: tuple[str, ...] = ()
    drawing: Scene | None = None
    revision: int = 1
    digest: str = ""
    received: datetime | None = None
    late: bool = False
    remarks: tuple[Text, ...] = ()
    trial: bool = False
    letters: tuple[Posted, ...] = ()
    numbered: bool = False
    asks: bool = False
    offers: tuple[Offer, ...] = ()
    letter: int = 0
    kind: Literal["answer"] = "answer"


@dataclass(frozen=True)
class Notice:
    """Anything else: joining, refusals, unknown senders, the referee's notices, start and end of a game.

    `reply_to`: where an answer goes when it is not the seat's own address. `asks`: it is a question, and the last
    paragraph says how it is answered; `form`: the last paragraph is the order form.
    """

    heading: Heading | None
    language: str
    subject: Text
    paragraphs: tuple[Text, ...]
    quoted: tuple[str, ...] = ()
    reply_to: str = ""
    asks: bool = False
    form: bool = False
    kind: Literal["notice"] = "notice"


@dataclass(frozen=True)
class Enclosure:
    """A file that is put together only when its mail is sent: the past of the seat, or of the whole finished game.

    It holds the turn rows `first` to `last`, with pictures of the maps or (when there are too many) without.
    """

    name: str
    first: int
    last: int
    pictures: bool = True
    whose: Literal["seat", "everybody"] = "seat"


@dataclass(frozen=True)
class Leaflet:
    """What a player asked for: how things stand, a map, rules, orders of an earlier turn; or what is told `unasked`.

    `facts` are the same things for client programs, where there are any.
    """

    heading: Heading
    subject: Text
    sections: tuple[Section, ...]
    drawing: Scene | None = None
    facts: Mapping[str, object] = field(default_factory=dict)
    unasked: bool = False
    enclosed: Enclosure | None = None
    kind: Literal["leaflet"] = "leaflet"


@dataclass(frozen=True)
class Slip:
    """The answer to a mail that held letters to others and no orders; on `trial` none of them was sent."""

    heading: Heading
    letters: tuple[Posted, ...]
    trial: bool = False
    kind: Literal["slip"] = "slip"


@dataclass(frozen=True)
class Forwarded:
    """A player's letter, sent on: `writer` (a seat, or empty: whoever wrote does not sign), his `paint`, and the words.

    `name` stands in From; `above` and `below` is what we say; `code` goes back with the answer.
    """

    heading: Heading
    subject: Text
    name: Text
    writer: str
    words: tuple[str, ...]
    above: tuple[Text, ...] = ()
    below: tuple[Text, ...] = ()
    code: str = ""
    paint: str = ""
    kind: Literal["forwarded"] = "forwarded"


Briefing = Report | Answer | Notice | Leaflet | Slip | Forwarded
