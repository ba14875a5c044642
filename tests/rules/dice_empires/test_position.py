"""The whole state as text a person can write."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import CommandOrder, Enemy, Hungry, Move, Send, SlavesOf, Step
from pbem.rulesets.dice_empires.position import position
from pbem.rulesets.dice_empires.state import Band, Memory, Result, Slaves, State

SEATS = COLOURS[:3]

FULL = """
turn = 9
round = 3
token = "red"
fought = ["blue"]
stood = {blue = ["blue", "red"]}
queue = ["red", "blue"]
convert = {blue = "red"}
throws = {blue = [1, 2, 3]}

[lords.blue]
reputation = 4
dice = ["d1 T 6", "d3 OL 4", "d2 H 3"]
slaves = ["red H 3", "green T 1"]
standing = [
    {kind = "births", dice = [2, 1]}, {kind = "slaveborn", become = "slaves"}, {kind = "reroll", most = 2},
    {kind = "starve", order = [{who = "C"}, {who = "B", most = 2}, {who = 4}, {who = "slaves"}, {who = "OR"}]},
    {kind = "losses", by = "dice", dice = [4, 5]}, {kind = "plunder", enter = false, until = "T"},
    {kind = "take", enslave = true, most = 2}, {kind = "targets", by = "slaves"}, {kind = "captives", take = true},
    {kind = "convert-auto"},
    {kind = "plan", commands = [
        {steps = [
            {command = {kind = "move", group = {kind = "die", number = 3}, to = "WL"}, when = [
                {kind = "enemy", side = "L", least = 2, of = "red"}, {kind = "walls", side = "R", below = 3},
            ]},
            {command = {kind = "send", people = 2, group = {kind = "in", place = "B"}, side = "L", die = 4}},
        ]},
        {steps = [
            {command = {kind = "recall", group = {kind = "in", place = "OL"}}, when = [{kind = "siege", side = "R"}]},
            {command = {kind = "pass"}},
        ]},
        {steps = [
            {command = {kind = "pass"}, when = [
                {kind = "hall", least = 3}, {kind = "reputation", of = "red", least = 5}, {kind = "people", below = 9},
            ]},
        ]},
        {steps = [{command = {kind = "move", group = {kind = "slaves", origin = "red"}, to = "F"}}]},
    ]},
]
memories = ["red F round 3: 4 2, green F 3", "red H round 2:"]

[lords.green]
ruined = true
"""


def read(text: str, pace: str = "command") -> State:
    """Read a position."""
    options = Options(players=3, pace="command" if pace == "command" else "plan")
    return position.read(options, SEATS, tomllib.loads(text))


@pytest.mark.parametrize("pace", ["plan", "command"])
def test_comes_back(pace: str) -> None:
    """Everything is read as it was written."""
    state = read(FULL if pace == "command" else FULL.replace('queue = ["red", "blue"]', ""), pace)
    assert position.read(state.options, SEATS, position.write(state)) == state


def test_what_is_read() -> None:
    """X-1.5: each part of the state has its words."""
    state = read(FULL)
    blue = state.lords[0]
    assert (state.turn, state.round, state.token, state.queue) == (9, 3, "red", ("red", "blue"))
    assert blue.bands == (Band(1, 6, "T"), Band(2, 3, "H"), Band(3, 4, "OL"))
    assert blue.slaves == (Slaves(Seat("green"), 1, "T"), Slaves(Seat("red"), 3, "H"))
    assert blue.standing.starve.order[1:4] == (Hungry("B", 2), Hungry(4), Hungry("slaves"))
    assert blue.memories[1] == Memory(Seat("red"), "H", 2)
    assert (state.lords[1].bands, state.lords[2].ruined, state.lords[2].bands) == ((Band(1, 6, "T"),), True, ())


def test_a_plan_is_read() -> None:
    """X-13.3, X-13.5: conditions and alternatives of a standing plan."""
    plan = read(FULL).lords[0].standing.plan.commands
    send = plan[0].steps[1].command
    assert plan[0].steps[0].when[0] == Enemy("L", 2, Seat("red"))
    assert isinstance(send, Send)
    assert (send.people, send.side, send.die) == (2, "L", 4)
    assert plan[3] == CommandOrder((Step(Move(SlavesOf(Seat("red")), "F")),))


def test_what_is_left_out() -> None:
    """An empty position is the start of a game."""
    state = read("")
    assert (state.turn, state.round, state.token, len(state.queue)) == (1, 1, "blue", 15)
    assert all(each.bands == (Band(1, 6, "T"),) for each in state.lords)


def test_whose_units_stood_there() -> None:
    """X-13.3: what is not said follows from the roads."""
    state = read('[lords.blue]\ndice = ["d1 OL 2"]\n[lords.red]\ndice = ["d1 OR 1"]')
    assert dict(state.stood) == {"blue": ("blue", "red")}


def test_a_finished_game() -> None:
    """X-12: the end comes back, at the pace `command` with nobody's command left."""
    over = replace(read(FULL), queue=(), result=Result((Seat("red"),), "reputation"))
    assert position.read(over.options, SEATS, position.write(over)) == over


