"""A sheet of orders: what a seat asked for, and the player's own words for it."""

from __future__ import annotations

import re
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


def placeless(text: str) -> str:
    """Leave the places of letters out of a written sheet: they count the letters of others too.

    The digest a player is shown, and a sheet is kept with, is of this; it says nothing of what his sheet does not. A
    quotation mark in a player's words is written as \\", so these signs stand nowhere else.
    """
    return _PLACE.sub('{"line":', text)


_PLACE = re.compile(r'\{"came":\d+,"line":')
