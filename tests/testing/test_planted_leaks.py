"""The leak tests find what is planted: leaks of every kind in the duel, and those that the real games had."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.registry import AnyRuleset, install
from pbem.testing.conformance import random_games
from pbem.testing.playing import Broken
from pbem.testing.secrets import secrets
from pbem.testing.worlds import Tally, require_alike, worlds
from tests.toy import leaking
from tests.toy.options import Options
from tests.toy.ruleset import Toy

DUEL = Options(seats=3, hand_size=2)
PLANTED: tuple[tuple[type[Toy], str], ...] = (
    (leaking.InTheView, "view depends"),
    (leaking.InAnEvent, "events depends"),
    (leaking.WhetherItIsTold, "events depends"),
    (leaking.InTheOrderOfRows, "events depends"),
    (leaking.InTheReasonOfARefusal, "events depends"),
    (leaking.InANumber, "view depends"),
    (leaking.InWhoGetsAMail, "whom it concerns depends"),
    (leaking.InWhoMayWrite, "whom it may write to depends"),
    (leaking.InTheTimeGiven, "whom we wait for depends"),
    (leaking.InTheWeightOfThePicture, "picture depends"),
    (leaking.InTheOrderOfThePicture, "drawing depends"),
    (leaking.InTheAttachment, "report: report.json depends|report depends"),
    (leaking.InASuggestion, "vocabulary depends"),
    (leaking.InAForecast, "answer: .* depends"),
    (leaking.InARefusalAtReceipt, "answer: .* depends"),
    (leaking.InTheReasonOfAThrow, "view depends|events depends"),
    (leaking.InTheCountOfThrows, "view depends|events depends"),
)


def searched(ruleset: AnyRuleset, options: Any, games: int = 2) -> Tally:
    """Play random games and look for leaks, at rest and at play."""
    installed, tally = install(ruleset), Tally()
    for game in random_games(installed, games, turns=8, options=[options]):
        secrets(installed, game)
        tally += worlds(installed, game)
    return tally


@pytest.mark.parametrize(("ruleset", "message"), PLANTED, ids=[one.__name__ for one, _ in PLANTED])
def test_a_planted_leak_is_found(ruleset: type[Toy], message: str) -> None:
    with pytest.raises(Broken, match=message):
        searched(ruleset(), DUEL)


@pytest.mark.parametrize("ruleset", [Toy, leaking.Carrying], ids=["as it is", "carrying what nothing shows"])
def test_where_nothing_is_planted_nothing_is_found(ruleset: type[Toy]) -> None:
    require_alike(searched(ruleset(), DUEL), "duel")
