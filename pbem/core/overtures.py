"""What is said across the table before a turn is played: orders that others hear of as soon as they are given.

A proposal and the answer to one are orders like any other: they stand in the sheet of whoever gave them, and count
when the turn is played. But they would be worth nothing if the others heard of them only then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from pbem.core.seats import Seat

OrderT = TypeVar("OrderT", covariant=True)


@dataclass(frozen=True)
class Overture(Generic[OrderT]):
    """An order of the seat `by`, in the ears of somebody it is addressed to; `came` orders them by their letters."""

    by: Seat
    order: OrderT
    came: int = 0


@dataclass(frozen=True)
class Unanswered:
    """What a seat was told and has not answered: who said it, in the letter of which place."""

    by: Seat
    came: int
