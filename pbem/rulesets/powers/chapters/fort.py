"""Fortresses (P-40): they stand for good, take two completions, and can be built in one for a higher price."""

from __future__ import annotations

from fractions import Fraction

from pbem.core.options import fraction
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Deal, Points, price
from pbem.rulesets.powers.book.purse import Purse
from pbem.rulesets.powers.chapters.land import Terms, bought
from pbem.rulesets.powers.orders import RushOrder
from pbem.rulesets.powers.state import BV, Table, owned

FORTRESS = "fortress"
HALF = BV // 2


def fort_price(table: Table, row: Row) -> Fraction:
    """P-40.3: fortresses cost what the options say; artillery forts have a price of their own."""
    if FORTRESS not in row.flags:
        return Fraction(1)
    said = table.options.gnf_price if row.fire else table.options.fort_price
    return fraction(said) / row.cost


def completions(row: Row) -> int:
    """P-40.2: a fortress takes two completions."""
    return 2 if FORTRESS in row.flags else 1


def rushed_price(table: Table, cost: int) -> int:
    """P-40.2: to be ready in the usual time it costs three times as much, or by option at most half a BV."""
    rush = table.options.fort_rush
    return max(cost, min(HALF, 3 * cost)) if rush == "half" else int(rush) * cost


def rush(points: Points, table: Table, seat: Seat, order: RushOrder, left: Purse) -> Deal:
    """P-40.2: build fortresses in one completion."""
    row, cost = points.rows.get(order.row), price(points, table, order.row)
    if row is None or FORTRESS not in row.flags or cost is None:
        facts: dict[str, Fact] = {"at": order.at, "row": order.row, "count": 0}
        return Deal(table, left, refused="not_own" if order.at not in owned(table, seat) else "no_rush", facts=facts)
    return bought(table, seat, order, left, Terms(rushed_price(table, cost)))


FORT = Chapter(
    "fort",
    needs=("land",),
    release="R2",
    units="fort",
    orders=(RushOrder,),
    points=Points(price_factor=(fort_price,), completions=(completions,), spend={RushOrder: rush}),
)
