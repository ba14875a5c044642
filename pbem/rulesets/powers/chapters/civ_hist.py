"""Historical units (P-57.2): levels of technology are ages; the low ones are cheap, and the first have no aircraft."""

from __future__ import annotations

from fractions import Fraction

from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points

LOW = 4
AIRCRAFT, BATTLESHIPS = ("LE", 5), ("NA", 4)


def cheaper(level: int) -> Fraction:
    """P-57.2: up to level 4 a level costs half as much."""
    return Fraction(1, 2) if level <= LOW else Fraction(1)


def needed(row: Row) -> tuple[str, int] | None:
    """P-57.2: aircraft are built from level 5 of their field on, battleships from level 4 of theirs; what is
    designed after one (P-58.1) is one."""
    if row.type == "LE":
        return AIRCRAFT
    return BATTLESHIPS if "capital" in row.flags and not row.refuels else None


CIV_HIST = Chapter(
    "civ-hist",
    needs=("tech",),
    release="R3",
    points=Points(requires=(needed,), level_price=(cheaper,)),
)
