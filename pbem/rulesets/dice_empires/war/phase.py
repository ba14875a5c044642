"""X-4.6 to X-4.10: the end of a round in its exact order; each phase is a module of its own.

`war` plays all of it and stops where the game ends. The phases may be called one by one; `ends.reached` is the end
check after births and food, too.
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.state import State

Told = tuple[State, tuple[Event, ...]]


def war(state: State, asked: Mapping[str, Seat], dice: Dice) -> Told:
    """X-4.6-10: play conversions, battles, sieges, plunder and ruin, with the end checks (X-12) after each.

    `asked`: whose slaves each lord wants to convert this round (seat -> origin); the standing order fills in (X-13.6).
    Nothing is played any more once somebody has won. The end of the round is checked too: last lord, round limit.
    """
    raise NotImplementedError


def conversions(state: State, asked: Mapping[str, Seat], dice: Dice) -> Told:
    """X-10.6: let every lord try to convert one group of slaves."""
    raise NotImplementedError


def battles(state: State, dice: Dice) -> Told:
    """X-8.1-5, X-10.2: fight on every road where both neighbours have units; `fought` is written anew."""
    raise NotImplementedError


def sieges(state: State, dice: Dice) -> Told:
    """X-8.6: fight for every wall that is manned and has enemies before it."""
    raise NotImplementedError


def plunder(state: State) -> Told:
    """X-9: let every army before an empty wall enter, lord by lord from the start lord to the left."""
    raise NotImplementedError


def ruin(state: State) -> Told:
    """X-12.3: take the lords without a citizen out of the circle."""
    raise NotImplementedError
