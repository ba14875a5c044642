"""What players of Evropská válka write when they have not read the rules of writing, and what we take it for."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.language.europe import orders

ROWS = tomllib.loads(Path(__file__).with_name("natural_europe.toml").read_text("utf-8"))["orders"]
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


@pytest.mark.parametrize(
    ("language", "line", "means"),
    [
        ("ru", "призыв ВЕN", "draft BEN"),
        ("ru", "атака GЕR ВEN все", "attack GER BEN all"),
        ("cs", "presuň figúrku z Nemecka do Polska", "move GER POL"),
        ("sk", "přesun z Německa do Poľska", "move GER POL"),
        ("cs", "odvod v Rusku", "draft NRU"),
        ("cs", "Ahoj, odvod BRI prosím.", "draft BRI"),
    ],
)
def test_letters_that_look_alike_and_neighbouring_languages(language: str, line: str, means: str) -> None:
    """Cyrillic letters in a Latin code, Slovak words of a Czech, a greeting on the same line."""
    assert orders(line, language) == orders(means, "en")
