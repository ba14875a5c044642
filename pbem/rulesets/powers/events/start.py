"""What is told of a fair start (P-18.10): everything, when it is opened. Amounts are BV in sixtieths."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.core.events import EVERYONE, Event, Rank, Roll
from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text, share, text
from pbem.rulesets.powers.events import holder
from pbem.rulesets.powers.state import BV


def _all(kind: str, /, **facts: Fact) -> Event:
    return Event(kind=kind, seen_by=EVERYONE, rank=Rank.NEWS if kind == "given" else Rank.NOTE, facts=facts)


SHOWN_ONCE: Mapping[str, tuple[str, ...]] = {"bid": ("seat", "name", "amounts", "silent")}
"""P-18.10: what each seat had bid, once the bids are opened; views keep only what came of it."""


def agreed() -> Event:
    """`agreed` (P-18.9), all: every seat has confirmed the sides and grants proposed."""
    return _all("agreed")


def bid(seat: Seat, name: str, row: Mapping[str, int], silent: bool) -> Event:
    """`bid` (P-18.10), all: seat, name (inside which block or group; `none`: of all), columns, amounts, silent (1: it
    sent none that stands); bids: the row in words."""
    amounts, told = tuple(row.values()), name or "none"
    bids = tuple(text("powers-bid-of", column=column, bv=share(amount, BV)) for column, amount in row.items())
    return _all("bid", seat=seat, name=told, columns=tuple(row), amounts=amounts, bids=bids, silent=int(silent))


def struck(column: str, seats: Iterable[Seat], price: int, deltas: Mapping[str, int]) -> Event:
    """`struck` (P-18.2, P-18.6, P-18.7), all: column (`A`, `A+B`), seats, price, columns and deltas there were to
    choose from (none: a division, or the last column), bv: the price in words."""
    known: dict[str, Fact] = {"columns": tuple(deltas), "deltas": tuple(deltas.values())}
    return _all("struck", column=column, seats=tuple(seats), price=price, bv=share(price, BV), **known)


def lots(name: str, fallen: Mapping[str, Roll]) -> Event:
    """`lots` (P-18.4), all: name (as of `bid`), fallen (what each lot fell on: a column or a seat, in the order of the
    throws that settled ties), and the same in words."""
    seats = {key for key, roll in fallen.items() if roll.why.endswith("seat")}
    said: tuple[str | Text, ...] = tuple(holder(key) if key in seats else key for key in fallen)
    facts: dict[str, Fact] = {"name": name or "none", "fallen": tuple(fallen), "told": said}
    return Event(kind="lots", seen_by=EVERYONE, facts=facts, rolls=tuple(fallen.values()))


def given(seat: Seat, side: str, price: int, grant: int) -> Event:
    """`given` (P-18.3), all: seat, side, price, grant (the price and the share of the surplus), bv: it in words."""
    return _all("given", seat=seat, side=side, price=price, grant=grant, bv=share(grant, BV))


def surplus(left: int, more: int) -> Event:
    """`surplus` (P-18.3), all: surplus (what no bid took), more (what everybody gets of it); in words: bv, each."""
    return _all("surplus", surplus=left, more=more, bv=share(left, BV), each=share(more, BV))
