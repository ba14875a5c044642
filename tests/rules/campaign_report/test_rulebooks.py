"""The rule books for players: every order shown in them is understood, in their own language."""

from __future__ import annotations

import re

import pytest

from pbem.core.problems import Severity
from pbem.language import sheet
from tests.rules.campaign_report.kit import BLUE, FOLDER, GAME, LANGUAGES, games, position

_CODE = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
VIEW = GAME.view(
    position(
        """
cities = ["Yaz E5 blue", "Йазь T1 blue", "Tor H7 green", "Тор K7 green"]
armies = { blue = ["1 K10 10", "2 E5 24", "3 H5 10", "4 C4 10", "5 M8 10"], green = ["1 M9 10"] }
realms.blue.contacts = ["red"]
"""
    ),
    BLUE,
)


def examples(language: str) -> list[str]:
    """List the lines of all code blocks."""
    text = (FOLDER / "rulebook" / f"{language}.md").read_text("utf-8")
    return [line for block in _CODE.findall(text) for line in block.splitlines()]


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in LANGUAGES for line in examples(each)])
def test_an_example_is_understood(language: str, line: str) -> None:
    """A rule book shows no order that the service refuses or has to guess at."""
    found = sheet.read(((1, line),), GAME, VIEW, games()["campaign"].lexicons, language)
    assert [each.code for each in found.problems if each.severity is not Severity.WARNING] == []
    assert len(found.sheet.lines) >= 1
    assert found.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_covers_the_rules(language: str) -> None:
    """All four have the same sections and name the same numbers."""
    text, english = ((FOLDER / "rulebook" / f"{each}.md").read_text("utf-8") for each in (language, "en"))
    assert text.count("\n## ") == english.count("\n## ")
    assert len(examples(language)) >= 17
