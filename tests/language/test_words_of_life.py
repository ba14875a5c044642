"""Words of everyday life begin no word of a game: coffee is no cavalry, a phone is not the calling up of soldiers."""

from __future__ import annotations

import pytest

from pbem.language.talk.weighing import words_of
from pbem.language.words.tokens import tokens
from tests.language.europe import LEXICONS

OF_THE_GAME = (
    ("en", "rush rushes"),
    ("ru", "дождись дождаться грозить погоди задай жару батарея батарею почти среди спалить служить случае спинами"),
    ("ru", "головной головорезы новенького новеньких"),
    ("cs", "mobilizuj mobilizace hospodárně zahradit hlavní hlavně naládovat malinký spálit"),
    (
        "sk",
        "kavaléria kavalériu mobilizuj poradie zahradiť školiť spáliť hlavný hlavne stretnúť strestať malinký",
    ),
    ("sk", "súper súperovi rukovať rukujem"),
)
OF_LIFE = (
    ("ru", "дождь жарко гроза погода батарейка почта среду спина"),
    ("cs", "mobilem hospodě zahradu dekou hlavu náladu malin"),
    ("sk", "kávu kávou mobilom porade záhrade školu hlavou stres ruke"),
)


def _of_life(language: str, word: str) -> bool:
    return words_of(LEXICONS[language]).said("life", tuple(tokens(word)))


@pytest.mark.parametrize(("language", "words"), OF_THE_GAME)
def test_no_word_of_life_begins_a_word_of_the_game(language: str, words: str) -> None:
    assert [word for word in words.split() if _of_life(language, word)] == []


@pytest.mark.parametrize(("language", "words"), OF_LIFE)
def test_a_word_of_life_is_known_in_its_cases(language: str, words: str) -> None:
    assert [word for word in words.split() if not _of_life(language, word)] == []
