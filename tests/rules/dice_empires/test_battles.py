"""Battles on the roads (X-8.1 to X-8.5, X-8.7) and the second throw (X-8.2, X-13.7)."""

from __future__ import annotations

import pytest

from pbem.core.events import Rank
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, Script, lord, table, war


def test_all_units_on_the_road_fight_together() -> None:
    """X-8.1: both neighbours have units on the same road; all units of a lord on it fight together."""
    told = war(table(blue=lord("F1 OL2 OL3"), red=lord("F1 OR1 OR2 OL6")), 1, 1)
    battle = told.facts("battle")
    assert (battle["road"], battle["who_one"], battle["units_one"]) == (BLUE, BLUE, 5)
    assert (battle["who_other"], battle["units_other"]) == (RED, 3)


def test_units_on_different_roads_do_not_meet() -> None:
    """X-1.4, X-8.1: with two lords there are two roads; blue's left one is red's right one."""
    told = war(table(blue=lord("WR1 WL1 OL2"), red=lord("WR1 WL1 OL2")), 1, 6, 1, 6)
    assert told.kinds() == ["siege", "siege"]


def test_strength_is_people_bonus_and_the_last_throw() -> None:
    """X-8.2: the bonus is added once, to the throw that counts, and the second throw counts even if it is lower."""
    told = war(
        table(blue=lord("C5 T2 OL3", standing=["reroll always"]), red=lord("F1 OR6", standing=["plunder no"])), 5, 4, 2
    )
    battle = told.facts("battle")
    assert (battle["church_one"], battle["first_one"], battle["again_one"], battle["sum_one"]) == (2, 5, 2, 7)
    assert (battle["sum_other"], battle["loser"], battle["killed"], told.city(BLUE)) == (10, BLUE, 3, "C5 T2")


def test_the_weaker_side_loses_the_difference() -> None:
    """X-8.3: it loses min(d, its units); the stronger side loses nobody."""
    told = war(table(blue=lord("F1 OL5"), red=lord("F1 OR4")), 6, 4)
    assert (told.city(BLUE), told.city(RED), told.facts("battle")["killed"]) == ("F1 OL5", "F1 OR1", 3)


def test_a_draw_costs_nothing() -> None:
    """X-8.3: d = 0: nothing happens; the battle goes on next round and is not new then."""
    told = war(table(blue=lord("F1 OL3"), red=lord("F1 OR4")), 4, 3)
    battle = told.facts("battle")
    assert (battle["loser"], battle["killed"], battle["halted"]) == ("no", 0, 1)
    assert (told.city(BLUE), told.city(RED), told.state.fought) == ("F1 OL3", "F1 OR4", (BLUE,))


def test_the_winner_goes_on_when_nobody_is_left() -> None:
    """X-8.4: if the loser has nobody left, the winner goes on to siege and plunder in the same round."""
    told = war(table(blue=lord("F1 OL5"), red=lord("WR1 F2 H1 OR1")), 4, 2, 6, 1)
    assert told.kinds()[:3] == ["battle", "siege", "entered"]
    assert told.state.fought == ()


def test_both_stay_when_both_have_units_left() -> None:
    """X-8.4: then neither goes on, though the walls are empty."""
    told = war(table(blue=lord("F1 OL5"), red=lord("F1 OR5")), 5, 3)
    assert (told.kinds(), told.state.fought) == (["battle"], (BLUE,))


def test_a_new_battle_won_by_killing_all_is_a_point() -> None:
    """X-8.5, X-12.1: +1 to a lord who kills all opposing units in the round in which the battle began."""
    told = war(table(blue=lord("F1 OL5", standing=["plunder no"]), red=lord("F1 OR2")), 5, 3)
    assert (told.facts("battle")["point"], told.points(BLUE)) == (1, 1)


def test_an_old_battle_is_no_point() -> None:
    """X-8.5: a battle that was already fought in the round before is not new."""
    cities = {"blue": lord("F1 OL5", standing=["plunder no"]), "red": lord("F1 OR2")}
    told = war(table(fought=[BLUE], cities=cities), 5, 3)
    assert (told.facts("battle")["new"], told.facts("battle")["point"], told.points(BLUE)) == (0, 0, 0)


