"""C-6.1: every fifth turn a new army in each capital its own state holds."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import Army, City, Realm, State


def due(options: Options, turn: int) -> bool:
    """C-6.1: tell whether armies are formed after a turn."""
    return turn % options.production_every == 0


def next_due(options: Options, turn: int) -> int:
    """C-6.1: give the next turn of production, this one included."""
    return -(-turn // options.production_every) * options.production_every


def produce(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-6.1: form the armies, one after another."""
    told: list[Event] = []
    for city in state.cities if due(state.options, state.turn) else ():
        owner = _producer(city, state)
        if owner is not None:
            state, event = _form(state, city, owner)
            told.append(event)
        told += _missed(city, state)
    return state, tuple(told)


def _producer(city: City, state: State) -> Seat | None:
    """C-6.1: the state whose own capital it is; its captor only with captured_capital_produces."""
    if city.capital_of is None or city.owner is None:
        return None
    return city.owner if city.owner == city.capital_of or state.options.captured_capital_produces else None


def _form(state: State, city: City, owner: Seat) -> tuple[State, Event]:
    """C-6.1: a new army with the next unused number, stacked, not merged."""
    realm = next(each for each in state.realms if each.seat == owner)
    strength = state.options.production_strength
    army = Army(owner, realm.next_number, city.cell, strength)
    realms = tuple(_counted(each) if each.seat == owner else each for each in state.realms)
    event = events.produced(owner, army.number, city.name, city.cell.name, strength)
    return replace(state, realms=realms, armies=(*state.armies, army)), event


def _counted(realm: Realm) -> Realm:
    """C-1.4: use up a number."""
    return replace(realm, next_number=realm.next_number + 1)


def _missed(city: City, state: State) -> list[Event]:
    """C-6.1: tell a living state that its capital is in other hands."""
    owner = city.capital_of
    alive = any(each.seat == owner and each.alive for each in state.realms)
    return [events.no_production(owner, city.name)] if owner is not None and alive and city.owner != owner else []
