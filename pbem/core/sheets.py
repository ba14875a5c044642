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


@dataclass(frozen=True)
class Placeless(Generic[OrderT]):
    """A written order without the place of its letter, which counts the letters of others too."""

    order: OrderT
    line: int = 0
    words: str = ""


@dataclass(frozen=True)
class Kept(Generic[OrderT]):
    """A sheet as it is kept, or as it goes into a digest: places stand only where they are needed, or nowhere."""

    lines: tuple[Placeless[OrderT] | Written[OrderT], ...]


def kept(sheet: Sheet[OrderT]) -> Kept[OrderT]:
    """Leave out the places that are none: nobody else hears of those orders."""
    return Kept(tuple(line if line.came else _placeless(line) for line in sheet.lines))


def placeless(sheet: Sheet[OrderT]) -> Kept[OrderT]:
    """Leave all places out: the digest a player is shown says nothing of what his sheet does not."""
    return Kept(tuple(_placeless(line) for line in sheet.lines))


def _placeless(line: Written[OrderT]) -> Placeless[OrderT]:
    return Placeless(line.order, line.line, line.words)
