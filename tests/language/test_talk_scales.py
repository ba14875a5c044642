"""What cannot be read is left out as small talk, or asked about, by what it is made of (docs/letters.md, Talk)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language.talk.learned import WEIGHTS
from pbem.language.talk.scales import TRAITS
from tests.language.kit import draft

SENTENCES = Path(__file__).parent / "talk"
LANGUAGES = ("en", "ru", "cs", "sk")


def what_becomes(game: str, language: str, text: str) -> str:
    """Say whether a letter of one sentence orders, is asked about, or is left out."""
    found = draft(language, text, game=game)
    asked = any(problem.severity is Severity.ERROR for problem in found.problems)
    return "ordered" if found.sheet.lines else "asked" if asked else "left out"


def written(kind: str, each: int) -> list[str]:
    """Say what becomes of one in so many of the sentences of all four languages."""
    name = "{}.toml" if kind == "talk" else "{}.orders.toml"
    pages = {language: tomllib.loads((SENTENCES / name.format(language)).read_text("utf-8")) for language in LANGUAGES}
    return [
        what_becomes(one["game"], language, one["text"])
        for language, page in pages.items()
        for one in page[kind][::each]
    ]


def test_each_trait_was_weighed() -> None:
    assert list(WEIGHTS) == list(TRAITS)


def test_of_small_talk_one_sentence_in_five_is_asked_about_at_the_most() -> None:
    found = written("talk", 6)
    assert "ordered" not in found
    assert found.count("asked") <= len(found) // 5


def test_of_orders_in_the_oddest_words_one_in_eight_is_left_out_at_the_most() -> None:
    found = written("order", 2)
    assert found.count("left out") <= len(found) // 8


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "But only if the snow melts on our street."),
        ("en", "Forget all that, the dog ate my notes."),
        ("ru", "Но только если дочка поправится после гриппа."),
        ("ru", "Впрочем, забудьте, кот опять гуляет по клавишам."),
        ("cs", "Jen jestli do té doby roztaje sníh na naší ulici."),
        ("cs", "Vlastně to všechno zruš, kočka mi chodí po klávesách."),
        ("sk", "Iba ak dovtedy roztopí slnko sneh na našej ulici."),
        ("sk", "Vlastne to všetko zruš, mačka mi chodí po klávesoch."),
    ],
)
def test_what_binds_an_order_or_takes_it_back_is_never_left_out(language: str, sentence: str) -> None:
    up = {"en": "up", "ru": "вверх", "cs": "nahoru", "sk": "hore"}[language]
    assert what_becomes("campaign", language, f"2 {up} 3. {sentence}") == "asked"
