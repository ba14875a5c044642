"""What all games share knows none of them: `core` and `reports` are read line by line."""

from __future__ import annotations

import re

import pytest

from tests.architecture_kit import modules, rulesets


@pytest.mark.parametrize("layer", ["core", "reports"])
def test_what_all_games_share_knows_none_of_them(layer: str) -> None:
    """Neither a name nor a paragraph of a rule book stands there, be it in a string, a docstring or a comment."""
    wrong = [
        f"{one.name}:{number} {line.strip()}"
        for one in modules()
        if one.layer == layer
        for number, line in enumerate(one.path.read_text("utf-8").splitlines(), 1)
        if speaks_of_a_game(line)
    ]
    assert wrong == []


def speaks_of_a_game(line: str) -> bool:
    """Find names of games, and paragraphs such as X-1.1; the word campaign is one of the service, too."""
    names = [name.replace("_", "[ _-]?") for name in rulesets() if name != "campaign"]
    return re.search(rf"(?i){'|'.join(names)}|evropsk|\b[A-Z]-\d+\.\d", line) is not None


@pytest.mark.parametrize("line", ["# as in Dice Empires", '"""X-1.1: walls."""', 'key = "europe"', "(C-8.9)"])
def test_a_line_about_a_game_is_found(line: str) -> None:
    assert speaks_of_a_game(line)


@pytest.mark.parametrize("line", ["# UTF-8 of a campaign", "RFC-5322, ISO-8601", "the dice of a turn"])
def test_a_line_about_no_game_is_not_found(line: str) -> None:
    assert not speaks_of_a_game(line)
