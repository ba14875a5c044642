"""The leak tests find what is planted: leaks of every kind in the duel, and those that the real games had."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pbem.registry import SomeRuleset, install
from pbem.testing.playing import Broken
from pbem.testing.secrets import secrets
from pbem.testing.series import Series, random_games
from pbem.testing.worlds import Tally, require_alike, worlds
from tests.toy import leaking
from tests.toy.options import Options
from tests.toy.ruleset import TOY, Duel

DUEL = Options(seats=3, hand_size=2)
PLANTED: tuple[tuple[Callable[[], Duel], str], ...] = (
    (leaking.in_the_view, "view depends"),
    (leaking.in_an_event, "events depends"),
    (leaking.whether_it_is_told, "events depends"),
    (leaking.in_the_order_of_rows, "events depends"),
    (leaking.in_the_reason_of_a_refusal, "events depends"),
    (leaking.in_a_number, "view depends"),
    (leaking.in_who_gets_a_mail, "whom it concerns depends"),
    (leaking.in_who_may_write, "whom it may write to depends"),
    (leaking.in_the_time_given, "whom we wait for depends"),
    (leaking.in_the_weight_of_the_picture, "picture depends"),
    (leaking.in_the_order_of_the_picture, "drawing depends"),
    (leaking.in_the_attachment, "report: report.json depends|report depends"),
    (leaking.in_a_suggestion, "vocabulary depends"),
    (leaking.in_a_forecast, "answer: .* depends"),
    (leaking.in_a_refusal_at_receipt, "answer: .* depends"),
    (leaking.in_the_reason_of_a_throw, "view depends|events depends"),
    (leaking.in_the_count_of_throws, "view depends|events depends"),
)


def searched(ruleset: SomeRuleset, options: Options, games: int = 2) -> Tally:
    """Play random games and look for leaks, at rest and at play."""
    installed, tally = install(ruleset), Tally()
    for game in random_games(installed, Series(games, options=[options])):
        secrets(installed, game)
        tally += worlds(installed, game)
    return tally


@pytest.mark.parametrize(("ruleset", "message"), PLANTED, ids=[one.__name__ for one, _ in PLANTED])
def test_a_planted_leak_is_found(ruleset: Callable[[], Duel], message: str) -> None:
    with pytest.raises(Broken, match=message):
        searched(ruleset(), DUEL)


@pytest.mark.parametrize("ruleset", [TOY, leaking.carrying()], ids=["as it is", "carrying what nothing shows"])
def test_where_nothing_is_planted_nothing_is_found(ruleset: Duel) -> None:
    require_alike(searched(ruleset, DUEL), "duel")
