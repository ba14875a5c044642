"""Every problem of the language layer has words in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.core.languages import LANGUAGES
from tests.language.campaign import INSTALLED, LEXICONS
from tests.messages_kit import messages, terms

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


def problems(language: str) -> dict[str, set[str]]:
    """List the messages of the catalogues of problems, and the facts each speaks of."""
    folder = FOLDER / language
    return messages("\n".join((folder / f"{matter}.ftl").read_text("utf-8") for matter in ("problems", "blocks")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_term_has_words(language: str) -> None:
    """The same codes, terms and facts in each language."""
    found = problems(language)
    assert {f"problem-{code}" for code in CODES} <= set(found)
    assert found == problems("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_form_expects_has_a_name(language: str) -> None:
    """Each slot of each form, and each list of them, can be asked for."""
    wanted = terms(LEXICONS[language]) | {"term-end", "term-order", "term-word"}
    assert wanted <= {*problems(language), *messages(INSTALLED.catalogues[language])}
