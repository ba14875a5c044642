"""E-13.4: whatever nobody is asked about goes as in a simultaneous round: the same letters, the same table."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, get_args

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe import turn
from pbem.rulesets.europe.orders import Order, StandingOrder
from pbem.rulesets.europe.state import State, TurnPhase
from pbem.rulesets.europe.table import setup
from tests.rules.europe.test_naive_round import crowded, letter, options

Letters = dict[Seat, list[Order]]


def sheets(letters: Letters) -> dict[Seat, Sheet[Order]]:
    """Write letters."""
    return {seat: Sheet(tuple(map(Written, orders))) for seat, orders in letters.items()}


def standing(letters: Letters) -> Letters:
    """Leave of letters what stands for reactions."""
    return {
        seat: [one for one in orders if isinstance(one, get_args(StandingOrder))] for seat, orders in letters.items()
    }


def one_after_the_other(state: State, letters: Letters, key: bytes) -> State:
    """Play a round in turns: whoever is on turn sends his letter once; nobody answers in between."""
    waiting, number, sent = dict(letters), state.round, standing(letters)
    while state.result is None and state.round == number:
        on_turn = state.phase.seat if isinstance(state.phase, TurnPhase) else None
        mine = {on_turn: waiting.pop(on_turn)} if on_turn in waiting else {}
        state = turn.resolve(state, sheets({**sent, **mine}), KeyedDice(key)).state
        sent = {}
    return state


def lying(state: State) -> dict[str, Any]:
    """Give what lies on the table after a round."""
    hands = {power.seat: (power.hand, power.standing) for power in state.powers}
    pile = sorted(state.deck.discard)
    return {"lands": state.lands, "hands": hands, "deck": state.deck.cards, "pile": pile, "result": state.result}


@pytest.mark.parametrize("react_hours", [0, 24])
@pytest.mark.parametrize("game", range(1, 13, 2))
def test_silence_in_windows_is_a_simultaneous_round(game: int, react_hours: int) -> None:
    """E-13.2, E-13.4: standing orders answer whoever does not, and turn after turn comes to the same as all at once."""
    chance = random.Random(game)
    chosen = replace(options(chance), rotate_first="off")
    blind = crowded(chance, setup.setup(chosen, setup.seats(chosen), KeyedDice(b"%d" % game)))
    for number in range(12):
        letters = {seat: letter(chance, blind, seat) for seat in blind.circle}
        key = b"%d %d" % (game, number)
        turns = replace(blind, options=replace(chosen, mode="sequential", react_hours=react_hours))
        after = one_after_the_other(setup.opening(turns), letters, key)
        blind = turn.resolve(blind, sheets(letters), KeyedDice(key)).state
        assert lying(after) == lying(blind), f"game {game}, round {number}"
        if blind.result:
            break
