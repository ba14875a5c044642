"""A proposal of a treaty, and how a game comes from proposals to agreements.

A proposal is known by a number of four digits that follows from its words and its author: whoever may read it gets the
same number, any change makes another one, and a number says nothing of how many others there are.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Generic, Protocol, TypeVar

from pbem.core.seats import Seat

SEAL = 32
"""Hexadecimal digits of a seal: nobody finds two texts that have the same."""


class Treaty(Protocol):
    """What seats would agree on, as a frozen dataclass of the game; here only its members matter."""

    @property
    def members(self) -> tuple[Seat, ...]:
        """List the parties."""


TreatyT = TypeVar("TreatyT", bound=Treaty)


@dataclass(frozen=True)
class Proposal(Generic[TreatyT]):
    """A treaty somebody has proposed in `turn`; it can be accepted up to the deadline of turn `until`.

    `accepted`: who agrees, its author among them. `passed`: the referee has let it pass, where a game asks him.
    `rejected`: who says no while the turn is open: a member, its author who takes it back, REFEREE; then it is over.
    """

    number: int
    by: Seat
    treaty: TreatyT
    turn: int
    until: int
    accepted: tuple[Seat, ...] = ()
    passed: bool = False
    rejected: tuple[Seat, ...] = ()

    @property
    def seal(self) -> str:
        """Tell it from every other one: another text can be found that gets the same number."""
        return sha256(f"{self.by} {self.treaty!r}".encode()).hexdigest()[:SEAL]

    def others(self, member: Seat) -> tuple[Seat, ...]:
        """List the other members."""
        return tuple(each for each in self.treaty.members if each != member)


def number_of(turn: int, by: Seat, treaty: object, taken: Container[int] = ()) -> int:
    """Number a proposal, 1000 to 9999, from who makes it, when, and its words; `taken`: numbers of others he knows."""
    salted = (f"{turn} {by} {treaty!r} {salt}" for salt in count())
    return next(number for words in salted if (number := _digits(words)) not in taken)


def _digits(words: str) -> int:
    """Make four digits of some words, the same ones everywhere."""
    return 1000 + int.from_bytes(sha256(words.encode()).digest()[:8], "big") % 9000


def lawful(treaty: Treaty, by: Seat) -> bool:
    """Tell whether a treaty is one at all: two members or more, each once, its author among them."""
    return len(set(treaty.members)) == len(treaty.members) > 1 and by in treaty.members


def all_others(treaty: Treaty, by: Seat) -> tuple[Seat, ...]:
    """List all members but the author: so many must accept, unless a game asks fewer."""
    return tuple(member for member in treaty.members if member != by)


def _to_members(proposal: Proposal[TreatyT], seat: Seat) -> bool:
    return seat in proposal.treaty.members


def _never(proposal: object) -> str:
    return ""


@dataclass(frozen=True, kw_only=True, eq=False)
class Procedure(Generic[TreatyT]):
    """How a game comes to its agreements, in the turn that is open.

    A proposal can be taken up for `turns` turns, its own among them. `approval`: the referee must let it pass. `seats`
    are all who play, in their order; the `fallen` can agree to nothing any more.
    """

    turn: int
    turns: int = 1
    approval: bool = False
    seats: tuple[Seat, ...] = ()
    fallen: frozenset[Seat] = frozenset()
    lawful: Callable[[TreatyT, Seat], bool] = lawful
    asked: Callable[[TreatyT, Seat], tuple[Seat, ...]] = all_others
    """List who must accept what that seat proposes."""
    heard: Callable[[Proposal[TreatyT], Seat], bool] = _to_members
    """Tell whether a proposal reaches a member."""
    barred: Callable[[Proposal[TreatyT]], str] = _never
    """Say, in the game's own word, why a proposal can come to nothing."""

    @property
    def until(self) -> int:
        """Give the last turn in which a proposal made now can be accepted."""
        return self.turn + self.turns - 1

    def missing(self, proposal: Proposal[TreatyT]) -> tuple[Seat, ...]:
        """List who must still accept."""
        asked = self.asked(proposal.treaty, proposal.by)
        return tuple(seat for seat in asked if seat not in proposal.accepted)

    def settled(self, proposal: Proposal[TreatyT]) -> bool:
        """Tell whether all had agreed by the deadline of an earlier turn: nobody can take that back any more."""
        return proposal.turn < self.turn and not self.missing(proposal)

    def audience(self, proposal: Proposal[TreatyT]) -> tuple[Seat, ...]:
        """List the members a proposal has reached: nobody else hears what becomes of it."""
        return tuple(seat for seat in self.seats if self.heard(proposal, seat))
