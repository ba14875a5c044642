"""The squares beside the own portal, as far as its team knows them (D-1.3, D-3.4)."""

from __future__ import annotations

from typing import Literal

from pbem.core.grid import KING, Cell, king_distance, reading, step
from pbem.rulesets.duncan.phases import paths
from pbem.rulesets.duncan.view import View

Hindrance = Literal["", "not-beside", "buy-wall", "buy-portal"]
_HINDRANCES: dict[paths.Obstacle, Hindrance] = {"": "", "unknown": "", "wall": "buy-wall", "portal": "buy-portal"}


def around(view: View) -> tuple[Cell, ...]:
    """D-1.3: give the squares beside the portal on which a unit may be summoned, by row and column."""
    if view.portal is None:
        return ()
    beside = (step(view.portal, direction) for direction in KING)
    return tuple(sorted((at for at in beside if paths.obstacle(view, at) == ""), key=reading))


def hindrance(view: View, at: Cell) -> Hindrance:
    """D-3.4: tell why no unit can ever be summoned on a square; empty: it may be, if it is free then."""
    if view.portal is None or king_distance(view.portal, at) != 1:
        return "not-beside"
    return _HINDRANCES[paths.obstacle(view, at)]


def taken(view: View) -> frozenset[Cell]:
    """D-3.4: give the squares units are seen on, own and foreign."""
    return frozenset((*(unit.cell for unit in view.units), *(unit.cell for unit in view.foreign)))


def free(view: View) -> tuple[Cell, ...]:
    """D-3.4: give the squares beside the portal where no unit is seen."""
    here = taken(view)
    return tuple(at for at in around(view) if at not in here)


def undiscovered(view: View) -> tuple[Cell, ...]:
    """D-3.4: give the squares beside the portal of which the team knows nothing yet."""
    if view.portal is None:
        return ()
    beside = (step(view.portal, direction) for direction in KING)
    return tuple(sorted((at for at in beside if paths.obstacle(view, at) == "unknown"), key=reading))
