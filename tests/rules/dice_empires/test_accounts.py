"""Nobody comes from nowhere or is gone without a word: each round's events account for every person and point."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires import turn
from pbem.rulesets.dice_empires.city.groups import all_people
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.words.forms import awaiting
from tests.rules.dice_empires.round_kit import sheets
from tests.rules.dice_empires.test_random_play import begun, die, line

Facts = Mapping[str, Any]
Change = Callable[[Facts], dict[str, int]]


def battle(of: Facts) -> dict[str, int]:
    """X-8.3, X-10.2: the beaten lose the killed and the captured, the winner gains these."""
    if of["loser"] == "no":
        return {}
    winner = of["who_one"] if of["loser"] == of["who_other"] else of["who_other"]
    return {of["loser"]: -of["killed"] - of["captured"], winner: of["captured"]}


def freed(of: Facts) -> dict[str, int]:
    """X-10.5: they leave their captor; home come those who found room."""
    return {of["of"]: -of["people"], of["who"]: of["home"]}


PEOPLE: dict[str, Change] = {
    "births": lambda of: {of["who"]: of["born"] - of["unborn"]},
    "starved": lambda of: {of["who"]: -of["people"]},
    "battle": battle,
    "siege": lambda of: {of["loser"]: -of["lost"]},
    "entered": lambda of: {of["of"]: -of["killed"] - of["taken"], of["who"]: of["taken"]},
    "freed": freed,
}


def won(of: Facts) -> dict[str, int]:
    """X-8.5: the point of a battle is the winner's."""
    return {seat: of["point"] for seat in (of["who_one"], of["who_other"]) if seat != of["loser"]}


POINTS: dict[str, Change] = {
    "food": lambda of: {of["who"]: of["surplus"]},
    "battle": won,
    "entered": lambda of: {of["who"]: of["point"]},
    "freed": lambda of: {of["who"]: 1},
}


@pytest.mark.parametrize("game", range(6))
def test_every_person_and_point_is_told(game: int) -> None:
    """X-5 to X-12: people and reputation of each lord change by what is told, and by nothing else."""
    chance = random.Random(game)
    state = begun(chance)
    while state.result is None:
        lists = {str(one.seat): [line(chance) for _ in range(7)] for one in awaiting(state)}
        played = turn.resolve(state, sheets(lists), die(game, state))
        after = played.state
        for lord in after.lords:
            before = counted(state, lord.seat)
            people, points = (gained(played.events, lord.seat, table) for table in (PEOPLE, POINTS))
            fallen = {event.facts["who"] for event in played.events if event.kind == "ruin"}
            assert lord.seat in fallen or all_people(lord) == before[0] + people
            assert lord.reputation == before[1] + points
        state = after


def counted(state: State, seat: Seat) -> tuple[int, int]:
    """Count a lord's people and points."""
    lord = next(each for each in state.lords if each.seat == seat)
    return all_people(lord), lord.reputation


def gained(events: tuple[Any, ...], seat: Seat, table: Mapping[str, Change]) -> int:
    """Add up what is told of a lord."""
    return sum(table[event.kind](event.facts).get(seat, 0) for event in events if event.kind in table)
