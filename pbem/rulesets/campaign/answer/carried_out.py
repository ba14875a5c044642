"""What of an army's order will be carried out, as an order: the turn will be played with it.

The plan is held against the steps the army made when the turn was played ahead. An action that came to its end stands
as it was written; of one cut short the cells that were walked, with the ticks lost on the way; of one that never began,
nothing. From the tick a rule fires nothing of the plan is left, so that all of it is told in cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple, assert_never

from pbem.core.grid import TOWARDS, Cell, Direction
from pbem.rulesets.campaign.answer.ahead import Ahead, Outlook
from pbem.rulesets.campaign.answer.remarks import goal_of
from pbem.rulesets.campaign.field.units import Key, Unit, until_stay
from pbem.rulesets.campaign.orders import (
    Action,
    Approach,
    ArmyOrder,
    Attack,
    Capture,
    Flee,
    Goto,
    Happening,
    Join,
    Move,
    Resume,
    Stay,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.rules.actions import Moment, obey

_FIRED = -1
"""The place of what a rule makes an army do: it stands nowhere in the plan."""


class _Tick(NamedTuple):
    """A step of an army: the place of the action it obeyed, where it went (None: it stood), whom it merged into."""

    place: int
    to: Direction | None
    into: int = 0


@dataclass(frozen=True)
class _Marched:
    """A plan and the ticks of its army; `over`: so many of its actions have come to their end."""

    plan: tuple[Action, ...]
    ticks: tuple[_Tick, ...]
    over: int
    army: Outlook
    turn: Ahead


def carried_out(order: ArmyOrder, turn: Ahead) -> ArmyOrder | None:
    """Give the order as it will be carried out; None: as it was written, or nobody can know because of a battle."""
    army = turn.armies.get(order.army)
    if army is None or army.meeting is not None or _takes_in_passing(order, army):
        return None
    plan = until_stay(order.plan)
    if _marched_through(plan, army, turn):
        return None
    marched = _Marched(plan, tuple(_ticks(plan, army, turn)), _over(plan, army), army, turn)
    fired, every = bool(army.unit.task.spent), tuple(_actions(marched))
    done = _without_last_waits(every, plan)
    if done == plan and not fired:
        return None
    if fired:
        return replace(order, plan=done or _nothing(order), rules=())
    return replace(order, plan=every if _hears_of_arrival(order) else done or _nothing(order))


def _marched_through(plan: tuple[Action, ...], army: Outlook, turn: Ahead) -> bool:
    """Tell whether nothing but steps was ordered, and one was made at each tick till the plan was over: most are so."""
    steps = len(army.way) - 1
    then = turn.at(army.number, steps + 1)
    if then is None or len(then.way) <= steps or then.task.plan or army.into or army.unit.task.spent:
        return False
    return all(isinstance(action, Move | Goto) for action in plan)


def _takes_in_passing(order: ArmyOrder, army: Outlook) -> bool:
    """Tell whether an army that captures nothing on its way aims at a city (C-5.7): told in cells it would pass it."""
    return order.passing and army.unit.task.aim is not None


def _nothing(order: ArmyOrder) -> tuple[Action, ...]:
    """Say that an army stays, unless its division is order enough."""
    return () if order.split or order.halve else (Stay(),)


def _ticks(plan: tuple[Action, ...], army: Outlook, turn: Ahead) -> Iterator[_Tick]:
    """Say of each step which action the army obeyed, and where it went."""
    key = Key(turn.seat, army.number)
    marched = [scene.units.get(key) for scene in turn.scenes]
    for scene, unit, after in zip(turn.scenes, marched, marched[1:], strict=False):
        if unit is None:
            return
        then = after or army.unit
        acting = unit if _goes_on(unit, then) else _acting(Moment(unit, scene, turn.field))
        yield _Tick(_place(plan, acting), _direction(unit.cell, then.cell), 0 if after else army.into)


def _goes_on(unit: Unit, then: Unit) -> bool:
    """Tell whether no action of the plan came to its end in a step: then the army obeyed the first one."""
    task, left = unit.task, then.task
    return task is left or (task.spent == left.spent and len(task.plan) == len(left.plan))


def _acting(moment: Moment) -> Unit:
    """Give the army with the plan it obeys: actions that are over already are passed without a tick."""
    unit = moment.unit
    while unit.task.plan:
        action = unit.task.plan[0]
        answer = obey(moment._replace(unit=unit), action)
        if not answer.again:
            break
        unit = unit._replace(task=answer.task)
    return unit


def _place(plan: tuple[Action, ...], unit: Unit) -> int:
    return _FIRED if unit.task.spent else len(plan) - len(unit.task.plan)


def _over(plan: tuple[Action, ...], army: Outlook) -> int:
    """Count the actions that are over; with one that merged the army into another nothing is left."""
    return _place(plan, army.unit) + (1 if army.into and not army.unit.task.spent else 0)


def _direction(start: Cell, end: Cell) -> Direction | None:
    return TOWARDS.get((end.column - start.column, end.row - start.row))


def _actions(marched: _Marched) -> Iterator[Action]:
    """Give what was done, action by action, then what the army stood with nothing to do, and what a rule made it do."""
    done = {place: tuple(ticks) for place, ticks in groupby(marched.ticks, lambda tick: tick.place)}
    for place, action in enumerate(marched.plan):
        ticks = done.get(place, ())
        if _whole(marched, place, ticks):
            yield action
        else:
            yield from _walked(ticks)
    for place in (len(marched.plan), _FIRED):
        yield from _walked(done.get(place, ()))


def _whole(marched: _Marched, place: int, ticks: tuple[_Tick, ...]) -> bool:
    """Tell whether an action does what it was written for."""
    action, over = marched.plan[place], place < marched.over
    match action:
        case Move() | Goto() | Capture() | Attack():
            return over and all(tick.to for tick in ticks)
        case Join(army=number):
            return over and not _refused(marched, number)
        case Approach():
            goal = goal_of(action, marched.army.unit, marched.turn)
            return goal is not None and marched.turn.field.distance(marched.army.cell, goal) <= 1
        case Flee():
            return any(tick.to for tick in ticks)
        case Wait() | WaitJoin():
            return over
        case Stay() | Resume():
            return bool(ticks) or over
        case _:
            assert_never(action)


def _refused(marched: _Marched, number: int) -> bool:
    """C-4.4: tell whether an army was too large to be joined, or was not there."""
    about = (each for each in marched.turn.told if each.kind in ("merge_refused", "failed"))
    joins = ("joined", "army")
    return any(marched.army.number == each.facts.get(joins[each.kind == "failed"]) for each in about)


def _walked(ticks: Iterable[_Tick]) -> Iterator[Action]:
    """Tell the cells that were walked, and the ticks the army stood."""
    for (to, into), same in groupby(ticks, lambda tick: (tick.to, tick.into)):
        steps = len(tuple(same))
        yield Join(into) if into else Wait(steps) if to is None else Move(to, steps)


def _hears_of_arrival(order: ArmyOrder) -> bool:
    """E-1: a rule waits for the end of the plan, so that it must not end before its time."""
    return any(isinstance(each, Happening) and each.what == "arrived" for rule in order.rules for each in rule.when)


def _without_last_waits(done: tuple[Action, ...], plan: tuple[Action, ...]) -> tuple[Action, ...]:
    """Leave out what an army stands at the end, unless it was told to."""
    while done and isinstance(done[-1], Wait) and done[-1] not in plan:
        done = done[:-1]
    return done
