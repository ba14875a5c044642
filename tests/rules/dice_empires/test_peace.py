"""D54: rounds of peace, in which nobody may send troops."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.seats import COLOURS
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Send
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.state import State
from tests.rules.dice_empires.letter_kit import letter
from tests.rules.dice_empires.round_kit import play
from tests.rules.dice_empires.table_kit import BLUE, lord, table

RULES = DICE_EMPIRES
PEACE = Options(peace_rounds=2)


def gathered(round_: int, options: Options = PEACE) -> State:
    """Give a table where blue has four people in the barracks."""
    return table(options, round_, blue=lord("B4 F2"), red=lord("T6"))


def test_nobody_is_sent_before_the_peace_is_over() -> None:
    """D54: `peace_rounds = 2`: in rounds 1 and 2 troops stay, in round 3 they may go; the next line moves up."""
    for round_ in (1, 2):
        played = play(gathered(round_), blue=["send d1 L", "move d1 H"])
        assert (played.dice("blue"), played.all("skipped", "reason")) == ("d1 H 4, d2 F 2", [("peace",)])
    assert play(gathered(3), blue=["send d1 L"]).all("sent", "people") == [(4,)]


def test_no_peace_at_all() -> None:
    """D54: `peace_rounds = 0`: troops may be sent in the first round."""
    assert play(gathered(1, Options(peace_rounds=0)), blue=["send d1 L"]).all("sent", "people") == [(4,)]


def test_everything_else_may_be_done() -> None:
    """D54: people may gather in the barracks; troops that stand on a road all the same may be recalled."""
    state = table(PEACE, 1, blue=lord("T6 OL2"), red=lord("T6"))
    assert play(state, blue=["split 4 d1 B", "recall d2"]).dice("blue") == "d1 T 2, d2 B 2, d3 B 4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_that_sends_is_refused(language: str) -> None:
    """D54: the line does not stand, and the answer says from which round on troops may be sent."""
    lines = {"en": "send d1 left", "ru": "пошли к1 влево", "cs": "pošli k1 vlevo", "sk": "pošli k1 vľavo"}
    written = letter(gathered(1), lines[language], language=language)
    assert written.errors == [(1, "peace")]
    assert "3" in written.told(1)


def test_a_line_with_another_alternative_stands() -> None:
    """D54, X-13.2: `send d1 left else move d1 to walls left` may still be carried out; the answer says how."""
    written = letter(gathered(1), "send d1 left else move d1 to walls left")
    assert written.errors == []
    assert any("nobody may send troops yet" in said for said in (*written.says(1), *written.warns(1)))


def test_a_plan_may_send() -> None:
    """D54, X-13.5: a plan is for later rounds; in a round of peace its line is passed over."""
    assert letter(gathered(1), "plan: send d1 left").errors == []
    planned = table(PEACE, 1, blue=lord("B4 F2", standing=["plan send d1 L"]), red=lord("T6"))
    assert play(planned).all("skipped", "reason") == [("peace",)]


def test_examples_send_nobody_in_peace() -> None:
    """D54: what the letter shows as an example could be ordered."""
    first = RULES.words.examples(RULES.rules.view(gathered(1), BLUE))
    assert not any(isinstance(step.command, Send) for each in first for step in getattr(each, "steps", ()))
    later = RULES.words.examples(RULES.rules.view(gathered(3), BLUE))
    assert any(isinstance(step.command, Send) for each in later for step in getattr(each, "steps", ()))


def test_a_game_kept_without_the_option_has_no_peace() -> None:
    """D54: what was begun before there was peace goes on as it began; a new game has four rounds of it."""
    begun = RULES.rules.setup(Options(players=2), COLOURS[:2], KeyedDice(b"peace"))
    assert (RULES.version, begun.options.peace_rounds) == (2, 4)
    kept = {"options": {"players": 2}, "turn": 3}
    assert RULES.keeping.upgrades[1](kept) == {"options": {"players": 2, "peace_rounds": 0}, "turn": 3}
    assert replace(begun.options, peace_rounds=0) == Options(players=2, peace_rounds=0)
