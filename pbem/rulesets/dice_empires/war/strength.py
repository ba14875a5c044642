"""X-8.2: the strength of a side: its people, the faithful in its church, and the last of its throws.

Both sides throw; then whoever has two people in the town hall may throw once more, and the last throw counts, even if
it is lower. Whether it is used says a standing order (X-13.6): after a low throw, always, never, or where one is
behind. That is asked of both first throws with all bonuses, so that nobody waits for the other (X-13.7).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pbem.core.dice import Dice
from pbem.core.events import Roll
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.orders import RerollOrder
from pbem.rulesets.dice_empires.state import Lord

PIPS = 6
"""A throw is of one die."""
SECOND_THROW = 2
"""X-8.2: so many in the town hall may throw once more."""


@dataclass(frozen=True)
class Force:
    """One side of a fight: who, his people in it, his bonus, his throws (`again` 0: he threw once)."""

    seat: Seat
    people: int
    church: int
    first: int = 0
    again: int = 0

    @property
    def last(self) -> int:
        """X-8.2: the throw that counts."""
        return self.again or self.first

    @property
    def strength(self) -> int:
        """X-8.2: people, bonus and the throw that counts."""
        return self.people + self.church + self.last

    def rolls(self, why: str) -> tuple[Roll, ...]:
        """List the throws as they were witnessed."""
        first = Roll(PIPS, self.first, f"{why} {self.seat}")
        return (first, Roll(PIPS, self.again, f"{why} {self.seat} again")) if self.again else (first,)


def bonus(lord: Lord) -> int:
    """X-8.2: a point for every two citizens in the church."""
    return citizens(lord, "C") // 2


def may_repeat(lord: Lord) -> bool:
    """X-8.2: tell whether the town hall gives a second throw."""
    return citizens(lord, "T") >= SECOND_THROW


def fight(one: tuple[Lord, int], other: tuple[Lord, int], why: str, dice: Dice, holds: bool) -> tuple[Force, Force]:
    """X-8.2: throw for two sides (a lord, his people in the fight); `holds`: the other keeps a wall by a draw."""
    first, second = _thrown(*one, why, dice), _thrown(*other, why, dice)
    behind = first.strength <= second.strength, second.strength < first.strength + (not holds)
    return _repeated(one[0], first, behind[0], why, dice), _repeated(other[0], second, behind[1], why, dice)


def _thrown(lord: Lord, people: int, why: str, dice: Dice) -> Force:
    return Force(lord.seat, people, bonus(lord), dice.roll(PIPS, f"{why} {lord.seat}"))


def _repeated(lord: Lord, force: Force, behind: bool, why: str, dice: Dice) -> Force:
    """X-8.2: throw once more, if the hall allows it and the lord wants it."""
    if not may_repeat(lord) or not wanted(lord.standing.reroll, force.first, behind):
        return force
    return replace(force, again=dice.roll(PIPS, f"{why} {lord.seat} again"))


def wanted(order: RerollOrder, first: int, behind: bool) -> bool:
    """X-13.6: tell whether a lord uses his second throw."""
    return {"most": first <= order.most, "always": True, "never": False, "behind": behind}[order.mode]
