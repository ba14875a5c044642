"""X-10.5, X-10.6: where people who become citizens live: on a free die, else wherever is room nearby."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import free_dice, gathered, put
from pbem.rulesets.dice_empires.orders import PARTS, Part
from pbem.rulesets.dice_empires.state import Band, State


def settled(state: State, seat: Seat, people: int, part: Part) -> tuple[State, int]:
    """X-10.5, X-10.6: give people a free die in a part, or room in groups nearby; tell how many found none."""
    lord = circle.lord(state, seat)
    dice = free_dice(state, lord)
    if dice:
        return circle.changed(state, put(lord, Band(dice[0], people, part))), 0
    for place in nearest(part):
        lord, people = gathered(lord, place, people)
    return circle.changed(state, lord), people


def nearest(part: Part) -> tuple[Part, ...]:
    """X-10.6: the same part, then those at distance 1, 2, ..., left before right."""
    at = PARTS.index(part)
    return tuple(sorted(PARTS, key=lambda each: (abs(PARTS.index(each) - at), PARTS.index(each))))
