"""X-13.1 to X-13.6: lists of commands, alternatives, conditions, the standing plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.commands.conditions import holds
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import (
    CaptivesOrder,
    Condition,
    ConvertOrder,
    Enemy,
    Hall,
    People,
    PlanOrder,
    Reputation,
    RerollOrder,
    Siege,
    Walls,
)
from pbem.rulesets.dice_empires.state import State
from tests.rules.dice_empires.round_kit import Played, command, play
from tests.rules.dice_empires.table_kit import BLUE, RED, lord, table


def blue(dice: str, *lines: str) -> Played:
    """Play a first round in which blue alone gives commands."""
    return play(table(None, 1, blue=lord(dice), red=lord("F6")), blue=lines)


def test_impossible_lines_use_no_command() -> None:
    """X-13.2: an impossible line does not use the command: the next lines move up, those beyond are reserves."""
    played = blue("F2", "move d5 H", "split 1 d1 H", "move d4 H", "move d1 C", "move d1 B", "move d1 T")
    assert played.dice("blue") == "d1 B 1, d2 H 1"
    assert played.all("reserves", "orders") == [((6,),)]


def test_pass_uses_a_command() -> None:
    """X-7.2: `pass` uses one; nobody is told (X-11.3)."""
    played = blue("F2", "pass", "pass", "move d1 H", "move d1 C")
    assert (played.dice("blue"), played.kinds("red").count("moved")) == ("d1 H 2", 1)


def test_a_list_that_is_used_up() -> None:
    """X-13.2: when the list is used up, the other commands are passed; the lord alone is told."""
    played = blue("F2", "move d1 H")
    assert ("blue", 2) in played.all("idle", "who", "number")
    assert all(isinstance(seats, frozenset) and len(seats) == 1 for seats in played.audience("idle"))


def test_alternatives() -> None:
    """X-13.2: what comes behind `else` is tried when the command is impossible."""
    played = blue("T2 F2", "send d2 L else move d2 WL")
    assert (played.dice("blue"), played.all("skipped", "order")) == ("d1 T 2, d2 WL 2", [])


def test_no_alternative_is_possible() -> None:
    """X-13.2: when no alternative is possible the line is skipped, for the reason of its first command."""
    assert blue("F2", "send d1 L else move d1 F").all("skipped", "reason") == [("barracks",)]


def test_conditions_see_the_board_as_it_is_then() -> None:
    """X-13.1, X-13.3: a condition is asked when the line's command comes: red's troops are there by then."""
    state = table(None, 1, blue=lord("F2"), red=lord("B3 T1"), green=lord("F6"))
    lines = ["if enemy L 3: move d1 WL else pass", "if enemy L 3: move d1 WL", "if enemy L 4: move d1 T"]
    played = play(state, [1, 6], blue=lines, red=["send d1 R"])
    assert played.dice("blue") == "d1 WL 2"
    assert ("blue", 3, "condition") in played.all("skipped", "who", "order", "reason")


CONDITIONS = [
    (Enemy("L"), True),
    (Enemy("L", 3), True),
    (Enemy("L", 4), False),
    (Enemy("R"), False),
    (Enemy("L", 1, RED), True),
    (Enemy("L", 1, BLUE), False),
    (Siege("L"), True),
    (Siege("R"), False),
    (Walls("L", 2), True),
    (Walls("L", 1), False),
    (Walls("R", 1), True),
    (Hall(4), True),
    (Hall(5), False),
    (People(9), True),
    (People(8), False),
    (Reputation(RED, 12), True),
    (Reputation(RED, 13), False),
]


@pytest.mark.parametrize(("condition", "expected"), CONDITIONS)
def test_conditions(condition: Condition, expected: bool) -> None:
    """X-13.3: each condition, at its limit and past it; slaves are people, but not in the hall."""
    state = table(None, 4, blue=lord("WL1 T4 OR1", "red T2"), red=lord("OR3 F4", reputation=12), green=lord("F6"))
    assert holds(state, BLUE, condition) == expected


def test_a_siege_is_what_stood_there_when_the_round_began() -> None:
    """X-13.3 `siege`: troops that came in this round are none, and troops that went home are none any more."""
    for red, sent in (("B3 T1", "send d1 R"), ("OR3 T1", "recall d1")):
        state = table(None, 1, blue=lord("F2"), red=lord(red, standing=["plunder no"]), green=lord("F6"))
        assert play(state, blue=["pass", "if siege L: move d1 WL"], red=[sent]).dice("blue") == "d1 F 2"
    state = table(None, 1, blue=lord("F2"), red=lord("OR3 T1", standing=["plunder no"]), green=lord("F6"))
    assert play(state, [1, 6], blue=["if siege L: move d1 WL"]).dice("blue") == "d1 WL 2"


def test_the_standing_plan() -> None:
    """X-13.5: without a letter the standing plan is carried out, and the other standing orders act."""
    said = lord("F2", standing=["plan split 1 d1 H", "plan if hall 3: move d1 T", "plan move d1 C"])
    played = play(table(None, 1, blue=said, red=lord("F6")))
    assert played.dice("blue") == "d1 C 1, d2 H 1"


def test_a_letter_without_commands_leaves_the_plan() -> None:
    """X-13.5: a letter of standing orders alone brings no list, so the plan is carried out, that of the letter too."""
    state = table(None, 1, blue=lord("F2 F1"), red=lord("F6"))
    played = play(state, blue=[PlanOrder((command("move d2 H"),)), RerollOrder("never")])
    assert played.dice("blue") == "d1 F 2, d2 H 1"
    assert play(played.state, blue=[RerollOrder("always")]).all("skipped", "reason") == [("here",)]


def test_commands_take_the_place_of_the_plan() -> None:
    """X-13.5: a list that was mailed is carried out instead of the plan, not before it."""
    said = lord("F2", standing=["plan move d1 H"])
    assert play(table(None, 1, blue=said, red=lord("F6")), blue=["pass"]).dice("blue") == "d1 F 2"


def test_standing_orders_stay() -> None:
    """X-13.6: standing orders are in force until others of their kind come."""
    state = table(None, 1, blue=lord("F2"), red=lord("F6"))
    played = play(play(state, blue=[CaptivesOrder(True), RerollOrder("always")]).state, blue=[RerollOrder("behind")])
    assert played.lord("blue").standing.captives.take
    assert played.lord("blue").standing.reroll == RerollOrder("behind")


def test_a_conversion_is_asked_for_one_round() -> None:
    """X-10.6: `convert` is an order of the round; it is forgotten with it."""
    state = table(None, 1, blue=lord("T6 F6", "red T2"), red=lord("F6"))
    played = play(state, [6], blue=[ConvertOrder(RED)])
    assert (played.kinds().count("conversion"), dict(played.state.convert)) == (1, {})


def test_in_the_order_of_the_lists() -> None:
    """X-13.1: each lord's commands are carried out in the order he wrote them."""
    assert blue("F6", "split 1 d1 B", "send d2 R", "move d1 H").dice("blue") == "d1 H 5, d2 OR 1"


