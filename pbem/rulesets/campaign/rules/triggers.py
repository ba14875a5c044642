"""E-1 to E-4: which rule of an army fires at a check, and on what.

A check is made before the first step (step 0) and after every step. What the army sees is taken from what
its owner saw at the same moment, cut down to the army's own sight (option trigger_knowledge=army); so a
rule can never tell more than the report does.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import assert_never

from pbem.core.events import Event
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.scene import Field, Scene
from pbem.rulesets.campaign.field.units import Quarry, Unit, Watched, bound, until_stay
from pbem.rulesets.campaign.orders import (
    Action,
    Approach,
    Attack,
    Capture,
    Flee,
    Goto,
    Guard,
    Happening,
    Join,
    Move,
    Resume,
    Rule,
    Sighting,
    Stay,
    Trigger,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.rules.targets import nearest


@dataclass(frozen=True, slots=True)
class Object:
    """Something in sight: an army or a city, what it counts as (C-1.3), whose it is."""

    quarry: Quarry
    kinds: frozenset[str]
    colours: frozenset[Seat]

    @property
    def name(self) -> Watched | str:
        """E-3: give what it is remembered by: an army while it is watched throughout, a city always."""
        return next(iter(self.quarry.armies), self.quarry.city)


@dataclass(frozen=True, slots=True)
class Check:
    """One check of one army: what it sees, which of it is new, what has happened."""

    unit: Unit
    seen: tuple[Object, ...]
    step: int
    field: Field


def check(scene: Scene, field: Field) -> Scene:
    """E-4: let at most one rule of every army fire."""
    watching = {key for key, unit in scene.units.items() if unit.task.rules and _watches(unit)}
    armed = [unit for key, unit in scene.units.items() if unit.task.rules and (key in watching or _hears(unit))]
    if not armed:
        return scene
    units, told = dict(scene.units), list(scene.events)
    sights = {seat: _sight(seat, scene, field) for seat in {key.owner for key in watching}}
    for unit in armed:
        seen = _near(unit, sights[unit.owner], field) if unit.key in watching else ()
        after, event = _fire(Check(unit, seen, scene.step, field))
        met = {each.name for each in seen}
        if not met <= unit.task.met:
            after = after.doing(after.task.meeting(met))
        units[unit.key] = after
        told += event
    return scene.told(units, tuple(told))


def _hears(unit: Unit) -> bool:
    """Tell whether anything can have happened to an army that fires a rule: news, or one of its steps has come."""
    return bool(unit.news) or any(
        isinstance(trigger, Happening) and trigger.what == "step" for rule in unit.task.rules for trigger in rule.when
    )


def _watches(unit: Unit) -> bool:
    """Tell whether what an army sees makes a difference to its rules; what only happens to it needs no look around."""
    for rule in unit.task.rules:
        for trigger in rule.when:
            if isinstance(trigger, Sighting):
                return True
        for guard in rule.guards:
            if guard.what == "enemies":
                return True
    return False


def _fire(at: Check) -> tuple[Unit, list[Event]]:
    """E-4: the first rule, in written order, whose trigger and guards hold, replaces the rest of the plan."""
    task = at.unit.task
    for number, rule in enumerate(task.rules):
        if number in task.spent:
            continue
        for trigger in rule.when:
            its = _matches(trigger, rule, at)
            if its is not None:
                return _fired(at, number, rule, trigger, its)
    return at.unit, []


def _fired(at: Check, number: int, rule: Rule, trigger: Trigger, its: list[Object]) -> tuple[Unit, list[Event]]:
    """E-4: `it` is the nearest matching object of all triggers; `flee` and `stay` end the rules."""
    sighted = [each for when in rule.when for each in _matches(when, rule, at) or []] if its else []
    it = nearest(at.unit.cell, (each.quarry for each in sighted), at.field) or _city_taken(at.unit, trigger)
    task = at.unit.task
    final = bool(rule.then) and _final(rule.then[0])
    shelved, sought = (task.plan, task.quarry) if task.plan else (task.shelved, task.sought)
    plan, rules = until_stay(bound(rule.then, it)), () if final else task.rules
    task = task._replace(plan=plan, shelved=shelved, sought=sought, rules=rules, spent=task.spent | {number})
    who = next(
        (min(each.colours, default=Seat("")) for each in sighted if it and each.quarry.cell == it.cell), Seat("")
    )
    said = (it.cell.name if it else "", who, it.city if it else "")
    then = rule.then[0].kind if rule.then else "stay"
    event = events.fired(at.unit.owner, at.unit.key.number, at.step, number + 1, name(trigger), said, then)
    return at.unit._replace(task=task._replace(quarry=None, flight=None)), [event]


def _final(action: Action) -> bool:
    match action:
        case Flee() | Stay():
            return True
        case Move() | Goto() | Capture() | Attack() | Approach() | Join() | WaitJoin() | Wait() | Resume():
            return False
        case _:
            assert_never(action)


def name(trigger: Trigger) -> str:
    """Name a trigger for the report: `reveal-enemy`, `captured`."""
    match trigger:
        case Sighting(mode, what):
            return f"{mode}-{what}"
        case Happening(what):
            return what
        case _:
            assert_never(trigger)


def _city_taken(unit: Unit, trigger: Trigger) -> Quarry | None:
    """After a capture, `it` is the city."""
    if not isinstance(trigger, Happening) or trigger.what != "captured":
        return None
    return next((Quarry(unit.cell, city=each.city) for each in unit.news if each.what == "captured"), None)


def _matches(trigger: Trigger, rule: Rule, at: Check) -> list[Object] | None:
    """Give the objects a trigger fires on (a happening: none); None: it does not fire."""
    if isinstance(trigger, Sighting) and not at.seen:
        return None
    if not all(_holds(guard, at) for guard in rule.guards):
        return None
    match trigger:
        case Happening():
            return [] if _happened(trigger, at) else None
        case Sighting():
            barred = {guard.colour for guard in rule.guards if guard.what == "not_colour"}
            return [each for each in at.seen if _sighted(trigger, each, at) and not each.colours & barred] or None
        case _:
            assert_never(trigger)


def _happened(trigger: Happening, at: Check) -> bool:
    """E-1: tell whether it happened in this step."""
    if trigger.what == "step":
        return trigger.step == at.step
    told = (each for each in at.unit.news if each.what == trigger.what)
    return any(trigger.army in (0, each.army) and trigger.city in ("", each.city) for each in told)


def _sighted(trigger: Sighting, seen: Object, at: Check) -> bool:
    """E-3: `reveal` wants it never in sight before, and never at step 0; `see` wants it in sight."""
    if trigger.mode == "reveal" and (at.step == 0 or seen.name in at.unit.task.met):
        return False
    if trigger.city and trigger.city != seen.quarry.city:
        return False
    return trigger.what in seen.kinds and (not trigger.colour or trigger.colour in seen.colours)


def _sight(seat: Seat, scene: Scene, field: Field) -> tuple[Object, ...]:
    """E-2: list the armies and cities a state sees; what they count as is the same for all its armies."""
    known = scene.knowledge[seat]
    armies = [scene.units[key] for key in known.armies]
    enemies: dict[Cell, set[Seat]] = {}
    for each in armies:
        if field.hostile(each.owner, seat):
            enemies.setdefault(each.cell, set()).add(each.owner)
    cities = (_city(at, seat, enemies.get(at, set()), scene, field) for at in known.sites)
    return (*(_army(each, known.armies[each.key], seat, scene, field) for each in armies), *cities)


def _near(unit: Unit, seen: tuple[Object, ...], field: Field) -> tuple[Object, ...]:
    """E-2: cut what the owner sees down to the army's own sight (option trigger_knowledge=army)."""
    if field.options.trigger_knowledge == "owner" or not seen:
        return seen
    (column, row), radius = unit.cell, field.options.army_sight
    square = [
        each
        for each in seen
        if abs(each.quarry.cell[0] - column) <= radius and abs(each.quarry.cell[1] - row) <= radius
    ]
    return tuple([each for each in square if field.distance(unit.cell, each.quarry.cell) <= radius])


