"""The rule book a player may ask for is that of his game."""

from __future__ import annotations

import re

import pytest

from pbem.core.languages import LANGUAGES
from pbem.rulesets.powers.book.presets import CHAPTERS
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.report.rule_chapters import in_play
from pbem.service.desk.rulebook import book, contents, section
from tests.rules.powers.telling.kit import installed, options


def titles(of: Options, language: str = "en") -> tuple[str, ...]:
    return contents(book(in_play(of, installed().rulebooks[language])))


def test_a_minimal_game_has_few_chapters() -> None:
    """Section 9: what is not in play is not shown."""
    assert titles(options("minimal")) == (
        *("The game", "The start", "Movement", "Battle", "Orders in battle", "Production"),
        *("Goals", "Play by mail", "Orders"),
    )


HIDDEN = re.compile(r"^## [^\n]*\n<!-- chapter: hidden -->\n.*?(?=^## )", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_releases_have_all_chapters(language: str) -> None:
    """In every language, and without the marks of the file; and so have the later releases. Where there is fog, no
    battle is told from afar without being seen."""
    whole = re.sub(HIDDEN, "", installed().rulebooks[language])
    later = (key for key, chapter in every.EVERY.items() if chapter.release != "R1")
    assert titles(options("R1", *later, map="two-seas", visibility="full"), language) == contents(book(whole))
    assert "<!--" not in in_play(options("R1"), whole)


SKETCHES = ("wareco", "pace", "rail", "supply", "people", "config", "secret-res", "civ-hide")
"""Section 3: what the book has only ideas of; `pace` and `rail` are told below `wareco`."""
MARKS = {"en": "(experimental)", "ru": "(пробн", "cs": "(pokusn", "sk": "(pokusn"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", SKETCHES)
def test_what_is_only_a_sketch_is_marked_and_in_no_preset_but_all(chapter: str, language: str) -> None:
    """Section 9."""
    before = installed().rulebooks[language].split(f"<!-- chapter: {chapter} -->")[0]
    assert MARKS[language] in re.findall(r"^## .*", before, re.MULTILINE)[-1]
    assert [preset for preset, chapters in CHAPTERS.items() if chapter in chapters] == ["all"]


def test_before_a_map_is_there_the_chapters_named_count() -> None:
    """A campaign that has not begun has no map text."""
    assert "Terrain" in titles(Options(chapters=("land-war",)))


def test_what_is_not_in_play_is_not_found() -> None:
    """A player who asks for it is told the contents."""
    books = {language: in_play(options("minimal"), text) for language, text in installed().rulebooks.items()}
    assert section(books, "en", "factories") == ()
    assert section(books, "cs", "výroba")[0].title == "Výroba"


def test_battles_from_afar_are_a_chapter_of_their_own() -> None:
    """7.4: with visibility `hidden`."""
    assert "Distant battles" in titles(options("minimal", visibility="hidden"))
