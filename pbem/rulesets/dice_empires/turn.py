"""X-4: the round in its exact order, at both paces; each phase is a module of its own.

At the pace `plan` a resolve plays a whole round: births, food, number of commands, commands, conversions, battles,
sieges, plunder, ruin, and the token goes on. At the pace `command` it plays one command; the last one of a round plays
the rest of it, and the start of the next one up to the number of commands. Standing orders of a letter are in force
from its very round on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires import events
from pbem.rulesets.dice_empires.city.births import births
from pbem.rulesets.dice_empires.city.circle import left_of, present, ruling
from pbem.rulesets.dice_empires.city.food import food
from pbem.rulesets.dice_empires.commands import phase as commands
from pbem.rulesets.dice_empires.commands.standing_orders import adopted
from pbem.rulesets.dice_empires.orders import Order
from pbem.rulesets.dice_empires.setup import settled
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.war import ends
from pbem.rulesets.dice_empires.war.phase import war

Told = tuple[State, tuple[Event, ...]]
Phase = Callable[[State], Told]


def resolve(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> Resolution[State]:
    """Play to the next question."""
    state = replace(adopted(state, sheets), turn=state.turn + 1)
    whole = state.options.pace == "plan"
    state, told = _played(state, _round(sheets, dice) if whole else _command(state, sheets, dice))
    return Resolution(state, told)


def _played(state: State, phases: tuple[Phase, ...]) -> Told:
    """Play phase after phase, until the game is over (X-12.2)."""
    told: tuple[Event, ...] = ()
    for phase in phases:
        if state.result is not None:
            break
        state, more = phase(state)
        told = (*told, *more)
    return state, told


def _round(sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> tuple[Phase, ...]:
    """X-4: list the phases of a whole round."""
    return (*_START, lambda state: commands.interleave(state, sheets), *_end(dice))


def _command(state: State, sheets: Mapping[Seat, Sheet[Order]], dice: Dice) -> tuple[Phase, ...]:
    """List the phases from one command to the next: one, or all those between the last one and the first."""
    rest = () if len(state.queue) > 1 else (*_end(dice), *_START)
    return (lambda state: commands.single(state, sheets), *rest)


def _begin(state: State) -> Told:
    """X-13.3: troops that stand on the roads now besiege."""
    return replace(state, stood=present(state)), (events.begun(state.round, state.token),)


def _increase(state: State) -> Told:
    """X-4.2, X-4.3: births and food in the order of D5; X-3.3: neither in round 1."""
    if state.round == 1:
        return state, ()
    return _played(state, (births, _meal) if state.options.births_first else (_meal, births))


def _meal(state: State) -> Told:
    """X-4.3, X-12.2: the meal of all; who has won by it has won before anybody is born."""
    state, told = food(state)
    return ends.reached(state), told


def _reached(state: State) -> Told:
    """X-12.2: somebody may have the points already, by a decree of the referee or from a given position."""
    return ends.reached(state), ()


_START: tuple[Phase, ...] = (_begin, _increase, _reached, commands.count)


def _end(dice: Dice) -> tuple[Phase, ...]:
    """X-4.6 to X-4.10: list the phases after the commands."""
    return (lambda state: war(state, state.convert, dice), lambda state: _over(state, dice))


def _over(state: State, dice: Dice) -> Told:
    """X-4.1: the token goes on for the round that is next; who is asked for it knows who begins."""
    state = settled(state) if state.round == 1 else state
    return replace(state, round=state.round + 1, token=_next(state, dice), convert={}), ()


def _next(state: State, dice: Dice) -> Seat:
    """X-4.1: the token goes to the left, or (`next_token`) to whom the lot falls."""
    if state.options.next_token == "left":
        return left_of(state, state.token)
    lords = ruling(state)
    return lords[dice.roll(len(lords), f"token of round {state.round + 1}") - 1].seat