def _army(other: Unit, since: int, seat: Seat, scene: Scene, field: Field) -> Object:
    """Describe a foreign army in sight."""
    kind = "enemy" if field.hostile(other.owner, seat) else "ally"
    city = scene.cities.get(other.cell)
    quarry = Quarry(other.cell, frozenset({Watched(other.key, since)}), city.name if city is not None else "")
    return Object(quarry, frozenset({kind}), frozenset({other.owner}))


def _city(at: Cell, seat: Seat, garrison: Set[Seat], scene: Scene, field: Field) -> Object:
    """C-1.3: describe a city in sight as this state sees it; own and allied ones fire nothing, but were seen (E-3)."""
    city = scene.cities[at]
    if not garrison and not field.hostile(city.owner, seat):
        return Object(Quarry(at, city=city.name), frozenset(), frozenset())
    kinds = frozenset({"occupied_city" if garrison else "free_city", "any_city"})
    return Object(Quarry(at, city=city.name), kinds, frozenset(garrison | ({city.owner} if city.owner else set())))


def _holds(guard: Guard, at: Check) -> bool:
    """Tell whether a guard lets its rule fire; which objects `not red` bars is settled for each of them."""
    match guard.what:
        case "strength":
            return _compares(guard, at.unit.strength)
        case "enemies":
            return _compares(guard, sum("enemy" in each.kinds for each in at.seen))
        case "not_colour":
            return True
        case _:
            assert_never(guard.what)


def _compares(guard: Guard, number: int) -> bool:
    return number >= guard.number if guard.comparison == ">=" else number <= guard.number
