"""What a power is like."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from pbem.rulesets.powers.designs import DesignOrder


@dataclass(frozen=True)
class Temper:
    """How much stronger an attack must be (`odds`), what is built (`row`), whether peace is made with the weaker, what
    type of its own it designs (P-58.1): the first of these there can be, each for 1 BV, what most lands yield."""

    odds: Fraction
    row: str
    peaceful: bool
    designs: tuple[DesignOrder, ...] = ()


RAIDER, HUNTER = DesignOrder("bom", {"NE": 5, "NA": 2, "PM": 1}), DesignOrder("cru", {"NA": 3}, {"LE": 0})
GUARD, PICKET = DesignOrder("fig", {"NA": 0}, {"NA": 0, "LE": 4}), DesignOrder("cru", {}, {"NA": 3, "LE": 0})

BOLD = Temper(Fraction(5, 4), "tnk", peaceful=False, designs=(RAIDER, HUNTER))
CALM = Temper(Fraction(2), "inf", peaceful=True, designs=(GUARD, PICKET))
