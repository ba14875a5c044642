"""E-6.7: three cards, given to anybody or kept; nobody exceeds the hand limit."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events
from pbem.rulesets.europe.cards import hands, values
from pbem.rulesets.europe.orders import Card, Fate
from pbem.rulesets.europe.state import State
from pbem.rulesets.europe.table import deck, seats

CARDS = 3
"""E-6.7: so many cards are drawn."""
Receivers = Mapping[Card, Seat]


def ordered(state: State, seat: Seat, cards: tuple[Card, ...], order: Fate) -> Receivers:
    """E-6.7: say who gets which card: by its name, rank or place (the best first), else the rest; or it is kept."""
    best = values.best_first(cards, seats.power(state, seat).standing.rank)
    return {card: _to(state, seat, _named(order, card, place)) for place, card in enumerate(best)}


def _named(order: Fate, card: Card, place: int) -> str:
    placed = order.places[place] if place < len(order.places) else order.by.get("rest", "me")
    return order.by.get(card) or order.by.get(deck.rank(card)) or placed


def answered(state: State, seat: Seat, cards: tuple[Card, ...], named: Mapping[str, str]) -> Receivers:
    """E-13.2: say who gets which card of an answer; what nobody is named for is kept."""
    best = values.best_first(cards, seats.power(state, seat).standing.rank)
    return {card: _to(state, seat, named.get(card, "me")) for card in best}


def _to(state: State, seat: Seat, word: str) -> Seat:
    """Read a receiver; whoever does not play gets nothing, the card is kept."""
    return Seat(word) if word in state.circle else seat


def deal(state: State, seat: Seat, receivers: Receivers) -> tuple[State, tuple[Event, ...]]:
    """E-6.7: whoever has no room discards first; then all get their cards."""
    parcels = {
        each: tuple(card for card, to in receivers.items() if to == each)
        for each in seats.beginning(state.circle, seat)
        if each in receivers.values()
    }
    dropped: tuple[Event, ...] = ()
    for each, cards in parcels.items():
        state, told = hands.make_room(state, each, len(cards))
        state, dropped = hands.receive(state, each, cards), (*dropped, *told)
    return state, (_public(seat, parcels), *dropped, *_private(seat, receivers, parcels))


def _public(seat: Seat, parcels: Mapping[Seat, tuple[Card, ...]]) -> Event:
    """E-10: everybody learns how many cards each was given."""
    given = {each: len(cards) for each, cards in parcels.items() if each != seat}
    return events.fate(seat, len(parcels.get(seat, ())), tuple(given), tuple(given.values()))


def _private(seat: Seat, receivers: Receivers, parcels: Mapping[Seat, tuple[Card, ...]]) -> tuple[Event, ...]:
    """E-10: the taker knows all three, each receiver his own."""
    mine = (events.fate_dealt(seat, tuple(receivers), tuple(receivers.values())),) if receivers else ()
    others = {each: deck.sort(cards) for each, cards in parcels.items() if each != seat}
    return (*mine, *(events.fate_received(each, seat, cards) for each, cards in others.items()))
