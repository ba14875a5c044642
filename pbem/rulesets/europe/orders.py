"""What a player may order: card actions, one action with alternatives (E-11), standing orders (E-12), replies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.seats import Seat

Card = str
"""Rank and suit: `10H`, `AC`; ranks `2`..`10` `J` `Q` `K` `A`, suits `C` `D` `H` `S` (E-1.3)."""
Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RANKS: tuple[Rank, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("C", "D", "H", "S")
Land = str
"""The id of a territory (E-3): `FRA`."""


@dataclass(frozen=True)
class Play:
    """E-12.2: which cards are laid: by a policy, or (`named`) these first."""

    policy: Literal["best", "cheap", "enough", "named"] = "best"
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Draft:
    """E-6.1: put a new figure on an own home."""

    at: Land
    kind: Literal["draft"] = "draft"


@dataclass(frozen=True)
class Move:
    """E-6.2: one figure to an empty territory."""

    origin: Land
    to: Land
    kind: Literal["move"] = "move"


@dataclass(frozen=True)
class Attack:
    """E-6.4: attack with so many figures (0: all). `of`: only if that power holds it; `only`: never as a mere move."""

    origin: Land
    to: Land
    figures: int = 0
    play: Play = Play()
    of: str = ""
    only: bool = False
    kind: Literal["attack"] = "attack"


@dataclass(frozen=True)
class Fate:
    """E-6.7: draw three cards and deal them out: `places` by rank, best first; or `by` a rank or a card, `rest` last.

    A receiver is a seat, or `me`; what nobody is named for is kept.
    """

    places: tuple[str, ...] = ()
    by: Mapping[str, str] = field(default_factory=dict)
    kind: Literal["fate"] = "fate"


@dataclass(frozen=True)
class Hold:
    """E-5.1: do nothing."""

    kind: Literal["hold"] = "hold"


Action = Draft | Move | Attack | Fate | Hold


@dataclass(frozen=True)
class Spied:
    """E-11.4: the own spy saw (or did not see) that rank in that power's hand this turn."""

    power: Seat
    rank: Rank
    seen: bool = True
    kind: Literal["spied"] = "spied"


@dataclass(frozen=True)
class HandAtLeast:
    """E-11.4: the own hand holds at least so many cards, of that rank if one is named."""

    least: int
    rank: str = ""
    kind: Literal["hand"] = "hand"


@dataclass(frozen=True)
class Empty:
    """E-11.4: nobody stands in a territory (or, `empty` False, somebody does)."""

    land: Land
    empty: bool = True
    kind: Literal["empty"] = "empty"


@dataclass(frozen=True)
class Held:
    """E-11.4: a power holds a territory."""

    land: Land
    by: Seat
    kind: Literal["held"] = "held"


@dataclass(frozen=True)
class Attacked:
    """E-11.4: somebody has attacked the player this round."""

    kind: Literal["attacked"] = "attacked"


Guard = Spied | HandAtLeast | Empty | Held | Attacked


@dataclass(frozen=True)
class Choice:
    """An action, and what must be so for it."""

    action: Action
    when: tuple[Guard, ...] = ()


@dataclass(frozen=True)
class ActionOrder:
    """E-11.4: alternatives, the first possible one is performed; further lines are further alternatives."""

    choices: tuple[Choice, ...]
    kind: Literal["action"] = "action"


@dataclass(frozen=True)
class SabotageOrder:
    """E-7.1: halve the figures of an opponent on an own home, with a J, or (`ace`) with an A."""

    at: Land
    ace: bool = False
    kind: Literal["sabotage"] = "sabotage"


@dataclass(frozen=True)
class SpyOrder:
    """E-7.2: look at the hand of an opponent, with a Q, or (`ace`) with an A."""

    on: Seat
    ace: bool = False
    kind: Literal["spy"] = "spy"


@dataclass(frozen=True)
class StopOrder:
    """E-12.4: when to play a K: attacks on `on` (a power, `me`, `all`) by `by` (a power, empty: anyone), with at least
    so many figures, `deadly` only, if both sides would hand over at least `hands` cards. `never`: no more of it at all.
    """

    on: str = "all"
    by: str = ""
    least: int = 1
    deadly: bool = False
    hands: int = 0
    ace: bool = False
    never: bool = False
    kind: Literal["stop"] = "stop"


@dataclass(frozen=True)
class DefendOrder:
    """E-12.2: which cards defend; with `least`, that policy from so many attacking points on, `enough` below."""

    policy: Literal["best", "cheap", "enough"] = "enough"
    least: int = 0
    kind: Literal["defend"] = "defend"


@dataclass(frozen=True)
class RankOrder:
    """E-12.1: the ranks from the one that is kept first to the one that is given up first; empty: the default."""

    ranks: tuple[Rank, ...] = ()
    kind: Literal["rank"] = "rank"


@dataclass(frozen=True)
class RetreatOrder:
    """E-12.3: where to, in this order, from a territory or (empty) from anywhere; an empty list: the default order."""

    lands: tuple[Land, ...]
    origin: Land = ""
    kind: Literal["retreat"] = "retreat"


@dataclass(frozen=True)
class DefaultOrder:
    """E-11.6: the action when nothing else is possible or nothing is sent."""

    choices: tuple[Choice, ...] = (Choice(Hold()),)
    kind: Literal["default"] = "default"


@dataclass(frozen=True)
class AutoOrder:
    """E-13.3: do not ask me for reactions, my standing orders answer; or ask me again."""

    on: bool = True
    kind: Literal["auto"] = "auto"


@dataclass(frozen=True)
class StopReply:
    """E-13.2: stop this attack with a K (or, `ace`, an A), or let it be."""

    stop: bool
    ace: bool = False
    kind: Literal["reply-stop"] = "reply-stop"


@dataclass(frozen=True)
class PlayReply:
    """E-13.2: defend with these cards, or by a policy."""

    play: Play
    kind: Literal["reply-play"] = "reply-play"


@dataclass(frozen=True)
class RetreatReply:
    """E-13.2: retreat to that territory."""

    to: Land
    kind: Literal["reply-retreat"] = "reply-retreat"


@dataclass(frozen=True)
class GiveReply:
    """E-13.2: deal out the three fate cards: card -> receiver (a seat, or `me`); unnamed ones are kept."""

    cards: Mapping[str, str]
    kind: Literal["reply-give"] = "reply-give"


@dataclass(frozen=True)
class FiguresDecree:
    """The referee puts so many figures of a power on a territory, instead of whatever is there; 0: nobody."""

    land: Land
    power: Seat
    figures: int
    kind: Literal["decree-figures"] = "decree-figures"


@dataclass(frozen=True)
class CardDecree:
    """The referee gives a card to a power out of wherever it is; with power empty it goes to the discard pile."""

    card: Card
    power: str = ""
    kind: Literal["decree-card"] = "decree-card"


StandingOrder = StopOrder | DefendOrder | RankOrder | RetreatOrder | DefaultOrder | AutoOrder
Reply = StopReply | PlayReply | RetreatReply | GiveReply
Decree = FiguresDecree | CardDecree
Order = ActionOrder | SabotageOrder | SpyOrder | StandingOrder | Reply | Decree
