"""Every text of the game has words in four languages, and the same ones."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from pbem.core.languages import LANGUAGES

LOCALE = Path(__file__).parents[4] / "pbem" / "rulesets" / "powers" / "locale"
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ROOMS = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())


def _ids(room: str, language: str) -> list[str]:
    return ID.findall((LOCALE / room / f"{language}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("room", ROOMS)
def test_the_languages_have_the_same_texts(room: str) -> None:
    """A text that is missing in one language would be a Defect in somebody's mail."""
    texts = {
        language: set(ID.findall((LOCALE / room / f"{language}.ftl").read_text("utf-8"))) for language in LANGUAGES
    }
    assert all(found == texts["en"] for found in texts.values()), {
        language: found ^ texts["en"] for language, found in texts.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice(language: str) -> None:
    """The later one would hide the earlier one, of another room too."""
    found = Counter(text for room in ROOMS for text in _ids(room, language))
    assert [text for text, count in found.items() if count > 1] == []
