"""A city is written in the letters of whoever writes, whatever the map says."""

from __future__ import annotations

import pytest

from pbem.core.vocabulary import Name, Vocabulary
from pbem.language import scripts
from pbem.language.names import Names
from pbem.language.parse import Reader, Reading
from pbem.language.say import say
from tests.language.campaign import LEXICONS

WORLD = Vocabulary((Name("city", "Sudak", ("Sudak",)), Name("city", "Лещина", ("Лещина",))), {"army": (1, 2)}, 30, 30)


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("ru", "отряд 1 к городу Судак", "отряд 1: к городу Sudak"),
        ("ru", "захватить Судака отрядом 1", "отряд 1: захватить город Sudak"),
        ("ru", "2 к Sudak", "отряд 2: к городу Sudak"),
        ("en", "army 2 to Leshchina", "army 2: to city Лещина"),
        ("cs", "oddíl 2 jdi na Leščinu", "oddíl 2: jdi na město Лещина"),
    ],
)
def test_a_name_is_read_in_either_script(language: str, line: str, said: str) -> None:
    reading = Reader(LEXICONS[language], WORLD).read(line)
    assert isinstance(reading, Reading), reading
    assert [say(phrase, LEXICONS[language]) for phrase in reading.phrases] == [said]


def test_what_is_another_name_is_that_one() -> None:
    """«Тор» may be how Tor is written, or a city of its own."""
    world = Vocabulary((Name("city", "Tor", ()), Name("city", "Тор", ())))
    assert {name.key for name in Names(world, LEXICONS["ru"]).whole["тор"]} == {"Тор"}


@pytest.mark.parametrize(
    ("name", "first"), [("Shchuka", "щука"), ("Yaz", "яз"), ("Řepín", "ржепин"), ("Žďár", "ждьар"), ("B2", "б2")]
)
def test_the_likeliest_spelling_comes_first(name: str, first: str) -> None:
    assert scripts.cyrillic(name)[:1] == (first,)


def test_a_name_has_few_spellings() -> None:
    assert len(scripts.cyrillic("Hylchynelyhe cyhely")) == scripts.MOST
    assert scripts.cyrillic("Судак") == scripts.latin("Sudak") == ()
