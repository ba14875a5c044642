"""A table with a row for each kind of a union, of which mypy says when a row is missing.

A dictionary by class lets a kind without a row through, until it raises. Here each row adds its kind to the type of the
table, and a table for fewer kinds does not pass for one for more:

    ANSWERS = by_kind(Move, move).row(Wait, wait)     # ByKind[Moment, Move | Wait, Answer]
    ANSWERS.done(moment, order)                       # an error of mypy where the order may be of a third kind
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Never, TypeVar, cast

GivenT = TypeVar("GivenT", contravariant=True)
KindT = TypeVar("KindT", contravariant=True)
DoneT = TypeVar("DoneT", covariant=True)
OtherT = TypeVar("OtherT")


@dataclass(frozen=True)
class ByKind(Generic[GivenT, KindT, DoneT]):
    """What is done with each kind, given something else."""

    rows: Mapping[type, Callable[[GivenT, Never], DoneT]]

    def row(self, kind: type[OtherT], deed: Callable[[GivenT, OtherT], DoneT]) -> ByKind[GivenT, KindT | OtherT, DoneT]:
        """Give the table with a row more."""
        return ByKind({**self.rows, kind: deed})

    def done(self, given: GivenT, one: KindT) -> DoneT:
        """Do what the row of its kind says, of a subclass that of its nearest kind."""
        kind = next(each for each in type(one).__mro__ if each in self.rows)
        deed = cast("Callable[[GivenT, KindT], DoneT]", self.rows[kind])
        return deed(given, one)


def by_kind(kind: type[OtherT], deed: Callable[[GivenT, OtherT], DoneT]) -> ByKind[GivenT, OtherT, DoneT]:
    """Give a table of one row."""
    return ByKind({kind: deed})
