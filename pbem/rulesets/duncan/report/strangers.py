"""D-5.5: units of others in present sight, and the portals found."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.grid import king_distance
from pbem.core.texts import Fact, Text, text
from pbem.rulesets.duncan.view import ForeignUnit, KnownPortal, View

_SEEN = ("whose", "cell", "strength", "speed", "sight", "notes")
_NUMERIC = ("strength", "speed", "sight")


def seen_table(view: View) -> Table:
    """Write the units of others in sight, nearest first, then the portals of others ever seen."""
    columns = tuple(
        Column(text(f"duncan-col-{name}"), numeric=name in _NUMERIC, hide=name == "notes") for name in _SEEN
    )
    units = sorted(view.foreign, key=lambda unit: (_distance(view, unit), unit.cell.row, unit.cell.column))
    portals = [portal for portal in view.portals if portal.owner != view.seat]
    return Table(columns, (*(_unit(view, unit) for unit in units), *map(_portal, portals)))


def _unit(view: View, unit: ForeignUnit) -> tuple[Cell, ...]:
    values = (unit.strength, unit.speed, unit.sight)
    return (
        Cell(text("duncan-whose", who=unit.owner)),
        Cell(unit.cell.name, "strong"),
        *(Cell("?" if value is None else str(value), "number") for value in values),
        Cell(_nearest(view, unit), "muted"),
    )


def _portal(portal: KnownPortal) -> tuple[Cell, ...]:
    return (
        Cell(text("duncan-portal-of", who=portal.owner)),
        Cell(portal.cell.name, "strong"),
        *(Cell("") for _ in (*_NUMERIC, "notes")),
    )


def _distance(view: View, unit: ForeignUnit) -> int:
    return min((king_distance(own.cell, unit.cell) for own in view.units), default=0)


def _nearest(view: View, unit: ForeignUnit) -> Fact:
    """Say which own units stand beside it, or how far the nearest one is."""
    ways = sorted((king_distance(own.cell, unit.cell), own.number) for own in view.units)
    if not ways:
        return ""
    steps, nearest = ways[0]
    beside = tuple(f"u{own}" for distance, own in ways if distance <= 1)
    return _said(steps, beside or (f"u{nearest}",))


def _said(steps: int, units: tuple[str, ...]) -> Text:
    return text("duncan-note-distance", steps=steps, units=units, count=len(units))
