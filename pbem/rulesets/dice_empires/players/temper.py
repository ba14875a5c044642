"""What a lord is like."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """The people wanted in houses and town hall, and when an army leaves.

    `crowd`: so many people are enough, so that the houses are emptied; `guards`: how many hold each wall once troops
    may come, though nobody is in sight; `army`: so many march at least; `odds`: so many more than hold the wall.
    """

    houses: int
    hall: int
    crowd: int
    guards: int
    army: int
    odds: int


BOLD = Temper(houses=4, hall=2, crowd=12, guards=1, army=3, odds=1)
CALM = Temper(houses=4, hall=3, crowd=16, guards=2, army=6, odds=3)
