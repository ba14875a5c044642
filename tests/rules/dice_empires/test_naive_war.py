"""The war of the engine against one played naively from the rule book (X-8 to X-10): the same dice, the same table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pbem.core.dice import KeyedDice
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import ConvertAutoOrder
from pbem.rulesets.dice_empires.state import Lord, State
from pbem.rulesets.dice_empires.war.battle import battles
from pbem.rulesets.dice_empires.war.ends import reached
from pbem.rulesets.dice_empires.war.plunder import plunder
from pbem.rulesets.dice_empires.war.siege import sieges
from tests.rules.dice_empires.naive_war import City, Table
from tests.rules.dice_empires.test_random_war import somewhere

OPTIONS = [
    Options(players=2),
    Options(players=3, capture="losses", after_plunder="barracks"),
    Options(players=4, slave_dice="victim", score_empty_parts=False),
    Options(players=5, win_reputation=50),
]
Shown = tuple[dict[int, tuple[int, str]], dict[str, tuple[int, str]], int]


def table(options: Options, chance: Random) -> State:
    """Put up a table by chance, on some roads with a battle that goes on; nobody converts."""
    state = somewhere(options, chance)
    lords = tuple(
        replace(lord, standing=replace(lord.standing, convert=ConvertAutoOrder(False))) for lord in state.lords
    )
    return replace(state, lords=lords, fought=tuple(lord.seat for lord in lords if chance.random() < 0.3))


def fought(state: State, dice: KeyedDice) -> State:
    """Play what the naive one plays."""
    state = reached(battles(state, dice)[0])
    state = state if state.result else sieges(state, dice)[0]
    return state if state.result else plunder(state)[0]


def shown(lord: Lord) -> Shown:
    """Show a city of the engine."""
    groups = {band.die: (band.people, str(band.place)) for band in lord.bands}
    return groups, {str(each.origin): (each.people, str(each.place)) for each in lord.slaves}, lord.reputation


def laid(city: City) -> Shown:
    """Show a naive city."""
    groups = {die: (people, city.where[die]) for die, people in city.groups.items()}
    return groups, {who: (people, city.kept[who]) for who, people in city.slaves.items()}, city.points


@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
def test_the_same_war(options: Options) -> None:
    """X-8.1 to X-10.5: whoever plays by the book comes to the same cities, slaves and points."""
    chance = Random(11)
    for game in range(120):
        before, key = table(options, chance), b"%d" % game
        naive = Table(before, KeyedDice(key))
        naive.play()
        after = fought(before, KeyedDice(key))
        assert {str(lord.seat): shown(lord) for lord in after.lords} == {
            seat: laid(city) for seat, city in naive.cities.items()
        }
