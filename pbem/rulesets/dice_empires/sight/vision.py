"""X-11: what is public, and what a lord sees in the fog.

In the open all that lies on the table is seen; what is written down, conditions and standing orders, is everybody's
own. In the fog a lord sees his city and his roads, the wall that faces his own units, and of every other city
reputation, the number of its people and what his armies found on entering. Of foreign groups in sight only the size is
known, the largest first: neither dice nor their order tell anything. Whose commands are left would tell how many people
stand in the town halls: there only the lord on turn is known to all, and his own ones to each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import all_people, bands_in, blocked, largest
from pbem.rulesets.dice_empires.orders import PARTS, Place, Road
from pbem.rulesets.dice_empires.state import Band, Lord, State
from pbem.rulesets.dice_empires.view import City, View

EVERYWHERE: tuple[Place, ...] = ("OL", *PARTS, "OR")


def view(state: State, seat: Seat | None) -> View:
    """Project what a seat knows (None: the public; the referee: everything)."""
    own = next((lord for lord in state.lords if lord.seat == seat), None)
    known = _open(state) if seat == REFEREE or state.options.visibility == "open" else _fog(state, own)
    if seat == REFEREE:
        return replace(known, seat=seat, standings={str(lord.seat): lord.standing for lord in state.lords})
    if own is None:
        return known
    return replace(
        known,
        seat=seat,
        standing=own.standing,
        convert=state.convert.get(own.seat),
        stood=_stood(state, own),
        blocked=blocked(state, own.seat),
    )


def _stood(state: State, own: Lord) -> Mapping[str, tuple[Seat, ...]]:
    """X-13.3: tell who stood on the own roads when the round began, by side."""
    roads = {} if own.ruined else {side: circle.road(state, own.seat, road) for side, road in circle.ROAD.items()}
    return {side: state.stood[road] for side, road in roads.items() if road in state.stood}


def _base(state: State, cities: tuple[City, ...]) -> View:
    return View(
        seat=None,
        options=state.options,
        turn=state.turn,
        round=state.round,
        token=state.token,
        cities=cities,
        throws=state.throws,
        result=state.result,
    )


def _open(state: State) -> View:
    """X-11.1: show the whole table."""
    cities = tuple(_city(lord) for lord in state.lords)
    return replace(_base(state, cities), fought=state.fought, queue=state.queue)


def _fog(state: State, own: Lord | None) -> View:
    """X-11.2: show a lord's city and roads, and what faces his units; the public sees figures alone."""
    cities = tuple(_city(lord) if lord is own else _glimpse(state, own, lord) for lord in state.lords)
    mine = {circle.road(state, own.seat, road) for road in circle.ROADS} if own and not own.ruined else frozenset()
    return replace(
        _base(state, cities),
        fought=tuple(road for road in state.fought if road in mine),
        queue=(*state.queue[:1], *(seat for seat in state.queue[1:] if own and seat == own.seat)),
    )


def _city(lord: Lord) -> City:
    """Show a city to whom nothing of it is hidden."""
    return replace(_figures(lord), places=EVERYWHERE, bands=lord.bands, slaves=lord.slaves)


def _figures(lord: Lord) -> City:
    """X-11.2: show reputation and the number of people."""
    return City(lord.seat, lord.reputation, all_people(lord), (), ruined=lord.ruined)


def _glimpse(state: State, own: Lord | None, other: Lord) -> City:
    """X-11.2: show of another's city what is in sight, and what one remembers."""
    known = _figures(other)
    if own is None or own.ruined or other.ruined:
        return known
    places = tuple(sorted(in_sight(state, own, other.seat), key=EVERYWHERE.index))
    sizes = ((place, band.people) for place in places for band in largest(bands_in(other, place)))
    return replace(
        known,
        places=places,
        bands=tuple(Band(0, people, place) for place, people in sizes),
        remembered=tuple(memory for memory in own.memories if memory.of == other.seat),
    )


def in_sight(state: State, own: Lord, other: Seat) -> Iterator[Place]:
    """X-11.2: list what is seen of another: his end of the own roads, the wall that faces the own units."""
    for road in circle.ROADS:
        if circle.neighbour(state, own.seat, road) == other:
            yield from _beyond(own, road)


def _beyond(own: Lord, road: Road) -> Iterator[Place]:
    """List what is seen of the neighbour at the other end of a road."""
    yield circle.OPPOSITE[road]
    if circle.troops(own, road):
        yield circle.STORMED[road]
