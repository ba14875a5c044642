"""The same orders in the many words people have for them, and what we take them for."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.language.dice_empires import orders

ROWS = tomllib.loads(Path(__file__).with_name("natural_dice_empires.toml").read_text("utf-8"))["orders"]
SAID = [
    (language, line, row["means"])
    for row in ROWS
    for language, lines in row.items()
    if language != "means"
    for line in lines
]


@pytest.mark.parametrize(("language", "line", "means"), SAID, ids=[f"{one[0]}-{one[1]}" for one in SAID])
def test_a_line_means_the_same_in_any_words(language: str, line: str, means: str) -> None:
    """Nothing is guessed: the order is that of the plain English line."""
    assert orders(line, language) == orders(means, "en")
