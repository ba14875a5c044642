"""What a lord may not have meant with a command: an empty farm, a wall left to the enemy, a weaker town hall."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.city.circle import ROAD, WALL, foreign, lord, neighbour
from pbem.rulesets.dice_empires.city.groups import citizens, slaves_in
from pbem.rulesets.dice_empires.orders import Side
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.words.trial import Line, Trial

_SIDES: tuple[Side, Side] = ("L", "R")
_STEPS = (2, 3, 4, 5, 6)
"""Town hall: what so many citizens allow."""


def troubles(whole: Trial, line: Line) -> Iterator[Text]:
    """Say what is worse behind this line, and still is behind the whole letter."""
    if line.deed is None:
        return
    before, after, end = line.before, line.deed.state, whole.after
    yield from _farm(whole, before, after, end)
    yield from _walls(whole, before, after, end)
    yield from _hall(whole, before, after, end)


def _farmers(state: State, whole: Trial) -> int:
    one = lord(state, whole.seat)
    return citizens(one, "F") + slaves_in(one, "F")


def _farm(whole: Trial, before: State, after: State, end: State) -> Iterator[Text]:
    """X-6.1: nobody on the farm, no food next round."""
    if _farmers(before, whole) and not _farmers(after, whole) and not _farmers(end, whole):
        yield text("dice-empires-plan-farm-empty")


def _walls(whole: Trial, before: State, after: State, end: State) -> Iterator[Text]:
    """X-8.6: troops before a wall without men walk in."""
    for side in _SIDES:
        there = foreign(after, whole.seat, ROAD[side])
        manned = citizens(lord(before, whole.seat), WALL[side])
        left = citizens(lord(after, whole.seat), WALL[side]) or citizens(lord(end, whole.seat), WALL[side])
        if there and manned and not left:
            who = neighbour(after, whole.seat, ROAD[side])
            yield text("dice-empires-plan-walls-bare", side=WALL[side], who=who, count=there)


def _hall(whole: Trial, before: State, after: State, end: State) -> Iterator[Text]:
    """X-7.1, X-8.2, X-10: what the town hall allows no more."""
    was, now, last = (citizens(lord(state, whole.seat), "T") for state in (before, after, end))
    now = max(now, last)
    lost = tuple(text("dice-empires-plan-ability", hall=step) for step in _STEPS if now < step <= was)
    if lost:
        yield text("dice-empires-plan-hall-less", hall=now, lost=lost)
