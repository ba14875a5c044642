"""Nothing negated and nothing told of the past is ever an order, whichever game and language it is written for."""

from __future__ import annotations

from functools import cache

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.core.vocabulary import Name, Vocabulary
from pbem.language.reading.parse import Reader, Reading
from pbem.registry import Registry
from tests.language.campaign import READERS

REGISTRY = Registry()


@cache
def reader(game: str, language: str) -> Reader:
    """Give a reader of any game, which knows a city, and numbers of everything."""
    lexicon = REGISTRY[game].lexicons[language]
    names = tuple(Name(kind, "Tor", ("Tor", "Тор")) for kind in lexicon.proper)
    return Reader(lexicon, Vocabulary(names, dict.fromkeys(lexicon.labels, (1, 2, 3))))


PAST = [
    ("campaign", "cs", "1 obsadila Tor", "obsadila"),
    ("campaign", "cs", "2 zautocila na Tor", "zautocila"),
    ("campaign", "sk", "1 obsadil Tor", "obsadil"),
    ("campaign", "ru", "отряд 1 захватил Тор", "захватил"),
    ("campaign", "ru", "отдал зелёному отряд 6", "отдал"),
    ("campaign", "en", "2 moved up 3", "moved"),
    ("campaign", "en", "army 1 took Tor", "took"),
    ("europe", "cs", "napadl Tor", "napadl"),
    ("europe", "ru", "атаковали Тор", "атаковали"),
]
OTHERS = [
    ("duncan", "ru", "первый напал на гоблина"),
    ("duncan", "cs", "u1 zaútočila na kobolda"),
    ("dice_empires", "cs", "koupil 2 jednotky na D5"),
    ("dice_empires", "sk", "kúpil 2 jednotky na D5"),
    ("dice_empires", "ru", "купил 2 отряда на D5"),
]


@pytest.mark.parametrize(("game", "language", "line", "word"), PAST, ids=[line for *_, line, _ in PAST])
def test_what_has_happened_is_no_order(game: str, language: str, line: str, word: str) -> None:
    found = reader(game, language).read(line)
    assert isinstance(found, Problem)
    assert (found.code, found.facts["word"], found.try_) == ("past", word, "")


@pytest.mark.parametrize(("game", "language", "line"), OTHERS, ids=[line for *_, line in OTHERS])
def test_nor_is_it_taken_for_a_slip_of_one(game: str, language: str, line: str) -> None:
    found = reader(game, language).read(line)
    assert isinstance(found, Problem)
    assert found.try_ == ""


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "1: up 5; if merged with 3, stay"),
        ("en", "when 2 has taken Yaz, it should stay"),
        ("ru", "2: вверх 5, если увидел врага, убежать"),
        ("cs", "kdyby 2 potkala zelené, ať se stáhne"),
        ("sk", "keby 2 zbadala nepriateľa, nech utečie"),
    ],
)
def test_what_has_happened_may_be_a_condition(language: str, line: str) -> None:
    assert isinstance(READERS[language].read(line), Reading)


@pytest.mark.parametrize(("language", "line"), [("cs", "posli 2 nahoru 3"), ("ru", "пошли отряд 2 вверх 3")])
def test_an_order_that_looks_like_the_past_is_one(language: str, line: str) -> None:
    """`pošli` is no form of the past: there is no `pošl`."""
    assert isinstance(READERS[language].read(line), Reading)


NEGATED = [
    ("dice_empires", "cs", "nekupuj na D5"),
    ("dice_empires", "cs", "nekonvertuj otroky"),
    ("dice_empires", "sk", "nekupuj na D5"),
    ("dice_empires", "ru", "непокупай на D5"),
    ("campaign", "cs", "2: neútoč na Tor"),
    ("campaign", "cs", "2 nejdi nahoru 3"),
    ("campaign", "sk", "2 nechoď hore 3"),
    ("campaign", "ru", "2 неатакуй Тор"),
    ("europe", "cs", "nepřesouvej BAL ANA"),
    ("duncan", "sk", "neútoč na kobolda"),
]


@pytest.mark.parametrize(("game", "language", "line"), NEGATED, ids=[line for *_, line in NEGATED])
def test_a_negation_is_no_slip_of_the_order(game: str, language: str, line: str) -> None:
    """Neither is the order read, nor is a line offered that lacks the negation."""
    found = reader(game, language).read(line)
    assert isinstance(found, Problem)
    assert found.try_ == "" or "ne" in found.try_.casefold()


@pytest.mark.parametrize("language", ["en", "ru", "cs", "sk"])
def test_a_white_army_is_none_that_was_beaten(language: str) -> None:
    """Without diacritics a form of the past may be another word: `bílí` is `bili` then."""
    line = {"en": "2: attack white", "ru": "2: напасть на белых", "cs": "2: napadni bili", "sk": "2: napadni bielych"}
    assert isinstance(READERS[language].read(line[language]), Reading)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_denies_carries_nothing(language: str) -> None:
    """„Odvod ani náhodou“: a negation is never skipped as courtesy is."""
    frames = REGISTRY["campaign"].lexicons[language].frames
    assert not set(frames["no"]["words"]) & set(frames["empty"]["words"])
