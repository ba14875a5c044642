"""X-6: food: what the farm gives, what the people eat, and who starves."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.rulesets.dice_empires import events
from pbem.rulesets.dice_empires.city.circle import ROADS, changed, ruling, troops
from pbem.rulesets.dice_empires.city.groups import (
    all_people,
    band,
    citizens,
    enslaved,
    grown,
    slaves_in,
    slaves_of,
    smallest,
)
from pbem.rulesets.dice_empires.events import Meal
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.orders import Hungry, Part
from pbem.rulesets.dice_empires.state import Band, Lord, Slaves, State

_PARTS: tuple[Part, ...] = ("C", "B", "H", "WL", "WR", "T", "F")
FOOD = 3
"""X-6.1: each person on the farm grows food for so many."""
_DEFAULT = (Hungry("slaves"), *map(Hungry, _PARTS))
"""X-13.6: who starves by default: the slaves, of them those in the town hall first, then citizens."""
_OUTSIDE = tuple(map(Hungry, ROADS))
"""X-6.3: units starve only when nobody is left in the city."""

Group = Band | Slaves


def food(state: State) -> tuple[State, tuple[Event, ...]]:
    """X-4.3: the meal of all lords at once."""
    told: tuple[Event, ...] = ()
    for each in ruling(state):
        of = meal(state.options, each)
        after = starved(each, of.hungry)
        told = (*told, events.meal(state.options, each.seat, of), *_fallen(state.options, each, after))
        state = changed(state, replace(after, reputation=after.reputation + of.surplus))
    return state, told


def meal(options: Options, one: Lord) -> Meal:
    """X-6.1, X-6.2: what a city grows and eats, and whether more than enough is there."""
    farmers = citizens(one, "F") + slaves_in(one, "F")
    outside = 0 if options.units_eat else troops(one, "OL") + troops(one, "OR")
    eaters = all_people(one) - outside
    return Meal(farmers, FOOD * farmers, eaters, max(0, eaters - FOOD * farmers), FOOD * farmers > eaters)


def starved(one: Lord, hungry: int) -> Lord:
    """X-6.3: take away so many: as the lord says, then by default; of the units only when the city is empty."""
    said = one.standing.starve.order
    turns = (*((each, False) for each in (*said, *_DEFAULT)), *((each, True) for each in (*said, *_OUTSIDE)))
    for each, outside in turns:
        if not hungry:
            break
        one, hungry = _taken(one, each, outside, hungry)
    return one


def _taken(one: Lord, turn: Hungry, outside: bool, hungry: int) -> tuple[Lord, int]:
    """X-13.7: take people of one entry of the list, the smallest group first, each until it is gone."""
    most = min(hungry, turn.most or hungry)
    for group in _meant(one, turn, outside):
        fall = min(most, group.people)
        one, most, hungry = _without(one, group, fall), most - fall, hungry - fall
    return one, hungry


def _meant(one: Lord, turn: Hungry, outside: bool) -> tuple[Group, ...]:
    """List the groups an entry means: a part's own people, a die, or the slaves, those in the town hall first."""
    if turn.who == "slaves":
        ordered = sorted(one.slaves, key=lambda each: (each.place != "T", each.people, each.origin))
        return () if outside else tuple(ordered)
    bands = (each for each in smallest(one.bands) if turn.who in (each.die, each.place))
    return tuple(each for each in bands if (each.place in ROADS) == outside)


def _without(one: Lord, group: Group, people: int) -> Lord:
    if isinstance(group, Band):
        return grown(one, group.die, -people)
    return enslaved(one, group.origin, -people)


def _fallen(options: Options, before: Lord, after: Lord) -> tuple[Event, ...]:
    bands = ((each, each.people - _left(band(after, each.die))) for each in before.bands)
    slaves = ((each, each.people - _left(slaves_of(after, each.origin))) for each in before.slaves)
    lost: tuple[tuple[Group, int], ...] = (*bands, *slaves)
    return tuple(events.starved(options, before.seat, group, people) for group, people in lost if people)


def _left(group: Group | None) -> int:
    return group.people if group else 0
