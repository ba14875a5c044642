"""X-13.4: what is wrong with a list of orders, as far as the lord can know.

Refused is only what can never be carried out (5). What cannot be now, but may when its turn comes, stands and is
foretold (`answer/`): the order of commands, other lords and hunger change what is possible. Codes (`problem-<code>`):

| code | facts | paragraph |
|---|---|---|
| dice-empires-game-over | | X-12.2 |
| dice-empires-not-a-lord | | X-1.1 |
| dice-empires-ruined | | X-12.3 |
| dice-empires-not-your-turn | who (is on turn) | X-7.5 |
| dice-empires-no-die | die | X-1.2 |
| dice-empires-people | people | X-1.2 |
| dice-empires-slaves-place | to | X-7.4 |
| dice-empires-slaves-only-move | | X-7.4 |
| dice-empires-own-slaves | | X-1.3 |
| dice-empires-no-lord | who, lords | X-1.4 |
| dice-empires-same-group | | X-7.2 |
| dice-empires-same-place | to | X-13.4 |
| dice-empires-from-road | place | X-7.4 |
| dice-empires-apart | | X-7.4 |
| dice-empires-send-from | place | X-7.2 |
| dice-empires-recall-from | place | X-7.2 |
| dice-empires-peace | first (round in which troops may be sent) | D54 |
| dice-empires-roll | most | X-13.6 |
| dice-empires-own-army | | X-13.3 |
| dice-empires-never | below | X-13.3 |
| dice-empires-plan-long | count, limit | X-13.5 |
| dice-empires-step-long | count, limit | X-13.2 |

Those of lines that say too little stand in `problems.py`, of decrees in `decree_checks.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import assert_never

from pbem.core.problems import Problem
from pbem.core.seats import REFEREE
from pbem.core.sheets import Sheet
from pbem.rulesets.dice_empires.commands.peace import first_of_war, peace
from pbem.rulesets.dice_empires.orders import (
    BirthsOrder,
    CaptivesOrder,
    CommandOrder,
    ConvertAutoOrder,
    ConvertOrder,
    Decree,
    LossesOrder,
    Order,
    PlanOrder,
    PlunderOrder,
    RerollOrder,
    Send,
    SlavebornOrder,
    StandingOrder,
    StarveOrder,
    TakeOrder,
    TargetsOrder,
)
from pbem.rulesets.dice_empires.view import View
from pbem.rulesets.dice_empires.words import command_checks, decree_checks
from pbem.rulesets.dice_empires.words.problems import refused

MOST_ALTERNATIVES = 12
"""So many commands may stand behind one another in a line."""
MOST_PLANNED = 40
"""So many lines a standing plan may have."""
Found = Iterator[Problem]
Said = CommandOrder | ConvertOrder | StandingOrder


def check(view: View, sheet: Sheet[Order]) -> tuple[Problem, ...]:
    """5: find the lines that can never be carried out."""
    return tuple(
        replace(problem, line=written.line, end=len(written.words))
        for written in sheet.lines
        for problem in _problems(view, written.order)
    )


def _problems(view: View, order: Order) -> Found:
    if view.result is not None:
        yield refused("game-over", "X-12.2")
    elif isinstance(order, Decree):
        yield from decree_checks.check(order, view)
    else:
        yield from _of_lord(view, order)


def _of_lord(view: View, order: Said) -> Found:
    """X-1.1: only the lord of a city commands it, and at the pace `command` only on turn (X-7.5)."""
    own = next((city for city in view.cities if city.seat == view.seat), None)
    if own is None or view.seat == REFEREE:
        yield refused("not-a-lord", "X-1.1")
    elif own.ruined:
        yield refused("ruined", "X-12.3")
    elif _waiting(view, order):
        yield refused("not-your-turn", "X-7.5", who=view.queue[0] if view.queue else "none")
    else:
        yield from _said(view, order)


def _said(view: View, order: Said) -> Found:
    match order:
        case CommandOrder():
            yield from _now(view, order)
        case ConvertOrder(origin):
            yield from command_checks.origin(view, origin)
        case BirthsOrder(dice) | LossesOrder(dice=dice):
            yield from _dice(dice)
        case StarveOrder(hungry):
            yield from _dice(each.who for each in hungry if isinstance(each.who, int))
        case RerollOrder():
            yield from _reroll(order)
        case PlanOrder():
            yield from _plan(view, order)
        case ConvertAutoOrder() | SlavebornOrder() | PlunderOrder() | TakeOrder() | TargetsOrder() | CaptivesOrder():
            pass  # can always be given
        case _:
            assert_never(order)


def _waiting(view: View, order: Said) -> bool:
    """X-7.5: tell whether a command comes from one who is not on turn."""
    return view.options.pace == "command" and isinstance(order, CommandOrder) and view.queue[:1] != (view.seat,)


def _now(view: View, order: CommandOrder) -> Found:
    """D54: a command of a round in which nobody may send troops; another alternative of its line may be possible."""
    if peace(view.options, view.round) and all(isinstance(step.command, Send) for step in order.steps):
        yield refused("peace", "D54", first=first_of_war(view.options))
    else:
        yield from _command(view, order)


def _command(view: View, order: CommandOrder) -> Found:
    """X-7.2, X-13.3: each alternative, and its conditions."""
    if len(order.steps) > MOST_ALTERNATIVES:
        yield refused("step-long", "X-13.2", count=len(order.steps), limit=MOST_ALTERNATIVES)
        return
    for step in order.steps:
        yield from command_checks.command(view, step.command)
        for condition in step.when:
            yield from command_checks.condition(view, condition)


def _dice(dice: Iterable[int]) -> Found:
    """X-1.2: dice a lord has."""
    for die in dice:
        yield from command_checks.die(die)


def _reroll(order: RerollOrder) -> Found:
    """X-8.2: a number a die shows."""
    if order.mode == "most" and not 1 <= order.most <= 6:
        yield refused("roll", "X-13.6", most=order.most)


def _plan(view: View, order: PlanOrder) -> Found:
    """X-13.5: the commands of a plan are checked as those of a letter."""
    if len(order.commands) > MOST_PLANNED:
        yield refused("plan-long", "X-13.5", count=len(order.commands), limit=MOST_PLANNED)
        return
    for command in order.commands:
        yield from _command(view, command)
