"""X-7.1 and X-7.5: how many commands each lord has, and in which order they are given."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.commands.snake import commands as number
from pbem.rulesets.dice_empires.commands.snake import snake
from pbem.rulesets.dice_empires.options import Options
from tests.rules.dice_empires.round_kit import order_of, play
from tests.rules.dice_empires.table_kit import lord, table


@pytest.mark.parametrize(("hall", "expected"), [(0, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (12, 5)])
def test_commands(hall: int, expected: int) -> None:
    """X-7.1: three commands, one more from three citizens in the hall on, and one more from five on."""
    assert number(Options(), hall, 2) == expected


def test_more_commands_for_all() -> None:
    """X-2 `commands`: the referee may set how many a lord has without a hall."""
    assert (number(Options(commands=1), 0, 2), number(Options(commands=6), 6, 2)) == (1, 8)


def test_first_round_bonus() -> None:
    """D3: six people in the hall at setup give two commands more in round 1, unless the option is off."""
    off = Options(first_round_bonus=False)
    assert (number(Options(), 6, 1), number(off, 6, 1), number(off, 6, 2)) == (5, 3, 5)


def test_slaves_in_the_hall_count_nothing() -> None:
    """X-7.1: slaves never count for the hall."""
    state = table(None, 4, blue=lord("T2 F4", "red T6"), red=lord("T2 F6"))
    assert play(state).all("counted", "who", "number", "hall") == [("blue", 3, 2), ("red", 3, 2)]


def test_y2_the_extra_command_comes_next_round() -> None:
    """Y2 (X-7.1): John moves three people to the hall: his fourth command only comes with the next round."""
    state = table(None, 4, blue=lord("F6"), red=lord("T1 F6 H4"))
    played = play(state, red=["transfer 2 d3 d1", *["pass"] * 4])
    assert played.all("counted", "who", "number") == [("blue", 3), ("red", 3)]
    assert played.all("reserves", "orders") == [((4, 5),)]
    assert play(played.state).all("counted", "who", "number", "hall") == [("red", 4, 3), ("blue", 3, 0)]


def test_y9_the_snake() -> None:
    """Y9 (X-7.5): A begins with 3 commands, B has 5, C 4: A B C, C B A, A B C, C B, B."""
    a, b, c = map(Seat, "ABC")
    assert "".join(snake((a, b, c), {a: 3, b: 5, c: 4})) == "ABCCBAABCCBB"


def test_two_lords() -> None:
    """X-7.5: with two lords: A B B A A B."""
    a, b = map(Seat, "AB")
    assert "".join(snake((a, b), {a: 3, b: 3})) == "ABBAAB"


def test_the_engine_follows_the_snake() -> None:
    """X-13.1: the lists of all lords are interleaved in snake order, from the lord with the token to the left."""
    lines = ["split 1 d1 H", "split 1 d1 C", "split 1 d1 B"]
    state = table(None, 4, blue=lord("F6"), red=lord("F6"), green=lord("F6"))
    played = play(state, blue=lines, red=lines, green=lines)
    assert order_of(played.events) == "blue red green green red blue blue red green"


def test_y10_the_first_round() -> None:
    """Y10 (X-3, X-7, X-6): six in the hall are five commands; one is left over. Then one is born, and one starves."""
    state = table(None, 1, blue=lord("T6"), red=lord("T6"))
    first = ["split 2 d1 F", "split 2 d1 H", "split 1 d1 WL", "split 1 d1 WR"]
    played = play(state, blue=first)
    assert played.dice("blue") == "d1 WR 1, d2 F 2, d3 H 2, d4 WL 1"
    assert set(played.all("idle", "who", "number")) == {("blue", 1), ("red", 5)}
    again = play(played.state)
    assert again.all("births", "who", "houses", "born", "dice", "before", "after")[:1] == [
        ("blue", 2, 1, (3,), (2,), (3,))
    ]
    assert ("blue", 2, 6, 7, 1) in again.all("food", "who", "farmers", "food", "eaters", "hungry")
    assert again.dice("blue") == "d1 WR 1, d2 F 2, d3 H 2, d4 WL 1"
    assert ("blue", 3) in again.all("counted", "who", "number")
