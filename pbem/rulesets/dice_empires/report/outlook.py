"""What the next round begins with if nothing changes: births (X-5), food (X-6), commands (X-7.1)."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.rulesets.dice_empires.city.circle import lord
from pbem.rulesets.dice_empires.city.groups import free_dice
from pbem.rulesets.dice_empires.commands import snake
from pbem.rulesets.dice_empires.report.neighbours import there
from pbem.rulesets.dice_empires.view import City, View
from pbem.rulesets.dice_empires.words.supposition import supposed
from pbem.rulesets.dice_empires.words.trial import grown


@dataclass(frozen=True)
class Outlook:
    """Newborn there is room for, food, those who eat it, and how many of them starve."""

    births: int
    food: int
    mouths: int
    hungry: int


def outlook(view: View, city: City) -> Outlook:
    """X-4.2-3: foretell births and food by the rules themselves, from what stands in the own city now."""
    _, birth, food = grown(supposed(view, city.seat), city.seat)
    return Outlook(birth.born - birth.unborn, food.food, food.eaters, food.hungry)


def free(view: View, city: City) -> tuple[int, ...]:
    """X-1.2, D12: list the free dice; those the own people in slavery use are the highest of them."""
    state = supposed(view, city.seat)
    return free_dice(state, lord(state, city.seat))


def commands(view: View, city: City) -> int:
    """X-7.1: count the commands the town hall gives."""
    return snake.commands(view.options, there(view, city.seat, "T"), view.round)
