"""A sheet of orders: what a seat asked for, and the player's own words for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

OrderT = TypeVar("OrderT")


@dataclass(frozen=True)
class Written(Generic[OrderT]):
    """One order, the line it was written on (0: nobody wrote it) and the words it was written in.

    `came` is the place of its letter among all that came to the service: agreements take effect in that order.
    """

    order: OrderT
    line: int = 0
    words: str = ""
    came: int = 0


@dataclass(frozen=True)
class Sheet(Generic[OrderT]):
    """The orders of one seat for one request, in the order written."""

    lines: tuple[Written[OrderT], ...] = ()

    def __iter__(self) -> Iterator[OrderT]:
        """Walk over the orders alone."""
        return (line.order for line in self.lines)
