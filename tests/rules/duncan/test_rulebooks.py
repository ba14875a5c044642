"""The rule books for players: every order shown in them is understood, in their own language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import pbem.rulesets.duncan
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Severity
from pbem.core.seats import COLOURS
from pbem.language.letter import sheet
from pbem.language.letter.draft import Draft
from pbem.registry import AnyOptions, install
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.orders import (
    AnswerOrder,
    BonusOrder,
    BugOrder,
    BuyOrder,
    ChooseOrder,
    MoveOrder,
    NoteOrder,
    Order,
    UpgradeOrder,
)
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.rulesets.duncan.state import State
from tests.known import known

FOLDER = Path(pbem.rulesets.duncan.__file__).parent / "rulebook"
_CODE = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
GAME = DUNCAN
POSITION = """
turn = 5
dungeon = '''
.........
.........
.........
.........
.........
.........
.........
.........
.........
'''
[teams.blue]
portal = "C4"
points = 50
units = ["u1 D4 1/3/1", "u2 E4 1/3/1", "u3 F7 1/3/1"]
stock = ["regeneration", "sight", "flash", "smoke"]
choices = 1
discovered = "all"
[teams.red]
portal = "I8"
[[story.questions]]
number = 3
text = "Who killed him?"
"""
INSTALLED = install(GAME)
START = INSTALLED.from_position(AnyOptions(Options(teams=2)), COLOURS[:2], tomllib.loads(POSITION))
VIEW = GAME.rules.view(known(START, State), COLOURS[0])
KINDS = {UpgradeOrder, MoveOrder, BuyOrder, BonusOrder, ChooseOrder, AnswerOrder, NoteOrder, BugOrder}


def examples(language: str) -> list[str]:
    """List the orders of all code blocks."""
    text = (FOLDER / f"{language}.md").read_text("utf-8")
    return [line for block in _CODE.findall(text) for line in block.splitlines()]


def read(line: str, language: str) -> Draft[Order]:
    return sheet.read(((1, line),), GAME, VIEW, sheet.readers(GAME, VIEW, INSTALLED.lexicons, language))


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in LANGUAGES for line in examples(each)])
def test_an_example_is_understood(language: str, line: str) -> None:
    """A rule book shows no order that the service refuses or has to guess at."""
    found = read(line, language)
    assert [each.code for each in found.problems if each.severity is not Severity.WARNING] == []
    assert len(found.sheet.lines) >= 1
    assert found.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_shows_every_kind_of_order(language: str) -> None:
    """4: whatever a team may order stands in the book of every language."""
    orders = [written.order for line in examples(language) for written in read(line, language).sheet.lines]
    assert {type(order) for order in orders} == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_covers_the_rules(language: str) -> None:
    """All four have the same sections, as many points in each, and name the same numbers."""
    text, english = (_CODE.sub("", (FOLDER / f"{each}.md").read_text("utf-8")) for each in (language, "en"))
    ours, theirs = (book.split("\n## ") for book in (text, english))
    assert [part.count("\n- ") for part in ours] == [part.count("\n- ") for part in theirs]
    for mine, other in zip(ours, theirs, strict=True):
        assert numbers(mine) == numbers(other)


def numbers(text: str) -> list[str]:
    """List the numbers of a section, in their order; English writes 1.5, the others 1,5."""
    return sorted(re.findall(r"\d+(?:[.,]\d)?", text.replace("1,5", "1.5")))
