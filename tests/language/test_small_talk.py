"""Sentences that cannot be read are small talk when they are made of words nobody knows, or tell of others."""

from __future__ import annotations

import pytest

from tests.language.kit import draft


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I still have no idea what Red is up to, he keeps writing me poems."),
        ("en", "Green says he will attack Red at I16, the dreamer of dreams."),
        ("en", "I considered attacking Sudak but it is so far away."),
        ("ru", "Думал отдать Яз красному, но передумал."),
        ("en", "Last turn army 1 went to Lur, that was boring."),
        ("ru", "У нас жара, дышать нечем, на дачу сбежать не получается."),
        ("ru", "Красный молчит третий день, это подозрительно."),
        ("cs", "Zelený vypadá mírumilovně, tak to zkusím uvidíme."),
        ("cs", "Žena se ptá, kdy už bude mír v kraji."),
        ("sk", "Moje vojská sú plné odhodlania, len zásoby slaniny sa míňajú."),
    ],
)
def test_small_talk_with_words_of_the_game_is_left_out(language: str, line: str) -> None:
    found = draft(language, f"{line} 2 {'вверх' if language == 'ru' else 'up'} 3.")
    assert [one.words for one in found.asides] == [line]
    assert len(found.sheet.lines) == 1
    assert not found.problems


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "3 bamboozles the riverbank cheerfully"),
        ("en", "bewilder the red ones"),
        ("ru", "двойка сперва осторожно озирается"),
        ("cs", "Dvojka ať se zašije v křoví u Lhoty"),
        ("cs", "Jestli Zelený vypadá mírumilovně, tak ne."),
    ],
)
def test_who_tells_somebody_of_the_game_is_asked(language: str, line: str) -> None:
    assert draft(language, line).problems
