"""Political points (P-57.3, P-29.1): what nobody spends is spent on politics.

A BV of a factory of politics is a point, of another factory a third of one; of cargo none.
"""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points, Turn
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.events import politics as politics_events
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.trades import CARGO, Stock, worth


def points(left: Purse) -> int:
    """P-57.3: give the points, in sixtieths, that what is left makes."""
    return sum(worth(_made(stock), "politics") for stock in left.stocks.values())


def _made(stock: Stock) -> Stock:
    return {trade: bv for trade, bv in stock.items() if trade != CARGO}


def collect(turn: Turn, seat: Seat, left: Purse) -> Purse:
    """P-29.1: add the points of this production; what is left of cargo is lost."""
    if won := points(left):
        total = turn.state.politics.get(seat, 0) + won
        turn.state = given(turn.state, seat, total)
        turn.tell(politics_events.politics(seat, won, total))
    goods = {at: stock.get(CARGO, 0) for at, stock in left.stocks.items()}
    return replace(left, lands=goods, stocks={at: {CARGO: bv} for at, bv in goods.items()})


def given(state: State, seat: Seat, points_: int) -> State:
    """Set the points of a seat, in sixtieths."""
    return replace(state, politics={**state.politics, seat: points_})


CIV_POL = Chapter("civ-pol", needs=("civ-fac",), release="R3", points=Points(leftover=(collect,)))
