"""The rule books for players: every order shown in them is understood, in their own language."""

from __future__ import annotations

import re

import pytest

from pbem import registry
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Severity
from pbem.language.letter import blocks, sheet
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from tests.rules.dice_empires.table_kit import lord, table
from tests.rules.dice_empires_report.kit import FOLDER, view

_CODE = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
_STRONG = re.compile(r"\*\*(\d+)\*\*")
GAME = registry.Registry()["dice_empires"]


def book(language: str) -> str:
    """Give the rule book of a language."""
    return (FOLDER / "rulebook" / f"{language}.md").read_text("utf-8")


def examples(language: str) -> list[str]:
    """List the orders of all code blocks."""
    found = (tuple(enumerate(block.splitlines(), 1)) for block in _CODE.findall(book(language)))
    return [line for block in found for _, line in blocks.joined(block, GAME.lexicons)]


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in LANGUAGES for line in examples(each)])
def test_an_example_is_understood(language: str, line: str) -> None:
    """A rule book shows no order that we refuse or have to guess at."""
    seen = view(table(blue=lord("T6 B5 H3 OL2", slaves="red H3"), red=lord("T6 F3")))
    found = sheet.read(((1, line),), DICE_EMPIRES, seen, sheet.readers(DICE_EMPIRES, seen, GAME.lexicons, language))
    assert [each.code for each in found.problems if each.severity is Severity.ERROR] == []
    assert len(found.sheet.lines) >= 1
    assert found.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_covers_the_rules(language: str) -> None:
    """All four have the same sections, name the same numbers and show as many orders."""
    text, english = book(language), book("en")
    assert text.count("\n## ") == english.count("\n## ")
    assert sorted(_STRONG.findall(text)) == sorted(_STRONG.findall(english))
    assert len(examples(language)) == len(examples("en")) >= 26
