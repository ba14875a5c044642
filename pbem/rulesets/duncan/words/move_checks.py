"""What is wrong with a move, as far as the team can know: D-4 on the squares it has discovered. Codes:

| code | severity | facts | paragraph |
|---|---|---|---|
| duncan-unseen | ERROR | unit, cell | D-4.3 |
| duncan-wall | ERROR | unit, cell | D-4.3 |
| duncan-portal | ERROR | unit, cell | D-1.3 |
| duncan-via-many | ERROR | unit, count, limit | D-4.3 |
| duncan-no-way | ERROR | unit, cell | D-4.3 |
| duncan-far-diagonal | ERROR | unit, cell, cost, speed, reach (squares one step away) | D-4.1 |
| duncan-far-corner | ERROR | unit, cell, corner (the square beside the diagonal), cost, speed, reach | D-4.2 |
| duncan-far | ERROR | unit, cell, cost, speed, nearest (square within reach) | D-4.1 |
| duncan-same-square | WARNING | unit, cell, others (own units that end there too) | D-6.1 |

`cost` is a text: `duncan-steps` of whole steps and a half (0 or 1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core import squares
from pbem.core.grid import Cell, cell, king_distance, reading
from pbem.core.problems import Problem, Severity
from pbem.core.texts import Fact, Text
from pbem.rulesets.duncan.orders import MoveOrder
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.phases.paths import Way
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words import problems
from pbem.rulesets.duncan.words.problems import refused
from pbem.rulesets.duncan.words.terms import steps
from pbem.rulesets.duncan.words.trial import MOST_VIA, Line, Trial

_CODES = {"unknown": ("unseen", "D-4.3"), "wall": ("wall", "D-4.3"), "portal": ("portal", "D-1.3")}


def check_move(view: View, done: Trial, line: Line, order: MoveOrder) -> Iterator[Problem]:
    """D-4.1 to D-4.4: a living unit, squares it may enter, a way it knows, and not too long."""
    own = problems.unit(view, order.unit)
    if isinstance(own, Problem):
        yield own
        return
    unit = line.unit or own
    barred = next(_barred(view, unit, order), None)
    if len(order.via) > MOST_VIA:
        yield refused("via-many", "D-4.3", unit=unit.number, count=len(order.via), limit=MOST_VIA)
    elif barred is not None:
        yield barred
    elif line.way is None:
        yield refused("no-way", "D-4.3", unit=unit.number, cell=order.to)
    elif line.way.cost > paths.budget(unit):
        yield _far(view, unit, order, line.way)
    else:
        yield from _crowded(view, done, unit, cell(order.to))


def _barred(view: View, unit: Unit, order: MoveOrder) -> Iterator[Problem]:
    """D-4.3: squares not discovered, walls and portals; whoever stands on a square may stay there."""
    for name in (*order.via, order.to):
        obstacle = paths.obstacle(view, cell(name))
        if obstacle and cell(name) != unit.cell:
            code, paragraph = _CODES[obstacle]
            yield refused(code, paragraph, unit=unit.number, cell=name)


def _far(view: View, unit: Unit, order: MoveOrder, way: Way) -> Problem:
    """D-4.1, D-4.3: say what it costs, and where the unit gets instead."""
    over, budget, to = paths.known(view), paths.budget(unit), cell(order.to)
    facts: dict[str, Fact] = {
        "unit": unit.number,
        "cell": order.to,
        "cost": steps(way.cost),
        "speed": unit.speed,
    }
    if order.via or king_distance(unit.cell, to) != 1:
        return refused("far", "D-4.1", **facts, nearest=paths.nearest(over, unit.cell, to, budget).name)
    near = sorted(paths.reachable(over, unit.cell, budget).keys() - {unit.cell}, key=reading)
    reach = tuple(at.name for at in near) or (Text("duncan-squares-none"),)
    beside = (Cell(to.column, unit.cell.row), Cell(unit.cell.column, to.row))
    corner = next((at for at in beside if not squares.has(over.clear, at)), None)
    if corner is None:
        return refused("far-diagonal", "D-4.1", **facts, reach=reach)
    return refused("far-corner", "D-4.2", **facts, corner=corner.name, reach=reach)


def _crowded(view: View, done: Trial, unit: Unit, to: Cell) -> Iterator[Problem]:
    """D-6.1, D-3.5: own units on one square fight, unless one of them was summoned last turn."""
    if not view.options.friendly_fight:
        return
    others = tuple(
        other.number
        for other in done.units
        if other.number != unit.number and done.ends[other.number] == to and not _grace(view, unit, other)
    )
    if others:
        found = refused("same-square", "D-6.1", unit=unit.number, cell=to.name, others=tuple(f"u{n}" for n in others))
        yield replace(found, severity=Severity.WARNING)


def _grace(view: View, *units: Unit) -> bool:
    """D-3.5: tell whether one of them was summoned in the turn before this one."""
    return any(unit.bought and unit.bought == view.turn - 1 for unit in units)
