"""E-11.4: what must be so for an action: public facts, the own hand, what the own spy saw this turn."""

from __future__ import annotations

from typing import assert_never

from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Attacked, Empty, Guard, HandAtLeast, Held, Spied
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import deck, figures, seats


def holds(state: State, seat: Seat, guard: Guard) -> bool:
    """E-11.4: tell whether a condition holds at this moment."""
    match guard:
        case Spied():
            return _spied(state, seat, guard)
        case HandAtLeast(least, rank):
            hand = seats.hand(state, seat)
            return sum(not rank or deck.rank(card) == rank for card in hand) >= least
        case Empty(land, empty):
            return (land not in state.lands) == empty
        case Held(land, by):
            return figures.holder(state.lands, land) == by
        case Attacked():
            return seat in state.attacked
        case _:
            assert_never(guard)


def _spied(state: State, seat: Seat, guard: Spied) -> bool:
    """E-11.4: a spy sent this turn saw that rank, or saw that it is not there; without a spy nothing is known."""
    own = seats.power(state, seat).dossiers
    seen = next((each for each in own if each.on == guard.power and each.round == state.round), None)
    return seen is not None and any(deck.rank(card) == guard.rank for card in seen.cards) == guard.seen
