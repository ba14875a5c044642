"""E-6.7, E-12.5: cards come into a hand, and nobody holds more than the limit."""

from __future__ import annotations

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import Card
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import seats

Told = tuple[State, tuple[Event, ...]]


def make_room(state: State, seat: Seat, coming: int) -> Told:
    """E-6.7: a receiver first discards, of the cards he holds already, as many as needed."""
    room = state.options.hand_limit - coming
    return _give_up(state, seat, room, "fate")


def shrink(state: State, seat: Seat) -> Told:
    """E-7.3: a diplomat discards cards of his choice from the whole lot."""
    return _give_up(state, seat, state.options.hand_limit, "diplomacy")


def _give_up(state: State, seat: Seat, limit: int, why: str) -> Told:
    """E-12.5: discard by `rank`, lowest score first, face up."""
    own = seats.power(state, seat)
    cards = values.given_up(own.hand, limit, own.standing.rank)
    if not cards:
        return state, ()
    return seats.drop(state, seat, cards), (events.discarded(seat, cards, why),)


def receive(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """E-6.7: put cards into a hand."""
    return seats.with_hand(state, seat, (*seats.hand(state, seat), *cards))
