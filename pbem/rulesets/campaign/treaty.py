"""What states can agree on (C-8.3, C-8.5, C-8.6): a treaty and its terms, and a proposal of one.

A proposal is known by a number of four digits that follows from its words and its author: whoever may read it gets
the same number, any change makes another one, and a number says nothing of how many others there are.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Literal

from pbem.core.seats import Seat


@dataclass(frozen=True)
class Share:
    """`share explored`, `share view`: for all members alike."""

    what: Literal["explored", "view"]
    kind: Literal["share"] = "share"


@dataclass(frozen=True)
class Entry:
    """`entry yes`: armies may enter and stand in each other's cities."""

    kind: Literal["entry"] = "entry"


@dataclass(frozen=True)
class GiveCity:
    """`red gives city Yaz to blue`."""

    city: str
    giver: Seat
    to: Seat
    kind: Literal["city"] = "city"


@dataclass(frozen=True)
class GiveArmy:
    """`red gives army 3 to blue`."""

    army: int
    giver: Seat
    to: Seat
    kind: Literal["army"] = "army"


@dataclass(frozen=True)
class GiveMap:
    """`red gives map to blue`: what the giver has explored, as last seen."""

    giver: Seat
    to: Seat
    kind: Literal["map"] = "map"


@dataclass(frozen=True)
class GiveContact:
    """`red gives contact white to blue`."""

    of: Seat
    giver: Seat
    to: Seat
    kind: Literal["contact"] = "contact"


@dataclass(frozen=True)
class Words:
    """`text "..."`: recorded and shown to the members and the referee, a matter of honour."""

    words: str
    kind: Literal["words"] = "words"


SEAL = 32
"""Hexadecimal digits of a seal: nobody finds two texts that have the same."""

Gift = GiveCity | GiveArmy | GiveMap | GiveContact
Term = Share | Entry | GiveCity | GiveArmy | GiveMap | GiveContact | Words


@dataclass(frozen=True)
class Treaty:
    """C-8.3: what the members agree on, in seat order.

    With `alliance` they do not fight (non-aggression is always included) for `turns` turns (None: without limit), and
    win together or not (`joint`). Without, it is a mere exchange, or a gift, and has terms of giving only.
    """

    members: tuple[Seat, ...]
    alliance: bool = True
    turns: int | None = None
    joint: bool = True
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True)
class Proposal:
    """A treaty somebody has proposed in `turn`; it can be accepted up to the deadline of turn `until`.

    `accepted`: who agrees, its author among them. `passed`: the referee has let it pass (option treaty_approval).
    `rejected`: who says no while the turn is open: a member, its author who takes it back, REFEREE; then it is over.
    """

    number: int
    by: Seat
    treaty: Treaty
    turn: int
    until: int
    accepted: tuple[Seat, ...] = ()
    passed: bool = False
    rejected: tuple[Seat, ...] = ()

    @property
    def seal(self) -> str:
        """Tell it from every other one: another text can be found that gets the same number."""
        return sha256(f"{self.by} {self.treaty!r}".encode()).hexdigest()[:SEAL]


def number_of(turn: int, by: Seat, treaty: Treaty, taken: Container[int] = ()) -> int:
    """Number a proposal, 1000 to 9999, from who makes it, when, and its words; `taken`: numbers of others he knows."""
    salted = (f"{turn} {by} {treaty!r} {salt}" for salt in count())
    return next(number for words in salted if (number := _digits(words)) not in taken)


def _digits(words: str) -> int:
    """Make four digits of some words, the same ones everywhere."""
    return 1000 + int.from_bytes(sha256(words.encode()).digest()[:8], "big") % 9000
