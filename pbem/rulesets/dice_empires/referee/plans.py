"""X-13.5: the lines of standing plans for the referee, in the words of his language."""

from __future__ import annotations

from typing import assert_never

from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.commands.facts import said
from pbem.rulesets.dice_empires.orders import (
    CommandOrder,
    Condition,
    Enemy,
    Hall,
    People,
    Reputation,
    Send,
    Siege,
    Split,
    Step,
    Walls,
)
from pbem.rulesets.dice_empires.report.commands import command


def line(order: CommandOrder) -> Text:
    """X-13.2: say a line with its alternatives."""
    *before, last = map(_step, order.steps)
    whole = last
    for step in reversed(before):
        whole = text("dice-empires-oversee-else", first=step, other=whole)
    return whole


def _step(step: Step) -> Text:
    wanted = step.command.die if isinstance(step.command, Split | Send) else 0
    when = tuple(map(_condition, step.when))
    do = command(said(step.command))
    return text("dice-empires-oversee-step", when=when, count=len(when), do=do, die=wanted)


def _condition(condition: Condition) -> Text:
    match condition:
        case Enemy(side, least, of):
            return _said("army" if of else "enemy", least, side, of or "no")
        case Siege(side):
            return _said("siege", side=side)
        case Walls(side, below):
            return _said("walls", below, side)
        case Hall(least):
            return _said("hall", least)
        case People(below):
            return _said("people", below)
        case Reputation(of, least):
            return _said("reputation", least, who=of)
        case _:
            assert_never(condition)


def _said(what: str, number: int = 0, side: str = "no", who: str = "no") -> Text:
    return text("dice-empires-oversee-condition", what=what, number=number, side=side, who=who)
