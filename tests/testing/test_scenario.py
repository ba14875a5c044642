"""Scenario files: played, judged, printed."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from pbem.registry import Installed, Registry, install
from pbem.testing import scenario
from tests.toy.ruleset import TOY


@pytest.fixture(scope="module")
def registry() -> Mapping[str, Installed]:
    return {"duel": install(TOY)}


START = """
ruleset = "duel"
seats = ["blue", "red", "green"]
[options]
deck_size = 12
[position.cards]
blue = [3, 9]
red = [5, 8]
green = [1]
[[turn]]
[turn.orders]
blue = "play 9 against Red"
"""

DUEL = START + '[[turn]]\ndice = [["duel 2 blue", 1], ["duel 2 red", 2]]\n[turn.orders]\nred = "reply with 8"\n'


def test_the_scenario_of_the_toy_game_is_as_expected(registry: Mapping[str, Installed]) -> None:
    played = scenario.run(registry["duel"].scenarios["duel.toml"], registry)
    assert played.failures == ()
    assert len(played.turns) == 4


def test_what_is_printed_is_plain_json(registry: Mapping[str, Installed]) -> None:
    told = scenario.as_json(scenario.run(DUEL, registry))
    turn = json.loads(json.dumps(told))["turns"][1]
    assert turn["dice"] == [
        {"sides": 6, "value": 1, "why": "duel 2 blue"},
        {"sides": 6, "value": 2, "why": "duel 2 red"},
    ]
    assert turn["events"]["green"][0]["said"] == "Red wins the duel of Blue and Red."
    assert turn["position"]["points"] == {"blue": 0, "red": 1, "green": 0}
    assert "Blue (9) against Red (8)" in turn["reports"]["blue"]
    assert told["failures"] == []


@pytest.mark.parametrize(
    ("expect", "failure"),
    [
        ("position.points.red = 2", "turn 2: position.points.red: expected 2, found 1"),
        ("position.cards.red = [8]", "turn 2: position.cards.red: expected 8, which is not there"),
        ('report.green = ["Green wins"]', "turn 2: report of green: 'Green wins' is missing"),
        ('silent.green = ["Red wins"]', "turn 2: report of green: 'Red wins' must not be there"),
        ('problems.red = ["duel-no-card"]', "turn 2: problems of red: expected ['duel-no-card'], found []"),
    ],
)
def test_an_expectation_not_met_is_said(registry: Mapping[str, Installed], expect: str, failure: str) -> None:
    assert failure in scenario.run(f"{DUEL}[turn.expect]\n{expect}\n", registry).failures


def test_an_error_nobody_expected_is_a_failure(registry: Mapping[str, Installed]) -> None:
    wrong = START.replace("play 9", "play 7") + "[turn.expect]\n"
    assert scenario.run(wrong, registry).failures == ("turn 1: problems of blue: expected [], found ['duel-no-card']",)


def test_without_expectations_errors_are_only_shown(registry: Mapping[str, Installed]) -> None:
    played = scenario.run(START.replace("play 9", "play 7"), registry)
    assert played.failures == ()
    assert [problem.code for problem in played.turns[0].problems["blue"]] == ["duel-no-card"]


@pytest.mark.parametrize(
    ("dice", "failure"),
    [
        ("[]", "a throw nobody scripted: 'duel 2 blue'"),
        ("[1, 2, 3]", "scripted throws left over: [3]"),
        ('[["duel 2 red", 1]]', "the game throws 'duel 2 blue'"),
        ("[7, 1]", "the script has 7"),
    ],
)
def test_the_dice_must_be_those_of_the_script(registry: Mapping[str, Installed], dice: str, failure: str) -> None:
    script = DUEL.replace('[["duel 2 blue", 1], ["duel 2 red", 2]]', dice)
    assert failure in scenario.run(script, registry).failures[0]


def test_dice_without_a_script_are_the_same_at_every_run(registry: Mapping[str, Installed]) -> None:
    free = DUEL.replace('dice = [["duel 2 blue", 1], ["duel 2 red", 2]]', "")
    first, second = (scenario.run(free, registry) for _ in range(2))
    assert first.turns[1].rolls == second.turns[1].rolls != ()


def test_orders_of_one_who_is_not_asked_are_a_failure_of_the_file(registry: Mapping[str, Installed]) -> None:
    strange = f'{START}green = "yield"\n'
    assert scenario.run(strange, registry).failures == ("turn 1: green is not asked for orders now",)


def test_without_a_position_the_game_is_set_up(registry: Mapping[str, Installed]) -> None:
    played = scenario.run('ruleset = "duel"\nseats = ["blue", "red"]\n[[turn]]\n', registry)
    assert played.turns[0].position["challenge"] is not None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ruleset =", "end of document"),
        (START.replace("ruleset", "rulset"), "ruleset"),
        (START.replace('"duel"', '"chess"'), "no rule set 'chess'; installed: duel"),
        (START + 'grey = "yield"', "no such seat in this scenario: grey"),
        (START.replace("deck_size", "dek_size"), "dek_size"),
        (START.replace("deck_size = 12", 'deck_size = "12"'), "deck_size"),
        (START.replace("red = [5, 8]", "pink = [5, 8]"), "cards: no such seat: pink"),
        ('language = "de"' + START, "no language 'de'; there are: en, ru, cs, sk"),
        (START + "[turn.expect]\nreports.red = []", "reports"),
        (START.replace("[[turn]]", "[[turn]]\ndice = [1.5]"), "dice"),
        (START.replace("[[turn]]", "[[turn]]\nnote = 2026-01-01"), "texts, numbers, lists and tables"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(registry: Mapping[str, Installed], text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        scenario.run(text, registry)


PEACE = START.replace(
    'blue = "play 9 against Red"',
    '''blue = """
