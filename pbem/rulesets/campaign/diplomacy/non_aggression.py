"""C-8.5: non-aggression is always included: an army sent against allies stands among them, and its owner is told."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.events import Event
from pbem.core.seats import Seat
from pbem.rulesets.campaign import events
from pbem.rulesets.campaign.field.scene import Field, Scene, crowd
from pbem.rulesets.campaign.field.units import Unit
from pbem.rulesets.campaign.state import NEUTRAL


def tell_attacks_on_allies(scene: Scene, field: Field) -> Iterator[Event]:
    """C-8.5: tell of every attack that has led to allies and to nobody else."""
    gathered = crowd(scene.units.values())
    for unit in scene.units.values():
        city = scene.cities.get(unit.cell)
        owners = [each.owner for each in gathered[unit.cell]] + ([city.owner] if city and city.owner else [])
        allies = _allies(unit, owners, field) if unit.task.aim == unit.cell else ()
        if allies:
            theirs = city.name if city and city.owner in allies else ""
            yield events.spared(unit.owner, unit.key.number, unit.cell.name, theirs, allies)


def _allies(unit: Unit, owners: list[Seat], field: Field) -> tuple[Seat, ...]:
    """List whom an army is allied with, of those who are there or own the city."""
    others = dict.fromkeys(owner for owner in owners if owner != unit.owner and not field.hostile(owner, unit.owner))
    return tuple(sorted((each for each in others if each != NEUTRAL), key=lambda seat: field.seats[seat]))
