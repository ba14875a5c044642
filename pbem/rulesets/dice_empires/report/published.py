"""What the report promises client programs: the shape of `report.facts`, key by key."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.programs import ForPrograms, ToldEvent
from pbem.rulesets.dice_empires.orders import Part, Place
from pbem.rulesets.dice_empires.picture.tableau import Tableau


@dataclass(frozen=True)
class Group:
    """A die in use: a group of people in one place (X-1.2)."""

    die: int
    """Its number, by which orders name it; in fog 0 for dice of others."""
    people: int
    """How many people, 1 to 6."""
    place: Place
    """Where it is."""


@dataclass(frozen=True)
class Slaves:
    """Slaves of one origin in one place (X-1.3)."""

    origin: str
    """The city they come from."""
    people: int
    """How many, 1 to 6."""
    place: Part
    """Where they are."""


@dataclass(frozen=True)
class Memory:
    """A part of a foreign city as an own army found it (X-11.2)."""

    place: Part
    """Which part."""
    round: int
    """In which round."""
    citizens: tuple[int, ...]
    """The dice of its citizens."""
    slaves: tuple[Slaves, ...]
    """The slaves there."""


@dataclass(frozen=True)
class City:
    """A city as this lord knows it."""

    seat: str
    """Whose it is."""
    reputation: int
    """Its reputation."""
    people: int
    """All its people."""
    ruined: bool
    """Whether it is out of the game."""
    places: tuple[Place, ...]
    """The places in sight now: what `groups` and `slaves` do not list there is not there."""
    groups: tuple[Group, ...]
    """The dice in those places."""
    slaves: tuple[Slaves, ...]
    """The slaves in those places."""
    remembered: tuple[Memory, ...]
    """Other parts, as an own army found them; in fog alone."""


@dataclass(frozen=True)
class Next:
    """What the next round begins with if nothing changes (X-5, X-6, X-7.1)."""

    commands: int
    """How many commands the town hall gives."""
    free: tuple[int, ...]
    """The numbers of the free dice."""
    births: int
    """Newborn there is room for."""
    food: int
    """The food."""
    mouths: int
    """Those who eat of it."""
    hungry: int
    """How many of them starve."""


@dataclass(frozen=True)
class Result:
    """The end of the game."""

    winners: tuple[str, ...]
    """Who has won; nobody in a draw."""
    reason: str
    """Why: `reputation`, `last`, `limit` or `nobody`; reasons may be added."""


@dataclass(frozen=True)
class Facts:
    """What this lord knows. Places are the codes of X-1.1: `WL` and `WR` walls, `H` houses, `B` barracks, `T` town
    hall, `C` church, `F` farm, `OL` and `OR` the roads outside."""

    round: int
    """The round orders are awaited for."""
    turn: int
    """The turn they are awaited for; it counts every question asked."""
    first: bool
    """Whether this is the first report of the game."""
    seat: str | None
    """Whose knowledge it is; null: that of the public."""
    token: str
    """Who begins the round."""
    cities: tuple[City, ...]
    """All cities in the order of the circle, the own one among them."""
    next: Next | None
    """What the next round begins with; null: this lord has no city any more."""
    result: Result | None
    """The end; null: the game goes on."""
    events: tuple[ToldEvent, ...]
    """What happened, in its order, as this lord saw it."""


PROGRAMS = ForPrograms(Facts, Tableau)
