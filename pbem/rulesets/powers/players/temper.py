"""What a power is like."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Temper:
    """How much stronger an attack must be (`odds`), what is built (`row`), whether peace is made with the weaker."""

    odds: Fraction
    row: str
    peaceful: bool


BOLD = Temper(Fraction(5, 4), "tnk", peaceful=False)
CALM = Temper(Fraction(2), "inf", peaceful=True)
