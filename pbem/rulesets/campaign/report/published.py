"""What the report promises client programs: the shape of `report.facts`, key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from pbem.core.drawing import Drawing
from pbem.core.programs import OPEN, ForPrograms, ToldEvent


@dataclass(frozen=True)
class Army:
    """An army of this seat."""

    number: int
    """Its number, by which orders name it."""
    name: str
    """The name it was given, or empty."""
    cell: str
    """Where it stands, such as `I4`."""
    strength: int
    """Its strength (C-1.2)."""
    bonus: int
    """What the city it stands in adds when it defends; elsewhere 0."""
    city: str
    """The city it stands in, or empty."""


@dataclass(frozen=True)
class City:
    """A city this seat has ever seen."""

    name: str
    """Its name."""
    cell: str
    """Where it is."""
    owner: str
    """The seat that holds it, as last seen, or `neutral`."""
    standing: Literal["own", "allied", "free", "occupied"]
    """How it stands to this seat (C-1.3)."""
    turn: int
    """The turn it was last seen in."""
    seen: bool
    """Whether it is in sight now."""
    capital: bool
    """Whether it is this seat's own capital."""


@dataclass(frozen=True)
class ForeignArmy:
    """An army of somebody else that is in sight now (C-7.3)."""

    owner: str
    """Whose it is."""
    cell: str
    """Where it stands."""
    city: str
    """The city it stands in, or empty."""
    strength: str
    """As much as the options tell: empty, a band such as `11-20`, or the number."""
    allied: bool
    """Whether its owner is an ally."""


@dataclass(frozen=True)
class Term:
    """A term of a treaty (C-8.5, C-8.6). Further keys depend on its kind: who gives (`giver`) what to whom (`to`)."""

    __pydantic_config__: ClassVar[Mapping[str, object]] = OPEN

    kind: Literal["share", "entry", "city", "army", "map", "contact", "words"]
    """What it is about."""


@dataclass(frozen=True)
class Alliance:
    """A treaty this seat is a party to (C-8.3)."""

    number: int
    """Its number, by which orders name it."""
    members: tuple[str, ...]
    """The seats that have agreed."""
    first: int
    """The turn it began in."""
    last: int | None
    """The last turn it holds; null: without limit."""
    joint: bool
    """Whether the members win together."""
    entry: bool
    """Whether armies may enter cities of the members."""
    share_explored: bool
    """Whether the members share what they have explored."""
    share_view: bool
    """Whether the members share what they see."""
    words: tuple[str, ...]
    """Terms of honour, in the words of whoever proposed them."""
    ending: tuple[str, ...]
    """Who has said that he wants to end it."""


@dataclass(frozen=True)
class Proposal:
    """A treaty on the table that this seat is a party to."""

    number: int
    """Its number, four digits, by which it is accepted."""
    by: str
    """Who proposes it."""
    kind: Literal["alliance", "exchange", "gift"]
    """What it would be."""
    members: tuple[str, ...]
    """Who would be a party to it."""
    turns: int | None
    """For how many turns; null: without limit."""
    joint: bool
    """Whether the members would win together."""
    terms: tuple[Term, ...]
    """Its terms."""
    turn: int
    """The turn it was proposed in."""
    until: int
    """The last turn it can be accepted in."""
    accepted: tuple[str, ...]
    """Who has accepted, its author among them."""


@dataclass(frozen=True)
class Facts:
    """What this state knows (C-7). The ground is in the map."""

    turn: int
    """The turn orders are awaited for."""
    first: bool
    """Whether this is the first report of the game."""
    seat: str | None
    """Whose knowledge it is; null: that of the public."""
    capital: str
    """The name of the own capital, or empty."""
    alive: bool
    """Whether this state is still in the game."""
    armies: tuple[Army, ...]
    """The own armies."""
    cities: tuple[City, ...]
    """The cities ever seen."""
    foreign: tuple[ForeignArmy, ...]
    """Armies of others that are in sight now."""
    contacts: tuple[str, ...]
    """The seats one may write to."""
    alliances: tuple[Alliance, ...]
    """The treaties this seat is a party to."""
    proposals: tuple[Proposal, ...]
    """The treaties on the table that concern this seat."""
    union: bool
    """Whether all are in the Union of States."""
    events: tuple[ToldEvent, ...]
    """What happened, in its order, as this seat saw it."""


PROGRAMS = ForPrograms(Facts, Drawing)
