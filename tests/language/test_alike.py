"""A line that is not understood is answered with an order of its own kind: how such a one is said, not how any is."""

from __future__ import annotations

import pytest

from pbem.core.texts import Text
from pbem.language.letter import sheet as sheets
from pbem.language.letter import understanding
from tests.language.everyday.boards import board

HEARD = {
    "campaign": {
        "en": {
            "Offer Green a frabjous alliance for as long as the mome raths outgrabe.": "propose alliance",
            "4 to close in on green, mimsily, around teatime, or whenever.": "army 7: approach",
        },
        "ru": {"семёрку объедини хливко, с кем захочет, или нет": "отряд 2: влево 2, объединиться"},
        "cs": {"Navrhni zelenému spojenectví, vytrčeně, jak se mu zachce.": "navrhnout alianci"},
        "sk": {"Trojku rozdeľ zmrndolene, ako sa jej zachce, alebo nie.": "oddiel 3: rozdeľ"},
    },
    "duncan": {
        "en": {"put a note on E5, frabjously, or on whichever: trap": "note on square"},
        "sk": {"Štvorke zvýš zmrndolene čokoľvek, o koľko sa dá.": "vylepšiť u1 silu"},
    },
    "dice_empires": {
        "en": {"transfer one, mimsily, out of whichever, to d5": "transfer"},
        "cs": {"přeřaď trojici vytrčeně odkudkoli k d2": "přeřaď"},
    },
    "europe": {
        "en": {"Whatever attacks me, stop it frabjously, or so.": "stop attacks"},
        "ru": {"Всякую атаку на меня останови хливко, или как.": "дипломатия"},
    },
}


@pytest.mark.parametrize(
    ("game", "language", "line", "said"),
    [
        pytest.param(game, language, line, said, id=f"{game}-{language}-{said}")
        for game, languages in HEARD.items()
        for language, lines in languages.items()
        for line, said in lines.items()
    ],
)
def test_the_example_is_of_the_kind_that_is_heard(game: str, language: str, line: str, said: str) -> None:
    assert example(game, language, line).startswith(said)


def test_where_nothing_of_the_game_is_heard_no_example_is_given() -> None:
    assert example("campaign", "en", "4 frabjously, 5 mimsily, or both: H8") == ""


def test_of_another_deed_that_only_speaks_of_this_one_no_example_is_given() -> None:
    """`stop attacks on me` speaks of attacks, and is none."""
    assert example("europe", "en", "The French garrison attacks Germany frabjously, or so.") == ""


def test_where_a_ready_line_is_offered_it_is_the_example() -> None:
    assert example("campaign", "en", "3 should split in half, mimsily") == ""


def example(game: str, language: str, line: str) -> str:
    """Give the example the answer shows for a line that is not read."""
    installed, view = board(game, language)
    readers = sheets.readers(installed.ruleset, view, installed.lexicons, language)
    draft = understanding.understood(((1, line),), installed.ruleset, view, readers)
    hints = [problem.facts.get("hint") for problem in draft.problems]
    return next((str(hint.args["example"]) for hint in hints if isinstance(hint, Text) and "example" in hint.args), "")
