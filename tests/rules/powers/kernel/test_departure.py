"""P-16.8: a seat nobody plays any more."""

from __future__ import annotations

import pytest

from pbem.core.problems import Refusal
from pbem.core.seats import Seat
from pbem.rulesets.powers import turn
from pbem.rulesets.powers.departure import departed
from pbem.rulesets.powers.orders import EndOrder
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, begun, game, map_text, options, owners, play, shown

THREE = map_text("A-B B-C C-D D-E", sides={"X": "A", "Y": "B", "Z": "E"})


def test_its_lands_are_nobodys_and_its_units_are_gone() -> None:
    done = departed(game("blue inf A, red inf B 2", "", THREE), RED)
    assert [event.kind for event in done.events] == ["eliminated"]
    assert owners(done.state).split()[:2] == ["A:blue", "B:-"]
    assert shown(done.state) == "A blue inf"
    assert [request.seat for request in turn.awaiting(done.state)] == [BLUE, GREEN]
    with pytest.raises(Refusal):
        departed(done.state, RED)


def test_its_player_turn_goes_on_to_the_next_seat() -> None:
    """S-14; the last seat's ends the round."""
    state = game("", "", THREE, order="sequential")
    for seat in state.circle:
        assert state.on == seat
        if seat == state.circle[-1]:
            state = departed(state, seat).state
        else:
            state, _ = play(state, **{seat: EndOrder()})
    assert (state.round, state.on) == (2, state.circle[0])


def test_a_side_it_bids_for_is_left_to_nobody() -> None:
    """P-18: the others bid on; who is left plays his side."""
    state = departed(begun(options(THREE, ("land", "multi", "fair-mat", "place-blind"))), RED).state
    assert [request.seat for request in turn.awaiting(state)] == [BLUE, GREEN]
    state, _ = play(state)
    assert state.stage == "place"
    assert {land.owner for land in state.lands.values()} == {"", BLUE, GREEN}
    assert [request.seat for request in turn.awaiting(state)] == [BLUE, GREEN]


def test_nobody_waits_for_what_it_would_have_placed() -> None:
    """P-3: the last of those awaited."""
    state = begun(options(THREE, ("land", "place-blind")))
    for seat in (BLUE, RED, Seat("green")):
        state = departed(state, seat).state
    assert state.stage == ""
