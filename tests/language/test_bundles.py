"""Orders that are replaced together: a letter with one of a bundle takes away those of earlier letters."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.language.letter import merging, sheet, understanding
from pbem.language.letter.draft import Draft
from pbem.registry import GROUP, Registry
from tests.toy.options import Options
from tests.toy.orders import Order, Play, Promise
from tests.toy.state import Player, State, View
from tests.toy.stepped import BUNDLED

RED = Seat("red")
INSTALLED = Registry([EntryPoint("duel", "tests.toy.stepped:BUNDLED", GROUP)])["duel"]
GAME = BUNDLED


@pytest.fixture
def view() -> View:
    """Blue holds 3, 5 and 7."""
    players = tuple(Player(Seat(seat), cards) for seat, cards in (("blue", (3, 5, 7)), ("red", (2,)), ("green", (4,))))
    known: View = GAME.rules.view(State(Options(), 1, Seat("blue"), players, (1, 2)), Seat("blue"))
    return known


def read(view: View, text: str, *earlier: str) -> tuple[Draft[Order], Sheet[Order]]:
    """Read a mail after others; give what was understood of it, and the list that stands then."""
    before = read(view, earlier[-1], *earlier[:-1])[1] if earlier else Sheet[Order]()
    stood = merging.unwritten(before)
    draft = sheet.checked(
        understanding.understood(
            list(enumerate(text.split("\n"), 1)), GAME, view, sheet.readers(GAME, view, INSTALLED.lexicons, "en")
        ),
        GAME,
        view,
        stood,
    )
    return draft, merging.merge(GAME, stood, draft.sheet)


def test_a_later_letter_takes_the_place_of_a_bundle_as_a_whole(view: View) -> None:
    _, stands = read(view, "play 7", "play 3\nplay 5")
    assert list(stands) == [Play(7, RED)]


def test_a_bundle_stands_where_it_began_and_what_is_in_none_stays(view: View) -> None:
    _, stands = read(view, "play 7\nplay 5", "play 3\npromise red peace")
    assert list(stands) == [Play(7, RED), Play(5, RED), Promise(RED)]


def test_a_letter_without_an_order_of_a_bundle_leaves_it(view: View) -> None:
    _, stands = read(view, "promise red peace", "play 3\nplay 5")
    assert list(stands) == [Play(3, RED), Play(5, RED), Promise(RED)]


def test_a_first_letter_stands_in_the_order_written(view: View) -> None:
    _, stands = read(view, "play 3\npromise red peace\nplay 5")
    assert list(stands) == [Play(3, RED), Promise(RED), Play(5, RED)]


def test_a_bundle_of_which_nothing_can_stand_replaces_nothing(view: View) -> None:
    """Card 9 is not held: what stood before stands."""
    draft, stands = read(view, "play 9", "play 3\nplay 5")
    assert [problem.code for problem in draft.problems] == ["duel-no-card"]
    assert list(stands) == [Play(3, RED), Play(5, RED)]


def test_what_stood_of_a_bundle_that_is_not_replaced_counts_for_the_other_lines(view: View) -> None:
    """With three wishes no peace may be promised; the letter's own wish cannot stand, so they are still three."""
    draft, stands = read(view, "play 9\npromise red peace", "play 3\nplay 5\nplay 7")
    assert sorted(problem.code for problem in draft.problems) == ["duel-no-card", "duel-not-now"]
    assert list(stands) == [Play(3, RED), Play(5, RED), Play(7, RED)]


def test_the_same_bundle_sent_again_is_not_said_to_stand_twice(view: View) -> None:
    draft, stands = read(view, "play 3\nplay 5", "play 3\nplay 5")
    assert draft.problems == ()
    assert list(stands) == [Play(3, RED), Play(5, RED)]


def test_what_is_given_once_more_keeps_the_place_of_its_first_letter(view: View) -> None:
    stood = Sheet[Order]((Written(Play(3, RED), came=4),))
    later = Sheet[Order]((Written(Play(5, RED), 1, came=0), Written(Play(3, RED), 2)))
    merged = merging.merge(GAME, stood, later)
    assert [line.came for line in merged.lines] == [0, 4]


def test_a_list_that_is_full_has_room_for_a_bundle_that_replaces_another(view: View) -> None:
    stood = Sheet[Order](tuple(Written(Play(3, RED)) for _ in range(sheet.MOST_LISTED)))
    draft = understanding.understood([(1, "play 5")], GAME, view, sheet.readers(GAME, view, INSTALLED.lexicons, "en"))
    assert list(sheet.checked(draft, GAME, view, stood).sheet) == [Play(5, RED)]
