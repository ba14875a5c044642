"""E-5: what an army tries to do in one step. One function an action, joined in `DEEDS`.

An action answers with the cell it wants to enter, or with none when it stands for this tick, or asks to
go on with the next action of the plan at once (`again`). What fails costs the tick (E-7).
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from pbem.core.events import Event
from pbem.core.grid import TOWARDS, Cell, Direction
from pbem.core.kinds import by_kind
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.scene import Field, Scene
from pbem.rulesets.campaign.field.steps import neighbour, open_way
from pbem.rulesets.campaign.field.units import FleeFrom, Key, Quarry, Task, Unit, until_stay
from pbem.rulesets.campaign.orders import (
    Action,
    Aimed,
    Approach,
    Attack,
    Capture,
    Flee,
    Goto,
    Happening,
    Join,
    Move,
    Resume,
    Stay,
    Target,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.rules.flight import flight
from pbem.rulesets.campaign.rules.targets import enemy_in, follow, locate, survivor


class Answer(NamedTuple):
    """What an army does in this step: its task from now on, the cell it steps into, what is told.

    `joins`: the number of the own army that this step is made to join, 0 for none. The plan itself does not tell: its
    first action may have been over already, or be over with this step.
    """

    task: Task
    to: Cell | None = None
    again: bool = False
    events: tuple[Event, ...] = ()
    news: tuple[Happening, ...] = ()
    found: Cell | None = None
    """A cell not yet explored that turned out to be impassable."""
    joins: int = 0


class Moment(NamedTuple):
    """Who acts, when and where: the army, the position before the step, what does not change."""

    unit: Unit
    scene: Scene
    field: Field

    @property
    def step(self) -> int:
        """Give the number of the step being made."""
        return self.scene.step + 1


def intend(unit: Unit, scene: Scene, field: Field) -> Answer:
    """C-4.1: find out what an army does in the coming step."""
    told: tuple[Event, ...] = ()
    while unit.task.plan and not unit.bounced:
        answer = obey(Moment(unit, scene, field), unit.task.plan[0])
        told += answer.events
        if not answer.again:
            return answer._replace(events=told) if len(told) > len(answer.events) else answer
        unit = unit._replace(task=answer.task)
    return Answer(unit.task, events=told)


def obey(moment: Moment, action: Action) -> Answer:
    """Try to do what an action asks in this step."""
    return DEEDS.done(moment, action)


def takes(action: Aimed) -> bool:
    """C-5.7: tell whether an action is meant to take what it leads to."""
    match action:
        case Capture() | Attack():
            return True
        case Goto() | Approach():
            return False
        case _:
            assert_never(action)


def move(moment: Moment, action: Move) -> Answer:
    """C-4.2: one step in the direction; the edge or an impassable cell ends the action."""
    task = moment.unit.task
    if action.steps <= 0:
        return Answer(task.over(), again=True)
    there = neighbour(moment.unit.cell, action.direction)
    if not open_way(moment.unit.cell, action.direction, moment.field):
        return _blocked(moment, action.direction, task.over())
    done = task.instead(Move(action.direction, action.steps - 1)) if action.steps > 1 else task.over()
    return enter(moment, there, done, task.careful)


def _blocked(moment: Moment, direction: Direction, task: Task) -> Answer:
    """C-4.2: stop before the edge or an impassable cell."""
    unit = moment.unit
    event = events.blocked(unit.owner, unit.key.number, moment.step, unit.cell.name, direction.value)
    return Answer(task, events=(event,), news=(Happening("blocked"),))


def enter(moment: Moment, there: Cell, task: Task, careful: bool) -> Answer:
    """Step into a cell unless a rule forbids it; who is stopped tries again at the next tick (C-4.7, C-4.8)."""
    unit, city = moment.unit, moment.scene.cities.get(there)
    if careful and enemy_in(there, unit, moment.scene, moment.field):
        return halt(moment, there, "enemy")
    if city is not None and not moment.field.sides.admitted(city.owner, unit.owner):
        return halt(moment, there, "ally_city")
    return Answer(task, there)


def halt(moment: Moment, there: Cell, why: str) -> Answer:
    """Stand before a cell, and say why, once."""
    unit = moment.unit
    event = events.halted(unit.owner, unit.key.number, moment.step, unit.cell.name, there.name, why)
    return _complain(unit.task, f"{there.name} {why}", event)


def _complain(task: Task, about: str, event: Event) -> Answer:
    """Stand for this tick; tell the reason the first time."""
    if about in task.told:
        return Answer(task)
    return Answer(task._replace(told=task.told | {about}), events=(event,))


def _fail(moment: Moment, why: str, ends: bool) -> Answer:
    """E-7: the action fails; it ends, or is tried again at the next tick."""
    unit = moment.unit
    what = unit.task.plan[0].kind
    answer = _complain(unit.task, f"{what} {why}", events.failed(unit.owner, unit.key.number, moment.step, what, why))
    return answer._replace(task=answer.task.over()) if ends else answer


def travel(moment: Moment, goal: Cell, careful: bool, ends: bool) -> Answer:
    """C-4.2: one step along the shortest way the owner knows."""
    unit, field = moment.unit, moment.field
    there = field.ways.next(unit.owner, moment.scene.knowledge[unit.owner].explored, unit.cell, goal)
    if there is None:
        return _fail(moment, "no_way", ends)
    direction = TOWARDS[there.column - unit.cell.column, there.row - unit.cell.row]
    if not open_way(unit.cell, direction, field):
        return _blocked(moment, direction, unit.task)._replace(found=there)
    return enter(moment, there, unit.task, careful or unit.task.careful)


def goto(moment: Moment, action: Goto) -> Answer:
    """E-5 `goto`: the shortest way, over on arrival."""
    return _head_for(moment, action, ends=False)


def attack(moment: Moment, action: Attack) -> Answer:
    """E-5 `attack`: to the city or after the army, into its cell."""
    return _head_for(moment, action, ends=True)


def _head_for(moment: Moment, action: Goto | Attack, ends: bool) -> Answer:
    """Go to the target; an army once chosen is followed while it is seen."""
    unit = moment.unit
    quarry = _chosen(moment, action.to)
    if quarry is None:
        return _fail(moment, "unknown", ends)
    if quarry.cell == unit.cell:
        return Answer(unit.task.over(), again=True)
    return travel(_towards(moment, action, quarry), quarry.cell, False, ends)


def _towards(moment: Moment, action: Aimed, quarry: Quarry) -> Moment:
    unit, task = moment.unit, moment.unit.task
    aim = quarry.cell if takes(action) else task.aim
    if quarry == task.quarry and aim == task.aim:
        return moment
    return Moment(unit.doing(task.towards(quarry, aim)), moment.scene, moment.field)


def _chosen(moment: Moment, target: Target) -> Quarry | None:
    """Follow the army already chosen, else look for the target."""
    chosen = moment.unit.task.quarry
    if chosen is not None and chosen.armies:
        return follow(chosen, moment.unit, moment.scene, moment.field)
    return _anew(moment, target)


def _anew(moment: Moment, target: Target) -> Quarry | None:
    return locate(moment.unit, target, moment.scene, moment.field)


def capture(moment: Moment, action: Capture) -> Answer:
    """E-5 `capture`: give up when a hostile army is seen standing in the city."""
    quarry = locate(moment.unit, action.to, moment.scene, moment.field)
    if quarry is None:
        return _fail(moment, "unknown", ends=True)
    if quarry.cell == moment.unit.cell:
        return Answer(moment.unit.task.over(), again=True)
    if enemy_in(quarry.cell, moment.unit, moment.scene, moment.field):
        return _fail(moment, "held", ends=True)
    return travel(_towards(moment, action, quarry), quarry.cell, False, True)


def approach(moment: Moment, action: Approach) -> Answer:
    """E-5 `approach`: to the nearest such army, stop beside it, follow it, never into its cell."""
    quarry = (_chosen if action.to.it else _anew)(moment, action.to)
    if quarry is None:
        return _fail(moment, "unknown", ends=False)
    moment = _towards(moment, action, quarry)
    if moment.field.distance(moment.unit.cell, quarry.cell) <= 1:
        return Answer(moment.unit.task)
    return travel(moment, quarry.cell, True, False)


def flee(moment: Moment, action: Flee) -> Answer:
    """E-5 `flee`: back over this turn's own cells, then straight on, to the last tick."""
    unit = moment.unit
    it = action.quarry if isinstance(action, FleeFrom) else None
    escape = unit.task.flight or flight(unit, it, moment.scene, moment.field)
    if escape is None:
        return _fail(moment, "unknown", ends=False)
    task = unit.task._replace(flight=escape)
    moment = moment._replace(unit=unit._replace(task=task))
    if escape.back:
        return enter(moment, escape.back[0], task._replace(flight=replace(escape, back=escape.back[1:])), True)
    if not open_way(unit.cell, escape.direction, moment.field):
        answer = _blocked(moment, escape.direction, task)
        return _complain(task, "flee blocked", answer.events[0])._replace(news=answer.news)
    return enter(moment, neighbour(unit.cell, escape.direction), task, True)


