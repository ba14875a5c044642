"""X-6 and X-12.2: food, hunger, and who starves."""

from __future__ import annotations

import pytest

from pbem.rulesets.dice_empires.city.circle import changed
from pbem.rulesets.dice_empires.city.food import meal, starved
from pbem.rulesets.dice_empires.events import Meal
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Hungry, StarveOrder
from tests.rules.dice_empires.round_kit import Played, play
from tests.rules.dice_empires.table_kit import Said, lord, table


def after(city: Said, hungry: int) -> Played:
    """Let so many starve in a city."""
    state = table(None, 4, blue=city, red=lord("F6"), green=lord("F6"))
    return Played(changed(state, starved(state.lords[0], hungry)), ())


def test_y4_the_farm() -> None:
    """Y4 (X-6.1, seed): four farmers feed twelve of thirteen people: one goes."""
    played = play(table(None, 4, blue=lord("F4 T6 C3"), red=lord("F6")))
    assert ("blue", 4, 12, 13, 1, 0) in played.all("food", "who", "farmers", "food", "eaters", "hungry", "surplus")
    assert ("blue", 3, "C", 1, 2) in played.all("starved", "who", "die", "place", "people", "left")
    assert played.dice("blue") == "d1 F 4, d2 T 6, d3 C 2"


def test_surplus() -> None:
    """X-6.2: more food than people bring a point; just enough brings nothing."""
    played = play(table(None, 4, blue=lord("F2 T3"), red=lord("F2 T4")))
    assert (played.points("blue"), played.points("red")) == (1, 0)


def test_slaves_work_and_eat() -> None:
    """X-6.1: slaves on the farm grow food, and every slave eats."""
    state = table(None, 4, blue=lord("T3", "red F2"), red=lord("F6"))
    assert meal(state.options, state.lords[0]) == Meal(farmers=2, food=6, eaters=5, hungry=0, surplus=True)


@pytest.mark.parametrize(("eat", "hungry"), [(True, 2), (False, 0)])
def test_units_eat(eat: bool, hungry: int) -> None:
    """D6 `units_eat`: people outside eat too, unless the option is off."""
    state = table(Options(units_eat=eat), 4, blue=lord("F1 OL3 T1"), red=lord("F6"))
    assert meal(state.options, state.lords[0]).hungry == hungry


DEFAULT = [
    (1, "F1 T1 WR1 WL1 H1 B1", "red H1"),
    (2, "F1 T1 WR1 WL1 H1 B1", ""),
    (3, "F1 T1 WR1 WL1 H1", ""),
    (4, "F1 T1 WR1 WL1", ""),
    (5, "F1 T1 WR1", ""),
    (6, "F1 T1", ""),
    (7, "F1", ""),
    (8, "", ""),
]


@pytest.mark.parametrize(("hungry", "city", "slaves"), DEFAULT)
def test_the_default_order(hungry: int, city: str, slaves: str) -> None:
    """X-13.6: slaves in the hall, other slaves, then barracks, houses, left and right walls, hall, farm."""
    played = after(lord("F1 T1 WR1 WL1 H1 B1", "green T1, red H1"), hungry)
    assert (played.city("blue"), played.slaves("blue")) == (city, slaves)


def test_the_church_before_the_barracks() -> None:
    """X-13.6: of the citizens those in the church go first."""
    assert after(lord("B1 C1 F1"), 1).city("blue") == "B1 F1"


def test_the_smallest_group_first() -> None:
    """X-13.7: within a part the smallest group first, ties the lower die, one after the other until it is gone."""
    assert after(lord("C3 C2 C2 F1"), 3).dice("blue") == "d1 C 3, d3 C 1, d4 F 1"


def test_whom_the_lord_chooses() -> None:
    """X-6.3, X-13.6 `starve`: parts, dice and slaves in his own order, `:n` at most so many; then the default."""
    said = lord("C2 B4 F3 T2", "red F3", ["starve B:2 d4 slaves:1 F"])
    assert after(said, 6).dice("blue") == "d1 C 2, d2 B 2, d3 F 2"
    assert after(said, 6).slaves("blue") == "red F2"
    assert after(said, 9).slaves("blue") == "red F1"


def test_units_starve_only_when_the_city_is_empty() -> None:
    """X-6.3: units are taken only when the city has not enough people, even if they are named first."""
    said = lord("T1 OL2 OR3", standing=["starve road right, d2, town hall"])
    assert after(said, 1).dice("blue") == "d2 OL 2, d3 OR 3"
    assert after(said, 2).dice("blue") == "d2 OL 2, d3 OR 2"
    assert after(said, 5).dice("blue") == "d2 OL 1"


def test_farmers_may_starve_and_the_harvest_stays() -> None:
    """X-6.3: farmers too may be chosen; production is not reckoned again."""
    played = play(table(None, 4, blue=lord("F1 T4", standing=["starve F"]), red=lord("F6")))
    assert played.dice("blue") == "d2 T 3"


def test_a_letter_says_who_starves_now() -> None:
    """X-13.6: what a letter says of hunger holds for this very round."""
    state = table(None, 4, blue=lord("F1 T4"), red=lord("F6"))
    assert play(state, blue=[StarveOrder((Hungry("F"),))]).dice("blue") == "d2 T 3"


def test_births_before_food() -> None:
    """D5 `births_first`: newborn eat, unless food comes first."""
    state = table(None, 4, blue=lord("H2 F1"), red=lord("F6"))
    assert play(state).points("blue") == 0
    state = table(Options(births_first=False), 4, blue=lord("H2 F2"), red=lord("F6"))
    assert [event.kind for event in play(state).events][1:4] == ["food", "food", "births"]


def test_twenty_points_end_the_game_after_food() -> None:
    """X-12.2: who reaches 20 by food has won at once: no commands are carried out any more."""
    state = table(None, 4, blue=lord("F3 T1", reputation=19), red=lord("F1 T1"))
    played = play(state, blue=["move d2 H"])
    assert played.state.result is not None
    assert (played.state.result.winners, played.state.result.reason) == (("blue",), "reputation")
    assert (played.dice("blue"), played.state.round) == ("d1 F 3, d2 T 1", 4)


def test_two_reach_twenty_by_food() -> None:
    """X-12.2, D13: of two who reach it in one phase the one with more people wins when they have equal points."""
    state = table(None, 4, blue=lord("F3 T1", reputation=19), red=lord("F3 T2", reputation=19))
    result = play(state).state.result
    assert result is not None
    assert result.winners == ("red",)


def test_starved_slaves() -> None:
    """X-6.3: slaves who starve are told with their origin."""
    state = table(None, 4, blue=lord("F1 T2", "red T2"), red=lord("F6"))
    facts = ("die", "origin", "place", "people", "left")
    assert play(state).all("starved", *facts) == [(0, "red", "T", 2, 0)]


def test_units_on_both_roads_eat_or_not() -> None:
    """X-6.1, D6: everybody outside, left and right, eats; or with `units_eat = false` nobody of them."""
    city = lord("F2 T2 OL2 OR3")
    for eat, eaters in ((True, 9), (False, 4)):
        state = table(Options(units_eat=eat), 4, blue=city, red=lord("F2"))
        assert meal(state.options, state.lords[0]).eaters == eaters
