"""Conformance finds what it promises to find: each broken duel fails, with a message that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pbem.registry import install
from pbem.testing.conformance import conformance
from pbem.testing.playing import Broken
from pbem.testing.secrets import openness
from pbem.testing.series import Series, random_games
from tests.toy import broken
from tests.toy.options import Options
from tests.toy.ruleset import TOY, Duel


@pytest.mark.parametrize(
    ("ruleset", "message"),
    [
        (broken.shows_the_card, "public view|view depends on what it cannot know"),
        (broken.waits_differently, "whom we wait for depends on what it cannot know"),
        (broken.suggests_everything, "view depends on what it cannot know"),
        (broken.deals_nothing, "the leak test proves nothing"),
        (broken.hides_openly, "nothing is secret, and its view is not that of all"),
        (broken.forgets, "position does not come back"),
        (broken.never_ends, r"awaiting is \(\), the outcome None|IndexError"),
        (broken.counts_nothing, "turns do not count upwards"),
        (broken.changes, "not the same after"),
        (broken.keeps_lists, "state"),
        (broken.invents_throws, "shows throws nobody threw"),
        (broken.refuses_silence, "check refuses the orders of silence"),
        (broken.says_another, "the form in en is not understood"),
        (broken.has_no_words, "duel-event-rumour"),
        (broken.says_nothing, "duel-nowhere"),
        (broken.foretells_wrongly, "it came otherwise: cards"),
        (broken.tells_strangers, r"is told to \['Grey, all'\], which are no seats"),
        (broken.hears_voices, "was told nothing, and its view is another"),
        (broken.announces_without_words, "duel-hush"),
        (broken.counts_letters, "what others say: leaflet.json depends on what it cannot know"),
        (broken.raises, "IndexError: no such card"),
    ],
)
def test_a_broken_promise_is_found(ruleset: Callable[[], Duel], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        conformance(ruleset(), Series(games=2, turns=14, options=[Options(seats=3, hand_size=2)]))


def test_an_open_game_that_deals_something_anew_is_found() -> None:
    (game,) = random_games(install(TOY), Series(games=1, turns=3, options=[Options(seats=3, hand_size=2)]))
    with pytest.raises(Broken, match="nothing is secret, and reimagine gives another state"):
        openness(install(broken.deals_openly()), game)
