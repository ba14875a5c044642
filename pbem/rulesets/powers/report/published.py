"""What the report promises client programs: the shape of `report.facts`, key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pbem.core.programs import EmptyMap, ForPrograms, ToldEvent


@dataclass(frozen=True)
class Land:
    """Who holds a land (P-1.2)."""

    owner: str
    """The seat that owns it; empty: nobody."""
    fresh: bool
    """Whether it has been taken lately, and is not yet held as others are (P-4.5)."""
    since: int
    """The round it last changed hands in."""


@dataclass(frozen=True)
class Units:
    """Equal units of one owner in one area (P-1.3, P-1.4)."""

    at: str
    """The area, by its key on the map."""
    owner: str
    """Whose they are; empty: neutral."""
    row: str
    """Their type, by its key in the table of units."""
    count: int
    """How many."""
    left: int
    """How many completions are missing until they are ready; 0: they are."""
    damage: int
    """The damage that stays, in sixths."""
    held: str
    """Who holds their damage (P-30), two seats as `blue+red`; or empty."""
    harbour: str
    """Of a ship in harbour, the sea it opens to (P-9.3); else empty."""
    load: tuple[str, ...]
    """The types aboard each ship (P-10.1)."""
    paid: int = 0
    """What is paid so far for each, in sixtieths (P-39.1); missing where nothing, or all, is."""


@dataclass(frozen=True)
class Nearby:
    """Units of a row in a land beside the formation (P-47.12)."""

    at: str
    """The land."""
    units: Mapping[str, int]
    """Types and how many of each."""
    ready: bool
    """They join in the next movement; false: they are under construction."""


@dataclass(frozen=True)
class Claim:
    """A level more that a row has invented, if it is true (P-56.5)."""

    field: str
    """The field of technology."""
    round: int
    """The round at the end of which it can be used."""


@dataclass(frozen=True)
class Row:
    """What a formation may be (P-47.2): types and how many of each."""

    ready: Mapping[str, int]
    """What is ready."""
    building: Mapping[str, int]
    """What is under construction."""
    nearby: tuple[Nearby, ...] = ()
    """What it has in lands beside the formation (P-47.12); missing where there is nothing."""
    science: int = 0
    """What its laboratories have made, in sixtieths of a BV, if it is true (P-57.3); missing where there is none."""
    politics: int = 0
    """The political points of its ministries, in sixtieths, if it is true (P-57.3); missing where there are none."""
    claims: tuple[Claim, ...] = ()
    """What it has invented, if it is true (P-56.5); missing where there is nothing."""


@dataclass(frozen=True)
class Formation:
    """The card of a formation (P-47); its tokens are units."""

    owner: str
    """The seat it belongs to."""
    name: str
    """Its name; its tokens are units of this type with `t` (true), `f` (false), or `q` (unknown) behind it; with `n` it
    has units there, beside it."""
    rows: tuple[Row, ...]
    """What it may be; one of them is true."""
    true: int
    """The number of the true row, from 1 on; 0: one does not know."""
    split: bool
    """The same row is true as in all other split armies, or fleets, of its owner (P-47.13)."""


@dataclass(frozen=True)
class Facts:
    """What this seat knows (P-7.4). Areas and types of units are named by their keys."""

    turn: int
    """The turn orders are awaited for; it counts every question asked."""
    round: int
    """The round it belongs to; 0: before the start."""
    first: bool
    """Whether this is the first report of the game."""
    seat: str | None
    """Whose knowledge it is; null: that of the public."""
    stage: str
    """What is asked for before the start, or within a round; empty: the orders of a round. Stages may be added."""
    on: str
    """Whose turn it is, where the seats play one after the other; else empty."""
    circle: tuple[str, ...]
    """The seats in the order of play and of ties."""
    roles: Mapping[str, str]
    """The side each seat plays."""
    lands: Mapping[str, Land]
    """Who holds what, by land."""
    units: tuple[Units, ...]
    """All units in sight."""
    works: Mapping[str, int]
    """How many factories stand in each land; others have none."""
    grants: Mapping[str, int]
    """What is left of the starting army to place, by seat, in sixtieths of a BV (P-1.9)."""
    out: Mapping[str, int]
    """Who has fallen, and in which round."""
    won: tuple[str, ...] | None
    """Who has won, nobody in a draw; null: the game goes on."""
    events: tuple[ToldEvent, ...]
    """What happened, in its order, as this seat saw it."""
    formations: tuple[Formation, ...] = ()
    """The formations in sight; missing where there are none."""


PROGRAMS = ForPrograms(Facts, EmptyMap)
