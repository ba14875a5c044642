"""The same knowledge, another truth: what one state does not know is dealt anew (for the test that nothing leaks).

Kept: the own things, those of allies whose view is shared, where the visible armies stand and whose they are,
the owners of visible cities, who lives. Dealt: the numbers and strengths of strangers as far as they are not told,
where hidden armies stand and how many they are, who owns hidden cities, the capitals, contacts, orders and memories
of others, their alliances and what they propose to each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from pbem.core.dice import Dice
from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.ground import field_of
from pbem.rulesets.campaign.field.memory import told_strength
from pbem.rulesets.campaign.field.patch import Patch
from pbem.rulesets.campaign.field.scene import Field
from pbem.rulesets.campaign.rules.setup import enlighten
from pbem.rulesets.campaign.sight.treaties import others_treaties
from pbem.rulesets.campaign.sight.vision import eyes
from pbem.rulesets.campaign.state import Army, City, Realm, State

See = Callable[[Cell], bool]
WHY = "reimagine"


def reimagine(state: State, seat: Seat, dice: Dice) -> State:
    """Deal everything the seat does not know anew."""
    field = field_of(state, state.turn)
    own, shared = eyes(state, seat, field)
    friends = frozenset((seat, *field.viewers.get(seat, ())))
    others = tuple(realm.seat for realm in state.realms if realm.alive and realm.seat not in friends)
    see = field.raster.among(own | shared)
    cities = tuple(_city(each, see, (*others, None), dice) for each in state.cities)
    armies = _armies(state, own | shared, friends, field, dice)
    pairs = _contacts(state, seat, dice)
    realms = tuple(_realm(each, seat, pairs, armies, dice) for each in state.realms)
    dealt = replace(state, realms=realms, cities=cities, armies=armies)
    dealt = others_treaties(_capitals(dealt, seat, dice), seat, dice)
    return enlighten(dealt, [realm.seat for realm in dealt.realms if realm.seat != seat])


def _city(city: City, see: See, owners: tuple[Seat | None, ...], dice: Dice) -> City:
    """Deal the owner of a city out of view."""
    return city if see(city.cell) else replace(city, owner=_pick(owners, dice))


def _pick(values: tuple[Seat | None, ...], dice: Dice) -> Seat | None:
    return values[dice.roll(len(values), WHY) - 1]


def _armies(state: State, seen: Patch, friends: frozenset[Seat], field: Field, dice: Dice) -> tuple[Army, ...]:
    """Deal the armies: own and allied ones stay, visible ones keep what is seen of them, hidden ones go elsewhere."""
    hidden = field.raster.everywhere - field.ways.impassable - seen
    cells = dice.shuffle(tuple(field.raster.cells(hidden)), WHY)
    see = field.raster.among(seen)
    hiding = [army.cell for army in state.armies if not see(army.cell)]
    spots = {at: cells[place % len(cells)] for place, at in enumerate(hiding)} if cells else {}
    dealt = [_army(army, see, spots, friends, field, dice) for army in state.armies]
    return _numbered([army for army in dealt if army is not None], friends, dice)


def _army(
    army: Army, see: See, spots: dict[Cell, Cell], friends: frozenset[Seat], field: Field, dice: Dice
) -> Army | None:
    """Deal one army; a hidden one may not be there at all."""
    if army.owner in friends:
        return army
    if see(army.cell):
        return replace(army, strength=_strength(army.strength, field, dice))
    if army.cell not in spots or dice.roll(4, WHY) == 1:
        return None
    return replace(army, cell=spots[army.cell], strength=dice.roll(40, WHY))


def _strength(strength: int, field: Field, dice: Dice) -> int:
    """Deal a strength that is told in the same words."""
    other = dice.roll(40, WHY)
    return other if told_strength(other, field.options) == told_strength(strength, field.options) else strength


def _numbered(armies: list[Army], friends: frozenset[Seat], dice: Dice) -> tuple[Army, ...]:
    counts: dict[Seat, int] = {}
    numbered = []
    for army in dice.shuffle(armies, WHY):
        if army.owner not in friends:
            counts[army.owner] = counts.get(army.owner, 0) + dice.roll(3, WHY)
            army = replace(army, number=counts[army.owner])
        numbered.append(army)
    return tuple(numbered)


def _contacts(state: State, seat: Seat, dice: Dice) -> set[frozenset[Seat]]:
    """Deal who of the others know each other."""
    others = [realm.seat for realm in state.realms if realm.seat != seat]
    pairs = (frozenset({a, b}) for a in others for b in others if a < b)
    return {pair for pair in pairs if dice.roll(2, WHY) == 1}


def _realm(realm: Realm, seat: Seat, pairs: set[frozenset[Seat]], armies: Iterable[Army], dice: Dice) -> Realm:
    """Deal the secrets of another state."""
    if realm.seat == seat:
        return realm
    mutual = frozenset({seat}) & realm.contacts
    contacts = mutual | frozenset(other for pair in pairs if realm.seat in pair for other in pair - {realm.seat})
    highest = max((army.number for army in armies if army.owner == realm.seat), default=0)
    following = highest + dice.roll(5, WHY)
    return replace(realm, contacts=contacts, known=contacts, next_number=following, capital="", standing=())


def _capitals(state: State, seat: Seat, dice: Dice) -> State:
    """Deal the capitals of the others, among the cities that are not the seat's capital."""
    cities = [replace(each, capital_of=seat if each.capital_of == seat else None) for each in state.cities]
    realms = list(state.realms)
    for place, realm in enumerate(realms if state.turn > 1 else []):
        free = [number for number, city in enumerate(cities) if city.capital_of is None]
        if realm.seat != seat and free:
            chosen = free[dice.roll(len(free), WHY) - 1]
            cities[chosen] = replace(cities[chosen], capital_of=realm.seat)
            realms[place] = replace(realm, capital=cities[chosen].name)
    return replace(state, cities=tuple(cities), realms=tuple(realms))
