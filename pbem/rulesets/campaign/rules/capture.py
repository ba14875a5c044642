"""C-5.7, C-5.8: cities that change hands at the end of a step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from pbem.core.grid import Cell
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.scene import Cities, Field, Units, crowd
from pbem.rulesets.campaign.field.units import Key, Unit
from pbem.rulesets.campaign.orders import Happening
from pbem.rulesets.campaign.rules.battle import Battle, captures, parties
from pbem.rulesets.campaign.state import NEUTRAL, City


@dataclass(frozen=True)
class Taken:
    """A city that changed hands: as it was, who took it, the strength won with it."""

    city: City
    by: Key
    gain: int


@dataclass(frozen=True)
class Captures:
    """What the captures of a step change."""

    units: Units
    cities: Cities
    taken: tuple[Taken, ...]


def seize(units: Units, cities: Cities, battles: Iterable[Battle], last: bool, field: Field) -> Captures:
    """C-5.7: hand over every city in which only enemies of its owner stand; on_stop, at the last step alone."""
    entered = not cities.keys().isdisjoint([each.cell for each in units.values()])
    if not entered or (field.options.capture_mode == "on_stop" and not last):
        return Captures(units, cities, ())
    fought = {battle.meeting.at: battle for battle in battles if battle.meeting.at == battle.meeting.other}
    gathered = crowd(units.values())
    held = [(city, gathered[at], fought.get(at)) for at, city in cities.items() if at in gathered]
    taken = tuple(each for one in held if (each := _captor(*one, field)) is not None)
    return _handed(units, cities, taken, gathered, field) if taken else Captures(units, cities, ())


def _captor(city: City, present: list[Unit], battle: Battle | None, field: Field) -> Taken | None:
    """C-5.7: who won the last battle there takes it, else the strongest army (tie: seat, number)."""
    willing = [each for each in present if captures(each, city.cell)]
    if not willing or len(parties(present, field)) > 1 or not field.hostile(city.owner, present[0].owner):
        return None
    winner = battle.winner if battle is not None else None
    victors = [each for each in willing if winner is not None and each.owner == winner.owner]
    chosen = min(victors or willing, key=lambda u: (u.key != winner, -u.strength, field.rank(u.key)))
    stormed = battle is not None and winner == chosen.key and _stormed(battle, chosen, field)
    return Taken(city, chosen.key, field.options.capture_gain if stormed or chosen.owed else 0)


def _stormed(battle: Battle, unit: Unit, field: Field) -> bool:
    """C-5.4: tell whether the winner was paid for the city when the battle ended."""
    entry = next(each for each in battle.rounds[-1] if each.key == unit.key)
    return field.options.capture_mode == "on_enter" and unit.strength == entry.strength + field.options.capture_gain


def _handed(
    units: Units, cities: Cities, taken: tuple[Taken, ...], gathered: Mapping[Cell, list[Unit]], field: Field
) -> Captures:
    """Change the owners, pay what is owed, and tell the captors' armies there."""
    armies, towns = dict(units), dict(cities)
    for each in taken:
        at, owner = each.city.cell, each.by.owner
        towns[at] = replace(each.city, owner=_owner(owner))
        for unit in gathered[at]:
            if unit.owner == owner:
                paid = unit._replace(strength=unit.strength + (unit.owed if unit.key == each.by else 0), owed=0)
                armies[unit.key] = paid.told(Happening("captured", city=each.city.name))
    return Captures(armies, towns, taken)


def _owner(seat: Seat) -> Seat | None:
    """Neutral garrisons hold cities for nobody."""
    return None if seat == NEUTRAL else seat
