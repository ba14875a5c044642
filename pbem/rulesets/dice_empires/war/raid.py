"""X-9.2, X-9.3, X-10.3, X-10.5: what an army does in one part of a city."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import bands_in, citizens, enslaved, grown, slaves_in, slaves_of
from pbem.rulesets.dice_empires.orders import INNER, Part
from pbem.rulesets.dice_empires.state import Lord, Memory, State
from pbem.rulesets.dice_empires.war import ends
from pbem.rulesets.dice_empires.war.captives import may_enslave, room
from pbem.rulesets.dice_empires.war.records import Army, Entry, Freed, Stroke
from pbem.rulesets.dice_empires.war.settle import settled


@dataclass(frozen=True)
class Prey:
    """X-13.6: one group an army may fall upon: of citizens (its die), or of slaves (their origin)."""

    people: int
    die: int = 0
    origin: Seat | None = None


def entered(state: State, army: Army, part: Part, units: int, taken: int) -> tuple[State, Entry]:
    """X-9.2: enter a part with so many units unspent, after `taken` people: a point, liberation, then the strokes.

    X-12.2: whoever has won by entering strikes nobody any more.
    """
    city = circle.lord(state, army.of)
    found = citizens(city, part) + slaves_in(city, part)
    point = part in INNER and (found > 0 or state.options.score_empty_parts)
    state = _remembered(_rewarded(state, army.seat, int(point)), army, part)
    state, freed = _freed(state, army, part)
    entry = Entry(army, part, found, point, freed)
    if ends.reached(state).result is not None:
        return state, entry
    for prey in _in_order(state, army, part):
        state, stroke = _struck(state, army, prey, units, taken)
        units, taken = units - stroke.killed - stroke.taken, taken + stroke.taken
        entry = replace(entry, strokes=(*entry.strokes, stroke)) if stroke.killed + stroke.taken else entry
    return state, entry


def _rewarded(state: State, seat: Seat, points: int) -> State:
    """X-12.1: give a lord points of reputation."""
    lord = circle.lord(state, seat)
    return circle.changed(state, replace(lord, reputation=lord.reputation + points))


def _remembered(state: State, army: Army, part: Part) -> State:
    """X-11.2: in the fog a lord remembers a part as it was on entering."""
    if state.options.visibility == "open":
        return state
    city, lord = circle.lord(state, army.of), circle.lord(state, army.seat)
    sizes = tuple(sorted((band.people for band in bands_in(city, part)), reverse=True))
    memory = Memory(army.of, part, state.round, sizes, tuple(each for each in city.slaves if each.place == part))
    older = tuple(each for each in lord.memories if (each.of, each.place) != (army.of, part))
    return circle.changed(state, replace(lord, memories=(*older, memory)))


def _freed(state: State, army: Army, part: Part) -> tuple[State, Freed | None]:
    """X-10.5: the army's own people who are slaves there go home to their town hall; a point for the group."""
    city = circle.lord(state, army.of)
    held = slaves_of(city, army.seat)
    if held is None or held.place != part:
        return state, None
    state = circle.changed(state, enslaved(city, army.seat, -held.people))
    state, lost = settled(state, army.seat, held.people, "T")
    return _rewarded(state, army.seat, 1), Freed(held.people, lost)


def _in_order(state: State, army: Army, part: Part) -> tuple[Prey, ...]:
    """X-13.6: the groups of a part in the order the lord wants; of equal ones the lower die, slaves last."""
    city = circle.lord(state, army.of)
    bands = tuple(Prey(band.people, band.die) for band in bands_in(city, part))
    slaves = tuple(Prey(each.people, origin=each.origin) for each in city.slaves if each.place == part)
    by = circle.lord(state, army.seat).standing.targets.by
    if by == "largest":
        return tuple(sorted((*bands, *slaves), key=lambda prey: -prey.people))
    if by == "smallest":
        return tuple(sorted((*bands, *slaves), key=lambda prey: prey.people))
    first, then = (slaves, bands) if by == "slaves" else (bands, slaves)
    return (*sorted(first, key=lambda prey: prey.people), *sorted(then, key=lambda prey: prey.people))


def _struck(state: State, army: Army, prey: Prey, units: int, taken: int) -> tuple[State, Stroke]:
    """X-9.3, X-10.3: each unit kills or enslaves one of a group, until the group or the units are used up."""
    victims = min(units, prey.people)
    captor = circle.lord(state, army.seat)
    slaves = min(victims, _takes(captor, prey.origin or army.of, taken))
    state = circle.changed(state, _without(circle.lord(state, army.of), prey, victims))
    if slaves:
        state = circle.changed(state, enslaved(captor, prey.origin or army.of, slaves))
    return state, Stroke(prey.people, victims - slaves, slaves, prey.origin)


def _takes(captor: Lord, origin: Seat, taken: int) -> int:
    """X-10.1, X-10.3: count how many of an origin a lord may and wants to enslave still."""
    order = captor.standing.take
    if not order.enslave or not may_enslave(captor):
        return 0
    free = room(captor, origin)
    return min(free, max(0, order.most - taken)) if order.most else free


def _without(city: Lord, prey: Prey, victims: int) -> Lord:
    """Take people of a group out of a city."""
    return enslaved(city, prey.origin, -victims) if prey.origin else grown(city, prey.die, -victims)
