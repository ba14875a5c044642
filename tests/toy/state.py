"""What is true, and what one seat knows of it."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.core.seats import Seat
from tests.toy.options import Options


@dataclass(frozen=True)
class Player:
    """A seat, its cards in rising order, its points."""

    seat: Seat
    cards: tuple[int, ...]
    points: int = 0


@dataclass(frozen=True)
class Challenge:
    """D-2: a card lies face down; in a view the card of somebody else is 0."""

    by: Seat
    whom: Seat
    card: int


@dataclass(frozen=True)
class Duel:
    """D-4: what the two of a duel saw of it."""

    turn: int
    by: Seat
    whom: Seat
    cards: tuple[int, int]
    dice: tuple[int, int]
    winner: Seat


@dataclass(frozen=True)
class Peace:
    """D-7: `by` does not challenge `to` the next time; only these two know."""

    by: Seat
    to: Seat


@dataclass(frozen=True)
class State:
    """Everything; `mover` plays next, or has played the challenge that lies there."""

    options: Options
    turn: int
    mover: Seat
    players: tuple[Player, ...]
    deck: tuple[int, ...]
    challenge: Challenge | None = None
    duels: tuple[Duel, ...] = ()
    promises: tuple[Peace, ...] = ()

    def player(self, seat: Seat) -> Player:
        """Find a player."""
        return next(player for player in self.players if player.seat == seat)


@dataclass(frozen=True)
class Standing:
    """What everybody sees of a player: how many cards, how many points."""

    seat: Seat
    cards: int
    points: int


@dataclass(frozen=True)
class View:
    """What a seat knows (None: the public): its cards, what lies on the table, the duels it took part in.

    `promises` are in force, `offered` are those made since the last question, which may still be taken back. `hands`
    are seen by the referee alone.
    """

    seat: Seat | None
    turn: int
    awaited: Seat | None
    standings: tuple[Standing, ...]
    die: int = 6
    cards: tuple[int, ...] = ()
    challenge: Challenge | None = None
    duels: tuple[Duel, ...] = ()
    winners: tuple[Seat, ...] = ()
    promises: tuple[Peace, ...] = ()
    offered: tuple[Peace, ...] = ()
    hands: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
