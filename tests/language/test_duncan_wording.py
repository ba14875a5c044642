"""Every answer to a team's orders, and everything a line may lack, has words in four languages."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from pbem.core.languages import LANGUAGES
from pbem.language.forms.notation import Slot, walk
from pbem.rulesets.duncan.words import checks
from tests.language.duncan import INSTALLED, LEXICONS

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


def messages(language: str) -> dict[str, set[str]]:
    """List the messages of orders and the facts each speaks of."""
    body = parse(INSTALLED.catalogues[language]).body
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    return {entry.id.name: _facts(entry) for entry in entries if entry.id.name.startswith(("problem-duncan", "term-"))}


def _facts(entry: ast.Message) -> set[str]:
    found: set[str] = set()
    todo: list[object] = [entry]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            todo.extend(vars(node).values())
        elif isinstance(node, list):
            todo.extend(node)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    assert {f"problem-duncan-{code}" for code in codes()} - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_of_the_same(language: str) -> None:
    """A fact may be left out in no language."""
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_line_may_lack_has_words(language: str) -> None:
    lexicon = LEXICONS[language]
    slots = [
        node
        for forms in (*lexicon.forms.values(), (lexicon.line,))
        for form in forms
        for node in walk(form)
        if isinstance(node, Slot)
    ]
    terms = {f"term-{lexicon.grammar.term(slot)}" for slot in slots} - {"term-number", "term-text", "term-name"}
    assert {*terms, "term-order"} - messages(language).keys() == set()
