"""A city is written in the letters of whoever writes, whatever the map says."""

from __future__ import annotations

import pytest

from pbem.core.vocabulary import Name, Vocabulary
from pbem.language.forms.names import Names
from pbem.language.forms.say import say
from pbem.language.reading.parse import Reader, Reading
from pbem.language.words import scripts
from pbem.language.words.fold import fold
from pbem.language.words.tokens import tokens
from pbem.rulesets.campaign.land.city_names import POOL
from tests.language.campaign import LEXICONS

WORLD = Vocabulary((Name("city", "Sudak", ("Sudak",)), Name("city", "Лещина", ("Лещина",))), {"army": (1, 2)}, 30, 30)


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("ru", "отряд 1 к городу Судак", "отряд 1: к городу Судак"),
        ("ru", "захватить Судака отрядом 1", "отряд 1: захватить город Судак"),
        ("ru", "2 к Sudak", "отряд 2: к городу Судак"),
        ("en", "1 to Судак", "army 1: to city Sudak"),
        ("sk", "1 na Судак", "oddiel 1: choď na mesto Sudak"),
        ("en", "army 2 to Leshchina", "army 2: to city Leshchina"),
        ("cs", "oddíl 2 jdi na Leščinu", "oddíl 2: jdi na město Leshchina"),
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


def test_names_are_shown_in_the_script_of_the_reader() -> None:
    """A name of mixed letters stays as it is."""
    shown = [
        scripts.shown(*each)
        for each in (("Sudak", "ru"), ("Новый Двор", "cs"), ("Sudak", "sk"), ("Tорг", "en"), ("B2", "ru"))
    ]
    assert shown == ["Судак", "Novyy Dvor", "Sudak", "Tорг", "B2"]


@pytest.mark.parametrize(("language", "other"), [("ru", 0), ("en", 1)])
def test_every_name_of_the_pool_is_read_as_it_is_shown(language: str, other: int) -> None:
    """No two are shown alike."""
    pool = tuple(pair[other] for pair in POOL)
    names = Names(Vocabulary(tuple(Name("city", name, ()) for name in pool)), LEXICONS[language])
    shown = {name: scripts.shown(name, language) for name in pool}
    assert len(set(shown.values())) == len(pool)
    assert [name for name in pool if {each.key for each in names.whole[fold(shown[name])]} != {name}] == []


def test_a_name_of_two_kinds_is_both_in_the_other_script() -> None:
    """A land and a side may be called alike; what a sentence wants there settles it."""
    world = Vocabulary((Name("area", "Sudak", ()), Name("side", "Sudak", ())))
    names, line = Names(world, LEXICONS["ru"]), tokens("Судак")
    found = names.at(0, line, tuple(names.find(token.folded) for token in line))
    assert {(named.kind, named.key) for named in found} == {("area", "Sudak"), ("side", "Sudak")}
