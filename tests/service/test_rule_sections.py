"""The contents of the rules tell what to write for each section."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pbem.rulesets
from pbem.core.languages import LANGUAGES
from pbem.service.desk import rulebook
from tests.service.kit import REGISTRY, Office

GAMES = ("campaign", "duncan", "dice_empires", "europe", "powers")
_CITED = re.compile(r'"([A-Z]-\d+(?:\.\d+)*)"')
_BARE = re.compile(r'(?:paragraph=|, )"\d+\.\d+"')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_contents_tell_to_write_brings_that_section(game: str, language: str) -> None:
    """Two headings that share their longest word (Commands, Standing commands) are asked for with different words."""
    books = REGISTRY[game].rulebooks
    titles = rulebook.contents(rulebook.book(books[language]))
    asked = [rulebook.asked(books, language, title) for title in titles]
    assert len(set(asked)) == len(titles)
    for title, words in zip(titles, asked, strict=True):
        assert rulebook.section(books, language, words)[0].title == title


EMPTY = {
    *("the", "you", "your", "have", "who", "how", "what", "playing", "winning", "seeing"),
    *("co", "máte", "váš", "jak", "kdo", "vidět", "poštou", "zlata", "trvalé"),
    *("čo", "ako", "kto", "vidno", "štátov"),
    *("ваш", "что", "есть", "видно", "государств", "тайно", "почте", "золота", "постоянные"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_section_is_asked_for_with_a_noun_that_names_it(game: str, language: str) -> None:
    """“rules your”, “pravidla máte” or «правила есть» is nothing a player would think of."""
    books = REGISTRY[game].rulebooks
    titles = rulebook.contents(rulebook.book(books[language]))
    asked = [rulebook.asked(books, language, title) for title in titles]
    assert EMPTY.isdisjoint(asked)
    assert all(words in title.lower() for title, words in zip(titles, asked, strict=True))


@pytest.mark.parametrize(
    ("game", "language", "word", "title"),
    [
        ("campaign", "ru", "есть", "Города и столица"),
        ("campaign", "ru", "видно", "Обзор"),
        ("campaign", "ru", "государств", "Письма и Союз"),
        ("campaign", "cs", "máte", "Města a hlavní město"),
        ("campaign", "en", "seeing", "Sight"),
        ("campaign", "en", "winning", "Victory"),
        ("duncan", "ru", "есть", "Портал и очки"),
        ("duncan", "en", "exploring", "Exploration and sight"),
        ("duncan", "ru", "улучшение", "Покупка и улучшение юнитов"),
        ("europe", "ru", "тайно", "Тайны"),
        ("europe", "cs", "poštou", "Hra poštou"),
        ("europe", "en", "playing", "Play by mail"),
        ("dice_empires", "ru", "постоянные", "Постоянные приказы"),
    ],
)
def test_what_a_section_was_asked_for_with_before_still_brings_it(
    game: str, language: str, word: str, title: str
) -> None:
    assert rulebook.section(REGISTRY[game].rulebooks, language, word)[0].title == title


def cited(game: str) -> set[str]:
    """List the rule numbers that stand in the code of a game, to be told in answers."""
    folder = Path(pbem.rulesets.__path__[0]) / game
    return {number for file in folder.rglob("*.py") for number in _CITED.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_number_an_answer_cites_stands_in_the_rule_book(game: str, language: str) -> None:
    """“(rule C-4.5)”: the book has it, and `rules C-4.5`, `rules 4.5` and «правила С-4.5» bring that chapter."""
    books = REGISTRY[game].rulebooks
    assert cited(game)
    for number in cited(game):
        assert re.search(rf"\b{re.escape(number)}(?!\.?\d)", books[language]), number
        for asked in (number, number.lower(), number.partition("-")[2], number.replace("C", "С").replace("X", "Х")):
            (chapter, *_) = rulebook.section(books, language, asked)
            assert number in str(chapter.blocks), asked


@pytest.mark.parametrize("game", GAMES)
def test_a_game_cites_its_rules_in_one_style(game: str) -> None:
    """One letter, a chapter, a paragraph: never `4.3` beside `C-4.5`."""
    assert len({number[0] for number in cited(game)}) == 1
    folder = Path(pbem.rulesets.__path__[0]) / game
    assert not [file for file in folder.rglob("*.py") if _BARE.search(file.read_text("utf-8"))]


def test_a_rule_by_its_number_is_sent(office: Office) -> None:
    office.letter("blue", "rules 4.5")
    assert "10 steps" in office.text("blue")
    office.letter("red", "pravidla C-8.3")
    assert "alianc" in office.text("red").lower()


@pytest.mark.parametrize(("asked", "title"), [("14.1", "Factories"), ("S-14", "Play by mail"), ("s2", "Play by mail")])
def test_two_letters_of_one_book_are_told_apart(asked: str, title: str) -> None:
    """P-14 speaks of factories, S-14 of playing one after the other; without a letter P- is meant."""
    assert rulebook.section(REGISTRY["powers"].rulebooks, "en", asked)[0].title == title


@pytest.mark.parametrize("number", ["99", "12.4", "C-77"])
def test_a_number_no_rule_has_brings_no_section(number: str) -> None:
    assert rulebook.section(REGISTRY["campaign"].rulebooks, "en", number) == ()
