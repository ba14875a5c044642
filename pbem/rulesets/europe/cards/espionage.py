"""E-7.2: a Q, or an A as one: a look at a hand."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.rulesets.europe import events
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import Card, SpyOrder
from pbem.rulesets.europe.state import Dossier, State, TurnPhase
from pbem.rulesets.europe.table import seats

Done = tuple[State, TurnPhase, tuple[Event, ...]]


def spy(state: State, phase: TurnPhase, order: SpyOrder) -> Done:
    """E-7.2: look at a whole hand, as it is now; what is not possible is skipped and the card kept (E-11.5)."""
    rank = "A" if order.ace else "Q"
    card = usable(state, phase, rank)
    if why := _refused(state, phase, order, card):
        return state, phase, (events.skipped(phase.seat, "spy", why, on=order.on, card=rank),)
    assert card is not None
    seen = seats.hand(state, order.on)
    state = _noted(seats.drop(state, phase.seat, (card,)), phase, Dossier(order.on, state.round, state.turn, seen))
    told = (events.spied(phase.seat, order.on, card), events.saw(phase.seat, order.on, seen))
    return state, used(phase, card), told


def usable(state: State, phase: TurnPhase, rank: str) -> Card | None:
    """E-5.2: choose a card of a rank that was in hand when the turn began and still is; None: there is none."""
    return values.first_of((card for card in phase.snapshot if card in seats.hand(state, phase.seat)), rank)


def used(phase: TurnPhase, card: Card) -> TurnPhase:
    """E-5.2: take a card that was used out of what the turn began with."""
    return replace(phase, snapshot=tuple(each for each in phase.snapshot if each != card))


def _refused(state: State, phase: TurnPhase, order: SpyOrder, card: Card | None) -> str:
    """E-11.5: say why nothing can be spied on; empty: it can."""
    if order.on == phase.seat or order.on not in state.circle:
        return "not_played"
    if card is None:
        return "no_card"
    return "" if seats.hand(state, order.on) else "no_hand"


def _noted(state: State, phase: TurnPhase, dossier: Dossier) -> State:
    """E-7.2: keep what was seen instead of what was known of that hand before."""
    own = seats.power(state, phase.seat)
    older = tuple(each for each in own.dossiers if each.on != dossier.on)
    return seats.with_power(state, replace(own, dossiers=(*older, dossier)))
