"""What an action is aimed at, as far as the army's owner sees and knows (section 4.1 Target)."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.core.grid import Cell, cell, reading
from pbem.rulesets.campaign.field.scene import Field, Knowledge, Scene
from pbem.rulesets.campaign.field.units import Key, Quarry, Sought, Unit, Watched
from pbem.rulesets.campaign.orders import Target


def locate(unit: Unit, target: Target, scene: Scene, field: Field) -> Quarry | None:
    """Find the target anew; nothing known of it is None."""
    if isinstance(target, Sought):
        return follow(target.quarry, unit, scene, field)
    if target.colour:
        return _foreign(unit, target, scene, field)
    if target.city:
        return _city(target.city, unit, scene, field)
    if target.army:
        own = scene.units.get(survivor(Key(unit.owner, target.army), scene))
        return None if own is None else Quarry(own.cell)
    return _place(target.cell, field)


def _place(name: str, field: Field) -> Quarry | None:
    """Read the name of a cell of the board."""
    try:
        at = cell(name)
    except ValueError:
        return None
    return Quarry(at) if at.column < field.board.width and at.row < field.board.height else None


def follow(quarry: Quarry | None, unit: Unit, scene: Scene, field: Field) -> Quarry | None:
    """E-5: an army watched throughout is where it is, one that left sight where it was last seen.

    Of several that stood in one cell and have parted the nearest is followed, then by row and column (E-4).
    """
    if quarry is None or not quarry.armies:
        return quarry
    known = scene.knowledge[unit.owner].armies
    still = (each for each in quarry.armies if known.get(each.key) == each.since)
    watched = [Quarry(scene.units[each.key].cell, frozenset({each})) for each in still]
    found = nearest(unit.cell, watched, field)
    return quarry if found is None else quarry._replace(cell=found.cell, armies=found.armies)


def survivor(key: Key, scene: Scene) -> Key:
    """C-4.4: give the army an army has become by merging."""
    while key in scene.absorbed:
        key = scene.absorbed[key]
    return key


def nearest(at: Cell, quarries: Iterable[Quarry], field: Field) -> Quarry | None:
    """E-4: choose the nearest, then by row and column; armies of one colour in one cell are one choice."""
    every = tuple(quarries)
    found = min(every, key=lambda each: (field.distance(at, each.cell), reading(each.cell)), default=None)
    if found is None or not found.armies:
        return found
    owners = {each.key.owner for each in found.armies}
    alike = (each for quarry in every if quarry.cell == found.cell for each in quarry.armies)
    return found._replace(armies=frozenset(each for each in alike if each.key.owner in owners))


def enemy_in(at: Cell, unit: Unit, scene: Scene, field: Field) -> bool:
    """C-4.8: tell whether the owner sees a hostile army standing in a cell."""
    seen = (scene.units[key] for key in scene.knowledge[unit.owner].armies)
    return any(each.cell == at and field.hostile(each.owner, unit.owner) for each in seen)


def _foreign(unit: Unit, target: Target, scene: Scene, field: Field) -> Quarry | None:
    """Find the nearest army of a colour in sight, in the named cell if there is one; else take the cell itself."""
    known = scene.knowledge[unit.owner].armies
    armies = (
        (scene.units[key].cell, Watched(key, since)) for key, since in known.items() if key.owner == target.colour
    )
    seen = [Quarry(at, frozenset({each})) for at, each in armies if target.cell in ("", at.name)]
    return nearest(unit.cell, seen, field) or _place(target.cell, field)


def _city(name: str, unit: Unit, scene: Scene, field: Field) -> Quarry | None:
    """Find a city by name, if its owner knows it."""
    knowledge: Knowledge = scene.knowledge[unit.owner]
    at = field.sites.get(name) if name in knowledge.cities else None
    return Quarry(at, city=name) if at is not None else None
