"""E-1.5: the circle of players: left, right, and what belongs to whom."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Card
from pbem.rulesets.europe.state import Power, State
from pbem.rulesets.europe.table import deck


def left(circle: tuple[Seat, ...], seat: Seat) -> Seat:
    """E-1.5: the next player, clockwise."""
    return circle[(circle.index(seat) + 1) % len(circle)]


def right(circle: tuple[Seat, ...], seat: Seat) -> Seat:
    """E-1.5: the player before; he wins when this one collapses (E-9.2)."""
    return circle[circle.index(seat) - 1]


def beginning(circle: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """E-8.1: all players from one of them to the left."""
    at = circle.index(first)
    return (*circle[at:], *circle[:at])


def others(circle: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """E-7.3: everybody else, counted from his left."""
    return beginning(circle, seat)[1:]


def power(state: State, seat: Seat) -> Power:
    """Give what belongs to a player."""
    return next(each for each in state.powers if each.seat == seat)


def hand(state: State, seat: Seat) -> tuple[Card, ...]:
    """E-1.4: the hand of a player."""
    return power(state, seat).hand


def with_power(state: State, changed: Power) -> State:
    """Put what belongs to a player into the state."""
    return replace(state, powers=tuple(changed if each.seat == changed.seat else each for each in state.powers))


def with_hand(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Give a player this hand; it is kept sorted."""
    return with_power(state, replace(power(state, seat), hand=deck.sort(cards)))


def without(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Take cards out of a player's hand."""
    return with_hand(state, seat, tuple(card for card in hand(state, seat) if card not in cards))


def drop(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """E-5.2: a player discards these cards, face up."""
    state = without(state, seat, cards)
    return replace(state, deck=deck.discard(state.deck, cards))
