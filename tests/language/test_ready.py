"""A ready line: what was understood of a line that is not read, as it would be read; never carried out by itself."""

from __future__ import annotations

import pytest

from tests.language.kit import draft


@pytest.mark.parametrize(
    ("language", "line", "ready"),
    [
        ("en", "2 spryly up 3", "army 2: up 3"),
        ("en", "army 1 stays put overnight", "army 1: stay"),
        ("en", "1 up 3. 2 zigzag left 1.", "army 1: up 3; army 2: left 1"),
        ("ru", "2 хливко вверх 3", "отряд 2: вверх 3"),
        ("cs", "2 vytrčeně nahoru 3", "oddíl 2: nahoru 3"),
        ("sk", "2 zmrndolene hore 3", "oddiel 2: hore 3"),
        ("cs", "2 spryly up 3", "oddíl 2: nahoru 3"),
        ("cs", "dvojka zůstane stát kdesi tam", "oddíl 2: zůstaň"),
    ],
)
def test_the_parts_that_were_understood_are_offered(language: str, line: str, ready: str) -> None:
    found = draft(language, line)
    assert found.sheet.lines == ()
    assert [problem.try_ for problem in found.problems] == [ready]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "2 nehopsej nahoru 3"),
        ("sk", "2 neskáč hore 3"),
        ("ru", "2 не вприпрыжку вверх 3"),
        ("en", "2 never up 3"),
        ("en", "2 pranced up 3"),
        ("cs", "2 hopsala nahoru 3"),
        ("ru", "2 прискакал вверх 3"),
        ("en", "Boris says 2 up 3"),
        ("en", "I daydream of 2 up 3"),
        ("en", "maybe gleefully 2 up 3"),
        ("en", "2 spryly up 3?"),
        ("ru", "Борис пишет: 2 хливко вверх 3"),
        ("cs", "prý 2 vytrčeně nahoru 3"),
        ("en", "2 zigzag Kem"),
        ("cs", "Příští kolo vesele 2 nahoru 3"),
        ("sk", "Zajtra rezko 2 hore 3"),
        ("ru", "Только не вздумайте двигать второго вверх 3!"),
        ("cs", "Možná vesele 2 nahoru 3, uvidíme"),
        ("cs", "Přemítám, zda vesele 2 nahoru 3"),
    ],
)
def test_nothing_is_offered_that_would_turn_what_was_written(language: str, line: str) -> None:
    """A denial, the past, speech or thought, doubt, another turn, a question; a word that may have been the verb."""
    found = draft(language, line)
    assert found.sheet.lines == ()
    assert [problem.try_ for problem in found.problems if problem.try_] == []


@pytest.mark.parametrize(
    ("game", "language", "line", "ready"),
    [
        ("europe", "cs", "Vyrážím ze Španělska do prázdného Portugalska.", "pohyb SPA -> POR"),
    ],
)
def test_the_cheapest_reading_is_offered_in_every_game(game: str, language: str, line: str, ready: str) -> None:
    found = draft(language, line, game=game)
    assert found.sheet.lines == ()
    assert [problem.try_ for problem in found.problems] == [ready]


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("europe", "sk", "Tento raz osud neťahám."),
        ("europe", "en", "I was thinking of spying on Russia, but let's leave that."),
        ("duncan", "ru", "u2 то ли на F5, то ли на G6, ещё думаем"),
        ("dice_empires", "cs", "V pravidlech stojí: „Otroci pracují jen v domech a na farmě.“"),
        ("duncan", "sk", "Zelení majú novú jednotku kdesi pri J7."),
    ],
)
def test_no_trap_is_offered(game: str, language: str, line: str) -> None:
    """What is denied, given up, left open, quoted, or told of others."""
    found = draft(language, line, game=game)
    assert found.sheet.lines == ()
    assert [problem for problem in found.problems if problem.try_ or problem.facts.get("first")] == []
