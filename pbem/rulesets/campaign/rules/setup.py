"""C-2: the position before the first turn, made from a map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.ground import field_of
from pbem.rulesets.campaign.field.memory import remember
from pbem.rulesets.campaign.field.patch import NOWHERE
from pbem.rulesets.campaign.field.scene import Knowledge, Scene
from pbem.rulesets.campaign.field.units import Key, unit
from pbem.rulesets.campaign.field.watch import look
from pbem.rulesets.campaign.land.board import Chart, Site
from pbem.rulesets.campaign.land.city_names import written
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import NEUTRAL, Army, City, Memory, Realm, State


def setup(options: Options, seats: tuple[Seat, ...], chart: Chart) -> State:
    """C-2.1: put the cities of the map on the board and an army into each; free places stay neutral."""
    if len(seats) > chart.seats:
        raise ValueError(f"the map has {chart.seats} places, {len(seats)} are wanted")
    cities = tuple(City(written(site.name, options.city_names), site.cell, _owner(site, seats)) for site in chart.sites)
    garrisons = {site.cell: site.garrison for site in chart.sites}
    armies = [army for owner in (*seats, None) for army in _armies(owner, cities, garrisons, options)]
    return begin(options, chart, seats, cities, tuple(armies))


def begin(
    options: Options, chart: Chart, seats: tuple[Seat, ...], cities: tuple[City, ...], armies: tuple[Army, ...]
) -> State:
    """C-2.4: make the first state; what the start shows is explored."""
    blank = Memory(tuple("0" * chart.board.width for _ in chart.board.rows))
    numbers = {seat: max((each.number for each in armies if each.owner == seat), default=0) + 1 for seat in seats}
    realms = tuple(Realm(seat, blank, next_number=numbers[seat]) for seat in seats)
    return enlighten(State(options, chart.board, 1, realms, cities, armies), seats)


def enlighten(state: State, seats: Iterable[Seat]) -> State:
    """C-7.1: let some states remember what they see now, and nothing else."""
    field = field_of(state, state.turn)
    units = {Key(army.owner, army.number): unit(army, None) for army in state.armies}
    blind = {seat: Knowledge(NOWHERE, {}, frozenset()) for seat in seats}
    seen = look(Scene(units, {city.cell: city for city in state.cities}, blind), field).knowledge
    realms = []
    for realm in state.realms:
        if realm.seat in seen:
            known = replace(seen[realm.seat], tracks={}, known=seen[realm.seat].known | realm.known)
            realm = remember(realm, known, (), field)
        realms.append(realm)
    return replace(state, realms=tuple(realms))


def _owner(site: Site, seats: tuple[Seat, ...]) -> Seat | None:
    """Give the state at a place of the table."""
    return seats[site.place - 1] if 0 < site.place <= len(seats) else None


def _armies(
    owner: Seat | None, cities: tuple[City, ...], garrisons: dict[Cell, int | None], options: Options
) -> list[Army]:
    """C-2.1, G2: one army a city, numbered in city order; neutral ones only where there is a garrison."""
    usual = options.start_strength if owner is not None else options.neutral_garrison
    held = [(city.cell, garrisons[city.cell]) for city in cities if city.owner == owner]
    strengths = [(cell, usual if garrison is None else garrison) for cell, garrison in held]
    manned = [(cell, strength) for cell, strength in strengths if strength > 0]
    return [Army(owner or NEUTRAL, number, cell, strength) for number, (cell, strength) in enumerate(manned, 1)]
