"""The rule books for players: every order shown in them is understood, in their own language, and does the same."""

from __future__ import annotations

import re
from functools import cache

import pytest

from pbem import registry
from pbem.core.languages import LANGUAGES
from pbem.core.problems import Severity
from pbem.core.sheets import Sheet
from pbem.language.letter import sheet
from pbem.language.letter.draft import Draft
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.ruleset import EUROPE as RULESET
from pbem.rulesets.europe.words import phrases
from pbem.service.desk import rulebook
from tests.rules.europe.table_kit import table
from tests.rules.europe_report.kit import viewed

_CODE = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
_STRONG = re.compile(r"\*\*(\d+)\*\*")
_INLINE = re.compile(r"`([^`]+)`")
_CODES = re.compile(r"\b[A-Z]{2,3}\b")
EUROPE = registry.Registry()["europe"]
LANDS = "BRI britain 2, SCA britain 1, GER britain 3, BEN dual 1, AUS dual 1, POL russia 1, FRA france 1, UKR russia 1"
HANDS = {"britain": "9H KD AC AD JH QC", "russia": "KS"}
VIEW = viewed(table("britain france dual russia ottoman", LANDS, "7S 7D", HANDS, hand_limit=8), "britain")


@cache
def book(language: str) -> str:
    """Give the rule book of a language."""
    return EUROPE.rulebooks[language]


def examples(language: str) -> tuple[str, ...]:
    """List the orders of all code blocks."""
    return tuple(line for block in _CODE.findall(book(language)) for line in block.splitlines())


def read(line: str, language: str) -> Draft[Order]:
    """Read a line as Britain's player would send it."""
    return sheet.read(((1, line),), RULESET, VIEW, sheet.readers(RULESET, VIEW, EUROPE.lexicons, language))


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in LANGUAGES for line in examples(each)])
def test_an_example_is_understood(language: str, line: str) -> None:
    """A rule book shows no order that we refuse or have to guess at."""
    found = read(line, language)
    assert [each.code for each in found.problems if each.severity is Severity.ERROR] == []
    assert len(found.sheet.lines) == 1
    assert found.language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_all_books_mean_the_same(language: str) -> None:
    """Line by line."""

    def orders(one: str) -> list[Sheet[Order]]:
        return [read(line, one).sheet for line in examples(one)]

    assert [tuple(one) for one in orders(language)] == [tuple(one) for one in orders("en")]
    assert len(examples(language)) >= 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_within_sentences_are_understood(language: str) -> None:
    """Answers and standing orders named in the text are orders too, or names: none is misspelt."""
    for said in _INLINE.findall(_CODE.sub("", book(language)).replace("` / `", "` `")):
        _, reading = Readers(EUROPE.lexicons, RULESET.words.vocabulary(VIEW), language).read(said)
        known = isinstance(reading, Reading) and not reading.corrections
        assert known or " " not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_book_covers_the_rules(language: str) -> None:
    """All four have the same sections, name the same numbers, lands and powers, and as many points a section."""
    text, english = book(language), book("en")
    assert sorted(_STRONG.findall(text)) == sorted(_STRONG.findall(english))
    assert set(_CODES.findall(text)) == set(_CODES.findall(english))
    counts = [(part.count("\n- "), part.count("\n|")) for part in text.split("\n## ")]
    assert counts == [(part.count("\n- "), part.count("\n|")) for part in english.split("\n## ")]


@pytest.mark.parametrize(
    ("language", "topic", "title"),
    [
        ("en", "attack", "Attack"),
        ("cs", "utok", "Útok"),
        ("cs", "figury", "Kluk, dáma, král a eso"),
        ("sk", "trvale", "Trvalé rozkazy"),
        ("sk", "mapa", "Mapa"),
        ("ru", "атака", "Атака"),
        ("ru", "карта", "Карта"),
    ],
)
def test_a_topic_is_found(language: str, topic: str, title: str) -> None:
    """`rules attack` gives the chapter, in the reader's language."""
    assert rulebook.section(EUROPE.rulebooks, language, topic)[0].title == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_books_tell_what_is_kept_first(language: str) -> None:
    """E-12.1: the order named in the books is the one in force by default."""
    assert " ".join(phrases.KEPT) in book(language)
