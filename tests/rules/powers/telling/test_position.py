"""Positions written by hand, and whole games written and read again."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest
import tomlkit

from pbem.core.seats import Seat
from pbem.rulesets.powers.memory import Condition, Dividing, Group, Memory, Task
from pbem.rulesets.powers.orders import Doctrine, DoctrineOrder, MoveOrder, Reserve, Retreat, Units
from pbem.rulesets.powers.position.position import read, write
from pbem.rulesets.powers.state import Land, Result, Stack, Standing, State
from pbem.rulesets.powers.treaty import Pact, Proposal, Treaty
from tests.rules.powers.kernel.kit import BLUE, RED, begun, game, options

SEATS = (BLUE, RED)


def again(state: State) -> State:
    return read(state.options, SEATS, tomllib.loads(tomlkit.dumps(write(state))))


def test_a_position_of_two_lines() -> None:
    """P-1.2, P-1.3: what is left out is as at the start; a line says what is not."""
    said = {"lands": {"B": "red fresh from blue since 2 home blue: 1 inf building 1, 2 tnk damage 3; blue 1 atg"}}
    state = read(options(), SEATS, {"round": 3, **said})
    assert (state.round, state.turn, state.roles) == (3, 3, {"blue": "X", "red": "Y"})
    assert state.lands["A"] == Land(BLUE, home=BLUE)
    assert state.lands["B"] == Land(RED, BLUE, since=2, turn=2, home=BLUE, fresh=True)
    assert state.stacks == (
        Stack(BLUE, "atg", "B"),
        Stack(RED, "inf", "B", 1, left=1),
        Stack(RED, "tnk", "B", 2, damage=3),
    )
    assert again(state) == state


def test_standing_orders_and_all_else_come_back() -> None:
    """P-6.20: doctrines are written as they are, whatever is not said in them is left out."""
    doctrine = Doctrine(
        aim=("tnk", "*"), reserve=(Reserve(Units("inf", 2), "line1", 1),), retreat=Retreat("odds", share="1/3")
    )
    standing = Standing((DoctrineOrder(doctrine, "A", "attack"),), {"A": "inf"})
    state = replace(
        game("blue inf A 2, nobody inf C 3"),
        standing={"blue": standing},
        kept={"red": (Units("inf", 2),)},
        later=(MoveOrder((Units("inf"),), ("A", "B"), doctrine),),
        out={"red": 2},
        grants={"blue": 150, "red": 60},
        result=Result((Seat("blue"),), "blitz", ((BLUE,), (RED,)), {BLUE: 3, RED: -1}),
        dividing=Dividing((Group(("X", "Y"), SEATS, 40),), 3),
        memory=Memory(
            {BLUE: Task("secret", ((Condition("lands", count=3),),), True)}, {BLUE: {RED: -3}}, {BLUE: 2, RED: -1}
        ),
        pacts=(Pact(1234, SEATS, 2, 5, ("peace",), "for ever", BLUE),),
        proposals=(Proposal(77, BLUE, Treaty(SEATS, until=4), 2, 3, (BLUE,)),),
    )
    assert again(state) == state


def test_factories_left_out_are_those_of_the_start() -> None:
    """P-14.8."""
    state = read(options(chapters=("land", "factory")), SEATS, {})
    assert state.works == begun(options(chapters=("land", "factory"))).works


@pytest.mark.parametrize("order", ["simultaneous", "sequential"])
def test_a_begun_game_comes_back(order: str) -> None:
    """P-3, S-14: before round 1 and in it."""
    for chapters in (("land",), ("land", "place-blind", "factory", "neutral")):
        state = begun(options(chapters=chapters, order=order))
        assert again(state) == state


def test_a_sequential_position_knows_whose_turn_it_is() -> None:
    """S-14: `tick` follows from the round and the seat."""
    state = read(options(order="sequential"), SEATS, {"round": 2, "on": "red"})
    assert (state.on, state.tick) == (RED, 4)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"lands": {"Q": "blue"}}, "no land 'Q' on this map"),
        ({"lands": {"A": "pink"}}, "expected one of blue, red"),
        ({"lands": {"A": "blue: 2 elk"}}, "no unit 'elk'"),
        ({"lands": {"A": "blue: two inf"}}, "expected a number of units instead of 'two'"),
        ({"lands": {"A": "blue rotten"}}, "expected fresh, from, home, since, turn instead of 'rotten'"),
        (
            {"lands": {"A": "blue: 1 inf asleep 2"}},
            "expected building, damage, held, led, battery, laid, harbour, spent",
        ),
        ({"grants": {"blue": "much"}}, "position.grants.blue: expected BV"),
        ({"weather": "fine"}, "unknown 'weather'"),
    ],
)
def test_mistakes_are_named(said: dict[str, Any], wrong: str) -> None:
    """Whoever writes a position is told what is wrong where."""
    with pytest.raises(ValueError, match=wrong):
        read(options(), SEATS, said)
