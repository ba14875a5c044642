"""What one state knows, as a value: the projection of the state through its eyes and memory (C-7)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from pbem.core.grid import Cell, reading
from pbem.core.seats import Seat
from pbem.rulesets.campaign.diplomacy.consent import hears
from pbem.rulesets.campaign.field.ground import field_of
from pbem.rulesets.campaign.field.memory import told_strength
from pbem.rulesets.campaign.field.patch import Patch
from pbem.rulesets.campaign.field.scene import Field
from pbem.rulesets.campaign.field.sight import window
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.rules.production import next_due
from pbem.rulesets.campaign.state import Army, City, CityMemory, Realm, State
from pbem.rulesets.campaign.view import ForeignArmy, KnownCity, OwnArmy, Standing, View

_RUN = re.compile("1+")
_FOG = str.maketrans("01", "?:")


@dataclass(frozen=True)
class Eyes:
    """What a state sees now: in which rows, whether it sees a cell, and the cells where it sees an enemy."""

    rows: range
    see: Callable[[Cell], bool]
    enemies: frozenset[Cell]


def view(state: State, seat: Seat | None) -> View:
    """C-7: give what a state knows; the public knows the turn and the result."""
    realm = next((each for each in state.realms if each.seat == seat), None)
    if realm is None:
        blank = tuple(" " * state.board.width for _ in state.board.rows)
        fog = tuple("?" * state.board.width for _ in state.board.rows)
        return View(seat, _open(state.options), state.turn, blank, fog, result=state.result)
    return _known(state, realm, field_of(state, state.turn))


def _known(state: State, realm: Realm, field: Field) -> View:
    """Look through one state's eyes."""
    own, shared = eyes(state, realm.seat, field)
    seen = field.raster.among(own | shared)
    rows = field.raster.span(own | shared)
    known = _hull(rows, realm.memory.explored)
    near = (army for row in rows for army in state.ranks.get(row, ()))
    strangers = [army for army in near if army.owner != realm.seat and seen(army.cell)]
    explored = realm.memory.explored
    towns = state.towns
    return View(
        seat=realm.seat,
        options=_open(state.options),
        turn=state.turn,
        terrain=_terrain(state.board.rows, explored, known),
        fog=_fog(explored, field.raster.write(own), field.raster.write(shared), known),
        armies=tuple(_own(army, towns.get(army.cell), field) for army in state.forces.get(realm.seat, ())),
        foreign=_foreign(strangers, realm.seat, towns, field),
        cities=_cities(state, realm, Eyes(rows, seen, _hostile(strangers, realm.seat, field)), field),
        contacts=_ordered(realm.contacts, field),
        known=_ordered(realm.known, field),
        alliances=tuple(each for each in state.alliances if realm.seat in each.members),
        capital=realm.capital,
        next_number=realm.next_number,
        produced_at=next_due(state.options, state.turn),
        tracks=realm.memory.tracks,
        fights=realm.memory.fights,
        alive=realm.alive,
        standing=realm.standing,
        result=state.result,
        proposals=tuple(each for each in state.proposals if hears(each, realm.seat, realm.contacts)),
        union=state.union,
        fallen=tuple(each.seat for each in state.realms if not each.alive),
    )


def eyes(state: State, seat: Seat, field: Field) -> tuple[Patch, Patch]:
    """C-7.1: give what a state's own armies and cities see, and what the allies that share their view see."""
    others = frozenset(field.viewers.get(seat, ())) - {seat}
    return _eyes(state, {seat}, field), _eyes(state, others, field)


def _eyes(state: State, seats: Iterable[Seat], field: Field) -> Patch:
    """Join the sights of all armies and cities of some states."""
    whose, options = frozenset(seats), field.options
    armies = [(army.cell, options.army_sight) for each in whose for army in state.forces.get(each, ())]
    cities = [(city.cell, options.city_sight) for each in whose for city in state.holdings.get(each, ())]
    return field.raster.seen((*armies, *cities))


def _hull(seen: range, explored: tuple[str, ...]) -> range:
    """Give the rows from the first to the last that show anything, now or remembered."""
    rows = [*seen[:1], *seen[-1:], *(row for row, known in enumerate(explored) if "1" in known)]
    return range(min(rows), max(rows) + 1) if rows else range(0)


def _terrain(rows: tuple[str, ...], explored: tuple[str, ...], known: range) -> tuple[str, ...]:
    """Show the terrain of what is explored."""
    shown = [_explored(rows[row], explored[row]) for row in known]
    return window(" " * len(rows[0]), known, shown, len(rows))


