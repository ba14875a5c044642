"""What the report promises client programs: the shape of `report.facts`, key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pbem.core.programs import ForPrograms, ToldEvent
from pbem.rulesets.europe.picture.chart import Chart


@dataclass(frozen=True)
class Figures:
    """Who stands in a territory (E-1.2)."""

    power: str
    """Whose figures they are."""
    figures: int
    """How many."""


@dataclass(frozen=True)
class Shuffle:
    """A shuffle that has been used up, for everybody to check (E-10.2)."""

    seal: str
    """The SHA-256 that was published before the first card was drawn, in hex."""
    salt: str
    """What the seal was made with."""
    order: tuple[str, ...]
    """The cards as they lay, the top one first."""
    decreed: str = ""
    """The card the referee took out of it, or `deck` where he wrote the deck anew; missing where he did not."""


@dataclass(frozen=True)
class Spied:
    """What a spy of this player saw of a hand (E-7.2)."""

    on: str
    """Whose hand."""
    round: int
    """In which round."""
    turn: int
    """In which turn."""
    cards: tuple[str, ...]
    """The cards in it."""


@dataclass(frozen=True)
class Facts:
    """What this player knows (E-10). Territories are named by their ids (`FRA`), cards by rank and suit (`10H`)."""

    turn: int
    """The turn orders are awaited for."""
    round: int
    """The round it belongs to."""
    first: bool
    """Whether this is the first report of the game."""
    seat: str | None
    """Whose knowledge it is; null: that of the public."""
    circle: tuple[str, ...]
    """The players as they sit: the left neighbour of each is the next."""
    begins: str
    """Who begins the round."""
    phase: Literal["", "turn", "diplomacy", "defence", "retreat", "fate"]
    """What is asked for, where the players move one after the other (E-13.2); else empty."""
    lands: Mapping[str, Figures]
    """Who stands where, by territory; empty territories are left out."""
    hand: tuple[str, ...]
    """The own cards."""
    counts: Mapping[str, int]
    """How many cards each player holds."""
    deck: int
    """How many cards are left to draw."""
    discard: tuple[str, ...]
    """The discard pile, the oldest card first."""
    seal: str
    """The seal of the shuffle now in use, or empty."""
    opened: tuple[Shuffle, ...]
    """The shuffles that can be checked."""
    hands: Mapping[str, tuple[str, ...]]
    """The hands of all, when the game is over; before that empty."""
    spied: tuple[Spied, ...]
    """What own spies have seen last."""
    won: tuple[str, ...] | None
    """Who has won, nobody in a draw; null: the game goes on."""
    events: tuple[ToldEvent, ...]
    """What happened, in its order, as this player saw it."""


PROGRAMS = ForPrograms(Facts, Chart)
