"""Every heading of a report has words: each is named by its section where the report is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import pbem.rulesets
from pbem.registry import Registry
from pbem.reports.texts import Catalogue, wording

FOLDER = Path(pbem.rulesets.__file__ or "").parent
GAMES = ("duncan", "dice_empires", "europe", "powers")
_PREFIX = re.compile(r'Headings\("([a-z-]+)"\)')
_NAME = re.compile(r'_HEADINGS\.(?:section|shown|listed)\(\s*"([a-z-]+)"')


@cache
def words(game: str, language: str) -> Catalogue:
    """Give the catalogue of a game."""
    return wording(language, Registry()[game].catalogues)


def headings(game: str) -> Iterator[str]:
    """Read which headings the modules of a game name."""
    for file in (FOLDER / game).rglob("*.py"):
        source = file.read_text("utf-8")
        for prefix in _PREFIX.findall(source):
            yield from (f"{prefix}-{name}" for name in _NAME.findall(source))


@pytest.mark.parametrize("game", GAMES)
def test_reports_have_sections(game: str) -> None:
    """The headings are found where they are written, those of the referee's report among them."""
    found = set(headings(game))
    assert len(found) > 10
    assert any("-oversee-heading-" in each for each in found)


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
@pytest.mark.parametrize("game", GAMES)
def test_headings_have_words(game: str, language: str) -> None:
    """A section that appears once in a hundred games does not stop its campaign."""
    assert [each for each in sorted(set(headings(game))) if not words(game, language).has(each)] == []