def test_two_lords_have_two_roads() -> None:
    """X-1.4: with two lords my left road is his right one, and my right one his left."""
    state: State = table(None, 4, blue=lord("F1"), red=lord("OL2 F1"))
    assert holds(state, Seat("blue"), Enemy("R", 2))
    assert not holds(state, Seat("blue"), Enemy("L"))


def test_free_sending_is_no_reserve() -> None:
    """D4 `send_costs = "free"`: in a list of one command too many, only what costs a command is left over."""
    state = table(Options(peace_rounds=0, send_costs="free", commands=1), 1, blue=lord("F2 B2"), red=lord("F6"))
    played = play(state, blue=["move d1 H", "move d1 C", "send d2 L"])
    assert played.dice("blue") == "d1 H 2, d2 OL 2"
    assert played.all("reserves", "orders") == [((2,),)]


AFTER = ("move d1 H", "recall d2", "send d2 L")
"""A command, a line that is not possible, and troops behind it."""


def test_after_the_last_command_all_troops_left_are_sent() -> None:
    """D4 `send_costs = "free"`: whatever stands before them in the list."""
    state = table(Options(peace_rounds=0, send_costs="free", commands=1), 1, blue=lord("F2 B2"), red=lord("F6"))
    assert play(state, blue=AFTER).dice("blue") == "d1 H 2, d2 OL 2"


@pytest.mark.parametrize(("queue", "place"), [((BLUE, RED, BLUE), "B"), ((BLUE, RED), "OL")])
def test_one_after_the_other_troops_are_sent_after_the_last_command(queue: tuple[Seat, ...], place: str) -> None:
    """D4: at the pace `command` those right behind the command, and all only when no other of his is to come."""
    state = table(Options(peace_rounds=0, send_costs="free", pace="command"), 1, blue=lord("F2 B2"), red=lord("F6"))
    assert play(replace(state, queue=queue), blue=AFTER).dice("blue") == f"d1 H 2, d2 {place} 2"
