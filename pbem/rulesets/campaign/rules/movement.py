"""C-4, C-5.10: one step of all armies together.

How a step works. Every army answers what it wants (`actions.intend`), looking at the position before the
step; joiners who would change places with the army they join wait, and so do those for whom there is no
room. Then nobody has moved yet, and the meetings are fought out (`meetings.clash`): borders first, then
cells, until no enemies meet. What is left of the moves is made. Then cities change hands, plans that have
come to their goal end, armies merge, everybody looks, what happened is told, and the rules are tried.
Each of these takes a position and gives the next one; only the dice are used up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import replace
from typing import assert_never

from pbem.core.grid import Cell, reading
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.scene import Field, Knowledge, Scene, Units
from pbem.rulesets.campaign.field.units import Key, Unit
from pbem.rulesets.campaign.field.watch import look, witnesses
from pbem.rulesets.campaign.orders import (
    Action,
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
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.rules.actions import Answer, Moment, halt, intend
from pbem.rulesets.campaign.rules.audience import note_captures, note_fights, tell_battle, tell_capture
from pbem.rulesets.campaign.rules.battle import Battle, Fight
from pbem.rulesets.campaign.rules.capture import Taken, seize
from pbem.rulesets.campaign.rules.meetings import Clash, clash
from pbem.rulesets.campaign.rules.merging import merge, swapping
from pbem.rulesets.campaign.rules.targets import survivor
from pbem.rulesets.campaign.rules.triggers import check

Answers = Mapping[Key, Answer]


def march(scene: Scene, field: Field, fight: Fight) -> Scene:
    """C-3.1 phase 3: the check before the first step, then all steps."""
    scene = first_check(scene, field)
    for _ in range(field.options.move_limit):
        scene = step(scene, field, fight)
    return scene


def first_check(scene: Scene, field: Field) -> Scene:
    """E-1: the check before the first step."""
    return check(look(scene, field), field)


def step(before: Scene, field: Field, fight: Fight) -> Scene:
    """C-5.10: intentions, meetings, positions, captures, merges, view, triggers."""
    number = before.step + 1
    answers = _room(_yield(_intentions(before, field), before), before, field)
    start = _answered(before, answers, field)
    moves = {key: answer.to for key, answer in answers.items() if answer.to is not None}
    fought = clash(Clash(start.units, moves, frozenset(moves), start.cities, number), field, fight)
    units = {key: unit.at(fought.moves[key]) if key in fought.moves else unit for key, unit in fought.units.items()}
    seized = seize(units, start.cities, fought.battles, number == field.options.move_limit, field)
    merged = merge(_arrived(seized.units, fought.battles), start.absorbed, number, field)
    gone = (*start.fallen, *(unit for battle in fought.battles for unit in battle.fallen), *merged.fallen)
    said = start.events + merged.events
    scene = Scene(merged.units, seized.cities, start.knowledge, number, merged.absorbed, gone, start.fought, said)
    scene = look(scene, field)
    return check(_told(_idle(scene, before), fought.battles, seized.taken, field), field)


def _intentions(scene: Scene, field: Field) -> dict[Key, Answer]:
    """C-4.1: ask every army with a plan; neutral garrisons have none."""
    return {key: intend(unit, scene, field) for key, unit in scene.units.items() if unit.task.plan or unit.news}


def _yield(answers: dict[Key, Answer], scene: Scene) -> dict[Key, Answer]:
    """C-4.4: a joiner that would change places with the army it joins waits this step."""
    joins = {key: _host(key, answer, scene) for key, answer in answers.items() if answer.joins}
    if not joins:
        return answers
    steps = {key: (scene.units[key].cell, answer.to) for key, answer in answers.items() if answer.to is not None}
    waiting = swapping(joins, steps)
    return {key: answer._replace(to=None) if key in waiting else answer for key, answer in answers.items()}


def _host(key: Key, answer: Answer, scene: Scene) -> Key:
    """C-4.4: give the army that is joined, or what it has become; number 0: none is."""
    return survivor(Key(key.owner, answer.joins), scene)


def _room(answers: dict[Key, Answer], scene: Scene, field: Field) -> dict[Key, Answer]:
    """C-1.7: with a stack_limit, who finds no room in a cell waits before it; again, until all fit."""
    while field.options.stack_limit:
        full = _without_room(answers, scene, field)
        if not full:
            break
        for key in full:
            there = answers[key].to
            assert there is not None
            answers[key] = halt(Moment(scene.units[key], scene, field), there, "full")
    return answers


def _without_room(answers: Answers, scene: Scene, field: Field) -> list[Key]:
    """C-1.7: list the armies entering a cell already full of their side; those who join an army there fit."""
    counts: dict[tuple[Cell, str], int] = {}
    entering: list[Key] = []
    for key, unit in scene.units.items():
        answer = answers.get(key)
        if answer is not None and answer.to is not None:
            entering.append(key)
        else:
            place = (unit.cell, field.sides.of(unit.owner))
            counts[place] = counts.get(place, 0) + 1
    return [key for key in sorted(entering, key=field.rank) if not _fits(key, answers, counts, scene, field)]


def _fits(key: Key, answers: Answers, counts: dict[tuple[Cell, str], int], scene: Scene, field: Field) -> bool:
    """Take a place in a cell, if there is one."""
    to = answers[key].to
    assert to is not None
    place = (to, field.sides.of(key.owner))
    host = scene.units.get(_host(key, answers[key], scene))
    if host is not None and host.cell == to:
        return True
    counts[place] = counts.get(place, 0) + 1
    return counts[place] <= field.options.stack_limit


def _answered(scene: Scene, answers: Answers, field: Field) -> Scene:
    """Put the answers into the position: tasks, complaints, cells found to be impassable."""
    units: dict[Key, Unit] = dict(scene.units)
    found: dict[Seat, list[Cell]] = {}
    for key, answer in answers.items():
        units[key] = units[key].answering(answer.task, answer.news, leaves=answer.to is not None)
        if answer.found is not None:
            found.setdefault(key.owner, []).append(answer.found)
    told = tuple([event for answer in answers.values() for event in answer.events])
    scene = scene.told(units, scene.events + told)
    return scene.known(_explored(scene.knowledge, found, field)) if found else scene


def _explored(
    knowledge: Mapping[Seat, Knowledge], found: Mapping[Seat, list[Cell]], field: Field
) -> Mapping[Seat, Knowledge]:
    """C-4.2: remember the cells found to be impassable."""
    more = {seat: knowledge[seat].explored | field.raster.mask(cells) for seat, cells in found.items()}
    return {**knowledge, **{seat: replace(knowledge[seat], explored=explored) for seat, explored in more.items()}}


def _arrived(units: Units, battles: Iterable[Battle]) -> Units:
    """E-5: end the actions that have come to their goal in this step."""
    beaten = {(owner, loser.key) for each in battles for owner in each.owners for loser in each.fallen}
    done = {key: _done(unit, units, beaten) for key, unit in units.items() if unit.task.quarry is not None}
    return {**units, **done} if done else units


def _done(unit: Unit, units: Units, beaten: Set[tuple[Seat, Key]]) -> Unit:
    """End `goto`, `capture` and `attack` in the cell they lead to; an army followed must be caught, or beaten there.

    E-2: whether one that was lost from sight has fallen elsewhere is not known, and makes no difference.
    """
    quarry = unit.task.quarry
    if quarry is None or quarry.cell != unit.cell or not unit.task.plan or not _leads_into(unit.task.plan[0]):
        return unit
    if quarry.armies and not any(_caught(each.key, unit, units, beaten) for each in quarry.armies):
        return unit
    return unit._replace(task=unit.task.over())


def _leads_into(action: Action) -> bool:
    match action:
        case Goto() | Capture() | Attack():
            return True
        case Move() | Approach() | Flee() | Join() | WaitJoin() | Wait() | Stay() | Resume():
            return False
        case _:
            assert_never(action)


def _caught(key: Key, unit: Unit, units: Units, beaten: Set[tuple[Seat, Key]]) -> bool:
    """E-5: tell whether an army followed fell fighting against one's own, or shares the cell."""
    other = units.get(key)
    return (unit.owner, key) in beaten or (other is not None and other.cell == unit.cell)


