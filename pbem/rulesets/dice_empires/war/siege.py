"""X-8.6: sieges: troops on a road without enemies, and people on the wall before them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import citizens
from pbem.rulesets.dice_empires.orders import Road
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.war import events
from pbem.rulesets.dice_empires.war.battle import roads_of
from pbem.rulesets.dice_empires.war.losses import fallen
from pbem.rulesets.dice_empires.war.records import Army, Siege
from pbem.rulesets.dice_empires.war.strength import fight

Told = tuple[State, tuple[Event, ...]]


def army(state: State, seat: Seat, place: Road) -> Army | None:
    """X-8.4, X-8.6: give the army that may go on over a road; who is beaten, or still has a foe there, may not."""
    of = circle.neighbour(state, seat, place)
    there = circle.troops(circle.lord(state, seat), place) > 0 and not circle.foreign(state, seat, place)
    if of == seat or not there or circle.road(state, seat, place) in state.fought:
        return None
    return Army(seat, place, of, circle.STORMED[place])


def sieges(state: State, dice: Dice) -> Told:
    """X-8.6, X-8.7: fight for all walls, road by road."""
    told: tuple[Event, ...] = ()
    for road in roads_of(state):
        for besieging in _before_walls(state, road):
            state, event = _fought(state, besieging, dice)
            told += event
    return state, told


def _before_walls(state: State, road: Seat) -> Iterator[Army]:
    """X-8.6: give the army of a road that stands before people on a wall: there is one at most."""
    for seat, place in zip(circle.ends(state, road), circle.ROADS, strict=True):
        found = army(state, seat, place)
        if found and citizens(circle.lord(state, found.of), found.wall):
            yield found


def _fought(state: State, besieging: Army, dice: Dice) -> Told:
    """X-8.6: compute as in a battle; the weaker side loses the difference, by a draw the siege goes on (D16)."""
    attacker, city = circle.lord(state, besieging.seat), circle.lord(state, besieging.of)
    one = attacker, circle.troops(attacker, besieging.place)
    other = city, citizens(city, besieging.wall)
    why = _why(state, besieging)
    siege = judged(Siege(besieging, fight(one, other, why, dice, holds=True), why))
    if siege.loser == besieging.seat:
        state = circle.changed(state, fallen(attacker, besieging.place, siege.lost))
    elif siege.loser == besieging.of:
        state = circle.changed(state, fallen(city, besieging.wall, siege.lost))
    return state, tuple(events.siege(state, siege))


def _why(state: State, besieging: Army) -> str:
    """Name the reason of the throws: a siege on that road."""
    one, other = circle.ends(state, circle.road(state, besieging.seat, besieging.place))
    return f"siege {one}-{other}"


def judged(siege: Siege) -> Siege:
    """X-8.3: the weaker side loses the difference, as far as it has people; by a draw nobody does."""
    one, other = siege.forces
    if one.strength == other.strength:
        return siege
    loser = min(siege.forces, key=lambda force: force.strength)
    return replace(siege, loser=loser.seat, lost=min(abs(one.strength - other.strength), loser.people))
