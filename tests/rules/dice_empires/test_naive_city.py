"""Births, food and commands of the engine against those of a second referee: random cities, lists and options."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from pbem.core.seats import COLOURS
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.dice_empires.city.births import births
from pbem.rulesets.dice_empires.city.circle import present
from pbem.rulesets.dice_empires.city.food import food
from pbem.rulesets.dice_empires.commands.phase import count, interleave
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    PARTS,
    BirthsOrder,
    Command,
    CommandOrder,
    Condition,
    Die,
    Enemy,
    Group,
    Hall,
    Hungry,
    In,
    Move,
    Order,
    Pass,
    People,
    Place,
    Recall,
    Reputation,
    Send,
    Side,
    Siege,
    SlavebornOrder,
    SlavesOf,
    Split,
    StarveOrder,
    Step,
    Transfer,
    Walls,
)
from pbem.rulesets.dice_empires.state import Band, Lord, Slaves, Standing, State
from tests.rules.dice_empires.naive_city import Table

PLACES: tuple[Place, ...] = (*PARTS, "OL", "OR")
SIDES: tuple[Side, Side] = ("L", "R")


def chosen(chance: random.Random) -> Options:
    """X-2: draw the options that say something of cities and commands."""
    return Options(
        players=chance.randint(2, 4),
        commands=chance.randint(1, 6),
        first_round_bonus=chance.random() < 0.5,
        units_eat=chance.random() < 0.5,
        peace_rounds=chance.randrange(3),
        births_first=chance.random() < 0.5,
        slave_dice=chance.choice(("marker", "victim")),
    )


def laid(chance: random.Random, options: Options) -> State:
    """Draw cities with groups anywhere, slaves of each other and standing orders."""
    seats = COLOURS[: options.players]
    lords = tuple(_lord(chance, seat, seats) for seat in seats)
    state = State(options, 1, chance.randint(1, 3), chance.choice(seats), lords)
    return replace(state, stood=present(state))


def _lord(chance: random.Random, seat: Any, seats: Any) -> Lord:
    """Draw a city."""
    dice = sorted(chance.sample(range(1, 7), chance.randint(1, 6)))
    bands = tuple(Band(die, chance.randint(1, 6), chance.choice((*PLACES, "H", "F", "T", "B"))) for die in dice)
    origins = [each for each in seats if each != seat and chance.random() < 0.5]
    slaves = tuple(Slaves(each, chance.randint(1, 6), chance.choice(("H", "F", "T"))) for each in sorted(origins))
    hungry = (Hungry(chance.choice((*PLACES, "slaves", 1, 2, 3))) for _ in range(chance.randrange(4)))
    standing = Standing(
        births=BirthsOrder(tuple(chance.sample(range(1, 7), chance.randrange(4)))),
        slaveborn=SlavebornOrder(chance.choice(("citizens", "slaves"))),
        starve=StarveOrder(tuple(dict.fromkeys(hungry))),
    )
    return Lord(seat, bands, slaves, chance.randint(0, 9), standing=standing)


def group(chance: random.Random, seats: Any) -> Group:
    """Draw a group by its die, its place, or slaves."""
    people = SlavesOf(chance.choice(seats))
    return chance.choice((Die(chance.randint(1, 6)), Die(chance.randint(1, 6)), In(chance.choice(PLACES)), people))


def command(chance: random.Random, seats: Any) -> Command:
    """Draw a command, possible or not."""
    who, people, to = group(chance, seats), chance.randint(1, 6), chance.choice(PARTS)
    side, wanted = chance.choice(SIDES), chance.randrange(7)
    barracks = chance.choice((who, In("B")))
    return chance.choice(
        (
            Move(who, to),
            Transfer(people, who, group(chance, seats)),
            Split(people, who, to, wanted),
            Send(barracks, side, chance.choice((0, people)), wanted),
            Recall(chance.choice((who, In("OL"), In("OR")))),
            Pass(),
        )
    )


def condition(chance: random.Random, seats: Any) -> Condition:
    """Draw a condition."""
    side, number = chance.choice(SIDES), chance.randint(1, 6)
    return chance.choice(
        (
            Enemy(side, number, chance.choice(("", *seats))),
            Siege(side),
            Walls(side, number),
            Hall(number),
            People(chance.randint(5, 30)),
            Reputation(chance.choice(seats), number),
        )
    )


def line(chance: random.Random, seats: Any) -> tuple[Step, ...]:
    """Draw a line of one to three alternatives."""
    return tuple(
        Step(command(chance, seats), tuple(condition(chance, seats) for _ in range(chance.choice((0, 0, 1)))))
        for _ in range(chance.randint(1, 3))
    )


@pytest.mark.parametrize("start", range(0, 120, 20))
def test_both_referees_agree(start: int) -> None:
    """X-5, X-6, X-7, X-13.2 to X-13.4: groups, slaves and reputation after the commands of a round."""
    for game in range(start, start + 20):
        chance = random.Random(game)
        state = laid(chance, chosen(chance))
        seats = [lord.seat for lord in state.lords]
        lists = {seat: [line(chance, seats) for _ in range(10)] for seat in seats}
        naive = Table(state)
        naive.begin()
        naive.play({str(seat): list(lines) for seat, lines in lists.items()})
        orders: dict[Any, list[Order]] = {seat: [CommandOrder(each) for each in lines] for seat, lines in lists.items()}
        played = commanded(state, {seat: Sheet(tuple(map(Written, each))) for seat, each in orders.items()})
        assert {seat: (city.dice, city.slaves, city.points) for seat, city in naive.cities.items()} == played, game


def commanded(state: State, sheets: Any) -> dict[str, Any]:
    """Let the engine play from the births to the last command."""
    if state.round > 1:
        first, second = (births, food) if state.options.births_first else (food, births)
        state = second(first(state)[0])[0]
    after = interleave(count(state)[0], sheets)[0]
    return {
        lord.seat: (
            {band.die: (band.people, band.place) for band in lord.bands},
            {each.origin: (each.people, each.place) for each in lord.slaves},
            lord.reputation,
        )
        for lord in after.lords
    }