def _explored(row: str, explored: str) -> str:
    """Show the terrain of the explored cells of a row."""
    shown, end = "", 0
    for run in _RUN.finditer(explored):
        shown += " " * (run.start() - end) + row[run.start() : run.end()]
        end = run.end()
    return shown + " " * (len(row) - end)


def _fog(explored: tuple[str, ...], own: tuple[str, ...], shared: tuple[str, ...], known: range) -> tuple[str, ...]:
    """Show what is unknown, remembered, seen, and seen by an ally alone."""
    shown = [_over(_over(explored[row].translate(_FOG), shared[row], "a"), own[row], ".") for row in known]
    return window("?" * len(explored[0]), known, shown, len(explored))


def _over(row: str, seen: str, sign: str) -> str:
    """Lay a sign over the seen cells of a row."""
    if "1" not in seen:
        return row
    for run in _RUN.finditer(seen):
        row = row[: run.start()] + sign * (run.end() - run.start()) + row[run.end() :]
    return row


def _own(army: Army, city: City | None, field: Field) -> OwnArmy:
    """Show an own army, and the bonus it has in defence."""
    held = city is not None and not field.hostile(city.owner, army.owner)
    bonus = field.options.city_bonus if held else 0
    name = city.name if city is not None else ""
    return OwnArmy(army.number, army.name, army.cell, army.strength, bonus, name)


def _foreign(
    strangers: Iterable[Army], seat: Seat, towns: Mapping[Cell, City], field: Field
) -> tuple[ForeignArmy, ...]:
    """C-7.3: show the foreign armies in view, in an order that tells nothing of their numbers."""
    shown = [
        ForeignArmy(
            army.owner,
            army.cell,
            towns[army.cell].name if army.cell in towns else "",
            told_strength(army.strength, field.options),
            not field.hostile(army.owner, seat),
        )
        for army in strangers
    ]
    return tuple(sorted(shown, key=lambda each: (reading(each.cell), _rank(each.owner, field), each.strength)))


def _hostile(strangers: Iterable[Army], seat: Seat, field: Field) -> frozenset[Cell]:
    """List the cells where an enemy is seen."""
    return frozenset(army.cell for army in strangers if field.hostile(army.owner, seat))


def _rank(seat: Seat, field: Field) -> int:
    """Sort seats by their places, neutral garrisons last."""
    return field.seats.get(seat, len(field.seats))


def _cities(state: State, realm: Realm, eyes: Eyes, field: Field) -> tuple[KnownCity, ...]:
    """Show the cities ever seen, own ones first; on the first turn in the order that decides the capital (C-2.2)."""
    known, whose = realm.memory.cities, (realm, state.turn, field)
    listed = (city for city in _near(state, known, eyes.rows) if city.name in known or eyes.see(city.cell))
    shown = [_city(city, known.get(city.name), eyes, whose) for city in listed]
    own = [each for each in shown if each.owner == realm.seat]
    first = own if state.turn == 1 else sorted(own, key=lambda each: each.name)
    return (*first, *sorted((each for each in shown if each.owner != realm.seat), key=lambda each: each.name))


def _near(state: State, known: Iterable[str], rows: range) -> Iterable[City]:
    """Give the cities that may be shown: all on the first turn, in their order, else those known or in such rows."""
    if state.turn == 1:
        return state.cities
    remembered = (state.towns[state.sites[name]] for name in known if name in state.sites)
    return {
        city.name: city for city in (*remembered, *(each for row in rows for each in state.streets.get(row, ())))
    }.values()


def _city(city: City, memory: CityMemory | None, eyes: Eyes, whose: tuple[Realm, int, Field]) -> KnownCity:
    """Show a city: as it is when in view, else as last seen."""
    realm, turn, field = whose
    seen = eyes.see(city.cell)
    owner = city.owner if seen or memory is None else memory.owner
    when = turn if seen or memory is None else memory.turn
    standing = _standing(owner, city.cell in eyes.enemies, realm.seat, field)
    return KnownCity(city.name, city.cell, owner, standing, when, seen, realm.capital == city.name)


def _standing(owner: Seat | None, enemy: bool, seat: Seat, field: Field) -> Standing:
    """C-1.3: read a city from one state's point of view."""
    if enemy:
        return "occupied"
    if field.hostile(owner, seat):
        return "free"
    return "own" if owner == seat else "allied"


def _ordered(seats: Iterable[Seat], field: Field) -> tuple[Seat, ...]:
    return tuple(sorted(seats, key=lambda seat: _rank(seat, field)))


def _open(options: Options) -> Options:
    """Give the options everybody knows: without the text of the map, which shows every cell and city."""
    return replace(options, board="") if options.board else options
