"""What a player is like."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """How many cards and figures a player wants before he marches, and how sure of a fight he must be.

    `odds`: points a card of the defender is reckoned at; `stop`: which attacks he stops with a king.
    """

    cards: int
    figures: int
    odds: int
    stop: str


BOLD = Temper(cards=3, figures=5, odds=7, stop="stop attacks on me min 2")
CALM = Temper(cards=4, figures=8, odds=9, stop="stop attacks on me")
