"""C-7.1: what every state sees at one moment of the turn, and what it keeps of it.

A look is taken before the first step, after every step and at the end. A state's view is joined from the
sights of its armies and cities (and of those who share with it); only armies and cities standing on cells
of the view are gone through.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.patch import NOWHERE, Patch
from pbem.rulesets.campaign.field.scene import Cities, Field, Knowledge, Scene, Sighted, crowd
from pbem.rulesets.campaign.field.units import Key, Unit, Watched
from pbem.rulesets.campaign.state import NEUTRAL, CityMemory

Witnesses = Mapping[Cell, frozenset[Seat]]
"""Who saw what happened in a cell in a step."""


@dataclass(frozen=True)
class Look:
    """The board at the moment of looking: where armies and cities are."""

    step: int
    crowd: Mapping[Cell, list[Unit]]
    occupied: Patch
    alone: Mapping[Seat, list[Cell]]
    cities: Cities
    sites: Patch


def look(scene: Scene, field: Field) -> Scene:
    """C-7.1: let every state see the position."""
    gathered = crowd(scene.units.values())
    moment = Look(scene.step, gathered, field.raster.mask(gathered), _alone(gathered), scene.cities, field.towns)
    eyes = views(scene, field)
    knowledge = {
        seat: _seen(seat, known, eyes.get(seat, NOWHERE), moment, field) for seat, known in scene.knowledge.items()
    }
    return scene.known(knowledge)


def _alone(gathered: Mapping[Cell, list[Unit]]) -> dict[Seat, list[Cell]]:
    """List for each state the cells in which none but its own armies stand: there it sees nobody."""
    alone: dict[Seat, list[Cell]] = {}
    for at, units in gathered.items():
        owner = units[0].key.owner
        if len(units) == 1 or all(each.key.owner == owner for each in units):
            alone.setdefault(owner, []).append(at)
    return alone


def views(scene: Scene, field: Field) -> dict[Seat, Patch]:
    """C-7.1: give every state the cells its armies and cities see, and its allies' where the treaty says so.

    Who keeps nothing of it (of a turn played ahead: everybody else) and shares no eyes is not asked what it sees.
    """
    asked = {*scene.knowledge, *(other for seat in scene.knowledge for other in field.viewers.get(seat, ()))}
    sights: dict[Seat, list[tuple[Cell, int]]] = {seat: [] for seat in asked}
    for (owner, _), unit in scene.units.items():
        if owner in sights:
            sights[owner].append((unit.cell, field.options.army_sight))
    for at, city in scene.cities.items():
        if city.owner in sights:
            sights[city.owner].append((at, field.options.city_sight))
    own = {seat: field.raster.seen(each) for seat, each in sights.items() if each}
    shared = {seat: _joined(own, others) for seat, others in field.viewers.items() if seat in asked}
    return {**own, **shared}


def _joined(own: Mapping[Seat, Patch], seats: Iterable[Seat]) -> Patch:
    """Join the views of some states."""
    view = NOWHERE
    for seat in seats:
        view |= own.get(seat, NOWHERE)
    return view


def _seen(seat: Seat, known: Knowledge, view: Patch, moment: Look, field: Field) -> Knowledge:
    """Add one look to what a state knows."""
    raster = field.raster
    shown = view & moment.sites
    sites = known.sites if shown == known.view & moment.sites else tuple(raster.cells(shown))
    cells = raster.cells(view & moment.occupied - raster.mask(moment.alone.get(seat, ())))
    armies = tuple(unit for at in cells for unit in moment.crowd[at] if unit.owner != seat)
    new = [moment.cities[at].name for at in sites if moment.cities[at].name not in known.cities]
    watched = {unit.key: known.armies.get(unit.key, moment.step) for unit in armies}
    owners = {unit.owner for unit in armies} | {moment.cities[at].owner or NEUTRAL for at in sites}
    return Knowledge(
        explored=known.explored | view,
        cities=_cities(known.cities, sites, moment.cities, field.turn),
        known=known.known | (owners - {NEUTRAL, seat}),
        view=view,
        before=known.view,
        armies=watched,
        sites=sites,
        tracks=_tracks(known.tracks, armies, watched, moment) if armies else known.tracks,
        fights=known.fights,
        found={**known.found, **dict.fromkeys(new, moment.step)} if new else known.found,
    )


def _cities(
    known: Mapping[str, CityMemory], sites: Iterable[Cell], cities: Cities, turn: int
) -> Mapping[str, CityMemory]:
    """C-7.1: remember the cities in view as they are now."""
    seen = {}
    for at in sites:
        city = cities[at]
        old = known.get(city.name)
        if old is None or old.turn != turn or old.owner != city.owner:
            seen[city.name] = CityMemory(city.owner, turn)
    return {**known, **seen} if seen else known


def _tracks(
    known: Mapping[Watched, Sighted], armies: Iterable[Unit], watched: Mapping[Key, int], moment: Look
) -> Mapping[Watched, Sighted]:
    """C-7.3: follow the foreign armies in view; one that comes back into view leaves a track of its own."""
    tracks = dict(known)
    for unit in armies:
        name = Watched(unit.key, watched[unit.key])
        old = tracks.get(name)
        cells = old.cells if old is not None else ()
        if not cells or cells[-1] != unit.cell:
            cells = (*cells, unit.cell)
        city = moment.cities.get(unit.cell)
        tracks[name] = Sighted(cells, name.since, moment.step, city.name if city is not None else "", unit.strength)
    return tracks


def witnesses(scene: Scene, cells: Iterable[Cell], field: Field) -> Witnesses:
    """C-7.2: list for each of some cells who had it in view before or after this step."""
    raster, found = field.raster, {at: set[Seat]() for at in cells}
    spots = raster.mask(found)
    for seat, known in scene.knowledge.items() if found else ():
        for at in raster.cells(known.view & spots | known.before & spots):
            found[at].add(seat)
    return {at: frozenset(seats) for at, seats in found.items()}
