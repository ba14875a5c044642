"""Every answer to a lord's orders, and everything a line may lack, has words in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from pbem.core.languages import LANGUAGES
from pbem.language.forms.notation import Slot, walk
from pbem.rulesets.dice_empires.answer import plan
from pbem.rulesets.dice_empires.words import checks
from tests.language.dice_empires import INSTALLED, LEXICONS

WORDS, ANSWERS = Path(checks.__file__).parent, Path(plan.__file__).parent
NOTES = {f"dice-empires-plan-note-{reason}" for reason in ("whole", "fit", "joined", "die")}
STEPS = {f"dice-empires-plan-{kind}" for kind in ("moved", "transferred", "split", "sent", "recalled")}
ABOUT = {f"dice_empires-about-{kind}" for kind in ("one-command", "few-commands", "many-commands")}
SHORT = {f"dice-empires-plan-{kind}-hall" for kind in ("reroll", "captives", "take", "convert")}


def source(folder: Path) -> str:
    """Join the modules of a room."""
    return "\n".join(module.read_text(encoding="utf-8") for module in sorted(folder.glob("*.py")))


def codes() -> set[str]:
    """Collect the problems the modules of orders know: what `refused` is called with, and their tables."""
    text = source(WORDS)
    table = {match[1] for match in re.finditer(r"^\| dice-empires-([a-z-]+) \|", text, re.MULTILINE)}
    called = {match[1] for match in re.finditer(r"(?:refused|warned)\(\s*\"([a-z-]+)\"", text)}
    assert called <= table | {"send-from", "recall-from"}, called - table
    return table


def messages(language: str) -> dict[str, set[str]]:
    """List the messages of checks and plans and the facts each speaks of."""
    body = parse(INSTALLED.catalogues[language]).body
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    return {entry.id.name: facts(entry) for entry in entries}


def facts(entry: ast.Message) -> set[str]:
    """List the facts a message speaks of."""
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


MESSAGES = {language: messages(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words(language: str) -> None:
    assert {f"problem-dice-empires-{code}" for code in codes()} - MESSAGES[language].keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_expectation_has_words(language: str) -> None:
    named = {match[1] for match in re.finditer(r"\"(dice-empires-plan-[a-z-]+)\"", source(ANSWERS))}
    wanted = {*named, *NOTES, *STEPS, *SHORT, *plan.WARNINGS, *ABOUT}
    assert wanted - MESSAGES[language].keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_of_the_same(language: str) -> None:
    """A fact may be left out in no language."""

    def mine(of: str) -> dict[str, set[str]]:
        begins = ("problem-dice-empires", "dice-empires-plan", "term-")
        return {name: said for name, said in MESSAGES[of].items() if name.startswith(begins)}

    assert mine(language) == mine("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_line_may_lack_has_words(language: str) -> None:
    lexicon = LEXICONS[language]
    slots = [
        node
        for sentences in (*lexicon.forms.values(), (lexicon.line,))
        for sentence in sentences
        for node in walk(sentence)
        if isinstance(node, Slot)
    ]
    terms = {f"term-{lexicon.grammar.term(slot)}" for slot in slots} - {"term-number", "term-text", "term-name"}
    assert {*terms, "term-order"} - MESSAGES[language].keys() == set()
