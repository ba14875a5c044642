"""What is said of treaties: orders like any other, which the others hear of as soon as they are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal

from pbem.core.agreements.proposal import TreatyT
from pbem.core.seats import REFEREE, Seat

Answer = Literal["accept", "reject", "withdraw"]


@dataclass(frozen=True)
class ProposeOrder(Generic[TreatyT]):
    """Propose a treaty; its `number` follows from its words (`number_of`). A game says what its own treaty is."""

    number: int
    treaty: TreatyT
    kind: Literal["propose"] = "propose"


@dataclass(frozen=True)
class AnswerOrder:
    """Accept or reject a proposal whose `members` hear of it, or withdraw one's own proposal, or one's consent to it.

    `seal` is the proposal's, whose words were read; without one its number is enough.
    """

    number: int
    answer: Answer
    members: tuple[Seat, ...]
    seal: str = ""
    kind: Literal["answer"] = "answer"


@dataclass(frozen=True)
class PassOrder:
    """The referee lets a proposal pass, or refuses it; `seal` as in `AnswerOrder`."""

    number: int
    passed: bool
    seal: str = ""
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True)
class EndOrder:
    """A member wants an agreement to end: with the consent of all, or by notice, as the game has it."""

    number: int
    members: tuple[Seat, ...]
    kind: Literal["end"] = "end"


def addressees(order: object) -> tuple[Seat, ...]:
    """List who hears of an order at once: the parties, and the referee, who sees everything official."""
    match order:
        case ProposeOrder(treaty=treaty):
            return (*treaty.members, REFEREE)
        case AnswerOrder(members=members) | EndOrder(members=members):
            return (*members, REFEREE)
        case _:
            return ()
