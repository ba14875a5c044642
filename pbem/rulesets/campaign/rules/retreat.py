"""C-5.9: where a beaten defender goes (option loser_fate=retreat)."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.core.grid import Cell
from pbem.rulesets.campaign.field.scene import Field
from pbem.rulesets.campaign.field.steps import neighbour, open_way
from pbem.rulesets.campaign.field.units import Unit
from pbem.rulesets.campaign.rules.battle import Battle

Moving = tuple[Unit, Cell | None]


def refuge(unit: Unit, battle: Battle, armies: Iterable[Moving], field: Field) -> Cell | None:
    """C-5.9: the adjacent passable cell without a hostile army, farthest from where the winner came from.

    A cell an enemy is just leaving or entering is not free either.
    """
    hostile = [each for each in armies if field.hostile(each[0].owner, unit.owner)]
    taken = {each.cell for each, _ in hostile} | {to for _, to in hostile if to is not None}
    origin = next((each.cell for each in battle.meeting.units if each.key == battle.winner), unit.cell)
    free = [neighbour(unit.cell, each) for each in field.ways.directions if open_way(unit.cell, each, field)]
    return max((each for each in free if each not in taken), key=lambda c: field.distance(c, origin), default=None)
