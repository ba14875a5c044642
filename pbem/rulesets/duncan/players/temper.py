"""What a team is like."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.rulesets.duncan.orders import Param


@dataclass(frozen=True)
class Temper:
    """How many units a team wants, what they are trained to, the most urgent first, and whether it seeks a fight."""

    units: int
    training: tuple[tuple[Param, int], ...]
    fights: bool


BOLD = Temper(5, (("speed", 2), ("strength", 2), ("speed", 3), ("strength", 3)), fights=True)
CALM = Temper(4, (("speed", 2), ("sight", 2), ("speed", 3), ("strength", 2)), fights=False)
