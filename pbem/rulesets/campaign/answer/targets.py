"""Where the target of an action lies, as far as the seat knows (section 4.1)."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.core.grid import Cell, cell
from pbem.rulesets.campaign.answer.ground import Ground
from pbem.rulesets.campaign.orders import Target
from pbem.rulesets.campaign.view import View


def goal_of(to: Target, at: Cell, view: View, ground: Ground, where: Mapping[int, Cell]) -> Cell | None:
    """Find the cell a target lies in: of several foreign armies the nearest; of nothing named, the nearest city."""
    if to.cell and not to.colour:
        return cell(to.cell)
    if to.city:
        return next((city.cell for city in view.cities if city.name == to.city), None)
    if to.army:
        return where.get(to.army)
    if to.colour:
        return _nearest(at, [army.cell for army in view.foreign if _fits(to, army.owner, army.cell)], ground)
    if to.it:
        return None
    return _nearest(at, [city.cell for city in view.cities if city.standing in ("free", "occupied")], ground)


def _fits(to: Target, owner: str, at: Cell) -> bool:
    return owner == to.colour and to.cell in ("", at.name)


def _nearest(at: Cell, cells: list[Cell], ground: Ground) -> Cell | None:
    """C-4.2, E-4: the nearest by distance, then by row and column."""
    return min(cells, key=lambda to: (ground.apart(at, to), to.row, to.column), default=None)
