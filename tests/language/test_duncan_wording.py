"""Every answer to a team's orders, and everything a line may lack, has words in four languages."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest

from pbem.core.languages import LANGUAGES
from pbem.rulesets.duncan.words import checks
from tests.language.duncan import INSTALLED, LEXICONS
from tests.messages_kit import messages, terms

FOLDER = Path(checks.__file__).parent
MODULES = ("checks", "move_checks", "problems", "directions", "phrases", "units")


def codes() -> set[str]:
    """Collect the codes the modules of orders know: what `refused` and `warned` are called with, and their tables."""
    source = "\n".join((FOLDER / f"{module}.py").read_text(encoding="utf-8") for module in MODULES)
    table = {
        match[1] for match in re.finditer(r"duncan-([a-z-]+)[ ,|]", python.get_docstring(python.parse(source)) or "")
    }
    called = {match[1] for match in re.finditer(r"(?:refused|warned)\(\s*\"([a-z-]+)\"", source)}
    steps = {"step-wall", "step-unseen", "step-portal", "unseen", "wall", "portal", "buy-wall", "buy-portal"}
    return table | called | steps


def mine(language: str) -> dict[str, set[str]]:
    """List the messages of orders and the facts each speaks of."""
    found = messages(INSTALLED.catalogues[language])
    return {name: facts for name, facts in found.items() if name.startswith(("problem-duncan", "term-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    assert {f"problem-duncan-{code}" for code in codes()} - mine(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_of_the_same(language: str) -> None:
    """A fact may be left out in no language."""
    assert mine(language) == mine("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_line_may_lack_has_words(language: str) -> None:
    wanted = terms(LEXICONS[language]) - {"term-number", "term-text", "term-name"}
    assert {*wanted, "term-order"} - mine(language).keys() == set()
