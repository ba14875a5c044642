"""E-6.7, E-13.2: fate: three cards are drawn, seen, and dealt out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe import events
from pbem.rulesets.europe.actions import fate
from pbem.rulesets.europe.cards import values
from pbem.rulesets.europe.orders import Fate, GiveReply, Order
from pbem.rulesets.europe.phases import rounds
from pbem.rulesets.europe.phases.rounds import Told
from pbem.rulesets.europe.state import FatePhase, State
from pbem.rulesets.europe.table import deck, seats


def draw(state: State, seat: Seat, order: Fate, dice: Dice) -> Told:
    """E-6.7, E-6.8: take the top three cards, or as many as there are; in a sequential game the player is asked."""
    pile, cards, shuffled = deck.draw(state.deck, fate.CARDS, dice)
    best = values.best_first(cards, seats.power(state, seat).standing.rank)
    state = replace(state, deck=pile, phase=FatePhase(seat, best, order))
    if state.options.mode == "simultaneous":
        return state, shuffled
    seen = (events.fate_seen(seat, best),) if best else ()
    return state, (*shuffled, events.fate_drawn(seat, len(best)), *seen)


def fate_step(state: State, phase: FatePhase, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Told:
    """E-6.7: deal the cards out, by the answer or by what was ordered; then the turn is over."""
    reply = next((one for one in sheets.get(phase.seat, Sheet[Order]()) if isinstance(one, GiveReply)), None)
    if reply is not None:
        receivers = fate.answered(state, phase.seat, phase.cards, reply.cards)
    else:
        receivers = fate.ordered(state, phase.seat, phase.cards, phase.fate)
    state, told = fate.deal(state, phase.seat, receivers)
    state, after = rounds.end_turn(state, phase.seat)
    return state, (*told, *after)
