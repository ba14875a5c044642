"""Whatever stands on the table, the war leaves a table within the rules (X-1, X-8 to X-12)."""

from __future__ import annotations

from random import Random

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.events import EVERYONE
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.dice_empires.city.groups import all_people
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import PARTS, WORKPLACES, Place
from pbem.rulesets.dice_empires.sight.wishes import standing
from pbem.rulesets.dice_empires.state import Band, Lord, Slaves, State
from pbem.rulesets.dice_empires.war.phase import war

PLACES: tuple[Place, ...] = (*PARTS, "OL", "OR", "OL", "OR")
OPTIONS = [
    Options(players=4),
    Options(players=2, capture="losses", after_plunder="barracks"),
    Options(players=5, visibility="fog", slave_dice="victim", score_empty_parts=False),
    Options(players=3, round_limit=10, bonus_on_conversion=False),
]


def somebody(seat: Seat, seats: tuple[Seat, ...], chance: Random) -> Lord:
    """Put up a lord by chance."""
    dice = chance.sample(range(1, 7), chance.randint(1, 6))
    bands = tuple(Band(die, chance.randint(1, 6), chance.choice(PLACES)) for die in sorted(dice))
    captured = [each for each in sorted(seats) if each != seat and chance.random() < 0.4]
    slaves = tuple(Slaves(each, chance.randint(1, 6), chance.choice(WORKPLACES)) for each in captured)
    wishes = standing(seats, KeyedDice(chance.randbytes(8)))
    return Lord(seat, bands, slaves, chance.randint(0, 19), standing=wishes)


def somewhere(options: Options, chance: Random) -> State:
    """Put up a table by chance."""
    seats = COLOURS[: options.players]
    lords = tuple(somebody(seat, seats, chance) for seat in seats)
    return State(options, 7, chance.randint(7, 10), chance.choice(seats), lords)


def legal(lord: Lord, options: Options) -> bool:
    """X-1.2, X-1.3, X-10.1: six dice, six people on each, six slaves of an origin, nobody his own slave."""
    dice = [band.die for band in lord.bands]
    origins = [slaves.origin for slaves in lord.slaves]
    people = {*(band.people for band in lord.bands), *(slaves.people for slaves in lord.slaves)}
    kept = len(set(dice)) == len(dice) <= 6 and len(set(origins)) == len(origins) and lord.seat not in origins
    return kept and people <= set(range(1, 7)) and (options.visibility == "fog" or not lord.memories)


@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
def test_the_table_stays_within_the_rules(options: Options) -> None:
    """X-1.2, X-1.3, X-11: nobody is born in a war, and what is told in the fog is told to those who may know."""
    chance = Random(7)
    for _ in range(60):
        before = somewhere(options, chance)
        key = chance.randbytes(8)
        after, events = war(before, {"blue": Seat("red")}, KeyedDice(key))
        assert all(legal(lord, options) for lord in after.lords)
        assert sum(map(all_people, after.lords)) <= sum(map(all_people, before.lords))
        assert all(one.reputation >= old.reputation for one, old in zip(after.lords, before.lords, strict=True))
        fog = {event.kind for event in events if event.seen_by == EVERYONE}
        assert options.visibility == "open" or fog <= {"ruin"}
        assert war(before, {"blue": Seat("red")}, KeyedDice(key)) == (after, events)
