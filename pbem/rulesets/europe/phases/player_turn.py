"""E-5: a player's turn: card actions in the order written, then exactly one action, or none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.europe import events, victory
from pbem.rulesets.europe.actions import alternatives, attack, draft, move
from pbem.rulesets.europe.cards import espionage, sabotage
from pbem.rulesets.europe.orders import (
    Action,
    ActionOrder,
    Attack,
    Draft,
    Fate,
    Hold,
    Move,
    Order,
    SabotageOrder,
    SpyOrder,
)
from pbem.rulesets.europe.phases import deal, questions, rounds
from pbem.rulesets.europe.phases.rounds import Told
from pbem.rulesets.europe.state import DiplomacyPhase, State, TurnPhase
from pbem.rulesets.europe.table import seats


def turn_step(state: State, phase: TurnPhase, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Told:
    """E-5.1: play the turn; in a sequential game a letter that plays cards alone leaves the player on turn (E-13.1)."""
    sheet = sheets.get(phase.seat, Sheet[Order]())
    state, left, used = _cards(replace(state, phase=phase), phase, sheet)
    if state.result is not None:
        return state, used
    if left != phase and _unfinished(state, sheet):
        return replace(state, phase=left), used
    state, told = _act(state, phase.seat, sheet, dice)
    return state, (*used, *told)


def _unfinished(state: State, sheet: Sheet[Order]) -> bool:
    """E-13.1: tell whether a letter ordered no action: after a spy's look he stays awaited. One that played no card is
    like silence (E-13.2): were he asked again, the others would see a step, and know that he had written (E-10.1)."""
    return state.options.mode == "sequential" and not any(isinstance(each, ActionOrder) for each in sheet)


def _cards(state: State, phase: TurnPhase, sheet: Sheet[Order]) -> tuple[State, TurnPhase, tuple[Event, ...]]:
    """E-5.1 (b): use J and Q in the order written; after each change on the map the end is judged (E-5.3)."""
    told: tuple[Event, ...] = ()
    for order in sheet:
        if state.result is not None:
            break
        state, phase, more = card_action(state, phase, order)
        told = (*told, *more)
    return state, phase, told


def card_action(state: State, phase: TurnPhase, order: Order) -> tuple[State, TurnPhase, tuple[Event, ...]]:
    """E-7.1, E-7.2: use one card; other orders are none of this."""
    if isinstance(order, SpyOrder):
        return espionage.spy(state, phase, order)
    if not isinstance(order, SabotageOrder):
        return state, phase, ()
    state, phase, told = sabotage.sabotage(state, phase, order)
    state, ended = victory.check(state, phase.seat) if phase.sabotaged else (state, ())
    return state, phase, (*told, *ended)


def _act(state: State, seat: Seat, sheet: Sheet[Order], dice: Dice) -> Told:
    """E-11.4 to E-11.6: the first possible alternative; else the standing default; else nothing."""
    wanted = tuple(each for order in sheet if isinstance(order, ActionOrder) for each in order.choices)
    chosen = alternatives.choose(state, seat, wanted)
    if chosen.action is not None:
        state, told = _perform(state, seat, chosen.action, dice)
        return state, (*chosen.told, *told)
    spare = alternatives.choose(state, seat, seats.power(state, seat).standing.default.choices)
    action = spare.action or Hold()
    state, told = _perform(state, seat, action, dice)
    quiet = not wanted and not spare.told and isinstance(action, Hold)
    default = () if quiet else (events.defaulted(seat, action.kind),)
    return state, (*chosen.told, *spare.told, *default, *told)


def _perform(state: State, seat: Seat, action: Action, dice: Dice) -> Told:
    """E-6: carry out an action that is possible."""
    match action:
        case Draft():
            return _finished(seat, draft.draft(state, seat, action))
        case Move():
            return _finished(seat, move.move(state, seat, action))
        case Attack():
            return _declare(state, seat, action)
        case Fate():
            return deal.draw(state, seat, action, dice)
        case Hold():
            state, after = rounds.end_turn(state, seat)
            return state, (events.held(seat), *after)
        case _:
            assert_never(action)


def _finished(seat: Seat, done: Told) -> Told:
    """E-9.3: judge the end after a change; the turn is over."""
    state, told = done
    state, ended = victory.check(state, seat)
    state, after = rounds.end_turn(state, seat)
    return state, (*told, *ended, *after)


def _declare(state: State, seat: Seat, action: Attack) -> Told:
    """E-6.4: declare an attack; where bystanders are asked, they hear of it before any card lies."""
    way = attack.way(state, seat, action)
    attacked = tuple(dict.fromkeys((*state.attacked, way.on)))
    state = replace(state, attacked=attacked, phase=DiplomacyPhase(seat, action))
    return state, (events.declared(way),) if questions.asks(state) else ()