def join(moment: Moment, action: Join) -> Answer:
    """C-4.4: one step towards the own army; standing in its cell, wait for the end of the step."""
    unit, scene = moment.unit, moment.scene
    key = survivor(Key(unit.owner, action.army), scene)
    if key == unit.key:
        return Answer(unit.task.over(), again=True)
    if key not in scene.units:
        return _fail(moment, "gone", ends=True)
    goal = scene.units[key].cell
    answer = Answer(unit.task) if goal == unit.cell else travel(moment, goal, False, True)
    return answer._replace(joins=action.army)


def wait_join(moment: Moment, action: WaitJoin) -> Answer:
    """E-5 `wait_join`: stand; the merging itself ends it."""
    return Answer(moment.unit.task)


def wait(moment: Moment, action: Wait) -> Answer:
    """E-5 `wait`: stand for n ticks."""
    task = moment.unit.task
    if action.ticks <= 0:
        return Answer(task.over(), again=True)
    return Answer(task.instead(Wait(action.ticks - 1)) if action.ticks > 1 else task.over())


def stay(moment: Moment, action: Stay) -> Answer:
    """E-5 `stay`: the plan ends here."""
    return Answer(moment.unit.task.idle())


def resume(moment: Moment, action: Resume) -> Answer:
    """E-5 `resume`: take up the replaced plan where it stopped, after the same army or city as before."""
    task = moment.unit.task
    plan = until_stay((*task.shelved, *task.plan[1:]))
    return Answer(task._replace(plan=plan, shelved=(), sought=None, quarry=task.sought, flight=None), again=True)


DEEDS = (
    by_kind(Move, move)
    .row(Goto, goto)
    .row(Capture, capture)
    .row(Attack, attack)
    .row(Approach, approach)
    .row(Flee, flee)
    .row(Join, join)
    .row(WaitJoin, wait_join)
    .row(Wait, wait)
    .row(Stay, stay)
    .row(Resume, resume)
)
"""An action without a row here does not pass mypy."""
