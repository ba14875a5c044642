"""Technology in the report (P-56): the levels of all, what they pay for, what rises when."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.tech import era, fields, price
from pbem.rulesets.powers.events import holder
from pbem.rulesets.powers.orders.learning import ResearchOrder
from pbem.rulesets.powers.report.gathered import by_what
from pbem.rulesets.powers.sight import fog
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View


def technology(view: View) -> Iterator[Text]:
    """Say the levels of all, those of equal powers in one line, then what they pay for; nothing without the chapter.

    In the fog others are known from battles.
    """
    if ResearchOrder not in every.book(view).orders or view.stage or (fog(view) and view.seat is None):
        return
    found = by_what((holder(seat), _levels(view, seat)) for seat in view.alive)
    yield from (text("powers-tech-of", who=who, levels=levels) for who, levels in found)
    for seat in view.alive:
        yield from _research(view, seat)


def _levels(view: View, seat: Seat) -> Text:
    """Say the levels of a seat, as far as the reader knows them."""
    known = view.learning
    met = fog(view) and view.seat not in (seat, REFEREE)
    if met and seat not in known.levels:
        return text("powers-tech-unknown")
    higher = [each for each in fields(every.book(view).points, view) if known.level(seat, each) > 1]
    said = tuple(_level(view, each, known.level(seat, each)) for each in higher)
    return text("powers-tech-met" if met else "powers-tech", levels=said, count=len(said))


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
