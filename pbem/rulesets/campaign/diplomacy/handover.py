"""C-8.6: hand-overs, each on its own: one that fails is told to both parties, the rest stands.

Of all that is handed over in a turn, contacts come first, then cities, armies and maps: a city may be handed over with
the army in it, in whatever order the words stand. Of each sort, gifts come before hand-overs by treaty (C-3.1), and
what was agreed first before the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from pbem.core.agreements.agreement import in_force
from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events as told
from pbem.rulesets.campaign.diplomacy import events
from pbem.rulesets.campaign.diplomacy.events import Item
from pbem.rulesets.campaign.field.scene import Field, Knowledge
from pbem.rulesets.campaign.field.sides import sides
from pbem.rulesets.campaign.state import Army, City, CityMemory, Realm, State
from pbem.rulesets.campaign.treaty import Gift, GiveArmy, GiveCity, GiveContact, GiveMap, Proposal


@dataclass(frozen=True)
class Court:
    """The position while things change hands, what the states know, and what is told of it."""

    state: State
    knowledge: Mapping[Seat, Knowledge]
    events: tuple[Event, ...] = ()

    def realm(self, seat: Seat) -> Realm:
        """Give a state; a treaty has only living ones as members."""
        return next(each for each in self.state.realms if each.seat == seat)


@dataclass(frozen=True)
class Handover:
    """One gift of an agreement, known by the number of its proposal; `escorts`: all armies that change hands."""

    number: int
    gift: Gift
    escorts: frozenset[GiveArmy] = frozenset()


def hand_over(court: Court, agreements: Iterable[Proposal], field: Field) -> Court:
    """C-8.6: carry out all hand-overs of a turn."""
    gifts = [(each, term) for each in agreements for term in each.treaty.terms if isinstance(term, Gift)]
    escorts = frozenset(gift for _, gift in gifts if isinstance(gift, GiveArmy))
    gifts.sort(key=lambda each: (_rank(each[1]), each[0].treaty.alliance))
    for proposal, gift in gifts:
        court = _carried_out(court, Handover(proposal.number, gift, escorts), field)
    return court


def _rank(gift: Gift) -> int:
    """Say what comes first: a city may be handed over with the army in it."""
    match gift:
        case GiveContact():
            return 0
        case GiveCity():
            return 1
        case GiveArmy():
            return 2
        case GiveMap():
            return 3


def _carried_out(court: Court, handover: Handover, field: Field) -> Court:
    gift = handover.gift
    if gift.to not in court.realm(gift.giver).contacts:
        return _failed(court, handover, "no_contact")
    match gift:
        case GiveContact():
            return _contact(court, handover, gift)
        case GiveCity():
            return _city(court, handover, gift, field)
        case GiveArmy():
            return _army(court, handover, gift)
        case GiveMap():
            return _map(court, handover, gift)


def _failed(court: Court, handover: Handover, why: str) -> Court:
    """Tell both parties why nothing was handed over; a receiver who does not know the giver hears nothing (C-8.10)."""
    gift, item = handover.gift, _item(handover.gift)
    parties = (gift.giver, gift.to)
    hearing = [seat for seat in parties if seat == gift.giver or seat in court.realm(gift.giver).contacts]
    return _telling(court, *(events.gift_failed(seat, handover.number, parties, item, why) for seat in hearing))


def _item(gift: Gift) -> Item:
    match gift:
        case GiveContact():
            return Item("contact", of=gift.of)
        case GiveCity():
            return Item("city", city=gift.city)
        case GiveArmy():
            return Item("army", army=gift.army)
        case GiveMap():
            return Item("map")


def _telling(court: Court, *more: Event) -> Court:
    return replace(court, events=(*court.events, *more))


def _done(court: Court, handover: Handover, given: Item, received: Item) -> Court:
    gift, number = handover.gift, handover.number
    to_giver, to_receiver = (gift.giver, number, gift.to, given), (gift.to, number, gift.giver, received)
    return _telling(court, events.given(*to_giver), events.received(*to_receiver))


def _contact(court: Court, handover: Handover, gift: GiveContact) -> Court:
    """C-8.2: the receiver and the third state get mutual contact; the third is not asked, nor told through whom.

    Whether they knew each other before is told to those two alone; who has fallen is known to all, and told first.
    """
    known, fallen = court.realm(gift.giver).contacts, {each.seat for each in court.state.realms if not each.alive}
    if gift.of in fallen:
        return _failed(court, handover, "destroyed")
    if gift.of not in known or gift.of == gift.to:
        return _failed(court, handover, "no_contact")
    court = _telling(court, events.given(gift.giver, handover.number, gift.to, _item(gift)))
    if gift.of in court.realm(gift.to).contacts:
        return _telling(court, events.received(gift.to, handover.number, gift.giver, _item(gift)))
    return _introduced(court, gift)


def _introduced(court: Court, gift: GiveContact) -> Court:
    """C-8.2: make the contact, and announce it to both."""
    named = gift.giver if court.state.options.introduction_named else ""
    court = replace(court, state=acquainted(court.state, gift.of, gift.to))
    receiver = told.contact(gift.to, gift.of, "handed", by=gift.giver)
    return _telling(court, receiver, told.contact(gift.of, gift.to, "handed", by=named))


def acquainted(state: State, one: Seat, other: Seat) -> State:
    """C-8.1: give two states mutual contact."""
    pair = {one: other, other: one}
    realms = (_knowing(realm, pair[realm.seat]) if realm.seat in pair else realm for realm in state.realms)
    return replace(state, realms=tuple(realms))


def _knowing(realm: Realm, whom: Seat) -> Realm:
    return replace(realm, contacts=realm.contacts | {whom}, known=realm.known | {whom})


def _city(court: Court, handover: Handover, gift: GiveCity, field: Field) -> Court:
    """C-8.6: the giver must own the city then, and no army of his may be left in it without right of entry."""
    city = next((each for each in court.state.cities if each.name == gift.city), None)
    if city is None or city.owner != gift.giver:
        return _failed(court, handover, "not_owned")
    if not _may_stay(court.state, gift.giver, gift.to) and _left_in(city, court.state, handover, gift):
        return _failed(court, handover, "garrison")
    passed = replace(city, owner=gift.to)
    cities = tuple(passed if each is city else each for each in court.state.cities)
    item = Item("city", city=city.name, at=city.cell.name)
    court = _done(replace(court, state=replace(court.state, cities=cities)), handover, item, item)
    return _seen(court, passed, gift, field)


def _may_stay(state: State, army: Seat, owner: Seat) -> bool:
    """C-8.6: tell whether armies of one state may stand in cities of another next turn."""
    bound = sides(in_force(state.alliances, state.turn + 1))
    return not bound.hostile(owner, army) and bound.admitted(owner, army)


def _left_in(city: City, state: State, handover: Handover, gift: GiveCity) -> bool:
    """Tell whether an army of the giver stands in the city that is not handed over to the same receiver."""
    inside = [army for army in state.armies if army.owner == gift.giver and army.cell == city.cell]
    return any(GiveArmy(army.number, gift.giver, gift.to) not in handover.escorts for army in inside)


def _seen(court: Court, city: City, gift: GiveCity, field: Field) -> Court:
    """C-7.2: whoever sees the city sees whose it is now; the parties know it anyway."""
    watching = {seat for seat, known in court.knowledge.items() if field.raster.among(known.view)(city.cell)}
    others = sorted(watching - {gift.giver, gift.to}, key=lambda seat: field.seats[seat])
    knowing = (*others, gift.giver, gift.to)
    memory = {city.name: CityMemory(city.owner, court.state.turn)}
    learned = {seat: _learned(court.knowledge[seat], memory, gift.to) for seat in knowing}
    passed = (events.city_passed([seat], city.name, city.cell.name, gift.giver, gift.to) for seat in others)
    return _telling(replace(court, knowledge={**court.knowledge, **learned}), *passed)


def _learned(known: Knowledge, cities: Mapping[str, CityMemory], owner: Seat) -> Knowledge:
    return replace(known, cities={**known.cities, **cities}, known=known.known | {owner})


def _army(court: Court, handover: Handover, gift: GiveArmy) -> Court:
    """C-8.6: the army gets the receiver's next number; it may not stand in a city that is not open to the receiver."""
    state = court.state
    army = next((each for each in state.armies if (each.owner, each.number) == (gift.giver, gift.army)), None)
    if army is None:
        return _failed(court, handover, "gone")
    city = state.towns.get(army.cell)
    if city is not None and (city.owner is None or not _may_stay(state, gift.to, city.owner)):
        return _failed(court, handover, "foreign_city")
    number = court.realm(gift.to).next_number
    new = Army(gift.to, number, army.cell, army.strength)
    realms = (replace(each, next_number=number + 1) if each.seat == gift.to else each for each in state.realms)
    armies = tuple(new if each is army else each for each in state.armies)
    item = Item("army", city.name if city else "", army.cell.name, army.number, army.strength)
    court = replace(court, state=replace(state, realms=tuple(realms), armies=armies))
    return _done(court, handover, item, replace(item, army=number))


def _map(court: Court, handover: Handover, gift: GiveMap) -> Court:
    """C-8.6: what the giver has explored, as last seen, without what he sees from now on."""
    shown, known = court.knowledge[gift.giver], court.knowledge[gift.to]
    cities = {
        name: max(known.cities.get(name, each), each, key=lambda m: m.turn) for name, each in shown.cities.items()
    }
    new = (shown.explored - known.explored).bits.bit_count()
    found = sum(name not in known.cities for name in cities)
    owners = frozenset(each.owner for each in cities.values() if each.owner is not None) - {gift.to}
    learned = replace(
        known,
        explored=known.explored | shown.explored,
        cities={**known.cities, **cities},
        known=known.known | owners,
    )
    court = replace(court, knowledge={**court.knowledge, gift.to: learned})
    return _done(court, handover, Item("map"), Item("map", cells=new, cities=found))
