"""An order that, as things stand, will do nothing is said first: in subject and head of the answer, and on the line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from pbem.core.seats import Seat
from pbem.registry import install
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.dice_empires.options import Options as DiceOptions
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.duncan.options import Options as DuncanOptions
from pbem.rulesets.duncan.ruleset import DUNCAN
from pbem.testing import letters
from tests.rules.test_conformance import CLASH, MET, SMALL

CITIES: dict[str, Any] = {
    "round": 3,
    "lords": {"blue": {"dice": ["d1 T 6"]}, "red": {"dice": ["d1 T 6"]}, "green": {"dice": ["d1 T 6"]}},
}
GAMES: dict[str, tuple[Any, Any, Mapping[str, Any], list[str], str]] = {
    "campaign": (CAMPAIGN, SMALL, {**MET, "armies": {"blue": ["1 A1 12"]}}, ["army 1: up 3"], "army 1"),
    "duncan": (DUNCAN, DuncanOptions(teams=3), CLASH, ["upgrade speed of u1", "move u3 to C5"], "1"),
    "dice_empires": (DICE_EMPIRES, DiceOptions(players=3), CITIES, ["move d4 to farm"], "1"),
}


@pytest.mark.parametrize("name", GAMES)
def test_it_is_said_first(name: str) -> None:
    """Whoever reads the subject alone is not told that all is well."""
    ruleset, options, position, lines, named = GAMES[name]
    installed = install(ruleset)
    state = installed.from_position(options, ruleset.rules.seats(options), position)
    answer = letters.answer(installed, state, lines, letters.Writer(Seat("blue")))
    mail, words = letters.mail(installed, answer), letters.catalogue(installed, "en")
    assert words.t("answer-idle", count=1).lower() in mail.subject.lower()
    assert f"As things stand one order will do nothing ({named})." in mail.text
    assert mail.text.count(words.t("answer-line-idle")) == 1
