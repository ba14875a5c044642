"""X-9: plunder: an army before a wall without people enters the city, part by part.

The path leads from the wall it entered by to the other one. It ends where the units are used up, where the city ends,
where the lord wants it to end, or where somebody has won. Then the army goes back outside the same wall; or into the
barracks, if it took slaves (X-10.3) or the game is played so (D8).
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.events import Event
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.orders import PARTS, Part
from pbem.rulesets.dice_empires.state import Lord, State
from pbem.rulesets.dice_empires.war import ends, events
from pbem.rulesets.dice_empires.war.battle import home
from pbem.rulesets.dice_empires.war.raid import entered
from pbem.rulesets.dice_empires.war.records import Army, Entry
from pbem.rulesets.dice_empires.war.siege import army

Told = tuple[State, tuple[Event, ...]]
PATH: Mapping[Part, tuple[Part, ...]] = {"WL": PARTS[1:], "WR": PARTS[-2::-1]}
"""X-9.1: the way through the city from the wall an army stands before."""


def plunder(state: State) -> Told:
    """X-4.9: lord by lord from the start lord to the left, his left road before his right; until somebody has won."""
    told: tuple[Event, ...] = ()
    for seat in circle.from_token(state):
        for place in circle.ROADS:
            if state.result is None:
                state, event = _plundered(state, army(state, seat, place))
                told += event
    return state, told


def _plundered(state: State, raiding: Army | None) -> Told:
    """X-9.2: send one army in, if the wall before it is empty."""
    if raiding is None or citizens(circle.lord(state, raiding.of), raiding.wall):
        return state, ()
    path = way(circle.lord(state, raiding.seat), raiding.wall)
    return _marched(state, raiding, path) if path else (state, (events.stayed(raiding),))


def way(lord: Lord, wall: Part) -> tuple[Part, ...]:
    """X-9.1, X-13.6: the parts a lord wants entered from a wall; none: his army stays outside."""
    order, path = lord.standing.plunder, PATH[wall]
    if not order.enter or order.until == wall:
        return ()
    return path[: path.index(order.until) + 1] if order.until else path


def _marched(state: State, raiding: Army, path: tuple[Part, ...]) -> Told:
    """X-9.3: go from part to part while there are units left and the part is empty."""
    units = circle.troops(circle.lord(state, raiding.seat), raiding.place)
    entries: tuple[Entry, ...] = ()
    for part in path:
        state, entry = entered(state, raiding, part, units, sum(each.taken for each in entries))
        state, entries = ends.reached(state), (*entries, entry)
        units -= entry.killed + entry.taken
        if state.result or entry.left or not units:
            break
    return _withdrawn(state, raiding, entries)


def _withdrawn(state: State, raiding: Army, entries: tuple[Entry, ...]) -> Told:
    """X-9.4, X-10.3: go back outside the wall, or home with slaves."""
    taken = sum(entry.taken for entry in entries)
    rests = taken > 0 or state.options.after_plunder == "barracks"
    lord = circle.lord(state, raiding.seat)
    if rests:
        state = circle.changed(state, home(lord, raiding.place))
    return state, tuple(events.plunder(state, raiding, entries, circle.troops(lord, raiding.place), rests))
