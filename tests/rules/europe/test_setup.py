"""E-1, E-4: who plays what, who is first, and what lies on the table before the first round."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.state import State, TurnPhase
from pbem.rulesets.europe.table import deck, powers, seats, setup


def begun(key: bytes = b"spring", **options: Any) -> State:
    """Set a game up."""
    chosen = Options(**options)
    return setup.setup(chosen, setup.seats(chosen), KeyedDice(key))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_powers_as_players(players: int) -> None:
    """E-4.1: the powers played are the fairest set of that number, each once."""
    found = setup.seats(Options(players=players))
    assert len(set(found)) == players
    assert set(found) <= set(powers.SEATS)


def test_named_powers_sit_as_listed() -> None:
    """E-4.1: a fixed list, codes in any case; whoever is first is drawn, or said."""
    state = begun(powers="du BR, ottoman", seating="listed", first_player=2)
    assert state.circle == ("dual", "britain", "ottoman")
    assert state.first == "britain"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"powers": "BR XX"}, "'XX' is no power"),
        ({"powers": "BR FR britain"}, "'BR' is named twice"),
        ({"powers": "BR"}, "names only 1"),
        ({"power_figures": "FR"}, "power_figures: 'FR' is not a list"),
        ({"power_figures": "FR many"}, "power_figures: 'FR many' is not a list"),
        ({"power_figures": "XX 1"}, "'XX' is no power"),
        ({"power_figures": "FR 1 FR 2"}, "'FR' is named twice"),
        ({"powers": "BR FR", "power_figures": "OT 1"}, "power_figures: ottoman is not played"),
        ({"power_figures": "FR 2", "figure_limit": 4}, "france begins with 5, more than figure_limit 4"),
        ({"players": 3, "first_player": 4}, "first_player: 4 is not between 0 and 3"),
    ],
)
def test_options_that_make_no_game(options: dict[str, Any], said: str) -> None:
    """E-2, E-4.1: the referee is told what is wrong when he opens the campaign."""
    with pytest.raises(ValueError, match=said):
        setup.seats(Options(**options))


def test_powers_are_seated_by_dice() -> None:
    """E-4.1: every order comes about."""
    assert len({begun(bytes([key]), players=3).circle for key in range(60)}) == 6
    assert len({begun(bytes([key]), players=4).first for key in range(60)}) == 4


def test_one_figure_on_each_home() -> None:
    """E-4.1: homes of powers nobody plays stay empty."""
    state = begun(powers="BR FR")
    assert {land: (stack.power, stack.figures) for land, stack in state.lands.items()} == {
        **dict.fromkeys(("BRI", "BEN", "SCA"), ("britain", 1)),
        **dict.fromkeys(("FRA", "SPA", "ITA"), ("france", 1)),
    }


def test_52_cards_and_empty_hands() -> None:
    """E-1.3, E-4.2: no jokers, nobody holds anything."""
    state = begun()
    assert sorted(state.deck.cards) == sorted(deck.CARDS)
    assert len(deck.CARDS) == 52
    assert [power.hand for power in state.powers] == [()] * 4


def test_a_starting_hand() -> None:
    """D3: `start_hand` cards are dealt to each, never more than the limit."""
    state = begun(start_hand=4, hand_limit=3, players=3)
    assert [len(power.hand) for power in state.powers] == [3, 3, 3]
    assert len(state.deck.cards) == 43


def test_left_and_right() -> None:
    """E-1.5: the left neighbour is the next in the circle, the right one the one before; of two, each is both."""
    circle = powers.SEATS
    assert (seats.left(circle, circle[0]), seats.right(circle, circle[0])) == (circle[1], circle[4])
    assert seats.left(circle[:2], circle[0]) == seats.right(circle[:2], circle[0]) == circle[1]


def test_a_sequential_game_begins_with_the_first_players_turn() -> None:
    """E-13.1: he is on turn, with the hand he holds."""
    state = begun(mode="sequential", start_hand=2)
    assert isinstance(state.phase, TurnPhase)
    assert state.phase.seat == state.first
    assert state.phase.snapshot == seats.hand(state, state.first)


def test_the_shuffle_is_sealed() -> None:
    """E-10.2: the seal is the hash of a secret salt and the order of the cards."""
    state = begun()
    assert state.deck.seal == deck.seal(state.deck.salt, state.deck.order)
    assert len(state.deck.salt) == 16
    assert state.deck.order == state.deck.cards


def test_some_powers_begin_with_more() -> None:
    """E-4.1, option `power_figures`: whoever has the worse place begins with more figures on the first home."""
    state = begun(powers="FR DU OT", power_figures="fr 1, OT 2")
    assert {land: stack.figures for land, stack in state.lands.items() if stack.figures > 1} == {"FRA": 2, "BAL": 3}


def test_the_five_powers() -> None:
    """E-1.1: five blocs of three homes each, no home of two of them."""
    assert [bloc.code for bloc in powers.BLOCS] == ["BR", "RU", "FR", "DU", "OT"]
    assert len({land for bloc in powers.BLOCS for land in bloc.homes}) == 15


def test_no_power_has_an_advantage() -> None:
    """E-4.3: all begin with as many figures and cards."""
    state = begun(players=5)
    counts = {
        seat: sum(stack.figures for stack in state.lands.values() if stack.power == seat) for seat in state.circle
    }
    assert set(counts.values()) == {3}
    assert {len(power.hand) for power in state.powers} == {0}


def test_the_last_seat_may_begin() -> None:
    """E-2, option `first_player`: a seat of the circle, from 1 to the number of players."""
    state = begun(players=3, seating="listed", first_player=3)
    assert state.first == state.circle[2]
