"""Where units go: to gold, into the dark, at an enemy that is weaker, or to their own before one that is stronger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pbem.core.dice import Dice
from pbem.core.grid import KING, Cell, king_distance, reading, step
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.players.temper import Temper
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import ForeignUnit, View

FAR = 400
"""Half-steps looked ahead."""
NEAR = 3
"""Squares within which units count as together, and an enemy as a danger."""


def marches(view: View, temper: Temper, dice: Dice) -> tuple[str, ...]:
    """Send every unit on, those of the lowest numbers first; no two go for the same gold."""
    over = paths.known(view)
    free = {pile.cell for pile in view.piles if not pile.empty}
    dark = set(_edge(view))
    lines: list[str] = []
    for unit in view.units:
        ways = paths.reachable(over, unit.cell, FAR)
        goal = _faced(view, temper, unit) or _nearest(free, ways, dice) or _nearest(dark, ways, dice)
        if goal is None or goal not in ways:
            continue
        free.discard(goal)
        dark -= {step(goal, direction) for direction in KING} | {goal}
        lines += _towards(unit, goal, over)
    return tuple(lines)


def _towards(unit: Unit, goal: Cell, over: paths.Ground) -> Iterator[str]:
    """D-4.1: go as far as the speed allows."""
    at = paths.nearest(over, unit.cell, goal, paths.budget(unit))
    if at != unit.cell:
        yield f"move u{unit.number} to {at.name}"


def _faced(view: View, temper: Temper, unit: Unit) -> Cell | None:
    """D-6: where enemies are near, go at the weaker ones, and from the stronger ones to the nearest of one's own."""
    near = [one for one in view.foreign if king_distance(one.cell, unit.cell) <= NEAR]
    if not near:
        return None
    own = sum(one.lives for one in view.units if king_distance(one.cell, unit.cell) <= NEAR)
    theirs = sum(map(_lives, near))
    if own > theirs:
        return min((one.cell for one in near), key=reading) if temper.fights else None
    return _company(view, unit) if own < theirs else None


def _lives(one: ForeignUnit) -> int:
    """D-1.4: reckon what a foreign unit can take; where its strength is not told, as a usual one."""
    strength = 2 if one.strength is None else one.strength
    return strength * (strength + 1) // 2


def _company(view: View, unit: Unit) -> Cell | None:
    """Give where the nearest of the team's other units stands."""
    others = [one.cell for one in view.units if one.number != unit.number]
    return min(others, key=lambda at: (king_distance(at, unit.cell), reading(at)), default=None)


def _nearest(goals: set[Cell], ways: Mapping[Cell, int], dice: Dice) -> Cell | None:
    """Give a goal with the shortest way; of several chance takes one."""
    near = sorted((at for at in goals if at in ways), key=reading)
    least = min((ways[at] for at in near), default=0)
    return dice.shuffle([at for at in near if ways[at] == least], "goal")[0] if near else None


def _edge(view: View) -> Iterator[Cell]:
    """List the known floor beside the dark."""
    for row, line in enumerate(view.terrain):
        for column, sign in enumerate(line):
            at = Cell(column, row)
            if sign == "." and any(paths.obstacle(view, step(at, each)) == "unknown" for each in KING):
                yield at
