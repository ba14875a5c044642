"""E-5 flee: the way back, and where to when there is no way back."""

from __future__ import annotations

from pbem.core.grid import TOWARDS, Cell, Direction
from pbem.rulesets.campaign.field.scene import Field, Scene
from pbem.rulesets.campaign.field.steps import neighbour, open_way
from pbem.rulesets.campaign.field.units import Flight, Quarry, Unit
from pbem.rulesets.campaign.rules.targets import follow, nearest


def flight(unit: Unit, it: Quarry | None, scene: Scene, field: Field) -> Flight | None:
    """Plan the flight: back over this turn's cells, or straight away from what is feared (`it`); None: nothing is."""
    if len(unit.way) > 1:
        return Flight(unit.way[-2::-1], _direction(unit.way[0], unit.way[1]).opposite)
    feared = follow(it, unit, scene, field) or _enemy(unit, scene, field)
    if feared is None:
        return None
    free = [each for each in field.ways.directions if open_way(unit.cell, each, field)]
    return Flight(
        (), max(free or field.ways.directions, key=lambda each: _gain(neighbour(unit.cell, each), feared, field))
    )


def _gain(at: Cell, feared: Quarry, field: Field) -> tuple[int, int]:
    """Measure how far away a cell is: by steps, then by the squared distance; the first best is taken."""
    squared = (at.column - feared.cell.column) ** 2 + (at.row - feared.cell.row) ** 2
    return field.distance(at, feared.cell), squared


def _enemy(unit: Unit, scene: Scene, field: Field) -> Quarry | None:
    """Find the nearest hostile army in sight."""
    armies = (scene.units[key] for key in scene.knowledge[unit.owner].armies)
    return nearest(unit.cell, (Quarry(each.cell) for each in armies if field.hostile(each.owner, unit.owner)), field)


def _direction(start: Cell, end: Cell) -> Direction:
    return TOWARDS[end.column - start.column, end.row - start.row]
