"""The first report tells how to propose an alliance: to somebody else, and in words that are read."""

from __future__ import annotations

import re

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Severity
from pbem.core.seats import Seat
from pbem.language.letter import blocks, sheet
from pbem.reports.texts import wording
from pbem.rulesets.campaign.report.start import start
from tests.rules.campaign_report.kit import BLUE, GAME, RED, games, position

STATE = position(
    """
cities = ["Yaz E5 blue", "Tor H7 red"]
armies = { blue = ["1 E5 10"], red = ["1 H7 10"] }
realms.blue.contacts = ["red"]
realms.red.contacts = ["blue"]
"""
)
TERMS = {"en": "duration 10", "ru": "срок 10", "cs": "doba 10", "sk": "doba 10"}
END = {"en": "end", "ru": "конец", "cs": "konec", "sk": "koniec"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_the_welcome_proposes_an_alliance_to_somebody_else(language: str, seat: Seat) -> None:
    """A welcome to Red must not tell Red to propose an alliance to Red."""
    view, words = GAME.rules.view(STATE, seat), wording(language, games()["campaign"].catalogues)
    told = next(words.say(each) for each in start(view) if each.id == "campaign-start-treaties")
    quoted = re.search("[«„“](.*?)[»“”]", told)
    assert quoted
    cases = ("nom", "gen", "dat", "acc", "ins")
    assert not {words.seat(seat, case).lower() for case in cases} & set(quoted[1].lower().split())
    lexicons = games()["campaign"].lexicons
    numbered = tuple(enumerate((quoted[1], TERMS[language], END[language]), 1))
    read = sheet.read(blocks.joined(numbered, lexicons), GAME, view, sheet.readers(GAME, view, lexicons, language))
    assert [each.code for each in read.problems if each.severity is Severity.ERROR and "contact" not in each.code] == []
