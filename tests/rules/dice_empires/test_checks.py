"""Checked when a letter comes (5): what can never be carried out gets a clear answer, and nothing else is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.seats import REFEREE
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.sight import vision
from pbem.rulesets.dice_empires.state import Result, State
from tests.rules.dice_empires.letter_kit import letter
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, lord, table


def city(**options: object) -> State:
    """Blue: d1 6 in the hall, d2 3 in the barracks, d3 2 on the left road, slaves of red in the houses."""
    blue = lord("T6 B3 OL2", slaves="red H2")
    return table(replace(Options(peace_rounds=0), **options), 1, blue=blue, red=lord("T6"), green=lord("T6"))  # type: ignore[arg-type]


BAD = (
    ("move d7 to farm", "no-die", "You have six dice, d1 to d6; there is no d7."),
    ("split 1 from d1 to farm as d9", "no-die", "You have six dice, d1 to d6; there is no d9."),
    ("transfer 0 from d1 to d2", "people", "0 people: a die shows 1 to 6."),
    ("split 7 from d1 to farm", "people", "7 people: a die shows 1 to 6."),
    ("send 9 from d2 left", "people", "9 people: a die shows 1 to 6."),
    ("send 0 from d2 left", "people", "0 people: a die shows 1 to 6."),
    (
        "starve church: 0, houses",
        "starve-nobody",
        "“: 0” would be nobody. Leave that group out to spare it as long as others are left, or write 1 or more.",
    ),
    (
        "move slaves of red to walls left",
        "slaves-place",
        "Slaves may only go to the houses, the farm or the town hall, not to the left walls.",
    ),
    (
        "split 1 from slaves of red to farm",
        "slaves-only-move",
        "Slaves can only be moved; they are never split, merged with citizens or sent out.",
    ),
    (
        "transfer 1 from d1 to slaves of red",
        "slaves-only-move",
        "Slaves can only be moved; they are never split, merged with citizens or sent out.",
    ),
    (
        "move slaves of blue to farm",
        "own-slaves",
        "Your own people are not your slaves. Name the lord they come from.",
    ),
    (
        "convert slaves of white",
        "no-lord",
        "There is no such lord in this game. The lords are: Blue, Red and Green.",
    ),
    (
        "if rep of pink >= 3: pass",
        "no-lord",
        "There is no such lord in this game. The lords are: Blue, Red and Green.",
    ),
    (
        "if army of blue left: pass",
        "own-army",
        "Your own troops are not your enemies. Name another lord.",
    ),
    ("if walls left < 0: pass", "never", "Fewer than 0 is never so. Write 1 or more."),
    ("if people < 0: pass", "never", "Fewer than 0 is never so. Write 1 or more."),
    ("transfer 2 from d1 to d1", "same-group", "A group cannot give people to itself."),
    ("move hall to hall", "same-place", "Whoever is to go to the town hall is there already."),
    ("send d2", "send-side", "Left or right is missing."),
    (
        "send hall left",
        "send-from",
        "Troops are sent from the barracks only. Move the group there first; it may leave in the same round.",
    ),
    ("recall church", "recall-from", "Only a group on a road can be recalled."),
    (
        "move road left to farm",
        "from-road",
        "Units on a road can only be recalled, or give people to a group on the same road.",
    ),
    (
        "transfer 1 from road left to barracks",
        "apart",
        "People pass between two groups in the city, or between two on the same road.",
    ),
    ("move d1 to walls", "which-wall", "The city has two walls. Write “walls left” or “walls right”."),
    (
        "reroll <= 0",
        "roll",
        "A die shows 1 to 6; “0” cannot be thrown. Write “reroll always” or “reroll never” if you mean that.",
    ),
    ("births d8", "no-die", "You have six dice, d1 to d6; there is no d8."),
    ("starve d0", "no-die", "You have six dice, d1 to d6; there is no d0."),
)


@pytest.mark.parametrize(("line", "code", "words"), BAD, ids=[line for line, *_ in BAD])
def test_a_line_that_can_never_be_carried_out(line: str, code: str, words: str) -> None:
    """5: a clear answer; the lines beside it stand."""
    written = letter(city(), f"move d1 to farm\n{line}\nsend d2 left")
    assert written.errors == [(2, code)]
    assert written.told(2) == words
    assert written.said == ["move d1 to farm", "send d2 left"]


def test_an_unknown_word_is_answered_with_what_was_expected() -> None:
    """5: an unknown word drops its line and no other."""
    written = letter(city(), "move d1 to cellar\nsend d2 left")
    assert [line for line, _ in written.errors] == [1]
    assert written.said == ["send d2 left"]


def test_one_bad_alternative_spoils_its_line_alone() -> None:
    """X-13.2: a line with a command that can never be is not carried out by halves."""
    written = letter(city(), "send d2 left else move d8 to farm\npass")
    assert (written.errors, written.said) == ([(1, "no-die")], ["pass"])


def test_a_bad_command_of_a_plan_is_told_at_once() -> None:
    """X-13.5: a plan is checked when it is written, not in the round it would be needed."""
    written = letter(city(), "plan: move d1 to farm; move slaves of red to church")
    assert written.errors == [(1, "slaves-place")]


def test_a_plan_has_an_end() -> None:
    """X-13.5: a plan no round could use up is refused."""
    written = letter(city(), "plan: " + "; ".join(["pass"] * 41))
    assert written.told(1) == "The plan has 41 lines; it may have 40 at most."


def test_what_is_impossible_now_may_be_possible_later() -> None:
    """X-13.2: a group that is not there yet, or no more, is no mistake: the line stands and is foretold."""
    written = letter(city(), "move d5 to farm\nsend d1 left\nrecall d2")
    assert (written.errors, len(written.said)) == ([], 3)


def test_a_command_of_one_who_is_not_on_turn() -> None:
    """X-7.5: at the pace `command` others wait; their standing orders are taken."""
    state = replace(city(pace="command"), queue=(RED, BLUE, GREEN))
    written = letter(state, "move d1 to farm\nreroll behind\nplan: move d1 to farm")
    assert written.errors == [(1, "not-your-turn")]
    assert written.told(1) == (
        "It is not your turn to give a command: we wait for Red. Standing orders are taken at any time; "
        "“plan: ...” says what to do when you do not write."
    )
    assert written.said == ["reroll behind", "plan: move d1 to farm"]
    assert letter(state, "move d1 to farm", seat="red").errors == []


def test_a_ruined_lord_and_one_without_a_city() -> None:
    """X-12.3: nobody lives there any more."""
    state = city()
    ruined = replace(state, lords=(replace(state.lords[0], ruined=True), *state.lords[1:]))
    assert letter(ruined, "pass").errors == [(1, "ruined")]
    assert letter(vision.view(state, None), "pass").errors == [(1, "not-a-lord")]
    assert letter(state, "pass", seat=REFEREE).errors == [(1, "not-a-lord")]


def test_nothing_is_ordered_when_the_game_is_over() -> None:
    """X-12.2: the game ends at once."""
    over = replace(city(), result=Result((RED,), "reputation"))
    assert letter(over, "pass\nreroll never").errors == [(1, "game-over"), (2, "game-over")]


def test_decrees_are_the_referees() -> None:
    """A lord cannot give himself reputation; the referee can."""
    assert letter(city(), "grant blue 3").errors == [(1, "referee-only")]
    assert letter(city(), "grant blue 3", seat=REFEREE).errors == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", "Otroci smějí jen do domů, na farmu nebo do radnice, ne na levé hradby."),
        ("sk", "Otroci môžu ísť iba do domov, na farmu alebo do radnice, nie na ľavé hradby."),
        ("ru", "Рабов можно перевести только в дома, на ферму или в ратушу, но не на левые стены."),
    ],
)
def test_said_in_the_readers_language(language: str, words: str) -> None:
    """The same letter, answered in the language of its writer."""
    written = letter(city(), "move slaves of red to walls left", language=language)
    assert written.told(1) == words


def test_to_enslave_nobody_is_to_kill() -> None:
    """X-13.6: `enslave 0` is not `enslave`, which has no limit."""
    assert letter(city(), "plunder enslave 0").said == ["plunder kill"]


def test_a_die_named_twice_counts_once() -> None:
    """X-13.6: in the order in which the dice were named first."""
    assert letter(city(), "births d2 d1 d2\nlosses d3 d3").said == ["births d2, d1", "losses d3"]


def test_no_plunder_at_all_has_no_last_part() -> None:
    """X-13.6: who says `no` stays outside, however deep he would have gone; the answer says so."""
    assert letter(city(), "plunder no until town hall").said == ["plunder no"]
    assert letter(city(), "plunder yes until town hall").said == ["plunder until town hall"]
