"""The whole state of a game (E-1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.seats import Seat
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.orders import (
    Attack,
    Card,
    DefaultOrder,
    DefendOrder,
    Fate,
    Land,
    RankOrder,
    RetreatOrder,
    StopOrder,
)


@dataclass(frozen=True)
class Stack:
    """E-1.2: the figures of one power in a territory, at least one."""

    power: Seat
    figures: int


@dataclass(frozen=True)
class Standing:
    """E-12: a player's standing orders. `stops`: the first that matches counts; none: `stop deadly`.

    `retreats` are by origin, `""` the general one.
    """

    stops: tuple[StopOrder, ...] = ()
    defend: DefendOrder = DefendOrder()
    rank: RankOrder = RankOrder()
    retreats: Mapping[str, RetreatOrder] = field(default_factory=dict)
    default: DefaultOrder = DefaultOrder()
    auto: bool = False


@dataclass(frozen=True)
class Dossier:
    """E-7.2: what a spy saw of a hand, in that turn of that round; known to whoever sent him."""

    on: Seat
    round: int
    turn: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Power:
    """A player: his hand (sorted by rank and suit), his standing orders, the last thing his spies saw of each other."""

    seat: Seat
    hand: tuple[Card, ...] = ()
    standing: Standing = Standing()
    dossiers: tuple[Dossier, ...] = ()


@dataclass(frozen=True)
class Letter:
    """E-9.5: what a player has ordered for this round, in his own words: secret, until the game is over."""

    seat: Seat
    words: tuple[str, ...]


@dataclass(frozen=True)
class OpenedDeck:
    """E-10.2: a shuffle that has been used up, for everybody to check.

    `decreed`: it held only until the referee changed the deck: the card he took out of it, or `deck` when he wrote the
    deck anew; from then on the next seal holds.
    """

    seal: str
    salt: str
    order: tuple[Card, ...]
    decreed: str = ""


@dataclass(frozen=True)
class Deck:
    """E-10.2: cards to draw (top first), the discard pile (oldest first), and what proves the shuffle.

    `salt` and `order` belong to the shuffle now in use, `seal` is their SHA-256 (hex). `spent` are the shuffles used
    up, still secret: they tell what fate dealt to whom. When the game is over all of them are `opened`.
    """

    cards: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    salt: str = ""
    order: tuple[Card, ...] = ()
    seal: str = ""
    opened: tuple[OpenedDeck, ...] = ()
    spent: tuple[OpenedDeck, ...] = ()


@dataclass(frozen=True)
class TurnPhase:
    """E-13.2: a player is on turn. `snapshot`: his hand when the turn began, without what he has used (E-5.2);
    `sabotaged`: once a turn.

    In all phases `seat` is the player on turn. Cards that lie on the table (`laid`, `answered`, fate's `cards`) are in
    nobody's hand, not in the deck and not in the discard pile.
    """

    seat: Seat
    snapshot: tuple[Card, ...] = ()
    sabotaged: bool = False
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True)
class DiplomacyPhase:
    """E-13.2: an attack is declared; everybody but the attacker (`seat`) may stop it.

    In this and the next two phases `attack.figures` is the true number; the defender is whoever holds `attack.to`.
    """

    seat: Seat
    attack: Attack
    kind: Literal["diplomacy"] = "diplomacy"


@dataclass(frozen=True)
class DefencePhase:
    """E-13.2: the attacker's cards lie (the last `drawn` of them came from the deck); the defender chooses his."""

    seat: Seat
    attack: Attack
    laid: tuple[Card, ...]
    drawn: int = 0
    kind: Literal["defence"] = "defence"


@dataclass(frozen=True)
class RetreatPhase:
    """E-13.2: the defender is beaten and chooses where to go; both sides' cards lie."""

    seat: Seat
    attack: Attack
    laid: tuple[Card, ...]
    answered: tuple[Card, ...]
    kind: Literal["retreat"] = "retreat"


@dataclass(frozen=True)
class FatePhase:
    """E-13.2: three cards are drawn; the player on turn deals them out. `fate`: as he ordered it (secret)."""

    seat: Seat
    cards: tuple[Card, ...]
    fate: Fate = Fate()
    kind: Literal["fate"] = "fate"


Phase = TurnPhase | DiplomacyPhase | DefencePhase | RetreatPhase | FatePhase


@dataclass(frozen=True)
class Result:
    """The end: who won (nobody: a draw), and why: `occupation` (W1), `collapse` (W2), `limit`."""

    winners: tuple[Seat, ...]
    reason: str
    of: str = ""


@dataclass(frozen=True)
class State:
    """A game before the next question.

    `turn` rises with every resolve; in simultaneous games it is the round. `circle`: the seats as they sit, each one's
    left neighbour is the next. `phase` is empty in simultaneous games. `attacked`: who was attacked this round.
    `letters`: what was ordered for the last round, in sequential games by each since his last turn began.
    """

    options: Options
    turn: int
    round: int
    circle: tuple[Seat, ...]
    first: Seat
    lands: Mapping[Land, Stack]
    powers: tuple[Power, ...]
    deck: Deck
    attacked: tuple[Seat, ...] = ()
    phase: Phase | None = None
    result: Result | None = None
    letters: tuple[Letter, ...] = ()