def _idle(scene: Scene, before: Scene) -> Scene:
    """E-1: an army whose plan has just become empty has arrived."""
    done = {
        key: unit.told(Happening("arrived"))
        for key, unit in scene.units.items()
        if not unit.task.plan and unit.task.rules and before.units[key].task.plan
    }
    return scene.told({**scene.units, **done}, scene.events) if done else scene


def _told(scene: Scene, battles: tuple[Battle, ...], taken: tuple[Taken, ...], field: Field) -> Scene:
    """C-7.2: tell the battles and captures of this step, by place: the order they were fought in tells secrets."""
    if not battles and not taken:
        return scene
    fights = sorted(battles, key=lambda each: (reading(each.meeting.at), reading(each.meeting.other)))
    places = {
        *(at for each in fights for at in (each.meeting.at, each.meeting.other)),
        *(each.city.cell for each in taken),
    }
    seeing = witnesses(scene, places, field)
    scene = note_captures(note_fights(scene, fights, seeing), taken, field, seeing)
    told = [event for battle in fights for event in tell_battle(battle, scene, field, seeing)]
    cities = sorted(taken, key=lambda each: reading(each.city.cell))
    told += [event for each in cities for event in tell_capture(each, scene, field, seeing)]
    return scene.told(scene.units, (*scene.events, *told))
