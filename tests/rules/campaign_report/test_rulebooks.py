"""The rule books for players: every order shown in them is understood, in their own language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Severity
from pbem.language.letter import blocks, sheet
from pbem.rulesets.campaign.state import Alliance
from pbem.rulesets.campaign.treaty import Proposal, Treaty
from tests.rules.campaign_report.kit import BLUE, FOLDER, GAME, GREEN, RED, games, position

_CODE = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
VIEW = GAME.rules.view(
    position(
        """
cities = ["Yaz E5 blue", "Йазь T1 blue", "Tor H7 green", "Тор K7 green"]
armies = { blue = ["1 K10 10", "2 E5 24", "3 H5 10", "4 C4 10", "5 M8 10"], green = ["1 M9 10"] }
realms.blue.contacts = ["red"]
"""
    ),
    BLUE,
)


BLUE_AND_RED = (BLUE, RED)
ASKED = Proposal(4711, RED, Treaty(BLUE_AND_RED, True, 5), 1, 2, (RED,))
SEEN = replace(VIEW, proposals=(ASKED,), contacts=(RED, GREEN))
ALLIED = replace(SEEN, alliances=(Alliance(3333, BLUE_AND_RED, 1),))


def examples(language: str) -> list[str]:
    """List the orders of all code blocks; one over several lines is one."""
    text = (FOLDER / "rulebook" / f"{language}.md").read_text("utf-8")
    blocks_ = (tuple(enumerate(block.splitlines(), 1)) for block in _CODE.findall(text))
    lexicons = games()["campaign"].lexicons
    return [line for block in blocks_ for _, line in blocks.joined(block, lexicons)]


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in LANGUAGES for line in examples(each)])
def test_an_example_is_understood(language: str, line: str) -> None:
    """A rule book shows no order that the service refuses or has to guess at."""
    seen = ALLIED if "3333" in line else SEEN
    found = sheet.read(((1, line),), GAME, seen, sheet.readers(GAME, seen, games()["campaign"].lexicons, language))
    assert [each.code for each in found.problems if each.severity is not Severity.WARNING] == []
    assert len(found.sheet.lines) >= 1
    assert found.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_covers_the_rules(language: str) -> None:
    """All four have the same sections and name the same numbers."""
    text, english = ((FOLDER / "rulebook" / f"{each}.md").read_text("utf-8") for each in (language, "en"))
    assert text.count("\n## ") == english.count("\n## ")
    assert len(examples(language)) >= 26
