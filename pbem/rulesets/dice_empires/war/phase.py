"""X-4.6 to X-4.10: the end of a round in its exact order; each phase is a module of its own.

`war` plays all of it and stops where the game ends. `ends.reached` is the end check, after births and food too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.war import ends
from pbem.rulesets.dice_empires.war.battle import battles
from pbem.rulesets.dice_empires.war.conversion import conversions
from pbem.rulesets.dice_empires.war.plunder import plunder
from pbem.rulesets.dice_empires.war.ruin import ruin
from pbem.rulesets.dice_empires.war.siege import sieges

Told = tuple[State, tuple[Event, ...]]
__all__ = ["battles", "conversions", "plunder", "ruin", "sieges", "war"]


def war(state: State, asked: Mapping[str, Seat], dice: Dice) -> Told:
    """X-4.6-10: play conversions, battles, sieges, plunder and ruin, with the end checks (X-12).

    `asked`: whose slaves each lord wants to convert this round (seat -> origin); the standing order fills in (X-13.6).
    Nothing is played any more once somebody has won. The end of the round is checked too: last lord, round limit.
    """
    phases: tuple[Callable[[State], Told], ...] = (
        lambda now: conversions(now, asked, dice),
        lambda now: _checked(battles(now, dice)),
        lambda now: sieges(now, dice),
        plunder,
        ruin,
    )
    told: tuple[Event, ...] = ()
    for phase in phases:
        if state.result is None:
            state, happened = phase(state)
            told += happened
    return ends.limit(ends.last(state)), told


def _checked(played: Told) -> Told:
    """X-12.2: look whether somebody has won after a phase that all play at once."""
    return ends.reached(played[0]), played[1]
