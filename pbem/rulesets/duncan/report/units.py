"""The own units: where they are, what they can do, what became of them, what the next upgrade costs now."""

from __future__ import annotations

from pbem.core.blocks import Cell, Column, Table
from pbem.core.events import Event
from pbem.core.texts import Fact, text
from pbem.rulesets.duncan.phases.prices import at_portal, upgrade
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.terms import change, named

_COLUMNS = ("unit", "cell", "strength", "speed", "sight", "lives", "carries", "upgrade")
_NUMERIC = ("strength", "speed", "sight", "lives", "upgrade")
_HIDDEN = ("carries",)


def unit_table(before: View | None, after: View, events: tuple[Event, ...]) -> Table:
    """Write a row for every living unit, then one for each that died in the turn just played."""
    columns = tuple(
        Column(text(f"duncan-col-{name}"), numeric=name in _NUMERIC, hide=name in _HIDDEN) for name in _COLUMNS
    )
    was = {unit.number: unit for unit in before.units} if before else {}
    living = tuple(_row(after, unit, was.get(unit.number)) for unit in after.units)
    alive = {unit.number for unit in after.units}
    dead = tuple(_dead(after, unit) for number, unit in was.items() if number not in alive)
    return Table(columns, (*living, *dead), text("duncan-units-none"))


def _row(view: View, unit: Unit, was: Unit | None) -> tuple[Cell, ...]:
    old = was or unit
    return (
        Cell(f"u{unit.number}", "tag", str(view.seat)),
        Cell(unit.cell.name, "strong", small=_came(view, unit, was)),
        Cell(str(unit.strength), "number", small=change(unit.strength - old.strength)),
        Cell(str(unit.speed), "number", small=change(unit.speed - old.speed)),
        Cell(str(unit.sight), "number", small=change(unit.sight - old.sight)),
        Cell(_lives(unit), "number"),
        Cell(_carries(view, unit), "muted"),
        Cell(str(upgrade(view, unit)), "number", small=_cheaper(view, unit)),
    )


def _came(view: View, unit: Unit, was: Unit | None) -> Fact:
    """Say where it came from; of a new one, that it obeys from now on (D-3.4)."""
    if was is None:
        return text("duncan-unit-new") if unit.bought and unit.bought == view.turn - 1 else ""
    return f"\u2190\u00a0{was.cell.name}" if was.cell != unit.cell else ""


def _lives(unit: Unit) -> str:
    """D-1.4: write the wounds it can still take; of a wounded one also what it could take unhurt, `9/10`."""
    return f"{unit.lives}/{unit.lives + unit.wounds}" if unit.wounds else str(unit.lives)


def _carries(view: View, unit: Unit) -> Fact:
    """Name its bonuses, save those already counted in its values, and the comment on it."""
    lasting = named(kind for kind in unit.bonuses if kind not in ("strength", "speed", "sight"))
    comment = view.notes.get(f"u{unit.number}")
    return (*lasting, *((text("duncan-unit-note", note=comment),) if comment else ()))


def _cheaper(view: View, unit: Unit) -> str:
    """D-3.1: beside the portal the same upgrade costs less."""
    here, there = upgrade(view, unit), at_portal(unit)
    return f"({there})" if there < here else ""


def _dead(view: View, unit: Unit) -> tuple[Cell, ...]:
    blank = (Cell("") for _ in _COLUMNS[3:])
    return (
        Cell(f"u{unit.number}", "tag", "neutral"),
        Cell(text("duncan-unit-dead"), "down", small=f"\u2190\u00a0{unit.cell.name}"),
        Cell("0", "number", small=change(-unit.strength)),
        *blank,
    )
