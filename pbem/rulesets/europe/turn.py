"""E-8: a round, blind for all at once or one after another; each phase is a module of its own.

Both modes are one machine: a phase, its step, the next phase. What is a question in a sequential game is answered at
once from the standing orders in a simultaneous one. A sequential game stops wherever somebody is asked (E-13.2), a
simultaneous one when the round is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe.orders import Order
from pbem.rulesets.europe.phases import battle, deal, letters, player_turn, questions, rounds, standing_orders
from pbem.rulesets.europe.phases.rounds import Told
from pbem.rulesets.europe.state import DefencePhase, DiplomacyPhase, FatePhase, RetreatPhase, State, TurnPhase

Sheets = Mapping[Seat, Sheet[Order]]


def resolve(state: State, sheets: Sheets, dice: Dice) -> Resolution[State]:
    """Play to the next question."""
    state = letters.keep(standing_orders.take(state, sheets), sheets)
    play = _round if state.options.mode == "simultaneous" else _steps
    state, told = play(state, sheets, dice)
    return Resolution(replace(state, turn=state.turn + 1), told)


def _round(state: State, sheets: Sheets, dice: Dice) -> Told:
    """E-11.3: every seat has its turn, on the map as the earlier ones left it; nobody is asked."""
    told: tuple[Event, ...] = ()
    state = rounds.begin_turn(state, state.first)
    while state.phase is not None:
        state, more = _step(state, sheets if isinstance(state.phase, TurnPhase) else {}, dice)
        told = (*told, *more)
    return state, told


def _steps(state: State, sheets: Sheets, dice: Dice) -> Told:
    """E-13.2: the letters answer the question that was asked; then play to the next one."""
    state, told = _step(state, sheets, dice)
    while state.phase is not None and not questions.asks(state):
        state, more = _step(state, {}, dice)
        told = (*told, *more)
    return state, told


def _step(state: State, sheets: Sheets, dice: Dice) -> Told:
    match state.phase:
        case TurnPhase() as phase:
            return player_turn.turn_step(state, phase, sheets, dice)
        case DiplomacyPhase() as phase:
            return battle.diplomacy_step(state, phase, sheets, dice)
        case DefencePhase() as phase:
            return battle.defence_step(state, phase, sheets, dice)
        case RetreatPhase() as phase:
            return battle.retreat_step(state, phase, sheets, dice)
        case FatePhase() as phase:
            return deal.fate_step(state, phase, sheets, dice)
        case None:
            return state, ()
