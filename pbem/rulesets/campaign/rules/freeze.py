"""C-3.1 phases 1 and 2: orders as they stand at the deadline, capitals, splits, names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.core.sheets import Sheet
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.units import Key
from pbem.rulesets.campaign.orders import ArmyOrder, CapitalOrder, NameOrder, Order
from pbem.rulesets.campaign.rules.splitting import divisions, parts
from pbem.rulesets.campaign.state import Army, City, Realm, State

Told = tuple[State, tuple[Event, ...]]
Orders = Mapping[Key, ArmyOrder]


def army_orders(realm: Realm, sheet: Iterable[Order], standing: bool) -> tuple[ArmyOrder, ...]:
    """C-3.1: the last order of each army counts, where it was first written; others stand on if orders do (G23)."""
    kept = {order.army: order for order in realm.standing} if standing else {}
    written = {order.army: order for order in sheet if isinstance(order, ArmyOrder)}
    return tuple({**kept, **written}.values())


def stand(state: State, orders: Mapping[Seat, tuple[ArmyOrder, ...]]) -> State:
    """G23: keep the orders for armies that do not get new ones; a split is done once."""
    if not state.options.standing_orders:
        return state
    realms = (replace(each, standing=_lasting(each.seat, orders.get(each.seat, ()), state)) for each in state.realms)
    return replace(state, realms=tuple(realms))


def _lasting(seat: Seat, orders: Iterable[ArmyOrder], state: State) -> tuple[ArmyOrder, ...]:
    """List the orders of the armies still there."""
    numbers = {army.number for army in state.armies if army.owner == seat}
    return tuple(replace(order, split=(), halve=False) for order in orders if order.army in numbers)


def capitals(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> Told:
    """C-2.2: at the deadline of the first turn every state gets its capital; later the order is refused."""
    told: list[Event] = []
    for realm in state.realms:
        asked = [order.city for order in sheets.get(realm.seat, Sheet()) if isinstance(order, CapitalOrder)]
        own = [city for city in state.cities if city.owner == realm.seat]
        chosen = next((city for name in reversed(asked) for city in own if city.name == name), None)
        if state.turn == 1 and not realm.capital and own and realm.alive:
            state = _crowned(state, realm, chosen or own[0])
            told.append(
                events.capital(realm.seat, (chosen or own[0]).name, (chosen or own[0]).cell.name, int(bool(chosen)))
            )
        else:
            told += [events.capital_refused(realm.seat, name) for name in asked[-1:]]
    return state, tuple(told)


def _crowned(state: State, realm: Realm, city: City) -> State:
    """Make a city the capital of a state, for ever."""
    realms = tuple(replace(each, capital=city.name) if each is realm else each for each in state.realms)
    cities = tuple(replace(each, capital_of=realm.seat) if each.name == city.name else each for each in state.cities)
    return replace(state, realms=realms, cities=cities)


def split(state: State, orders: Mapping[Seat, tuple[ArmyOrder, ...]]) -> Told:
    """C-4.5: divide the armies of every state."""
    told: list[Event] = []
    for realm in state.realms:
        state, own = _divided(state, realm, orders.get(realm.seat, ()))
        told += own
    return state, tuple(told)


def _divided(state: State, realm: Realm, orders: tuple[ArmyOrder, ...]) -> tuple[State, list[Event]]:
    """C-4.5: the original keeps its number, the new armies take the next ones and stand beside it."""
    wanted = [order for order in orders if order.split or order.halve]
    mine = {army.number: army for army in state.armies if army.owner == realm.seat} if wanted else {}
    asking = [order for order in wanted if order.army in mine]
    if not asking:
        return state, []
    least = state.options.split_min
    done = divisions(asking, {n: army.strength for n, army in mine.items()}, realm.next_number, least)
    kept = {each.army: each.kept for each in done}
    new = [(mine[each.army], number, part) for each in done for number, part in each.new]
    fresh = tuple(Army(realm.seat, number, army.cell, part) for army, number, part in new)
    armies = (replace(each, strength=kept[each.number]) if _among(each, realm, kept) else each for each in state.armies)
    following = max((army.number + 1 for army in fresh), default=realm.next_number)
    realms = tuple(replace(each, next_number=following) if each is realm else each for each in state.realms)
    told = [events.split(realm.seat, army.number, kept[army.number], n, part, army.cell.name) for army, n, part in new]
    told += [_refused(mine[order.army], order, least) for order in asking if order.army not in kept]
    return replace(state, armies=(*armies, *fresh), realms=realms), told


def _among(army: Army, realm: Realm, kept: Mapping[int, int]) -> bool:
    """Tell whether an army of this state was divided."""
    return army.owner == realm.seat and army.number in kept


def _refused(army: Army, order: ArmyOrder, least: int) -> Event:
    """C-4.5: tell that an army can not be divided as asked."""
    assert parts(order, army.strength)
    return events.split_refused(army.owner, army.number, army.strength, least)


def name(state: State, sheets: Mapping[Seat, Sheet[Order]]) -> Told:
    """Name armies, for their owners' eyes."""
    given = {
        Key(seat, order.army): order.name
        for seat, sheet in sheets.items()
        for order in sheet
        if isinstance(order, NameOrder)
    }
    if not given:
        return state, ()
    known = {Key(army.owner, army.number): army for army in state.armies}
    told = tuple(events.named(key.owner, key.number, said) for key, said in given.items() if key in known)
    armies = tuple(replace(army, name=given[key]) if key in given else army for key, army in known.items())
    return replace(state, armies=armies), told
