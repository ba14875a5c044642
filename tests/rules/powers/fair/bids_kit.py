"""Bids as a table: `bidding(60, "A B C", anna="13 11 6", ...)`; all amounts in BV, as players write them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from pbem.core.seats import Seat
from pbem.rulesets.powers.chapters.fair.bids import Bid, Bidding, Column, Given


def halves(bv: str | int) -> int:
    return int(Fraction(bv) * 2)


def bidding(total: str | int, columns: str, **rows: str) -> Bidding:
    """A column for two is written `W*2`."""
    parts = [column.partition("*") for column in columns.split()]
    made = tuple(Column(key, int(places or 1)) for key, _, places in parts)
    keys = [column.key for column in made]
    bids = (Bid(Seat(seat), dict(zip(keys, map(halves, row.split()), strict=True))) for seat, row in rows.items())
    return Bidding(halves(total), made, tuple(bids))


def given(sides: Iterable[Given]) -> dict[str, str]:
    """Say who plays what: `{"A": "beta 12"}`."""
    return {each.side: f"{each.seat} {Fraction(each.grant, 2)}" for each in sides}
