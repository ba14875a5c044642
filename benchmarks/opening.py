"""Openings of Dice Empires in two lines: where the six people of the town hall go before anything else is done.

Each line puts some of them into one part; who is left stays in the hall. All openings are listed that can be said so.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from pbem.rulesets.dice_empires.orders import PARTS, Part
from pbem.rulesets.dice_empires.players.groups import SAID

PEOPLE = 6


@dataclass(frozen=True)
class Opening:
    """So many people into those parts."""

    lines: tuple[tuple[int, Part], ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """Write it as players do; the six begin as the first die."""
        return tuple(f"split {people} from d1 to {SAID[part]}" for people, part in self.lines if people < PEOPLE) or (
            tuple(f"move d1 to {SAID[part]}" for _, part in self.lines)
        )

    def __str__(self) -> str:
        """Say it in a word: `F2 B4`."""
        return " ".join(f"{part}{people}" for people, part in self.lines) or "hall"


def every() -> tuple[Opening, ...]:
    """List all openings of two lines, of one, and of none."""
    others = [part for part in PARTS if part != "T"]
    one = [((people, part),) for part in others for people in range(1, PEOPLE + 1)]
    two = [
        ((first, one), (second, other))
        for one, other in combinations(others, 2)
        for first in range(1, PEOPLE)
        for second in range(1, PEOPLE + 1 - first)
    ]
    return tuple(map(Opening, ((), *one, *two)))
