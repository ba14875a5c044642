"""X-12: who has won, and when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.state import Lord, Result, State


def reached(state: State) -> State:
    """X-12.2: end the game if somebody has the points; called after food, battles and each army's plunder."""
    if state.result is not None:
        return state
    there = [lord for lord in state.lords if lord.reputation >= state.options.win_reputation and not lord.ruined]
    return replace(state, result=Result(best(there), "reputation")) if there else state


def last(state: State) -> State:
    """X-12.3: end the game when one lord is left, or nobody."""
    left = tuple(lord.seat for lord in state.lords if not lord.ruined)
    if state.result is not None or len(left) > 1:
        return state
    return replace(state, result=Result(left, "last" if left else "nobody"))


def limit(state: State) -> State:
    """X-2: end the game after the round that is the limit, with the highest reputation the winner."""
    last_round = state.options.round_limit or state.round + 1
    if state.result is not None or state.round < last_round:
        return state
    return replace(state, result=Result(best(lord for lord in state.lords if not lord.ruined), "limit"))


def best(lords: Iterable[Lord]) -> tuple[Seat, ...]:
    """X-12.2, D13: of several lords the one with more points wins, then with more people; else they share."""
    ranked = [(rank(lord), lord.seat) for lord in lords]
    highest = max((each for each, _ in ranked), default=(0, 0))
    return tuple(seat for each, seat in ranked if each == highest)


def rank(lord: Lord) -> tuple[int, int]:
    """D13: points, then people: all who eat his bread, slaves too."""
    people = sum(band.people for band in lord.bands) + sum(slaves.people for slaves in lord.slaves)
    return lord.reputation, people
