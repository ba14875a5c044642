"""What a report is made of: dead data without language, markup or layout.

A rule set fills these from a view and its own events; the templates know the blocks and no rule set.
Every word is a `Text` for the catalogues; a bare string is a proper name, a cell or a number already written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from pbem.core.texts import Fact, Text

OrderT = TypeVar("OrderT")

Style = Literal["plain", "strong", "muted", "number", "tag", "up", "down"]


@dataclass(frozen=True)
class Cell:
    """A cell of a table; `colour` is a palette key for tags, `small` follows in small print (such as +3)."""

    content: Fact
    style: Style = "plain"
    colour: str = ""
    small: Fact = ""


@dataclass(frozen=True)
class Column:
    """A column: its heading, whether numbers stand in it, whether a phone hides it."""

    heading: Text | str
    numeric: bool = False
    hide: bool = False


@dataclass(frozen=True)
class Totals:
    """The figures at the top: (figure, what it counts)."""

    figures: tuple[tuple[str, Text], ...]
    kind: Literal["totals"] = "totals"


@dataclass(frozen=True)
class News:
    """What matters most: (icon, lead, rest); icons are single characters a mail font has."""

    items: tuple[tuple[str, Text, Fact], ...]
    kind: Literal["news"] = "news"


@dataclass(frozen=True)
class Picture:
    """The place where the drawing goes, its legend and its alternative text."""

    legend: Text
    alt: Text
    kind: Literal["picture"] = "picture"


@dataclass(frozen=True)
class Table:
    """A table; without rows, `empty` is said instead."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    empty: Fact = ""
    kind: Literal["table"] = "table"


@dataclass(frozen=True)
class Contest:
    """A fight, throw by throw: each line is (who, sum before the die, die name, value, total)."""

    title: Fact
    place: str
    lines: tuple[tuple[Fact, str, str, int, int], ...]
    result: Text
    mood: Style = "plain"
    kind: Literal["contest"] = "contest"


@dataclass(frozen=True)
class Steps:
    """What happened step by step, without a throw: each step is (when, what, what came of it); all may be empty.

    What repeats the `when` of the step before is shown below it, without saying it again.
    """

    title: Fact
    place: str
    steps: tuple[tuple[Fact, Fact, Fact], ...]
    result: Fact = ""
    mood: Style = "plain"
    kind: Literal["steps"] = "steps"


@dataclass(frozen=True)
class Lines:
    """Plain lines, each a sentence; `awaiting`: they tell what is waited for, which a last report leaves out."""

    lines: tuple[Fact, ...]
    bullet: bool = True
    awaiting: bool = False
    kind: Literal["lines"] = "lines"


@dataclass(frozen=True)
class Prose:
    """Paragraphs, or with `bullet` items, in which `**words**` are strong and words between backticks literal."""

    paragraphs: tuple[str, ...]
    bullet: bool = False
    kind: Literal["prose"] = "prose"


@dataclass(frozen=True)
class Listing:
    """Lines shown as they are written, such as orders to copy."""

    lines: tuple[str, ...]
    kind: Literal["listing"] = "listing"


@dataclass(frozen=True)
class Card:
    """A playing card: its rank (`2`..`10`, `J`, `Q`, `K`, `A`), its suit (`C`, `D`, `H`, `S`), and a word below it."""

    rank: str
    suit: str
    note: Fact = ""


@dataclass(frozen=True)
class Cards:
    """Cards side by side, face up; without any, `empty` is said instead."""

    cards: tuple[Card, ...]
    empty: Fact = ""
    kind: Literal["cards"] = "cards"


Detail = Totals | News | Table | Contest | Steps | Lines | Prose | Listing | Cards
"""What may stand in an `Aside`: everything but the picture, whose place is in the mail."""


@dataclass(frozen=True)
class Aside:
    """What is long, such as the log of a battle: its headline stands in the mail, the whole on an attached page."""

    headline: Fact
    blocks: tuple[Detail, ...]
    kind: Literal["aside"] = "aside"


Block = Detail | Picture | Aside


@dataclass(frozen=True)
class Section:
    """A heading and its blocks; a section without a heading is printed bare."""

    heading: Text | None
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Brief:
    """A rule set's whole report for one seat.

    `subject` is the news in a few words for the subject line; `facts` are the same things for client
    programs, as plain JSON values with stable English keys.
    """

    subject: tuple[Text, ...]
    sections: tuple[Section, ...]
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Forecast(Generic[OrderT]):
    """What one accepted order is expected to do, as far as the seat can know; `tag` stands before it in the answer.

    `warnings` are those expectations the player may not have meant, such as an end before the goal. `idle`: as things
    stand the order will do nothing; the answer says so before anything else. `played`: the order the turn will be
    played with, where it will not be carried out as it was written.
    """

    line: int
    tag: str
    remarks: tuple[Text, ...] = ()
    warnings: tuple[Text, ...] = ()
    idle: bool = False
    played: OrderT | None = None
