"""The trades of factories (P-57.1), and what a BV of one is worth for another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

Trade = Literal["units", "buildings", "science", "politics"]
TRADES: tuple[Trade, ...] = ("units", "buildings", "science", "politics")
CARGO = ""
"""What cargo gave is worth the same for everything."""
_AKIN = frozenset({"units", "buildings"})
Stock = Mapping[str, int]
"""Sixtieths of BV by the trade they come from."""


def divisor(of: str, purpose: Trade) -> int:
    """P-57.1: so many BV of one trade make one for a purpose: 3, of units for buildings or the reverse 2."""
    if of in (purpose, CARGO):
        return 1
    return 2 if {of, purpose} == _AKIN else 3


def worth(stock: Stock, purpose: Trade) -> int:
    """Give what can be spent for a purpose."""
    return sum(bv // divisor(of, purpose) for of, bv in stock.items())


def without(stock: Stock, purpose: Trade, cost: int) -> Stock:
    """Take what was spent for a purpose, first where least is lost; less than nothing came from cargo."""
    if cost < 0:
        return {**stock, CARGO: stock.get(CARGO, 0) - cost}
    return dict(_left(stock, purpose, cost))


def _left(stock: Stock, purpose: Trade, cost: int) -> Iterator[tuple[str, int]]:
    for of in sorted(stock, key=lambda of: divisor(of, purpose)):
        rate = divisor(of, purpose)
        pays = min(cost, stock[of] // rate)
        cost -= pays
        yield of, stock[of] - pays * rate
