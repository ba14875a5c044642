"""Terrain (P-8): defence and roughness in battle, roughness on the way, productivity."""

from __future__ import annotations

from fractions import Fraction

from pbem.rulesets.powers.battle import ground
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.board.world import Area
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import Table


def productivity(table: Table, at: str) -> Fraction:
    """P-8.4: the BV a land yields are multiplied by its productivity."""
    return world(table).areas[at].prod


def roughness(row: Row, area: Area) -> int:
    """P-8.3: entering a rough land costs as many BPh; where it is the last leg, or an attack, 1 suffices."""
    return area.rough


TERRAIN = Chapter(
    "terrain",
    needs=("land",),
    points=Points(battle=ground.TERRAIN, yield_factor=(productivity,), cost=(roughness,)),
)
