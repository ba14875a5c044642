"""The referee's decrees (5.2, C-9.4): an army or a city awarded or taken away, a state ended, between two turns."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from pbem.core.events import Event, Rank
from pbem.core.grid import cell
from pbem.core.problems import Refusal
from pbem.core.ruleset import Resolution
from pbem.core.seats import Seat
from pbem.core.texts import Fact
from pbem.rulesets.campaign.field.ground import field_of
from pbem.rulesets.campaign.field.memory import recall, remember
from pbem.rulesets.campaign.field.scene import Scene
from pbem.rulesets.campaign.field.units import Key, unit
from pbem.rulesets.campaign.field.watch import look
from pbem.rulesets.campaign.orders import AwardOrder, Decree, EndStateOrder, Order, TakeOrder
from pbem.rulesets.campaign.rules import elimination
from pbem.rulesets.campaign.state import Army, Realm, State


def decree(state: State, order: Order) -> Resolution[State]:
    """Do what the referee decrees; what an earlier decree has made impossible is refused."""
    if not isinstance(order, Decree):
        raise Refusal("no-decree")
    match order:
        case EndStateOrder():
            return elimination.abandon(state, order.state)
        case AwardOrder(city=""):
            state, told = _award_army(state, order)
        case TakeOrder(city=""):
            state, told = _take_army(state, order)
        case AwardOrder():
            state, told = _own_city(state, order.city, order.to)
        case TakeOrder():
            state, told = _own_city(_held(state, order.giver, order.city), order.city, None)
        case _:
            assert_never(order)
    return Resolution(_seen(state), told)


def end_of(seat: Seat) -> EndStateOrder:
    """C-9.4: give the decree that ends a state."""
    return EndStateOrder(seat)


def _award_army(state: State, order: AwardOrder) -> tuple[State, tuple[Event, ...]]:
    """Raise an army: it takes the next number of its owner (C-1.4)."""
    realm = next((each for each in state.realms if each.seat == order.to and each.alive), None)
    at = cell(order.cell)
    if realm is None or not state.board.passable(at):
        raise Refusal("no-decree")
    army = Army(order.to, realm.next_number, at, order.strength)
    realms = tuple(replace(each, next_number=each.next_number + 1) if each is realm else each for each in state.realms)
    told = _event("awarded_army", order.to, army=army.number, strength=army.strength, at=order.cell)
    return replace(state, armies=(*state.armies, army), realms=realms), (told,)


def _take_army(state: State, order: TakeOrder) -> tuple[State, tuple[Event, ...]]:
    found = next((each for each in state.armies if (each.owner, each.number) == (order.giver, order.army)), None)
    if found is None:
        raise Refusal("no-decree")
    left = tuple(each for each in state.armies if each is not found)
    told = _event("taken_army", order.giver, army=found.number, strength=found.strength, at=found.cell.name)
    return replace(state, armies=left), (told,)


def _held(state: State, owner: Seat, name: str) -> State:
    """Refuse to take from a state a city it does not hold."""
    if not any(city.name == name and city.owner == owner for city in state.cities):
        raise Refusal("no-decree")
    return state


def _own_city(state: State, name: str, to: Seat | None) -> tuple[State, tuple[Event, ...]]:
    """Give a city to a state, or to nobody; whose capital it is stays."""
    city = next((each for each in state.cities if each.name == name), None)
    if city is None:
        raise Refusal("no-decree")
    cities = tuple(replace(each, owner=to) if each is city else each for each in state.cities)
    facts = {"city": name, "at": city.cell.name}
    told = [_event("taken_city", city.owner, **facts)] if city.owner is not None and city.owner != to else []
    told += [_event("awarded_city", to, **facts)] if to is not None else []
    return replace(state, cities=cities), tuple(told)


def _event(kind: str, seat: Seat, **facts: Fact) -> Event:
    """`awarded_army`, `taken_army`: army, strength, at; `awarded_city`, `taken_city`: city, at. For the owner."""
    return Event(kind=kind, seen_by=frozenset({seat}), facts=facts, rank=Rank.NEWS)


def _seen(state: State) -> State:
    """C-7.1: let everybody look at the position as it is now; the ways and battles of the last turn stay on the map."""
    field = field_of(state, state.turn)
    units = {Key(army.owner, army.number): unit(army, None) for army in state.armies}
    knowledge = {realm.seat: recall(realm, field) for realm in state.realms}
    known = look(Scene(units, {city.cell: city for city in state.cities}, knowledge), field).knowledge
    looked = ((realm, remember(realm, replace(known[realm.seat], tracks={}), (), field)) for realm in state.realms)
    return replace(state, realms=tuple(map(_with_ways, *zip(*looked, strict=True))))


def _with_ways(before: Realm, after: Realm) -> Realm:
    """Keep what was drawn of the last turn."""
    kept = replace(after.memory, tracks=before.memory.tracks, fights=before.memory.fights)
    return replace(after, memory=kept)
