"""Moves told by directions (`u1 up 2 right 1`): turned into the square reached, over those where the way turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pbem.core import squares
from pbem.core.grid import Cell, Direction, step
from pbem.core.problems import Problem
from pbem.rulesets.duncan.orders import MoveOrder
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.problems import refused

Leg = tuple[Direction, int]
"""So many squares in one direction."""
_CODES = {
    "wall": ("step-wall", "D-4.1"),
    "unknown": ("step-unseen", "D-4.3"),
    "portal": ("step-portal", "D-1.3"),
}


def walk(view: View, unit: Unit, legs: tuple[Leg, ...]) -> MoveOrder | Problem:
    """D-4.1: walk square by square; the first that cannot be entered is named; "right, right" is no turn."""
    at, turns = unit.cell, list[Cell]()
    over = paths.known(view)
    for direction, straight in groupby(legs, key=lambda leg: leg[0]):
        for _ in range(sum(count for _, count in straight)):
            problem = next(_hindrances(view, unit, over, at, direction), None)
            if problem is not None:
                return problem
            at = step(at, direction)
        turns.append(at)
    return MoveOrder(unit.number, at.name, tuple(_corners(unit.cell, turns)))


def _hindrances(view: View, unit: Unit, over: paths.Ground, at: Cell, direction: Direction) -> Iterator[Problem]:
    """D-4.2, D-4.3: find what is in the way of one step."""
    to = step(at, direction)
    if not (0 <= to.row < len(view.terrain) and 0 <= to.column < len(view.terrain[0])):
        yield refused("step-edge", "D-1.1", unit=unit.number, cell=at.name)
        return
    if obstacle := paths.obstacle(view, to):
        code, paragraph = _CODES[obstacle]
        yield refused(code, paragraph, unit=unit.number, cell=to.name)
    if direction.diagonal:
        beside = (Cell(to.column, at.row), Cell(at.column, to.row))
        for corner in (each for each in beside if not squares.has(over.clear, each)):
            yield refused("step-corner", "D-4.2", unit=unit.number, cell=to.name, corner=corner.name)


def _corners(start: Cell, turns: list[Cell]) -> Iterator[str]:
    """Name the squares where the way turns; the last is the target."""
    before = start
    for at in turns[:-1]:
        if at != before:
            yield at.name
        before = at
