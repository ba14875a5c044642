"""C-4.4: armies of one owner that become one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.scene import Field, Units
from pbem.rulesets.campaign.field.units import Key, Task, Unit
from pbem.rulesets.campaign.orders import Happening, Join, WaitJoin

Name = TypeVar("Name", Key, int)


@dataclass(frozen=True)
class Mergers:
    """The armies after the merging, who was absorbed by whom, and what is told."""

    units: Units
    absorbed: Mapping[Key, Key]
    fallen: tuple[Unit, ...] = ()
    events: tuple[Event, ...] = field(default_factory=tuple)


def merge(units: Units, absorbed: Mapping[Key, Key], step: int, ground: Field) -> Mergers:
    """C-4.4: at the end of a step, by ascending number of the joiner."""
    now = Mergers(units, absorbed)
    joiners = [each.key for each in units.values() if _joins(each)]
    for key in sorted(joiners, key=ground.rank):
        if key in now.units:
            now = _join(now, now.units[key], step, ground)
    return now


def swapping(joins: Mapping[Name, Name], steps: Mapping[Name, tuple[Cell, Cell]]) -> frozenset[Name]:
    """C-4.4: list the joiners that would change places with the army they join: they wait this step.

    They are tested in ascending order; one that waits no longer counts as stepping. `steps`: from where to where.
    """
    waiting: set[Name] = set()
    for joiner, host in sorted(joins.items()):
        if joiner in steps and host in steps and host not in waiting and steps[joiner] == steps[host][::-1]:
            waiting.add(joiner)
    return frozenset(waiting)


def _joins(unit: Unit) -> bool:
    """Tell whether an army is about to join another; a bounced one does not any more."""
    return bool(unit.task.plan) and isinstance(unit.task.plan[0], Join) and not unit.bounced


def _join(now: Mergers, joiner: Unit, step: int, ground: Field) -> Mergers:
    """C-4.4: merge into the army joined, or what has become of it, if both share a cell."""
    action = joiner.task.plan[0]
    assert isinstance(action, Join)
    target = Key(joiner.owner, action.army)
    while target in now.absorbed:
        target = now.absorbed[target]
    host = now.units.get(target)
    if host is None or target == joiner.key or host.cell != joiner.cell:
        return now
    total, limit = host.strength + joiner.strength, ground.options.merge_max
    if total <= limit:
        return _absorb(now, host, joiner, total, step)
    return _OVERFLOW[ground.options.merge_overflow](now, host, joiner, step, ground)


def _absorb(now: Mergers, host: Unit, joiner: Unit, strength: int, step: int) -> Mergers:
    """C-4.4: the army joined gets the strength and keeps number, plan and rules; the joiner disappears."""
    units = dict(now.units)
    del units[joiner.key]
    units[host.key] = _joined(host, joiner.key.number, strength)
    surplus = host.strength + joiner.strength - strength
    numbers = (host.key.number, joiner.key.number)
    event = events.merged(host.owner, *numbers, strength, step, host.cell.name, surplus)
    absorbed = {**now.absorbed, joiner.key: host.key}
    return Mergers(units, absorbed, (*now.fallen, joiner), (*now.events, event))


def _joined(host: Unit, number: int, strength: int) -> Unit:
    """Make the army stronger; its waiting ends, and it knows that it has been joined."""
    task: Task = host.task
    if task.plan and isinstance(task.plan[0], WaitJoin) and task.plan[0].army in (0, number):
        task = task.over()
    return host._replace(strength=strength, task=task).told(Happening("merged", army=number))


def _refuse(now: Mergers, host: Unit, joiner: Unit, step: int, ground: Field) -> Mergers:
    """C-4.4: both stay separate, the join is over."""
    units = {**now.units, joiner.key: joiner._replace(task=joiner.task.over())}
    total = host.strength + joiner.strength
    numbers = (host.key.number, joiner.key.number)
    event = events.merge_refused(host.owner, *numbers, total, ground.options.merge_max, step, host.cell.name)
    return replace(now, units=units, events=(*now.events, event))


def _transfer(now: Mergers, host: Unit, joiner: Unit, step: int, ground: Field) -> Mergers:
    """C-4.4: fill the army joined up to the limit if the rest may be an army."""
    limit = ground.options.merge_max
    rest = host.strength + joiner.strength - limit
    if rest < ground.options.split_min or host.strength >= limit:
        return _refuse(now, host, joiner, step, ground)
    left = joiner._replace(strength=rest, task=joiner.task.over())
    units = {**now.units, joiner.key: left, host.key: _joined(host, joiner.key.number, limit)}
    event = events.transferred(host.owner, host.key.number, joiner.key.number, limit, rest, step, host.cell.name)
    return replace(now, units=units, events=(*now.events, event))


def _trim(now: Mergers, host: Unit, joiner: Unit, step: int, ground: Field) -> Mergers:
    """C-4.4: the surplus is lost; an army above the limit already loses nothing of its own."""
    return _absorb(now, host, joiner, max(ground.options.merge_max, host.strength), step)


_OVERFLOW = {"refuse": _refuse, "transfer": _transfer, "trim": _trim}
