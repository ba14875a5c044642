"""Powers side by side: figures, cards, and how far each is from victory (E-9)."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.europe.report.log import power
from pbem.rulesets.europe.table import figures, seats
from pbem.rulesets.europe.table import powers as blocs
from pbem.rulesets.europe.view import View

_COLUMNS = (("name", False), ("figures", True), ("home", True), ("cards", True))


def table(view: View) -> Table:
    """List the powers as they sit, from the one that moves first."""
    columns = tuple(Column(text(f"europe-column-{name}"), numeric) for name, numeric in _COLUMNS)
    ways = (Column(text("europe-column-trio")), Column(text("europe-column-left"), hide=True))
    order = seats.beginning(view.circle, view.first)
    return Table((Column(""), *columns, *ways), tuple(_row(view, seat) for seat in order))


def _row(view: View, seat: Seat) -> tuple[Cell, ...]:
    left = seats.left(view.circle, seat)
    home, there = figures.at_home(view.lands, seat), figures.at_home(view.lands, left)
    return (
        power(seat),
        Cell(text("europe-power", who=seat), "strong" if seat == view.seat else "plain"),
        Cell(figures.total(view.lands, seat), "number"),
        Cell(home, "down" if home < 2 else "plain"),
        Cell(view.counts.get(seat, 0)),
        Cell(trios(view, seat, "europe-trio-code") or "–"),
        Cell(text("europe-left", who=left, count=there)),
    )


def trios(view: View, seat: Seat, words: str = "europe-trio") -> tuple[Text, ...]:
    """E-9.1: say how many homes of other powers a power holds, the most first; in a table with codes, to be narrow."""
    held = ((of.seat, _held(view, seat, of)) for of in blocs.BLOCS if of.seat != seat)
    found = sorted(((of, count) for of, count in held if count), key=lambda one: -one[1])
    return tuple(text(words, who=of, count=count) for of, count in found)


def _held(view: View, seat: Seat, of: blocs.Bloc) -> int:
    return sum(1 for land in of.homes if figures.there(view.lands, land, seat))


def distances(view: View) -> tuple[Text, ...]:
    """Say who holds how many homes of whom; nobody any: that."""
    found = tuple(text("europe-holds", who=seat, trios=trios(view, seat)) for seat in view.circle if trios(view, seat))
    return found or (text("europe-no-trio"),)
