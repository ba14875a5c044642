"""What a state is like."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """When a state fights, and with whom it makes alliances.

    `odds`: so much stronger than what is seen it must be; `column`: so strong an army must be before it goes at a city
    that is held; `separate`: whether an alliance with a victory of its own will do.
    """

    odds: int
    column: int
    separate: bool


BOLD = Temper(odds=0, column=18, separate=False)
CALM = Temper(odds=8, column=25, separate=True)
