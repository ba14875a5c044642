"""Types that were designed, in the report (P-58): their numbers, for all to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from pbem.core.seats import Seat
from pbem.core.texts import Text, share, text
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.config import hit
from pbem.rulesets.powers.designs import MODELS, QUARTERS, TYPES
from pbem.rulesets.powers.report.gathered import by_what
from pbem.rulesets.powers.state import BV
from pbem.rulesets.powers.view import View


def designs(view: View) -> Iterator[Text]:
    """Say the types that were designed, those with the same numbers in one line."""
    rows = every.book(view).points.rows
    found = ((_named(Seat(seat)), _numbers(rows[MODELS[seat]], design.base)) for seat, design in view.designs.items())
    yield from (text("powers-design", names=names, numbers=numbers) for names, numbers in by_what(found))


def _named(seat: Seat) -> Text:
    return text("powers-design-of", who=seat, unit=text("powers-unit", row=MODELS[seat]))


def _numbers(row: Row, base: str) -> Text:
    return text(
        "powers-design-numbers",
        base=text("powers-base", row=base),
        attack=_strengths(row.attack),
        defence=_strengths(row.defence),
        vulnerable=tuple(_said(one, hit(row, one)) for one in TYPES if hit(row, one) != 1),
        plain=int(_plain(row)),
        speed=row.speed,
        cost=share(int(row.cost * BV), BV),
    )


def _strengths(said: Mapping[str, Fraction]) -> tuple[Text, ...]:
    found = tuple(_said(one, said[one]) for one in TYPES if said.get(one))
    return found or (text("powers-design-none"),)


def _said(one: str, number: Fraction) -> Text:
    return text("powers-design-number", type=one, number=share(int(number * QUARTERS), QUARTERS))


def _plain(row: Row) -> bool:
    return all(hit(row, one) == 1 for one in TYPES)
