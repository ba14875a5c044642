"""Supplies in the report (P-55): when the next supply step is, who would be without, what submarines have aboard."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import Seat
from pbem.core.texts import Text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.orders import FeedOrder
from pbem.rulesets.powers.view import View
from pbem.rulesets.powers.words.supply import stored, told


def supply(view: View, seat: Seat) -> Iterator[Text]:
    """Say how a seat is supplied; nothing without the chapter."""
    if FeedOrder in every.book(view).orders and not view.stage:
        yield told(view, seat)
        yield from stored(view, seat)
