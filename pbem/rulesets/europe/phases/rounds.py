"""E-8: who is on turn, when a round is over, and who is first in the next."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.europe import events, victory
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.phases import letters
from pbem.rulesets.europe.state import Result, State, TurnPhase
from pbem.rulesets.europe.table import seats

Told = tuple[State, tuple[Event, ...]]


def begin_turn(state: State, seat: Seat) -> State:
    """E-5.1: a turn begins with a look at the hand."""
    return replace(letters.afresh(state, seat), phase=TurnPhase(seat, seats.hand(state, seat)))


def end_turn(state: State, seat: Seat) -> Told:
    """E-8.1: the next one to the left is on turn; after the last one the round is over."""
    if state.result is not None:
        return state, ()
    following = seats.left(state.circle, seat)
    return _end_round(state) if following == state.first else (begin_turn(state, following), ())


def _end_round(state: State) -> Told:
    """E-8.1: the next round begins, or the game ends at its limit without a winner."""
    if state.options.round_limit and state.round >= state.options.round_limit:
        return victory.end(state, Result((), "limit"))
    first = seats.left(state.circle, state.first) if rotates(state.options) else state.first
    state = replace(state, round=state.round + 1, first=first, attacked=())
    if state.options.mode == "simultaneous":
        return replace(state, phase=None), ()
    told = events.round_begun(state.round, first, seats.beginning(state.circle, first))
    return begin_turn(state, first), (told,)


def rotates(options: Options) -> bool:
    """D2: tell whether the first seat moves on; `auto`: in simultaneous games."""
    return options.rotate_first == "on" or (options.rotate_first == "auto" and options.mode == "simultaneous")
