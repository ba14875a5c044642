"""X-1 and X-3: the cities, their circle, and how a game begins."""

from __future__ import annotations

from typing import Literal

import pytest

from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.seats import COLOURS
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import all_people, citizens, free_dice, own_people
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.setup import setup
from pbem.rulesets.dice_empires.state import Standing
from tests.rules.dice_empires.round_kit import Played, play
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, lord, table


def test_six_people_in_the_hall() -> None:
    """X-3.1: every lord has six people on d1 in the hall, five free dice and no reputation."""
    state = setup(Options(players=3), COLOURS[:3], KeyedDice(b"any"))
    for each in state.lords:
        assert Played(state, ()).dice(each.seat) == "d1 T 6"
        assert (each.reputation, free_dice(state, each)) == (0, (2, 3, 4, 5, 6))


def test_the_highest_sum_begins() -> None:
    """X-3.2: every lord rolls three dice; the highest sum gets the token."""
    dice = ScriptedDice([("token blue", 6), ("token blue", 1), ("token blue", 1), 3, 3, 3, 2, 2, 2])
    state = setup(Options(players=3), COLOURS[:3], dice)
    dice.done()
    assert (state.token, state.throws["blue"]) == (RED, (6, 1, 1))


def test_ties_roll_again() -> None:
    """X-3.2: who is tied rolls again, among the tied."""
    dice = ScriptedDice([6, 6, 6, 1, 1, 1, 6, 6, 6, ("token blue", 1), 1, 1, ("token green", 2), 1, 1])
    state = setup(Options(players=3), COLOURS[:3], dice)
    dice.done()
    assert (state.token, state.throws["green"], state.throws["red"]) == (GREEN, (6, 6, 6, 2, 1, 1), (1, 1, 1))


def test_the_first_round_has_no_hunger() -> None:
    """X-3.3 (D1): round 1 has no births and no food; it goes to the left with the round."""
    state = setup(Options(players=2), COLOURS[:2], ScriptedDice([1, 1, 1, 2, 2, 2]))
    played = play(state, blue=["pass"], red=["pass"])
    assert {"births", "food", "starved"} & set(played.kinds()) == set()
    assert (played.dice("blue"), played.state.token, played.state.round, played.state.turn) == ("d1 T 6", BLUE, 2, 2)


@pytest.mark.parametrize("pace", ["plan", "command"])
def test_who_sends_nothing_in_the_first_round_founds_a_farm(pace: Literal["plan", "command"]) -> None:
    """X-13.5: three go to the farm and two to the houses, so that nobody starves in round 2; later the plan is gone."""
    state = setup(Options(players=2, pace=pace), COLOURS[:2], ScriptedDice([1, 1, 1, 2, 2, 2]))
    played = play(state)
    while played.state.round == 1:
        played = play(played.state)
    while "food" not in played.kinds():
        played = play(played.state)
    assert "starved" not in played.kinds()
    assert played.dice("blue") == "d1 T 1, d2 F 3, d3 H 3"
    assert played.state.lords[0].standing == Standing()


def test_neighbours() -> None:
    """X-1.4: the left neighbour is the next seat; the last one's is the first."""
    state = table(None, 4, blue=lord("F1"), red=lord("F1"), green=lord("F1"))
    assert [circle.left_of(state, seat) for seat in COLOURS[:3]] == [RED, GREEN, BLUE]
    assert [circle.right_of(state, seat) for seat in COLOURS[:3]] == [GREEN, BLUE, RED]


def test_roads() -> None:
    """X-1.4: left leads to the right wall of the left neighbour, right to the left wall of the right neighbour."""
    state = table(None, 4, blue=lord("OL2 OR3"), red=lord("F1"), green=lord("F1"))
    assert [circle.neighbour(state, BLUE, place) for place in ("OL", "OR")] == [RED, GREEN]
    assert (circle.STORMED["OL"], circle.STORMED["OR"]) == ("WR", "WL")
    assert (circle.foreign(state, RED, "OR"), circle.foreign(state, GREEN, "OL")) == (2, 3)


def test_two_lords_have_two_roads() -> None:
    """X-1.4: my left road is his right one, and my right one his left."""
    state = table(None, 4, blue=lord("OL2 OR3"), red=lord("F1"))
    assert (circle.foreign(state, RED, "OR"), circle.foreign(state, RED, "OL")) == (2, 3)


def test_a_ruined_lord_sits_in_the_circle_no_more() -> None:
    """X-12.3: the neighbours of a ruined lord become neighbours; he gives no commands."""
    state = table(None, 4, blue=lord("F2 T1"), red={"ruined": True}, green=lord("F2"), white=lord("F2"))
    assert (circle.left_of(state, BLUE), circle.right_of(state, GREEN)) == (GREEN, BLUE)
    played = play(state)
    assert "red" not in {str(who) for (who,) in played.all("counted", "who")}
    assert played.state.token == GREEN  # past the ruined one


def test_thirty_six_people() -> None:
    """X-1.2: six dice of six are 36 people; slaves use none of them (X-1.3), and are no citizens."""
    state = table(None, 4, blue=lord("F6 H6 T6 C6 B6 OL6", "red T6"), red=lord("F1"))
    one = state.lords[0]
    assert (own_people(one), all_people(one), citizens(one, "T"), free_dice(state, one)) == (36, 42, 6, ())