PLANNED = '[lords.blue]\nstanding = [{kind = "plan", commands = [{steps = [%s]}]}]'
WRONG = [
    ('token = "pink"', "position.token"),
    ("nonsense = 1", "nonsense"),
    ('[lords.blue]\ndice = ["d7 T 1"]', "d1 to d6"),
    ('[lords.blue]\ndice = ["d1 T 7"]', "1 to 6 people"),
    ('[lords.blue]\ndice = ["d1 X 1"]', "WL"),
    ('[lords.blue]\ndice = ["d1 T 1", "d1 H 1"]', "no die twice"),
    ('[lords.blue]\ndice = ["d1 T 1 more"]', "not understood"),
    ('[lords.blue]\nslaves = ["blue T 1"]', "each other lord"),
    ('[lords.blue]\nslaves = ["red T 1", "red H 1"]', "each other lord"),
    ('[lords.blue]\nslaves = ["red C 1"]', "H, F, T"),
    ('[lords.blue]\nstanding = ["sing"]', "expected a table"),
    ("[lords.blue]\nstanding = 3", "expected a list"),
    ('[lords.blue]\nstanding = [{kind = "sing"}]', "standing.1.kind: expected .*births"),
    ("[lords.blue]\nstanding = [{enter = false}]", "standing.1.kind: expected .*births"),
    ('[lords.blue]\nstanding = [{kind = "reroll", mode = "often"}]', "standing.1.mode: expected .*behind"),
    ('[lords.blue]\nstanding = [{kind = "captives", take = "yes"}]', "true or false instead of 'yes'"),
    ('[lords.blue]\nstanding = [{kind = "births", dice = ["d1"]}]', "dice.1: expected a whole number"),
    ('[lords.blue]\nstanding = [{kind = "births", dice = 1}]', "dice: expected a list"),
    ('[lords.blue]\nstanding = [{kind = "births"}]', "standing.1.dice: expected something"),
    ('[lords.blue]\nstanding = [{kind = "births", dice = [], most = 2}]', "standing.1: unknown 'most'"),
    (PLANNED % '{command = {kind = "dance"}}', "steps.1.command.kind: expected one of move"),
    (PLANNED % '{when = [{kind = "rain"}], command = {kind = "pass"}}', "when.1.kind: expected one of enemy"),
    (
        PLANNED % '{when = [{kind = "enemy", side = "L", of = "pink"}], command = {kind = "pass"}}',
        "when.1.of: expected one of blue",
    ),
    ('[lords.blue]\nmemories = ["pink F round 1: 2"]', "position.lords.blue.memories"),
    ("throws = {blue = [7]}", "1 to 6"),
    ('fought = ["pink"]', "position.fought"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    """A mistake is named with its place."""
    with pytest.raises(ValueError, match=said):
        read(text)
