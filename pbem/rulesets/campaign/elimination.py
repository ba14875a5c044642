"""C-9.1, C-9.2, C-9.4: states that end."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import alliances, events
from pbem.rulesets.campaign.state import NEUTRAL, Army, State


def eliminate(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-9.2: who has neither city nor army is destroyed; everybody is told the colour and no more (C-7.5)."""
    holding = {city.owner for city in state.cities} | {army.owner for army in state.armies}
    dead = tuple(realm.seat for realm in state.realms if realm.alive and realm.seat not in holding)
    realms = tuple(replace(realm, alive=False) if realm.seat in dead else realm for realm in state.realms)
    state, told = alliances.leave(replace(state, realms=realms), dead)
    return state, (*(events.destroyed(seat) for seat in dead), *told)


def resign(state: State, seat: Seat) -> State:
    """C-9.4: the referee ends a state: its armies stay as neutral garrisons, its cities become neutral."""
    free = max((army.number for army in state.armies if army.owner == NEUTRAL), default=0)
    left = [army for army in state.armies if army.owner == seat]
    neutral = tuple(Army(NEUTRAL, free + n, army.cell, army.strength) for n, army in enumerate(left, 1))
    kept = tuple(army for army in state.armies if army.owner != seat)
    cities = tuple(replace(city, owner=None) if city.owner == seat else city for city in state.cities)
    realms = tuple(replace(realm, alive=False) if realm.seat == seat else realm for realm in state.realms)
    return alliances.leave(replace(state, armies=kept + neutral, cities=cities, realms=realms), [seat])[0]
