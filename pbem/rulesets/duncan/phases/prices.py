"""What a team pays (D-3.1, D-3.3), from its own view."""

from __future__ import annotations

from pbem.core.grid import Cell, king_distance
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View


def at_portal(unit: Unit) -> int:
    """D-3.1: beside its own portal an upgrade costs S+R+D-2, at least 0 (the referee may set S, R, D)."""
    return max(0, unit.strength + unit.speed + unit.sight - 2)


def penalty(unit: Unit) -> int:
    """D-3.1: elsewhere as much again, less 2 for each quick-learner bonus, never below 0."""
    return max(at_portal(unit) - 2 * unit.has("quick"), 0)


def near(view: View, at: Cell) -> bool:
    """D-1.3: tell whether a square is one of the 8 around the own portal."""
    return view.portal is not None and king_distance(view.portal, at) == 1


def upgrade(view: View, unit: Unit) -> int:
    """D-3.1: the price of the next upgrade where the unit stands now."""
    return at_portal(unit) + (0 if near(view, unit.cell) else penalty(unit))


def unit(owned: int) -> int:
    """D-3.3: the price of a new unit for a team that owns so many."""
    return 2 * (owned + 1)
