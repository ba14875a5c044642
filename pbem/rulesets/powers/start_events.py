"""What is told of a fair start (P-18.10): everything, when it is opened. Amounts are BV in sixtieths."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact


def _all(kind: str, /, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=EVERYONE, rank=Rank.NEWS if kind == "given" else Rank.NOTE, facts=facts)


def agreed() -> Event:
    """`agreed` (P-18.9), all: every seat has confirmed the sides and grants proposed."""
    return _all("agreed")


def bid(seat: Seat, name: str, row: Mapping[str, int], silent: bool) -> Event:
    """`bid` (P-18.10), all: seat, name (inside which block or group; empty: of all), columns, amounts, silent (1: it
    sent none that stands)."""
    amounts = tuple(row.values())
    return _all("bid", seat=seat, name=name, columns=tuple(row), amounts=amounts, silent=int(silent))


def struck(column: str, seats: Iterable[Seat], price: int, deltas: Mapping[str, int]) -> Event:
    """`struck` (P-18.2, P-18.6, P-18.7), all: column (`A`, `A+B`), seats, price, columns and deltas there were to
    choose from (none: a division, or the last column)."""
    known: dict[str, Fact] = {"columns": tuple(deltas), "deltas": tuple(deltas.values())}
    return _all("struck", column=column, seats=tuple(seats), price=price, **known)


def lots(name: str, rolls: Iterable[Roll]) -> Event:
    """`lots` (P-18.4), all: name (as of `bid`); the throws that settled ties."""
    return Event(kind="lots", seen_by=EVERYONE, facts={"name": name}, rolls=tuple(rolls))


def given(seat: Seat, side: str, price: int, grant: int) -> Event:
    """`given` (P-18.3), all: seat, side, price, grant (the price and the share of the surplus)."""
    return _all("given", seat=seat, side=side, price=price, grant=grant)


def surplus(left: int, more: int) -> Event:
    """`surplus` (P-18.3), all: surplus (what no bid took), more (what everybody gets of it)."""
    return _all("surplus", surplus=left, more=more)
