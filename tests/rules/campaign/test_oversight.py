"""5.2: whatever happens, the referee can be told of it in four languages, and decree."""

from __future__ import annotations

import pytest

from pbem.registry import Registry, install
from pbem.rulesets.campaign.options import Options
from pbem.testing.oversight import oversight
from pbem.testing.series import Series, random_games
from tests.toy.ruleset import TOY


@pytest.mark.parametrize(
    "options", [Options(seats=3, board_width=12, board_height=12), Options(seats=2, map="two-fords")]
)
def test_random_games_are_told_to_the_referee(options: Options) -> None:
    """Random games, random decrees."""
    installed = Registry()["campaign"]
    for game in random_games(installed, Series(2, 6, options=[options])):
        oversight(installed, game)


def test_a_game_that_says_nothing_of_it_has_its_defaults() -> None:
    """The toy: all events with who was told of each; no decrees."""
    installed = install(TOY)
    for game in random_games(installed, Series(2, 6)):
        oversight(installed, game)
