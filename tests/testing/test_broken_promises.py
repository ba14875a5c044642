"""Conformance finds what it promises to find: each broken duel fails, with a message that says what is wrong."""

from __future__ import annotations

import pytest

from pbem.testing.conformance import conformance
from tests.toy import broken
from tests.toy.options import Options
from tests.toy.ruleset import Toy


@pytest.mark.parametrize(
    ("ruleset", "message"),
    [
        (broken.ShowsTheCard, "public view|view depends on what it cannot know"),
        (broken.WaitsDifferently, "whom we wait for depends on what it cannot know"),
        (broken.SuggestsEverything, "view depends on what it cannot know"),
        (broken.DealsNothing, "the leak test proves nothing"),
        (broken.Forgets, "position does not come back"),
        (broken.NeverEnds, r"awaiting is \(\), the outcome None|IndexError"),
        (broken.CountsNothing, "turns do not count upwards"),
        (broken.Changes, "not the same after"),
        (broken.KeepsLists, "state"),
        (broken.InventsThrows, "shows throws nobody threw"),
        (broken.RefusesSilence, "check refuses the orders of silence"),
        (broken.SaysAnother, "the form in en is not understood"),
        (broken.HasNoWords, "duel-event-rumour"),
        (broken.SaysNothing, "duel-nowhere"),
        (broken.TellsStrangers, r"is told to \['Grey, all'\], which are no seats"),
        (broken.HearsVoices, "was told nothing, and its view is another"),
        (broken.AnnouncesWithoutWords, "duel-hush"),
        (broken.CountsLetters, "what others say: leaflet.json depends on what it cannot know"),
        (broken.Raises, "IndexError: no such card"),
    ],
)
def test_a_broken_promise_is_found(ruleset: type[Toy], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        conformance(ruleset(), games=1, turns=14, options=[Options(seats=3, hand_size=2)])
