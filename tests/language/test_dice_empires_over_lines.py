"""Commands and plans as players write them down: below a heading, a line each, with dashes or numbers."""

from __future__ import annotations

import pytest

from pbem.language.forms.say import say
from pbem.language.letter import sheet, understanding
from pbem.language.letter.draft import Draft
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.words import phrases
from tests.language.dice_empires import LEXICONS, SEEN


def letter(text: str, language: str = "en") -> Draft[Order]:
    """Read the lines of a letter."""
    lines = list(enumerate(text.split("\n"), 1))
    return understanding.understood(lines, DICE_EMPIRES, SEEN, sheet.readers(DICE_EMPIRES, SEEN, LEXICONS, language))


def said(text: str, language: str = "en") -> list[str]:
    """Say each order of a letter in which nothing is wrong."""
    draft = letter(text, language)
    assert not draft.problems, draft.problems
    return [say(phrases.phrase(order), LEXICONS[language]) for order in draft.sheet]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Commands:\n1. move d1 to farm\n2. send d2 left"),
        ("en", "Commands for round 5:\n- move d1 to farm\n- send d2 left"),
        ("en", "1st command: move d1 to farm\n2nd command: send d2 left"),
        ("en", "1st command move d1 to farm, 2nd command send d2 left"),
        ("en", "1) move d1 to farm 2) send d2 left"),
        ("en", "command 1: move d1 to farm\ncommand 2: send d2 left"),
        ("cs", "Příkazy na 5. kolo:\n1. příkaz: k1 na farmu\n2. příkaz: pošli k2 vlevo"),
        ("cs", "první příkaz: k1 na farmu\ndruhý příkaz: pošli k2 vlevo"),
        ("sk", "Príkazy:\n1. príkaz k1 na farmu\n2. príkaz pošli k2 vľavo"),
        ("ru", "Приказы на раунд 5:\n1-й приказ: к1 на ферму\nприказ 2: пошли к2 влево"),
    ],
)
def test_a_list_of_commands_is_read_line_by_line_and_its_heading_is_nothing(language: str, text: str) -> None:
    """X-13.1: the commands of the round, in the order he wants them."""
    assert said(text, language) == [said(line, language)[0] for line in _PLAIN[language]]


_PLAIN = {
    "en": ("move d1 to farm", "send d2 left"),
    "cs": ("přesuň k1 na farmu", "pošli k2 vlevo"),
    "sk": ("presuň k1 na farmu", "pošli k2 vľavo"),
    "ru": ("переведи к1 на ферму", "пошли к2 влево"),
}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "plan:\nmove d1 to farm\nsend d2 left"),
        ("en", "My standing plan:\n1. move d1 to farm\n2. send d2 left"),
        ("en", "plan\n\n- move d1 to farm\n- send d2 left"),
        ("en", "plan:\n1: move d1 to farm\n2: send d2 left"),
        ("en", "plan:\n1st command: move d1 to farm\n2nd command: send d2 left"),
        ("en", "plan: 1) move d1 to farm 2) send d2 left"),
        ("en", "plan:\nmove d1 to farm\nsend d2 left\nend of plan"),
        ("cs", "Plán:\n- k1 na farmu\n- pošli k2 vlevo"),
        ("sk", "stály plán:\n1) k1 na farmu\n2) pošli k2 vľavo"),
        ("ru", "План:\n1. к1 на ферму\n2. пошли к2 влево"),
    ],
)
def test_a_plan_below_its_heading_is_one_plan(language: str, text: str) -> None:
    """X-13.5: the same as the plan on one line."""
    word = {"en": "plan", "cs": "plán", "sk": "plán", "ru": "план"}[language]
    assert said(text, language) == [f"{word}: {'; '.join(_PLAIN[language])}"]


@pytest.mark.parametrize(
    "text",
    [
        "plan:\nmove d1 to farm\nsend d2 left\n\nmove d2 to hall",
        "plan:\n- move d1 to farm\n- send d2 left\nmove d2 to hall",
        "plan: move d1 to farm; send d2 left\nmove d2 to hall",
        "plan:\nmove d1 to farm\nsend d2 left\nend of plan\nmove d2 to hall",
    ],
)
def test_a_plan_does_not_swallow_the_commands_of_the_round(text: str) -> None:
    """X-13.1, X-13.5: it ends at an empty line, where its dashes end, or where it says so."""
    assert said(text) == ["plan: move d1 to farm; send d2 left", "move d2 to town hall"]


def test_a_plan_ends_where_another_standing_order_begins() -> None:
    """X-13.6: `reroll` is no command."""
    assert said("plan:\nmove d1 to farm\nreroll <=2\nsend d2 left") == [
        "plan: move d1 to farm",
        "reroll <= 2",
        "send d2 left",
    ]


def test_a_bad_line_spoils_the_plan_and_is_named() -> None:
    """X-13.5: a plan without one of its commands would be another plan; the other orders stand."""
    draft = letter("plan:\nmove d1 to farm\nsend d2 lft\nreroll <=3")
    assert [(one.line, one.code) for one in draft.problems] == [(3, "unreadable"), (1, "block")]
    assert len(draft.sheet.lines) == 1


@pytest.mark.parametrize("text", ["Standing orders:\nreroll <=2", "Round 7\nreroll <=2", "trvalé rozkazy:\nreroll <=2"])
def test_other_headings_are_nothing(text: str) -> None:
    """A heading in any of the four languages is neither an order nor a mistake."""
    assert said(text) == ["reroll <= 2"]
