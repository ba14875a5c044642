"""Every answer to a lord's orders, and everything a line may lack, has words in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbem.core.languages import LANGUAGES
from pbem.rulesets.dice_empires.answer import plan
from pbem.rulesets.dice_empires.words import checks
from tests.language.dice_empires import INSTALLED, LEXICONS
from tests.messages_kit import messages, terms

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


MESSAGES = {language: messages(INSTALLED.catalogues[language]) for language in LANGUAGES}


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
    wanted = terms(LEXICONS[language]) - {"term-number", "term-text", "term-name"}
    assert {*wanted, "term-order"} - MESSAGES[language].keys() == set()