promise Green peace
promise Red peace"""
[[turn.letter]]
seat = "blue"
text = "play 9 against Red"''',
)


def test_a_seat_may_write_several_letters_and_the_later_is_put_over_the_earlier(
    registry: Mapping[str, Installed],
) -> None:
    """D-7: both promises and the move count; a promise is told to one seat and to no other."""
    expect = 'position.promises = ["blue green", "blue red"]\ntold.green = ["Blue promises you peace"]'
    played = scenario.run(f"{PEACE}[turn.expect]\nposition.challenge.card = 9\ntold.blue = []\n{expect}\n", registry)
    assert played.failures == ()
    assert [len(mails) for mails in played.turns[0].told.values()] == [1, 1]
    told = scenario.as_json(played)["turns"]
    assert isinstance(told, list)
    assert sorted(told[0]["told"]) == ["green", "red"]


@pytest.mark.parametrize(
    ("expect", "failure"),
    [
        ('told.green = ["war"]', "turn 1: green was not told 'war'"),
        ('told.blue = ["peace"]', "turn 1: blue was not told 'peace'"),
        ("told.red = []", "turn 1: red was told something"),
    ],
)
def test_what_a_seat_is_told_at_once_can_be_expected(
    registry: Mapping[str, Installed], expect: str, failure: str
) -> None:
    (found,) = scenario.run(f"{PEACE}[turn.expect]\n{expect}\n", registry).failures
    assert found.startswith(failure)


def test_letters_of_strangers_are_a_fault_of_the_file(registry: Mapping[str, Installed]) -> None:
    with pytest.raises(ValueError, match="no such seat in this scenario: grey"):
        scenario.run(PEACE.replace('seat = "blue"', 'seat = "grey"'), registry)


def test_the_problems_of_several_letters_stand_in_their_order(registry: Mapping[str, Installed]) -> None:
    wrong = PEACE.replace("play 9", "play 7").replace("promise Red", "promise Blue")
    played = scenario.run(f'{wrong}[turn.expect]\nproblems.blue = ["duel-no-peace", "duel-no-card"]\n', registry)
    assert played.failures == ()


DECREE = """
ruleset = "dice_empires"
seats = ["blue", "red"]
options.players = 2
[position]
round = 5
[position.lords.blue]
dice = ["d1 F 2"]
[position.lords.red]
dice = ["d1 F 2"]
[[turn]]
[turn.orders]
referee = "LINE"
"""


def decreed(line: str) -> scenario.Played:
    """Play a round before which the referee decrees something."""
    return scenario.run(DECREE.replace("LINE", line), Registry())


def test_a_decree_of_the_referee_is_done_before_the_turn() -> None:
    (turn,) = decreed("grant red 2").turns
    assert turn.position["lords"]["red"]["reputation"] == 3  # type: ignore[index]
    assert "The referee gives Red 2 points of reputation" in turn.reports["blue"]


def test_a_decree_that_ends_the_game_leaves_nothing_to_play() -> None:
    (turn,) = decreed("ruin red").turns
    assert (turn.turn, turn.position["result"]) == (5, {"winners": ["blue"], "reason": "last"})


def test_a_decree_that_cannot_be_done_is_a_failure_of_the_file() -> None:
    failures = decreed("ruin red\\ngrant red 2").failures
    assert failures == ("turn 5: the referee's decree cannot be done: Red: no such lord is in play.",)


def test_the_referee_gets_no_report_to_be_asked_about() -> None:
    with pytest.raises(ValueError, match="the referee gets no report in a scenario"):
        scenario.run(DECREE + '[turn.expect.silent]\nreferee = ["gold"]\n', Registry())