def test_who_is_killed_to_the_last_man_gives_the_point_to_the_other() -> None:
    """X-8.5: whoever's road it is; here red wins on his right road."""
    told = war(table(blue=lord("F1 OL1"), red=lord("F1 OR5", standing=["plunder no"])), 1, 1)
    assert (told.points(RED), told.points(BLUE)) == (1, 0)


def test_order_of_the_roads() -> None:
    """X-8.7: start lord's left road, then each next lord's left road; all battles before any siege."""
    cities = {
        "blue": lord("F1 OL1 OR1"),
        "red": lord("F1 OR1 OL2"),
        "green": lord("WR2 F1 OL1"),
    }
    state = table(cities=cities)
    throws: Script = (
        ("battle blue-red blue", 1),
        ("battle blue-red red", 1),
        ("battle green-blue green", 1),
        ("battle green-blue blue", 1),
        ("siege red-green red", 1),
        ("siege red-green green", 1),
    )
    assert war(state, *throws).kinds() == ["battle", "battle", "siege"]


@pytest.mark.parametrize(
    ("order", "first", "again"),
    [
        ("reroll <= 3", 3, True),
        ("reroll <= 3", 4, False),
        ("reroll <= 5", 5, True),
        ("reroll always", 6, True),
        ("reroll never", 1, False),
    ],
)
def test_when_the_second_throw_is_used(order: str, first: int, again: bool) -> None:
    """X-13.6: after a throw of at most n, always, or never; by default after a 3 or less."""
    state = table(blue=lord("T2 OL3", standing=[order]), red=lord("F1 OR3"))
    told = war(state, first, 6, 5) if again else war(state, first, 6)
    assert told.facts("battle")["again_one"] == (5 if again else 0)


def test_reroll_if_behind() -> None:
    """X-13.7: both first throws are compared with all bonuses; a side that is not ahead throws again, all at once."""
    behind = ["reroll behind"]
    state = table(blue=lord("T2 OL3", standing=behind), red=lord("T2 OR3", standing=behind))
    throws: Script = (
        ("battle blue-red blue", 4),
        ("battle blue-red red", 4),
        ("battle blue-red blue again", 1),
        ("battle blue-red red again", 6),
    )
    battle = war(state, *throws).facts("battle")
    assert (battle["sum_one"], battle["sum_other"]) == (4, 9)


def test_reroll_if_behind_when_ahead() -> None:
    """X-13.7: a bonus from the church counts in that comparison, so blue is ahead and keeps his throw."""
    behind = ["reroll behind"]
    state = table(blue=lord("T2 C2 OL3", standing=behind), red=lord("T1 OR3", standing=behind))
    assert war(state, 4, 4).facts("battle")["again_one"] == 0


def test_one_in_the_hall_throws_once() -> None:
    """X-8.2: the second throw needs two citizens in the hall; slaves there are none."""
    state = table(blue=lord("T1 OL3", slaves="red T3", standing=["reroll always"]), red=lord("F1 OR3"))
    assert war(state, 1, 1).facts("battle")["again_one"] == 0


@pytest.mark.parametrize(
    ("order", "left"),
    [
        ("losses smallest", "F1 OR4"),
        ("losses largest", "F1 OR1 OR2 OR1"),
        ("losses d3, d2", "F1 OR3 OR1"),
    ],
)
def test_who_falls(order: str, left: str) -> None:
    """X-13.6, X-13.7: the smallest group first, the largest, or named dice; one group until it is gone."""
    state = table(blue=lord("F1 OL6"), red=lord("F1 OR4 OR2 OR1", standing=[order]))
    assert war(state, 6, 2).city(RED) == left


def test_a_battle_is_news() -> None:
    """X-11.1: all throws are public, with their reasons."""
    told = war(table(blue=lord("F1 OL3"), red=lord("F1 OR3"), green=lord("F1")), 1, 1)
    assert told.events[0].rank is Rank.NEWS
    assert told.kinds(GREEN) == ["battle"]
    assert [roll.why for roll in told.events[0].rolls] == ["battle blue-red blue", "battle blue-red red"]
