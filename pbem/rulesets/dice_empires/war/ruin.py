"""X-12.3: the end of a city nobody lives in any more (D14)."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import own_people
from pbem.rulesets.dice_empires.state import State
from pbem.rulesets.dice_empires.war import events
from pbem.rulesets.dice_empires.war.battle import home

Told = tuple[State, tuple[Event, ...]]


def ruin(state: State) -> Told:
    """X-12.3: take every lord without a citizen out of the circle."""
    told: tuple[Event, ...] = ()
    for lord in circle.ruling(state):
        if not own_people(lord):
            state, event = ruined(state, lord.seat)
            told += event
    return state, told


def ruined(state: State, seat: Seat) -> Told:
    """X-12.3: his slaves vanish, armies at his walls go home, the lords beside him become neighbours."""
    roads = seat, circle.right_of(state, seat)
    told: tuple[Event, ...] = (events.ruin(seat),)
    for place in circle.ROADS:
        state, event = _homecoming(state, circle.neighbour(state, seat, place), seat, place)
        told += event
    gone = replace(circle.lord(state, seat), bands=(), slaves=(), ruined=True, memories=())
    return circle.changed(_forgotten(state, seat, roads), gone), told


def _homecoming(state: State, beside: Seat, seat: Seat, place: str) -> Told:
    """X-12.3: bring the army that stands on a road of the ruined lord home into its barracks."""
    there = next(far for near, far in circle.OPPOSITE.items() if near == place)
    lord = circle.lord(state, beside)
    units = circle.troops(lord, there) if beside != seat else 0
    if not units:
        return state, ()
    return circle.changed(state, home(lord, there)), (events.homecoming(state, beside, seat, units),)


def _forgotten(state: State, seat: Seat, roads: tuple[Seat, Seat]) -> State:
    """X-12.3: nothing is remembered of his roads, and none of his commands is awaited."""
    return replace(
        state,
        fought=tuple(road for road in state.fought if road not in roads),
        stood={road: seats for road, seats in state.stood.items() if road not in roads},
        queue=tuple(each for each in state.queue if each != seat),
        convert={who: origin for who, origin in state.convert.items() if who != seat},
    )
