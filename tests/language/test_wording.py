"""Every problem of the language layer has words in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from pbem.core.languages import LANGUAGES
from pbem.language.forms.notation import Slot, walk
from tests.language.campaign import INSTALLED, LEXICONS

CODES = {
    "unreadable",
    "hint",
    "incomplete",
    "misplaced",
    "unknown-name",
    "no-cell",
    "ambiguous",
    "several-ways",
    "corrected",
    "replaced",
    "too-long",
    "empty",
    "block",
}
FOLDER = Path(__file__).parents[2] / "templates" / "locale"


def _named(source: str) -> set[str]:
    """List the messages of a catalogue."""
    return {entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)}


def messages(language: str) -> dict[str, str]:
    """Read the catalogues of problems: identifiers and their source."""
    source = "\n".join(
        (FOLDER / language / f"{matter}.ftl").read_text(encoding="utf-8") for matter in ("problems", "blocks")
    )
    body = parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: source[entry.span.start : entry.span.end]
        for entry in body
        if isinstance(entry, ast.Message) and entry.span
    }


def variables(text: str) -> set[str]:
    """List the facts a message speaks of."""
    return {word.strip("}{ ") for word in text.split() if word.startswith("$")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_term_has_words(language: str) -> None:
    """The same codes, terms and facts in each language."""
    found, english = messages(language), messages("en")
    assert {f"problem-{code}" for code in CODES} <= set(found)
    assert {name: variables(text) for name, text in found.items()} == {
        name: variables(text) for name, text in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_form_expects_has_a_name(language: str) -> None:
    """Each slot of each form, and each list of them, can be asked for."""
    lexicon = LEXICONS[language]
    slots = {
        node for forms in lexicon.forms.values() for form in forms for node in walk(form) if isinstance(node, Slot)
    }
    terms = {f"term-{lexicon.grammar.term(slot)}" for slot in slots} | {"term-end", "term-order", "term-word"}
    assert terms <= set(messages(language)) | _named(INSTALLED.catalogues[language])
