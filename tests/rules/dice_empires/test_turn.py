"""X-4: the order of a round, at both paces."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.seats import COLOURS, Seat
from pbem.rulesets.dice_empires import turn
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import ConvertAutoOrder, ConvertOrder, RerollOrder
from pbem.rulesets.dice_empires.setup import settled, setup
from pbem.rulesets.dice_empires.state import Result, State
from tests.rules.dice_empires.round_kit import order_of, play, sheets
from tests.rules.dice_empires.table_kit import BLUE, RED, lord, table

COMMAND = Options(peace_rounds=0, pace="command")


def fresh(options: Options, players: int = 2) -> State:
    """Begin a game in which blue has the token."""
    throws = [2, 2, 2] + [1, 1, 1] * (players - 1)
    return setup(options, COLOURS[:players], ScriptedDice(throws))


def test_the_token_goes_to_the_left() -> None:
    """X-4.1: with each round the token goes to the left; who is asked for commands knows already who begins."""
    state = table(None, 4, blue=lord("F6"), red=lord("F6"), green=lord("F6"))
    played = play(state)
    assert (played.state.token, played.all("begun", "round", "who")) == ("red", [(4, "blue")])
    assert play(played.state).state.token == "green"


def test_the_token_by_lot() -> None:
    """X-4.1, option `next_token`: the lot decides who begins the next round, whoever began this one."""
    state = table(Options(next_token="lot"), 4, blue=lord("F6"), red=lord("F6"), green=lord("F6"))
    assert play(state, dice=[("token of round 5", 3)]).state.token == "green"
    assert play(state, dice=[("token of round 5", 1)]).state.token == "blue"


def test_the_order_of_a_round() -> None:
    """X-4: births, food, number of commands, commands, conversion, battle, siege, plunder."""
    blue = lord("H2 F6 T6 F4 OL1", "red T1", ["plunder no"])
    state = table(None, 4, blue=blue, red=lord("F6 B1 OR1 WL1 T1", standing=["plunder no"]))
    lists = {"blue": ["move d1 B", "send d1 R", ConvertOrder(RED)], "red": ["send d2 R"]}
    fights = [("battle blue-red blue", 6), ("battle blue-red red", 1)]
    dice = [("convert blue", 6), *fights, ("siege red-blue blue", 6), ("siege red-blue red", 1)]
    played = play(state, dice, **lists)  # type: ignore[arg-type]
    kinds = [kind for kind in played.kinds() if kind not in ("idle", "stayed", "reserves")]
    start = ["begun", "births", "food", "counted"]
    assert list(dict.fromkeys(kinds)) == [*start, "moved", "sent", "conversion", "battle", "siege"]


def test_nobody_is_born_after_the_twentieth_point() -> None:
    """X-12.2, D5: with `births_first = false` the meal comes first, and who wins by it ends the game there."""
    state = table(Options(births_first=False), 4, blue=lord("H4 F6", reputation=19), red=lord("H4 F2"))
    played = play(state)
    assert (played.state.result, played.all("births", "who")) == (Result((BLUE,), "reputation"), [])


def test_plan_turn_is_round() -> None:
    """X-13.1: at the pace `plan` a whole round is played at once, and the turn is the round."""
    state = fresh(Options())
    for round_ in range(1, 5):
        assert (state.turn, state.round) == (round_, round_)
        state = play(state, blue=["split 2 d1 F"], red=["split 2 d1 F"]).state


def test_command_one_after_the_other() -> None:
    """X-7.5, pace `command`: one lord is awaited at a time, in snake order; each sees what was done before."""
    state = fresh(COMMAND)
    assert "".join(seat[0] for seat in state.queue) == "brrbbrrbbr"
    played = play(state, blue=["split 2 d1 F"], red=["split 3 d1 H"])
    assert (played.dice("blue"), played.dice("red")) == ("d1 T 4, d2 F 2", "d1 T 6")
    assert ("".join(seat[0] for seat in played.state.queue), played.state.turn, played.state.round) == (
        "rrbbrrbbr",
        2,
        1,
    )


def test_command_lines_behind_the_first_are_reserves() -> None:
    """X-13.2, pace `command`: the first possible line is carried out; others are reserves for this command alone."""
    state = fresh(COMMAND)
    played = play(state, blue=["move d3 F", "split 2 d1 F", "split 2 d1 H"])
    assert (played.dice("blue"), played.all("reserves", "orders")) == ("d1 T 4, d2 F 2", [((3,),)])
    assert played.all("skipped", "order", "reason") == [(1, "gone")]


def test_command_nothing_mailed_is_a_pass() -> None:
    """X-13.5, pace `command`: who sends nothing and has no plan passes; nobody else can tell it from a pass."""
    bare = settled(fresh(COMMAND))
    silent, passed = play(bare), play(bare, blue=["pass"])
    assert silent.state == passed.state
    assert silent.kinds("red") == passed.kinds("red") == []
    assert silent.kinds("blue") == ["idle"]


def test_command_the_last_one_plays_the_rest() -> None:
    """X-4, pace `command`: after the last command come war and the start of the next round."""
    state = table(
        Options(peace_rounds=0, pace="command", commands=1),
        4,
        blue=lord("H2 F2"),
        red=lord("F2 B1", standing=["plunder no"]),
    )
    assert state.queue == ("blue", "red")
    between = play(state)
    assert (between.kinds(), between.state.round) == (["idle"], 4)
    played = play(between.state, red=["send d2 R"])
    kinds = [kind for kind in played.kinds() if kind not in ("idle", "stayed")]
    assert kinds == ["sent", "begun", "births", "food", "food", "counted", "counted"]
    assert (played.state.round, played.state.token, played.state.queue) == (5, "red", ("red", "blue"))
    assert dict(played.state.stood) == {"blue": ("red",)}


def test_command_standing_orders_of_all() -> None:
    """X-13.6, pace `command`: standing orders and conversions of others than the one on turn are taken too."""
    state = table(COMMAND, 4, blue=lord("F6"), red=lord("F6 T6", "blue T1"))
    played = play(state, blue=["pass"], red=[RerollOrder("never"), ConvertOrder(Seat("blue")), "move d2 H"])
    assert played.lord("red").standing.reroll == RerollOrder("never")
    assert dict(played.state.convert) == {"red": "blue"}
    assert played.dice("red") == "d1 F 6, d2 T 6"


def test_command_a_conversion_is_taken_back() -> None:
    """X-10.6, pace `command`: `convert never` before the round ends takes back what an earlier command asked for."""
    state = replace(table(COMMAND, 4, blue=lord("F6"), red=lord("F6 T6", "blue T1")), convert={"red": Seat("blue")})
    assert not play(state, blue=["pass"], red=[ConvertAutoOrder(False)]).state.convert
    again = play(state, blue=["pass"], red=[ConvertAutoOrder(False), ConvertOrder(Seat("blue"))])
    assert dict(again.state.convert) == {"red": "blue"}


def test_command_the_same_game() -> None:
    """X-7.5: whoever gives the same commands at both paces has the same cities after the round."""
    lists = {"blue": ["split 2 d1 F", "split 2 d1 H", "split 1 d1 WL"], "red": ["split 3 d1 F", "split 2 d1 C"]}
    plan = play(fresh(Options()), **lists).state  # type: ignore[arg-type]
    state, left = fresh(COMMAND), {seat: list(lines) for seat, lines in lists.items()}
    while state.round == 1:
        seat = state.queue[0]
        now, left[seat] = left[seat][:1], left[seat][1:]
        state = play(state, **{seat: now}).state  # type: ignore[arg-type]
    again = play(plan).state
    assert state.token == plan.token
    assert [each.bands for each in plan.lords] != [each.bands for each in fresh(Options()).lords]
    assert [each.bands for each in state.lords] == [each.bands for each in again.lords]


def test_a_queue_that_a_decree_has_emptied() -> None:
    """Pace `command`: when nobody's command is left, the next resolve plays the rest of the round."""
    played = play(table_without_queue())
    assert (played.state.round, len(played.state.queue)) == (5, 6)


def table_without_queue() -> State:
    """Put cities on a table where all commands are given."""
    return replace(table(COMMAND, 4, blue=lord("F6"), red=lord("F6")), queue=())


def test_the_same_again() -> None:
    """X-4: the same lists and dice give the same round."""
    state = table(None, 4, blue=lord("F6 B3 T6"), red=lord("F6 OR2 WL2"), green=lord("F6 OL2"))
    lists = sheets({"blue": ["send d2 L"], "red": ["move d3 H"]})
    assert turn.resolve(state, lists, KeyedDice(b"k")) == turn.resolve(state, lists, KeyedDice(b"k"))


def test_order_of_commands_is_told() -> None:
    """X-11.1: commands are told in the order they were carried out."""
    state = table(None, 1, blue=lord("F2"), red=lord("F2"))
    played = play(state, blue=["move d1 H", "move d1 C", "move d1 F"], red=["move d1 H", "move d1 C", "move d1 F"])
    assert order_of(played.events) == "blue red red blue blue red"
