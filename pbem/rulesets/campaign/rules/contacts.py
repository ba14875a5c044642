"""C-8.1: contacts made by stopping side by side, or by fighting."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import product

from pbem.core.events import Event
from pbem.core.grid import Cell, reading
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.scene import Field, Scene, crowd
from pbem.rulesets.campaign.state import NEUTRAL, Realm

Pair = tuple[Seat, Seat]


@dataclass(frozen=True)
class Meeting:
    """How one state met another: how, at its own cell, at the other's."""

    how: str
    at: str
    other: str


def make_contacts(realms: Iterable[Realm], scene: Scene, field: Field) -> tuple[tuple[Realm, ...], tuple[Event, ...]]:
    """C-8.1: make the contacts of a turn, mutual and for ever, and tell both."""
    states = tuple(realms)
    met = {**_neighbours(scene, field), **_fights(scene)}
    old = {realm.seat: realm.contacts for realm in states}
    fresh = {pair: how for pair, how in met.items() if pair[1] not in old[pair[0]]}
    after = tuple(_acquainted(realm, fresh) for realm in states)
    order = sorted(fresh, key=lambda pair: (field.seats[pair[0]], field.seats[pair[1]]))
    return after, tuple(events.contact(seat, whom, *_said(fresh[seat, whom])) for seat, whom in order)


def _said(meeting: Meeting) -> tuple[str, str, str]:
    """Spread a meeting into the facts of its event."""
    return meeting.how, meeting.at, meeting.other


def _acquainted(realm: Realm, fresh: Mapping[Pair, Meeting]) -> Realm:
    """Add the new contacts of a state."""
    whom = frozenset(other for seat, other in fresh if seat == realm.seat)
    return replace(realm, contacts=realm.contacts | whom, known=realm.known | whom) if whom else realm


def _fights(scene: Scene) -> dict[Pair, Meeting]:
    """C-8.1 (b): the states whose champions fought each other."""
    return {pair: Meeting("battle", fight.at.name, fight.other.name) for pair, fight in scene.fought.items()}


def _neighbours(scene: Scene, field: Field) -> dict[Pair, Meeting]:
    """C-8.1 (a): the states whose armies stand on adjacent cells, or one, at the end of movement."""
    owners = {at: {unit.owner for unit in units} - {NEUTRAL} for at, units in crowd(scene.units.values()).items()}
    found: dict[Pair, Meeting] = {}
    for at in sorted(owners, key=reading):
        for other in _around(at, field):
            for pair in product(owners[at], owners.get(other, ())):
                if pair[0] != pair[1]:
                    found.setdefault(pair, Meeting("neighbours", at.name, other.name))
    return found


def _around(at: Cell, field: Field) -> list[Cell]:
    shifts = [(0, 0), *(direction.vector for direction in field.ways.directions)]
    return [Cell(at.column + columns, at.row + rows) for columns, rows in shifts]
