"""What follows of prices from the trades in play (P-57.1)."""

from __future__ import annotations

from pbem.rulesets.powers.book.points import Points, price
from pbem.rulesets.powers.formations import ON_CARDS, TECHNOLOGY
from pbem.rulesets.powers.state import BV, Table
from pbem.rulesets.powers.trades import TRADES, Trade, divisor


def trades(points: Points) -> tuple[Trade, ...]:
    """P-57.1: list the trades that factories may have in this game."""
    wanted = {"units", *points.purpose.values(), *(("politics",) if points.leftover else ())}
    return tuple(each for each in TRADES if each in wanted)


def cost(points: Points, table: Table, key: str) -> int | None:
    """P-47.7: give the price of a thing in the row of a formation; whatever it is, BV of units pay for it (P-57.1)."""
    row = points.rows.get(key)
    if row is None or ON_CARDS not in row.flags:
        return price(points, table, key)
    trade: Trade = "science" if key == TECHNOLOGY else "buildings"
    return int(row.cost * BV) * (divisor("units", trade) if points.stock else 1)
