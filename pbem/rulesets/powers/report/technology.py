"""Technology in the report (P-56): the levels of all, what they pay for, what rises when."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.tech import era, fields, price
from pbem.rulesets.powers.learning_orders import ResearchOrder
from pbem.rulesets.powers.sight import fog
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View


def technology(view: View) -> Iterator[Text]:
    """Say a line or more for each power; nothing without the chapter. In the fog others are known from battles."""
    if ResearchOrder not in every.book(view).orders or view.stage or (fog(view) and view.seat is None):
        return
    for seat in view.alive:
        if fog(view) and seat not in (view.seat, *view.learning.levels) and view.seat != REFEREE:
            yield text("powers-tech-unknown", who=seat)
            continue
        yield from _levels(view, seat)
        yield from _research(view, seat)


def _levels(view: View, seat: Seat) -> Iterator[Text]:
    known = view.learning
    higher = [each for each in fields(every.book(view).points, view) if known.level(seat, each) > 1]
    said = tuple(_level(view, each, known.level(seat, each)) for each in higher)
    met = fog(view) and view.seat not in (seat, REFEREE)
    yield text("powers-tech-met" if met else "powers-tech", who=seat, levels=said, count=len(said))


def _level(view: View, field: str, level: int) -> Text:
    age = era(every.book(view).points, level)
    return text("powers-tech-level", field=_field(field), level=level, era=age)


def _research(view: View, seat: Seat) -> Iterator[Text]:
    for coming in view.learning.coming.get(seat, ()):
        yield text("powers-tech-coming", who=seat, field=_field(coming.field), round=coming.round)
    if now := view.learning.research.get(seat):
        full = price(every.book(view).points, view, seat, now.field)
        bv = {"paid": share(now.paid, BV), "price": share(full, BV)}
        yield text("powers-tech-research", who=seat, field=_field(now.field), **bv)


def _field(key: str) -> Text:
    return text("powers-field", field=key)
