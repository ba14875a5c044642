"""The contents of the rules tell what to write for each section."""

from __future__ import annotations

import pytest

from pbem.service.desk import rulebook
from tests.service.kit import REGISTRY

LANGUAGES = ("en", "ru", "cs", "sk")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["campaign", "duncan", "dice_empires", "europe"])
def test_what_the_contents_tell_to_write_brings_that_section(game: str, language: str) -> None:
    """Two headings that share their longest word (Commands, Standing commands) are asked for with different words."""
    books = REGISTRY[game].rulebooks
    titles = rulebook.contents(rulebook.book(books[language]))
    asked = [rulebook.asked(books, language, title) for title in titles]
    assert len(set(asked)) == len(titles)
    for title, words in zip(titles, asked, strict=True):
        assert rulebook.section(books, language, words)[0].title == title


EMPTY = {
    "the",
    "you",
    "your",
    "have",
    "who",
    "how",
    "what",
    "co",
    "máte",
    "váš",
    "jak",
    "kdo",
    "čo",
    "ako",
    "kto",
    "ваш",
    "что",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dice_empires", "europe"])
def test_a_section_is_asked_for_with_a_word_that_names_it(game: str, language: str) -> None:
    """“rules your” or “pravidla máte” is nothing a player would think of."""
    books = REGISTRY[game].rulebooks
    titles = rulebook.contents(rulebook.book(books[language]))
    assert EMPTY.isdisjoint(rulebook.asked(books, language, title) for title in titles)
