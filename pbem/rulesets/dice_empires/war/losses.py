"""X-13.6: which of a lord's people fall in a battle or on a wall."""

from __future__ import annotations

from pbem.rulesets.dice_empires.city.groups import bands_in, grown, largest, smallest
from pbem.rulesets.dice_empires.orders import LossesOrder, Place
from pbem.rulesets.dice_empires.state import Band, Lord


def fallen(lord: Lord, place: Place, people: int) -> Lord:
    """X-8.3, X-13.7: take people of a place away, one group after the other until it is gone."""
    for band in in_order(bands_in(lord, place), lord.standing.losses):
        gone = min(people, band.people)
        lord, people = grown(lord, band.die, -gone), people - gone
    return lord


def in_order(bands: tuple[Band, ...], order: LossesOrder) -> tuple[Band, ...]:
    """X-13.6: the groups as the order has it; those it does not name come after, the smallest first."""
    if order.by == "largest":
        return largest(bands)
    named = tuple(band for die in order.dice for band in bands if band.die == die) if order.by == "dice" else ()
    return (*named, *(band for band in smallest(bands) if band not in named))
