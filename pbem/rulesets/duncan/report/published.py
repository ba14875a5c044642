"""What the report promises client programs: the shape of `report.facts`, key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pbem.core.drawing import Drawing
from pbem.core.programs import ForPrograms, ToldEvent
from pbem.rulesets.duncan.orders import Bonus


@dataclass(frozen=True)
class Unit:
    """A unit of this team (D-1.4)."""

    number: int
    """Its number, by which orders name it."""
    cell: str
    """Where it stands, such as `E5`."""
    strength: int
    """Its strength."""
    speed: int
    """Its speed."""
    sight: int
    """How far it sees."""
    wounds: int
    """The wounds it has."""
    lives: int
    """The wounds it can still take."""
    bonuses: tuple[Bonus, ...]
    """The bonuses given to it, each as often as given."""
    bought: int
    """The turn it was summoned in; 0: it was there from the beginning."""


@dataclass(frozen=True)
class ForeignUnit:
    """A unit of somebody else that is in sight now (D-5.5). Its values are null where the options do not tell them."""

    owner: str
    """The team, or `neutral`."""
    cell: str
    """Where it stands."""
    strength: int | None
    """Its strength."""
    speed: int | None
    """Its speed."""
    sight: int | None
    """How far it sees."""


@dataclass(frozen=True)
class Portal:
    """A portal on a discovered square."""

    owner: str
    """The team it belongs to."""
    cell: str
    """Where it is."""


@dataclass(frozen=True)
class Pile:
    """A pile of gold as last seen (D-1.5)."""

    cell: str
    """Where it lies."""
    size: Literal["small", "large"]
    """Its size."""
    holder: str
    """The team that held it when it was last seen, or `neutral`."""
    turn: int
    """The turn it was last seen in; 0: before the first."""
    empty: bool
    """Whether nothing was left in it."""
    seen: bool
    """Whether it is in sight now."""


@dataclass(frozen=True)
class Bonuses:
    """The bonuses of this team (D-7)."""

    stock: tuple[Bonus, ...]
    """Those it can give or use."""
    received: int
    """How many it has received so far."""
    choices: int
    """How many it may choose and has not."""


@dataclass(frozen=True)
class Team:
    """What is told of a team."""

    seat: str
    """Which team."""
    score: int | None
    """Its victory points; null: they are not told (D-8.3)."""
    excluded: int
    """The turn it was excluded in; 0: it was not."""


@dataclass(frozen=True)
class Question:
    """A question of the story (D-9.1)."""

    number: int
    """Its number."""
    text: str
    """Its words."""
    until: int
    """The last turn answers count in; 0: always."""
    closed: bool
    """Whether it takes no more answers."""
    winner: str | None
    """The team that was first right; null: nobody yet."""


@dataclass(frozen=True)
class Clue:
    """A clue of the story (D-9.1)."""

    question: int
    """The question it is for; 0: all."""
    text: str
    """Its words."""
    turn: int
    """The turn it was published in."""


@dataclass(frozen=True)
class Answer:
    """An answer this team has given (D-9.2)."""

    question: int
    """The question it answers."""
    text: str
    """Its words."""
    verdict: Literal["open", "right", "wrong"]
    """What the referee has decided."""
    words: str
    """What the referee said with it, or empty."""


@dataclass(frozen=True)
class Story:
    """The story as this team knows it (D-9)."""

    questions: tuple[Question, ...]
    """All questions published."""
    clues: tuple[Clue, ...]
    """All clues published."""
    answers: tuple[Answer, ...]
    """The answers of this team."""


@dataclass(frozen=True)
class Award:
    """Points the referee has given that wait for the next turn (D-9.4)."""

    points: int
    """How many."""
    text: str
    """What for."""


@dataclass(frozen=True)
class Facts:
    """What this team knows. The ground is in the map."""

    turn: int
    """The turn orders are awaited for."""
    first: bool
    """Whether this is the first report of the game."""
    seat: str | None
    """Whose knowledge it is; null: that of the public."""
    portal: str
    """Where the own portal is, or empty."""
    points: int
    """The points to buy with."""
    score: int
    """The own victory points."""
    units: tuple[Unit, ...]
    """The own units."""
    foreign: tuple[ForeignUnit, ...]
    """Units of others that are in sight now."""
    portals: tuple[Portal, ...]
    """The portals discovered."""
    piles: tuple[Pile, ...]
    """The piles known."""
    bonuses: Bonuses
    """The bonuses of this team."""
    teams: tuple[Team, ...]
    """All teams, in their order."""
    notes: Mapping[str, str]
    """What this team wrote down, by square or unit (`E5`, `u1`)."""
    fallen: Mapping[str, int]
    """The own dead units by their numbers, and the turn each died in."""
    story: Story
    """The story as this team knows it."""
    awards: tuple[Award, ...]
    """The points that wait for the next turn."""
    rules: tuple[str, ...]
    """The options the referee has changed in the game, a line each."""
    events: tuple[ToldEvent, ...]
    """What happened, in its order, as this team saw it."""


PROGRAMS = ForPrograms(Facts, Drawing)
