"""Plays the plans of one's own armies over the known ground, step by step as in C-4, to say what is to be expected.

Foreign armies are taken to stay where they are seen. What the seat cannot know does not enter: a forecast
never tells more than its map.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from pbem.core.grid import Cell
from pbem.core.texts import Facts, Text, text
from pbem.rulesets.campaign.answer.ground import Ground
from pbem.rulesets.campaign.answer.targets import goal_of
from pbem.rulesets.campaign.orders import (
    Action,
    Approach,
    ArmyOrder,
    Attack,
    Capture,
    Flee,
    Goto,
    Join,
    Move,
    Resume,
    Stay,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.rules.merging import swapping
from pbem.rulesets.campaign.view import View


class Walker(NamedTuple):
    """An own army on its way: the plan left, the cells walked, what is to be said of it."""

    number: int
    cell: Cell
    strength: int
    plan: tuple[Action, ...] = ()
    way: tuple[Cell, ...] = ()
    notes: tuple[Text, ...] = ()
    counted: int = 0
    joined: frozenset[int] = frozenset()
    into: int = 0
    careful: bool = False


class Choice(NamedTuple):
    """What an action wants now: a step, to stand (neither), or that it is over."""

    to: Cell | None = None
    over: bool = False
    note: Text | None = None


@dataclass(frozen=True)
class Scene:
    """All own armies at the start of a step, on the known ground."""

    view: View
    ground: Ground
    walkers: Mapping[int, Walker]

    @cached_property
    def where(self) -> Mapping[int, Cell]:
        """Say where each army stands."""
        return {number: each.cell for number, each in self.walkers.items()}


_OVER = Choice(over=True)
_STANDS = Choice()


def walk(view: View, orders: Iterable[ArmyOrder]) -> dict[int, Walker]:
    """Walk all own armies through the turn."""
    scene = Scene(view, Ground(view), _start(view, {order.army: order for order in orders}))
    for step in range(1, view.options.move_limit + 1):
        chosen = {number: _choose(walker, scene) for number, walker in scene.walkers.items()}
        scene = _joined(replace(scene, walkers=_yielding(chosen, scene)), step)
    return dict(scene.walkers)


def _start(view: View, orders: Mapping[int, ArmyOrder]) -> dict[int, Walker]:
    """Place the armies; a split one leaves its parts as new armies on the spot (C-4.5)."""
    walkers = {}
    number = view.next_number
    for army in view.armies:
        order = orders.get(army.number, ArmyOrder(army.number))
        first, *others = parts(order, army.strength)
        walkers[army.number] = _placed(army.number, army.cell, first, order)
        for strength in others:
            walkers[number] = _placed(number, army.cell, strength, orders.get(number, ArmyOrder(number)))
            number += 1
    return walkers


def parts(order: ArmyOrder, strength: int) -> tuple[int, ...]:
    """C-4.5: give the strengths after the split; the first keeps the number."""
    if order.halve:
        return (strength - strength // 2, strength // 2)
    return order.split or (strength,)


def _placed(number: int, at: Cell, strength: int, order: ArmyOrder) -> Walker:
    return Walker(number, at, strength, order.plan, (at,), careful=order.careful)


def _choose(walker: Walker, scene: Scene) -> Walker:
    """Let the army make its step; actions that are over make room for the next at once."""
    while walker.plan and not walker.into:
        choice = _wish(walker.plan[0], walker, scene)
        if choice.note is not None and choice.note not in walker.notes:
            walker = walker._replace(notes=(*walker.notes, choice.note))
        if not choice.over:
            return _moved(walker, choice.to, scene)
        walker = walker._replace(plan=walker.plan[1:], counted=0)
    return walker


def _moved(walker: Walker, to: Cell | None, scene: Scene) -> Walker:
    """Make the step, or stand for this one; the careful do not step where an enemy stands (C-4.8)."""
    counted = walker.counted + 1
    if to is None:
        return walker._replace(counted=counted)
    enemy = next((army for army in scene.view.foreign if army.cell == to and not army.allied), None)
    if enemy is None:
        return walker._replace(cell=to, way=(*walker.way, to), counted=counted)
    told = text("campaign-plan-halts" if walker.careful else "campaign-plan-battle", who=enemy.owner, at=to.name)
    notes = walker.notes if told in walker.notes else (*walker.notes, told)
    if walker.careful:
        return walker._replace(notes=notes)
    return walker._replace(notes=notes, cell=to, way=(*walker.way, to), counted=counted)


def _yielding(chosen: Mapping[int, Walker], before: Scene) -> Mapping[int, Walker]:
    """C-4.4: joiners that would change places with the army they join wait, as in the turn itself."""
    steps = {
        number: (before.walkers[number].cell, walker.cell)
        for number, walker in chosen.items()
        if walker.cell != before.walkers[number].cell
    }
    joins = {number: _host(walker.plan[0], chosen) for number, walker in chosen.items() if walker.plan}
    waiting = swapping({number: host for number, host in joins.items() if host}, steps)
    back = {number: before.walkers[number] for number in waiting}
    stood = {number: chosen[number]._replace(cell=was.cell, way=was.way) for number, was in back.items()}
    return {**chosen, **stood}


def _host(action: Action, walkers: Mapping[int, Walker]) -> int:
    """C-4.4: give the number of the army that is joined, or of what it has become; 0: none is."""
    if not isinstance(action, Join) or action.army not in walkers:
        return 0
    return walkers[action.army].into or action.army


def _wish(action: Action, walker: Walker, scene: Scene) -> Choice:
    """Say what the action wants of this step."""
    match action:
        case Move():
            return _straight(action, walker, scene)
        case Goto() | Capture() | Attack() | Approach():
            return _towards(action, walker, scene)
        case Join():
            return _meeting(action, walker, scene)
        case WaitJoin(army=army):
            return _OVER if army in walker.joined or (walker.joined and not army) else _STANDS
        case Wait(ticks=ticks):
            return _OVER if walker.counted >= ticks else _STANDS
        case Stay() | Flee() | Resume():
            return _OVER


def _straight(action: Move, walker: Walker, scene: Scene) -> Choice:
    """Go on straight; the edge and impassable ground end it (C-4.2)."""
    if walker.counted >= action.steps:
        return _OVER
    to = scene.ground.step(walker.cell, action.direction)
    if to is not None:
        return Choice(to)
    edge = not scene.ground.on_board(Cell(*map(sum, zip(walker.cell, action.direction.vector, strict=True))))
    asked = action.steps - walker.counted
    why = "edge" if edge else "ground"
    facts: Facts = {"steps": walker.counted, "asked": walker.counted + asked, "at": walker.cell.name, "why": why}
    return Choice(over=True, note=Text("campaign-plan-blocked", facts))


def _towards(action: Goto | Capture | Attack | Approach, walker: Walker, scene: Scene) -> Choice:
    """Go the shortest way to the target; an approach ends beside it (E-5)."""
    goal = goal_of(action.to, walker.cell, scene.view, scene.ground, scene.where)
    if goal is None:
        return Choice(over=not isinstance(action, Approach), note=text("campaign-plan-unknown"))
    if isinstance(action, Approach) and scene.ground.apart(walker.cell, goal) <= 1:
        return _STANDS
    if walker.cell == goal:
        return _OVER
    to = scene.ground.next(walker.cell, goal)
    return Choice(over=True, note=text("campaign-plan-no-way", at=goal.name)) if to is None else Choice(to)


def _meeting(action: Join, walker: Walker, scene: Scene) -> Choice:
    """C-4.4: go towards the other army."""
    other = scene.walkers.get(action.army)
    if other is None or other.number == walker.number:
        return Choice(over=True, note=text("campaign-plan-unknown"))
    if other.into:
        other = scene.walkers[other.into]
    if other.cell == walker.cell:
        return _STANDS
    to = scene.ground.next(walker.cell, other.cell)
    return Choice(over=True, note=text("campaign-plan-no-way", at=other.cell.name)) if to is None else Choice(to)


def _joined(scene: Scene, step: int) -> Scene:
    """C-4.4: merge joiners with whom they met, in the order of their numbers, up to the limit."""
    walkers = dict(scene.walkers)
    for number in sorted(walkers):
        walker = walkers[number]
        action = walker.plan[0] if walker.plan and not walker.into else None
        if isinstance(action, Join) and action.army in walkers:
            other = walkers[walkers[action.army].into or action.army]
            if other.cell == walker.cell and other.number != number:
                walkers |= _merge(walker, other, step, scene.view.options.merge_max)
    return replace(scene, walkers=walkers)


def _merge(walker: Walker, other: Walker, step: int, limit: int) -> dict[int, Walker]:
    total = walker.strength + other.strength
    facts: Facts = {"army": other.number, "own": walker.strength, "other": other.strength, "total": total}
    place: Facts = {"limit": limit, "step": step, "at": walker.cell.name}
    if total > limit:
        refused = Text("campaign-plan-too-large", {**facts, **place})
        return {walker.number: walker._replace(plan=walker.plan[1:], notes=(*walker.notes, refused), counted=0)}
    told = Text("campaign-plan-joins", {**facts, **place})
    gone = walker._replace(plan=(), into=other.number, notes=(*walker.notes, told))
    grown = other._replace(strength=total, joined=other.joined | {walker.number})
    return {walker.number: gone, other.number: grown}
