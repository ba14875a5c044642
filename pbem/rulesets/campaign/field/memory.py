"""C-7.1: what a state carries from turn to turn, and what it is told of strangers at the end of one (C-7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from pbem.core.events import Event
from pbem.core.grid import reading
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.patch import NOWHERE
from pbem.rulesets.campaign.field.scene import Field, Knowledge, Sighted
from pbem.rulesets.campaign.field.units import Key, Unit, Watched
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import NEUTRAL, City, CityMemory, Memory, Realm, Track


def recall(realm: Realm, field: Field) -> Knowledge:
    """Give what a state knows before the turn."""
    memory = realm.memory
    return Knowledge(field.raster.read(memory.explored), memory.cities, realm.known)


def told_strength(strength: int, options: Options) -> str:
    """C-7.3: say of a foreign strength what enemy_strength allows."""
    if options.enemy_strength == "banded":
        return next((band for most, band in _BANDS if strength <= most), ">30")
    return str(strength) if options.enemy_strength == "exact" else ""


_BANDS = ((10, "<=10"), (20, "11-20"), (30, "21-30"))


def remember(realm: Realm, known: Knowledge, own: Iterable[Unit], field: Field) -> Realm:
    """C-7.1: keep what was explored and seen, and the ways and battles of this turn for the map."""
    ways = [Track(realm.seat, unit.way, unit.key.number, unit.before, 0, len(unit.way) - 1) for unit in own]
    seen = [Track(it.key.owner, each.cells, 0, 0, each.first, each.last) for it, each in _ordered(known, field)]
    fights = tuple(sorted(known.fights, key=lambda each: (reading(each.at), reading(each.other))))
    tracks = (*sorted(ways, key=lambda each: each.number), *seen)
    memory = Memory(field.raster.write(known.explored), known.cities, tracks, fights)
    return replace(realm, memory=memory, known=known.known)


def _ordered(known: Knowledge, field: Field) -> list[tuple[Watched, Sighted]]:
    """List the strangers in an order that tells nothing of their numbers."""
    return sorted(known.tracks.items(), key=lambda each: _telling_nothing(each[0].key.owner, each[1], field))


def _telling_nothing(owner: Seat, seen: Sighted, field: Field) -> tuple[object, ...]:
    """Sort by what is told anyway."""
    cells = tuple(reading(at) for at in seen.cells)
    told = told_strength(seen.strength, field.options)
    return (field.rank(Key(owner, 0)), seen.first, seen.last, cells, seen.city, told)


def tell_sightings(seat: Seat, known: Knowledge, field: Field) -> Iterator[Event]:
    """C-7.3: tell of every foreign army seen this turn, each time it was in view."""
    here = frozenset(known.armies.items())
    for it, seen in _ordered(known, field):
        span = (seen.cells[0].name, seen.cells[-1].name, seen.first, seen.last)
        strength = told_strength(seen.strength, field.options)
        yield events.sighted(seat, it.key.owner, span, seen.city, strength, int(it in here))


def tell_discoveries(seat: Seat, known: Knowledge, cities: Iterable[City]) -> Iterator[Event]:
    """C-7.1: tell of every city seen for the first time."""
    found = sorted((known.found[city.name], city.name, city.cell) for city in cities if city.name in known.found)
    for step, name, at in found:
        yield events.discovered(seat, name, at.name, known.cities[name].owner or NEUTRAL, step)


def share_memories(
    realms: Iterable[Realm], sharing: Mapping[Seat, tuple[Seat, ...]], field: Field
) -> tuple[Realm, ...]:
    """C-8.5 `share explored`: every member knows what any of them has explored, with the newest sight of each city."""
    states = {realm.seat: realm for realm in realms}
    joined = {seat: _joint([states[each] for each in sharing.get(seat, ())], field) for seat in states}
    return tuple(_learned(realm, joined[seat]) for seat, realm in states.items())


def _joint(realms: list[Realm], field: Field) -> Memory | None:
    """Join the memories of the members."""
    if not realms:
        return None
    explored, cities = NOWHERE, dict[str, CityMemory]()
    for realm in realms:
        explored |= field.raster.read(realm.memory.explored)
        for name, memory in realm.memory.cities.items():
            cities[name] = max(cities.get(name, memory), memory, key=lambda each: each.turn)
    return Memory(field.raster.write(explored), cities)


def _learned(realm: Realm, joint: Memory | None) -> Realm:
    """Put the joint knowledge into one member's memory; what it has seen itself this turn stays."""
    if joint is None:
        return realm
    own = realm.memory
    cities = {name: max(own.cities.get(name, each), each, key=lambda m: m.turn) for name, each in joint.cities.items()}
    return replace(realm, memory=replace(own, explored=joint.explored, cities=cities))
