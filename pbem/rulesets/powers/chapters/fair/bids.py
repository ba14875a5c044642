"""P-18.1: bids for sides, blocks or halves of a table, and what is wrong with one. Amounts are halves of a BV.

The rows are secret until all are in: whoever keeps them shows a seat only its own, and asks every seat for the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pbem.core.problems import Problem
from pbem.core.seats import Seat
from pbem.core.texts import Fact, share


@dataclass(frozen=True)
class Column:
    """What is bid for: a side, or a block of sides that `places` seats play together (P-18.6)."""

    key: str
    places: int = 1


@dataclass(frozen=True)
class Bid:
    """The row of one seat: what it calls fair for every column, in halves of a BV."""

    seat: Seat
    amounts: Mapping[str, int]


@dataclass(frozen=True)
class Bidding:
    """What is divided, among whom, and the rows, in the order of the seats. `name` parts its lots from others'."""

    total: int
    columns: tuple[Column, ...]
    bids: tuple[Bid, ...] = ()
    name: str = ""


@dataclass(frozen=True)
class Given:
    """Who plays which side, for how much (`price`), and the grant with the share of the surplus (P-18.3); in halves."""

    seat: Seat
    side: str
    price: int
    grant: int


@dataclass(frozen=True)
class Lot:
    """A tie settled by a die everybody sees: among whom or what, the value shown, and what it was thrown for."""

    why: str
    among: tuple[str, ...]
    value: int

    @property
    def fell_on(self) -> str:
        """Give what the lot fell on."""
        return self.among[self.value - 1]


def completed(amounts: Mapping[str, int], bidding: Bidding) -> Mapping[str, int]:
    """Give the one column a row leaves out what is left of the total: for two, a bid for one side is enough."""
    missing = [column.key for column in bidding.columns if column.key not in amounts]
    left = bidding.total - sum(amounts.values())
    return {**amounts, missing[0]: left} if len(missing) == 1 and left >= 0 else amounts


def silent(bidding: Bidding) -> Mapping[str, int]:
    """Give the row of a seat that sends none: equal shares; what cannot be divided goes to the first columns."""
    seats = sum(column.places for column in bidding.columns)
    equal = {column.key: bidding.total * column.places // seats for column in bidding.columns}
    rest = bidding.total - sum(equal.values())
    return {key: amount + (place < rest) for place, (key, amount) in enumerate(equal.items())}


def problems(amounts: Mapping[str, int], bidding: Bidding) -> Iterator[Problem]:
    """P-18.1: tell what is wrong with a row: columns, amounts, and the sum, which must be exactly the total."""
    keys = [column.key for column in bidding.columns]
    for key in amounts:
        if key not in keys:
            yield _wrong("unknown", column=key, known=tuple(keys))
        elif amounts[key] < 0:
            yield _wrong("negative", column=key)
    missing = tuple(key for key in keys if key not in amounts)
    if missing:
        yield _wrong("missing", columns=missing)
    elif sum(amounts.values()) != bidding.total:
        given, total = sum(amounts.values()), bidding.total
        kind = "over" if given > total else "short"
        yield _wrong(kind, sum=share(given, 2), total=share(total, 2), by=share(abs(given - total), 2))


def _wrong(what: str, **facts: Fact) -> Problem:
    return Problem(f"powers-bid-{what}", facts=facts, paragraph="P-18.1")


def shared(surplus: int, seats: int) -> int:
    """P-18.3: give what everybody gets of the surplus, in halves: whole BV only; the rest is not used."""
    return surplus // (2 * seats) * 2
