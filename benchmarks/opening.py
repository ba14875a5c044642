"""Openings of Dice Empires in two lines: where the six people of the town hall go before anything else is done.

Each line puts some of them into one part; who is left stays in the hall. All openings are listed that can be said so.
An opening that puts people into the barracks is a rush: until troops may be sent, everybody born besides the farmers
and those of the other line goes there too, and in that round all of them go out.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from pbem.rulesets.dice_empires.orders import PARTS, Part

PEOPLE = 6


@dataclass(frozen=True)
class Opening:
    """So many people into those parts, and the side that troops are sent to: `L`, `R`, or `B` for half of them each."""

    lines: tuple[tuple[int, Part], ...] = ()
    side: str = ""

    @property
    def rush(self) -> bool:
        """Tell whether it sends troops as soon as they may go."""
        return any(part == "B" for _, part in self.lines)

    def __str__(self) -> str:
        """Say it in a word: `F2 B4 left`."""
        parts = [f"{part}{people}" for people, part in self.lines]
        return " ".join((*parts, {"L": "left", "R": "right", "B": "both", "": ""}[self.side])).strip() or "hall"


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
    return tuple(opening for lines in ((), *one, *two) for opening in _sides(lines))


def _sides(lines: tuple[tuple[int, Part], ...]) -> tuple[Opening, ...]:
    """Give an opening for each side that its troops may go to."""
    troops = sum(people for people, part in lines if part == "B")
    sides = ("",) if not troops else ("L", "R", "B") if troops > 1 else ("L", "R")
    return tuple(Opening(lines, side) for side in sides)
