"""Upkeep in the report (P-35): what a seat pays and would pay after an update, and its standing orders about it."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import Seat
from pbem.core.texts import Text, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders.dues import DisbandOrder, PayingOrder, ReleaseOrder
from pbem.rulesets.powers.report.doctrines import named
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.dues import owed


def upkeep(view: View, seat: Seat) -> Iterator[Text]:
    """Say what is owed, who pays, who goes first; nothing without the chapter."""
    if DisbandOrder not in every.book(view).orders or view.stage:
        return
    yield owed(view, view, seat)
    lands = view.dues.paying.get(seat, PayingOrder()).lands
    rows = view.dues.release.get(seat, ReleaseOrder()).rows
    if lands:
        yield text("powers-stands-paying", lands=lands)
    if rows:
        yield text("powers-stands-release", rows=tuple(map(named, rows)))
