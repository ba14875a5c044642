"""What `report.json` looks like, published for authors of client programs: its shape and its JSON schema.

The shape is not what the file is written from: it is the promise that the tests hold each written file to. `FORMAT`
says which promise it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from types import GenericAlias
from typing import ClassVar, Generic, Literal, TypeVar

from pbem import codec
from pbem.core.programs import OPEN, ForPrograms
from pbem.reports.attachments import FORMAT

FactsT = TypeVar("FactsT")
MapT = TypeVar("MapT")
DIALECT = "https://json-schema.org/draft/2020-12/schema"


@dataclass(frozen=True)
class Throw:
    """One throw of a die that this seat witnessed."""

    sides: int
    """How many sides the die has."""
    value: int
    """What it showed, from 1."""
    why: str
    """The reason it was thrown for; throws are proved by these words, so they are never translated."""


@dataclass(frozen=True)
class ShownTurn:
    """What is shown of the dice of one turn: with `seed` and `digest` each of its throws can be worked out again."""

    step: int
    """The number of the turn, counted without a break."""
    branch: int
    """The branch it was played on: another one each time the game goes back."""
    counts: bool
    """False: the turn was taken back."""
    seed: str
    """The secret of the turn, in hex."""
    digest: str
    """The digest of the orders of all, in hex."""
    seals: Mapping[str, str]
    """The seal of each seat's orders, which the digest is made of."""
    salt: str
    """What this seat's own seal is made with."""
    sheet: str
    """The digest of this seat's own orders, which stands on the receipt."""
    revision: int
    """Which of its revisions counted; 0: the seat had sent nothing."""
    author: str
    """Who gave it, such as `player`, or `silence` where nobody wrote; empty where nothing is shown of it."""


@dataclass(frozen=True)
class Proofs:
    """What the dice can be checked with."""

    promised: str
    """The anchor: the promise made before the first turn."""
    turns: tuple[ShownTurn, ...]
    """The turns whose seeds are shown with this report."""
    secret: str
    """The secret everything was made from, when the game is over; else empty."""


@dataclass(frozen=True)
class LongBlock:
    """A part of something long. Further keys depend on its kind; words in it are said in the language of the report."""

    __pydantic_config__: ClassVar[Mapping[str, object]] = OPEN

    kind: Literal["totals", "news", "table", "contest", "steps", "lines", "prose", "listing", "cards"]
    """What it is."""


@dataclass(frozen=True)
class Long:
    """What is too long for the mail, such as the log of a battle."""

    number: int
    """The number it has in the mail."""
    headline: str
    """What stands in the mail for it."""
    blocks: tuple[LongBlock, ...]
    """The whole of it."""


@dataclass(frozen=True, kw_only=True)
class ReportFile(Generic[FactsT, MapT]):
    """The report of one turn to one seat. It holds what the mail beside it says, and nothing that this seat does not
    know."""

    format: Literal[2]
    """The format of this file. It grows when a key goes or means something else, never when keys are added."""
    kind: Literal["report"]
    """What this file is."""
    ruleset: str
    """The game, such as `campaign`: it says which schema holds."""
    campaign: str
    """The short key of the campaign, the same in all its mails."""
    title: str
    """The name of the campaign."""
    turn: int
    """The turn orders are awaited for: the report tells of what happened before it. When the game is over, one more
    than the last turn."""
    step: int
    """How many turns have been played on this branch; the dice count so."""
    branch: int
    """Another one each time the game goes back; of several reports of a turn the one mailed last counts."""
    seat: str
    """Whom the report is for, such as `red`."""
    language: Literal["en", "ru", "cs", "sk"]
    """The language of the words in it."""
    deadline: datetime | None
    """When orders are due; null: none are awaited."""
    later: tuple[datetime, ...]
    """When the turns after that are due, where several are played a day."""
    token: str
    """The first line of the order form, without its `#`: a letter with orders repeats it."""
    reply_to: str
    """The address orders go to."""
    form: tuple[str, ...]
    """The lines of the order form, in the language of the report: one for everything that may be commanded."""
    facts: FactsT
    """What the game says, as data."""
    map: MapT | None
    """What the picture shows, as data; null: there is no picture."""
    rolls: tuple[Throw, ...]
    """The throws this seat witnessed, in their order."""
    anchor: str
    """The promise about the dice, in the report that makes it; else empty."""
    revealed: str
    """The seeds that are shown, a line a turn: its number, seed and digest. `dice.turns` has the same and more."""
    dice: Proofs
    """What the dice can be checked with; `pbem verify` does it."""
    word: str
    """What the referee says to this seat; it may be empty."""
    final: bool
    """True: the game is over."""
    asides: tuple[Long, ...] = ()
    """What is too long for the mail; missing where nothing is."""


def fault(told: str, game: ForPrograms) -> str:
    """Say where a `report.json` is not what was promised: keys nobody described are faults too. Empty: it is."""
    try:
        codec.loads(told, shape(game))
    except ValueError as error:
        return str(error)
    return ""


def shape(game: ForPrograms) -> object:
    """Give the type that each `report.json` of a game is a value of."""
    return GenericAlias(ReportFile, (game.facts, game.map))


def schema(key: str, game: ForPrograms) -> str:
    """Write the JSON schema of a game's `report.json`."""
    named = {
        "$schema": DIALECT,
        "$id": f"urn:pbem:report:{key}:{FORMAT}",
        "title": f"report.json of the game {key}, format {FORMAT}",
    }
    described = {name: part for name, part in codec.json_schema(shape(game)).items() if name not in named}
    return json.dumps({**named, **described}, ensure_ascii=False, indent=1) + "\n"
