"""What a careful reader would strike out of the catalogues: words of another language, the machine's words, two words
for one thing, quotation marks of elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pbem.rulesets
from pbem.core.languages import LANGUAGES
from pbem.reports.places import folder

STRUCK = {
    "en": ("anchor", "orders nothing new", "brings it again"),
    "ru": (
        "свёртк",
        "якор",
        "судья",
        "редакци",
        "отпечаток",
        "верная строка",
        "общая сила",
        "перед вами",
        "который дал игрок",
    ),
    "cs": (
        "rozhodčí",
        "mail",
        "kotva",
        "pláň",
        "tažení",
        "leží před",
        "poštovní adres",
        "jasný je",
        "celková síla",
        "termín",
    ),
    "sk": (
        "rozhodca",
        "mail",
        "kotva",
        "pláň",
        "ťaženie",
        "leží pred",
        "poštov[áú] adres",
        "jasný je",
        "celková sila",
        "termín",
    ),
}
"""What was said once, and is said otherwise: the referee, a letter, a plain, a deadline have one name each."""
SAID_ALL_THE_SAME = ("e-mail",)
QUOTATION = {"en": "“”’", "ru": "«»", "cs": "„“", "sk": "„“"}
LATIN = re.compile(r"(?<![\w.@/-])[A-Za-z]{3,}(?![\w@-])(?!\.\w)")
TECHNICAL = re.compile(
    r"pbem [^«».]*|--\w+(?:-\w+)*|\S+@\S+|\[referee\] address|language cs|zone [\w/]+|Olga|index\.html|report\.json"
)
NAMES = frozenset(
    (
        "diff",
        "zip",
        "spam",
        "Message",
        "Duncan",
        "Dice",
        "Empires",
        "zone",
        "winmail",
        "dat",
        "bold",
        "none",
        "English",
        "cookies",
        "JavaScript",
        "web",
        "practice",
    )
)
OPTIONS = re.compile(r"-option-|^window-language-")
"""The referee's options are named as he writes them in the campaign's file, languages in themselves."""


class _Words(Visitor):
    """Collects what a message prints itself."""

    def __init__(self) -> None:
        self.printed: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.printed.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.printed.append(node.value)


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """List what the messages of a language print, by their names."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[tuple[str, str]]:
    games = Path(pbem.rulesets.__path__[0]).rglob(f"locale/**/{language}.ftl")
    for file in (*(folder("templates") / "locale" / language).rglob("*.ftl"), *games):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                words = _Words()
                for variant in _printed(entry.value):
                    words.visit(variant)
                yield entry.id.name, " ".join(words.printed)


def _printed(pattern: ast.Pattern) -> Iterator[ast.TextElement]:
    """Give the texts of a pattern and of its variants, not the values its calls are given."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _printed(variant.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    for id, said in texts(language):
        words = TECHNICAL.sub(" ", said).lower()
        for all_the_same in SAID_ALL_THE_SAME:
            words = words.replace(all_the_same, "")
        assert [struck for struck in STRUCK[language] if re.search(rf"\b{struck}", words)] == [], id


def test_no_english_word_stands_in_a_russian_text() -> None:
    for id, said in texts("ru"):
        if not OPTIONS.search(id):
            found = set(LATIN.findall(TECHNICAL.sub(" ", said)))
            assert {word for word in found - NAMES if not word.isupper()} == set(), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for id, said in texts(language):
        assert {sign for sign in said if sign in '«»„“”‘’"'} <= set(QUOTATION[language]), id


@pytest.mark.parametrize("language", ["ru", "cs", "sk"])
def test_a_campaign_and_not_its_name_is_over(language: str) -> None:
    """“«Рыбный край» окончена” is no sentence: the name has a gender of its own."""
    opening = re.compile(r"^([\w-]+) = [«„]{ \$campaign }[»“] [^\W\dA-ZА-Я]", re.MULTILINE)
    sources = (file.read_text("utf-8") for file in (folder("templates") / "locale" / language).rglob("*.ftl"))
    assert [id for source in sources for id in opening.findall(source)] == []


FAMILIAR = {
    "ru": r"т(?:ы|ебя|ебе|обой)|тво(?:й|я|ё|и|его|ей|ему|ю|их|им|ими|ём)|\w+[еи]шь(?<!лишь)(?<!тишь)|\w+[еи]шься",
    "cs": r"tv(?:ůj|á|é|ého|ému|ých|ým|ými|ou|ém|oje)|teb[eo]u?|tobě|jsi|nejsi|napiš|umísti|uveď|\w+(?:áš|íš|eš|uješ)",
    "sk": r"tvoj\w*|teba|tebou|napíš|umiestni|uveď|\w+(?:áš|íš|ieš|eš|uješ)",
}
POLITE = {"váš", "náš", "příliš", "spíš"}
EXAMPLE = re.compile(r"„[^“]*“|«[^»]*»|`[^`]*`|^ {4}.*$|^```.*?^```", re.MULTILINE | re.DOTALL)


def _familiar(language: str, said: str) -> set[str]:
    return set(re.findall(rf"\b(?:{FAMILIAR[language]})\b", EXAMPLE.sub(" ", said.lower()))) - POLITE


@pytest.mark.parametrize("language", ["ru", "cs", "sk"])
def test_the_reader_is_addressed_politely(language: str) -> None:
    """Half a report said „vaše krajiny“, the other half „tvoje lode“; examples of orders are as players write them."""
    books = Path(pbem.rulesets.__path__[0]).glob(f"*/rulebook/{language}.md")
    said = (*texts(language), *((str(book), book.read_text("utf-8")) for book in books))
    assert {id: _familiar(language, words) for id, words in said if _familiar(language, words)} == {}
