"""P-1.7, P-7: elimination and the end of a game; later goals speak at the point `goal`."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers import turn
from tests.rules.powers.kernel.kit import game, map_text, move, owners, play, shown, told

pytestmark = pytest.mark.usefixtures("heads")

THREE = map_text("A-B B-C C-D D-E", sides={"X": "A", "Y": "B", "Z": "E"})


def test_who_has_no_land_and_nothing_that_can_conquer_is_out() -> None:
    """P-1.7: his remaining units are removed."""
    state, events = play(game("blue inf A 2, red inf B, green inf E", text=THREE), blue=move("inf", "A B"))
    assert told(events, "eliminated", "seat") == [("red",)]
    assert dict(state.out) == {"red": 1}
    assert [request.seat for request in turn.awaiting(state)] == ["blue", "green"]


def test_who_has_an_army_left_is_not_out() -> None:
    """P-1.7."""
    state, events = play(game("blue inf A 2, red tnk B", text=THREE), blue=move("inf", "A B"), red=move("tnk", "B C"))
    assert told(events, "eliminated", "seat") == [("green",)] or not state.out


def test_the_last_one_wins() -> None:
    """P-7.2."""
    state, events = play(game("blue inf A, blue inf D 2", "blue D"), blue=move("2 inf", "D E"))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == (("blue",), "last")
    assert turn.awaiting(state) == ()
    assert told(events, "ended", "winners") == [(("blue",),)]


def test_a_game_that_nobody_has_won_is_a_draw_after_its_rounds() -> None:
    state, _ = play(game(rounds=2))
    assert state.result is None
    state, _ = play(state)
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((), "rounds")
    assert owners(state).startswith("A:blue")
    assert shown(state) == ""
