"""What there is to bid for (P-18.1): every side with its lands, what they yield, and the grant that is proposed."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.blocks import Block, Cell, Column, Lines, Table
from pbem.core.seats import Seat
from pbem.core.texts import share, text
from pbem.rulesets.powers.chapters import in_play
from pbem.rulesets.powers.report.tables import income
from pbem.rulesets.powers.state import BV, owned
from pbem.rulesets.powers.view import View

HALVES = 2


def bid_sheet(view: View) -> Iterator[Block]:
    """Say what the reader bids for and what it must come to; show the sides as they are proposed."""
    if view.stage not in ("bid", "divide"):
        return
    if view.seat and (bidding := in_play.bidding(view, view.seat)):
        columns = tuple(column.key for column in bidding.columns)
        yield Lines((text("powers-bid-for", columns=columns, bv=share(bidding.total, HALVES)),), bullet=False)
    yield _sides(view)


def _sides(view: View) -> Table:
    names = ("power", "grant", "income", "lands")
    columns = tuple(Column(text(f"powers-column-{name}"), name in ("grant", "income")) for name in names)
    seats = sorted(view.circle, key=lambda seat: view.roles.get(seat, ""))
    return Table((Column(""), *columns), tuple(_side(view, seat) for seat in seats))


def _side(view: View, seat: Seat) -> tuple[Cell, ...]:
    lands = owned(view, seat)
    return (
        Cell(view.roles.get(seat, ""), "tag", seat),
        Cell(text("powers-holder", who=seat), "strong" if seat == view.seat else "plain"),
        Cell(share(view.grants.get(seat, 0), BV), "number"),
        Cell(share(income(view, seat).total, BV), "number"),
        Cell(text("powers-bid-lands", count=len(lands), lands=lands or (in_play.begins(view, seat),))),
    )
