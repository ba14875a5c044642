"""What no decree goes beyond: the lands and seats of the game, the numbers that may be set."""

from __future__ import annotations

from pbem.core.problems import Refusal
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import State

MOST = 99
"""So many units of a type, or factories, a land may be given, and so much may be noted on a row of a card."""


def need_land(state: State, at: str) -> None:
    """Raise the Refusal `powers-no-land` for what is no land of the map."""
    if at not in state.lands:
        raise Refusal("powers-no-land", at=at)


def need_seat(state: State, seat: str) -> None:
    """Raise the Refusal `powers-no-seat` for who has no seat in the game."""
    if seat not in state.circle:
        raise Refusal("powers-no-seat", seat=seat)


def need_number(count: int, most: int = MOST, least: int = 0) -> None:
    """Raise the Refusal `powers-no-number` for a number below the least or above the most."""
    if not least <= count <= most:
        raise Refusal("powers-no-number", most=most)


def first_harbour(state: State, at: str) -> str:
    """P-9.3: give the harbour ships on a land lie in; the Refusal `powers-no-harbour` where it has none."""
    if not (harbours := world(state).harbours(at)):
        raise Refusal("powers-no-harbour", at=at)
    return harbours[0]


def guests(state: State) -> bool:
    """P-33.4: tell whether anybody may stand in a land of another."""
    return bool(every.book(state).points.welcome)
