"""What the chapter of government and people keeps in the state (P-60). All know it, but `bands` and `gathered`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pbem.core.seats import Seat

POINT = 120
"""A point of welfare in the units of a state: what effort costs and what BV bring are whole numbers of them."""
FULL = 400
"""What a land yields when its people does nothing out of the ordinary (P-60.2)."""
FIRST = 10 * POINT
"""P-60.2: the welfare of a land at the start."""
GENDARME, PARTISAN = "gen", "par"


@dataclass(frozen=True)
class People:
    """By land: whose people lives there, its welfare, what it is told to do (effort; below 0: sabotage), what came
    of that in the last production (of 400), how many gendarmes punish, how many partisans hide there."""

    lives: Mapping[str, Seat] = field(default_factory=dict)
    welfare: Mapping[str, int] = field(default_factory=dict)
    effort: Mapping[str, int] = field(default_factory=dict)
    yields: Mapping[str, int] = field(default_factory=dict)
    punishing: Mapping[str, int] = field(default_factory=dict)
    bands: Mapping[str, int] = field(default_factory=dict)
    gathered: Mapping[str, int] = field(default_factory=dict)
    """How many partisans of a people have gone into hiding in this turn."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """List the seats that play a people."""
        return tuple(dict.fromkeys(self.lives.values()))

    def total(self, seat: Seat) -> int:
        """Give all the welfare of a people."""
        return sum(self.welfare.get(at, 0) for at in self.lands(seat))

    def lands(self, seat: Seat | None) -> tuple[str, ...]:
        """List the lands where a people lives."""
        return tuple(at for at, whose in self.lives.items() if whose == seat)
