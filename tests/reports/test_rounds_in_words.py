"""Where a turn is a whole round, mails speak of rounds: every message that says so exists in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from pbem.core.languages import LANGUAGES
from pbem.reports.places import folder
from pbem.reports.texts import common, wording
from tests.messages_kit import messages

TITLES = {
    "en": ("Results of turn 3", "Results of round 3"),
    "ru": ("Итоги 3-го хода", "Итоги 3-го раунда"),
    "cs": ("Výsledky 3. tahu", "Výsledky 3. kola"),
    "sk": ("Výsledky 3. ťahu", "Výsledky 3. kola"),
}


STEPS = frozenset(
    {
        "archive-turn-round",
        "report-title-round",
        "subject-news-round",
        "subject-answer-round",
        "subject-trial-round",
        "oversight-subject-round",
        "archive-turn-before-start",
        "report-title-before-start",
        "subject-news-before-start",
        "oversight-subject-before-start",
    }
)
"""Said where a turn is a step of a round."""
NO_GAME = frozenset(["notice-help-commands", "joining-invitation-what", "clock-wrong-body", "limit-flood-body"])
"""Said of all games alike, before one is named."""
BESIDE = frozenset(["joining-offer-begun", "digest-game", "digest-game-idle", "window-turn", "window-past-line"])
"""Said without the words of a game; `-round` behind the name says them of rounds."""


def _rounds(language: str) -> str:
    return (folder("templates") / "locale" / language / "turns" / "rounds.ftl").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_called_a_round(language: str) -> None:
    """The title of a report, with and without."""
    turn, round_ = TITLES[language]
    assert wording(language).t("report-title", turn=3) == turn
    assert wording(language, None, "rounds").t("report-title", turn=3) == round_


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_takes_the_place_of_a_message_that_knows_the_same(language: str) -> None:
    """No message is named that nobody says, and none needs a fact the other is not given."""
    usual = messages("\n".join(common(language)))
    found = messages(_rounds(language))
    assert set(found) == set(messages(_rounds("en")))
    assert all(words <= usual[name] for name, words in found.items())


def test_every_message_that_speaks_of_turns_has_its_like() -> None:
    """Whatever a player or the referee of such a game is told; what is left out has a reason above."""
    speaking = {name for name, words in _messages() if re.search(r"\b[Tt]urns?\b", words.replace("$turn", ""))}
    instead = {*messages(_rounds("en")), *messages(_missed("en"))}
    assert speaking - instead == STEPS | NO_GAME | BESIDE
    assert all(f"{name}-round" in messages("\n".join(common(language))) for name in BESIDE for language in LANGUAGES)


def _missed(language: str) -> str:
    return (folder("templates") / "locale" / language / "turns" / "missed.ftl").read_text("utf-8")


def _messages() -> list[tuple[str, str]]:
    """Give the English messages and what they say."""
    write = FluentSerializer().serialize_entry
    entries = FluentParser().parse("\n".join(common("en"))).body
    found = [(entry.id.name, write(entry)) for entry in entries if isinstance(entry, ast.Message)]
    return [(name, words.partition(f"{name} =")[2]) for name, words in found]
