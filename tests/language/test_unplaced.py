"""What the writer of a line that is not read is told: the word, what could stand there, and never our insides."""

from __future__ import annotations

import re

import pytest

from pbem.core.problems import Problem
from pbem.core.texts import Text
from pbem.reports.texts import wording
from tests.language.everyday.boards import board
from tests.language.everyday.texts import open_half
from tests.language.kit import draft


def _problem(game: str, language: str, line: str) -> Problem:
    return next(iter(draft(language, line, game=game).problems))


def _told(problem: Problem, game: str, language: str) -> str:
    installed, _ = board(game)
    words = wording(language, installed.catalogues, themes=installed.ruleset.telling.themes)
    return words.t(f"problem-{problem.code}", **problem.facts)


@pytest.mark.parametrize(
    ("game", "language", "line", "word"),
    [
        ("dice_empires", "ru", "Всей казармой наваливаемся на Зелёного!", "наваливаемся"),
        ("duncan", "cs", "jednička se přikutálí k portálu zespoda, tedy na C4", "přikutálí"),
        ("campaign", "sk", "štvorka sa prehupkne okolo Garu", "prehupkne"),
        ("europe", "en", "two figures frobnicate from France to the Benelux", "frobnicate"),
    ],
)
def test_an_unknown_verb_is_named(game: str, language: str, line: str, word: str) -> None:
    """What nobody knows is told, not the known word before it where reading stopped."""
    problem = _problem(game, language, line)
    assert line[problem.start : problem.end] == word
    assert word in _told(problem, game, language)


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("dice_empires", "en", "half the hall goes to the farm (that's three)"),
        ("campaign", "en", "could 2 and 7 both shift three cells to the west"),
        ("duncan", "cs", "Obě jednotky u portálu, tedy jednička a trojka, dostanou za body plus jedna sílu."),
    ],
)
def test_known_words_are_not_told_to_be_unknown(game: str, language: str, line: str) -> None:
    """Where every word is known, neither a comma nor the first of them is what we do not understand."""
    problem = _problem(game, language, line)
    assert (problem.code, "word" in problem.facts) == ("together", False)


def test_an_ordinary_word_is_no_place() -> None:
    """A place is not known only where what stands there is written as a name."""
    problem = _problem("campaign", "cs", "nabídni zelenému alianci na ukrutně dlouho, vítězství společné")
    assert problem.code in {"unreadable", "unknown-word"}


def test_where_an_order_ends_the_rest_is_told_of() -> None:
    """ "The end of the line" is no help to who wrote more."""
    line = "d2 на Зелёного, в крайнем случае (если нельзя) - на ферму"
    problem = _problem("dice_empires", "ru", line)
    assert (problem.code, problem.facts["word"]) == ("surplus", "в")


def _leaves(fact: object) -> list[object]:
    """List what a fact is made of."""
    if isinstance(fact, Text):
        return [fact.id, *(leaf for one in fact.args.values() for leaf in _leaves(one))]
    return [leaf for one in fact for leaf in _leaves(one)] if isinstance(fact, tuple) else [fact]


ODD = re.compile(r"[('\[]'|Text\(|: [.;]|; [.;]|term-|problem-")


def test_what_could_stand_there_has_a_name() -> None:
    """No sign, no word of a letter or two and none of another language is told to be possible somewhere."""
    for said in [one for one in open_half() if one.kind == "line"][::9]:
        for problem in draft(said.language, said.text, game=said.game).problems:
            leaves = [leaf for leaf in _leaves(problem.facts.get("expected", ())) if leaf]
            assert all(re.match(r"term-|problem-either", str(leaf)) or "-term-" in str(leaf) for leaf in leaves), leaves
            assert not ODD.search(_told(problem, said.game, said.language)), said.text
