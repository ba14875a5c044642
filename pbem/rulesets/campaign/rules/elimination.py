"""C-9.1, C-9.2, C-9.4: states that end."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.diplomacy import alliances, proposals
from pbem.rulesets.campaign.diplomacy import events as dealings
from pbem.rulesets.campaign.rules.victory import result_of
from pbem.rulesets.campaign.state import NEUTRAL, Army, State


def eliminate(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-9.2: who has neither city nor army is destroyed; everybody is told the colour and no more (C-7.5)."""
    holding = {city.owner for city in state.cities} | {army.owner for army in state.armies}
    dead = tuple(realm.seat for realm in state.realms if realm.alive and realm.seat not in holding)
    realms = tuple(replace(r, alive=False, fell=state.turn) if r.seat in dead else r for r in state.realms)
    state, told = alliances.leave(replace(state, realms=realms), dead)
    state, void = proposals.void(state, dead)
    return state, (*(events.destroyed(seat) for seat in dead), *told, *void)


def abandon(state: State, seat: Seat) -> Resolution[State]:
    """C-9.4: the referee ends a state between two turns; everybody is told its colour, for all know who is awaited.

    If nobody else, or one side alone, is left, the game is over as it would have been at the end of the last turn.
    Of a state that is no more nothing is left to end.
    """
    if not any(realm.seat == seat and realm.alive for realm in state.realms):
        return Resolution(state, ())
    state, told = resign(state, seat)
    state, void = proposals.void(state, [seat])
    result = result_of(replace(state, turn=state.turn - 1))
    ended = () if result is None else (events.ended(result.winners, result.reason),)
    news = (dealings.abandoned(seat), *told, *void, *ended)
    return Resolution(replace(state, result=result), news)


def resign(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """C-9.4: its armies stay as neutral garrisons, its cities become neutral, it leaves its alliance."""
    free = max((army.number for army in state.armies if army.owner == NEUTRAL), default=0)
    left = [army for army in state.armies if army.owner == seat]
    neutral = tuple(Army(NEUTRAL, free + n, army.cell, army.strength) for n, army in enumerate(left, 1))
    kept = tuple(army for army in state.armies if army.owner != seat)
    cities = tuple(replace(city, owner=None) if city.owner == seat else city for city in state.cities)
    realms = tuple(replace(r, alive=False, fell=state.turn - 1) if r.seat == seat else r for r in state.realms)
    return alliances.leave(replace(state, armies=kept + neutral, cities=cities, realms=realms), [seat])
