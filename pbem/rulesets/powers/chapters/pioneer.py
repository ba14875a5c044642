"""Pioneer infantry (P-46): where it attacks in the first line, nobody on the ground has a defence bonus against it."""

from __future__ import annotations

from pbem.rulesets.powers.battle.points import Aimed, BattlePoints
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points

ROW = "pio"
GROUND = ("NE", "PA")


def lifts(aimed: Aimed) -> bool:
    """P-46.1: a defender on the ground has no bonus against ground units that have a pioneer with them in line 1."""
    if not aimed.defending or aimed.shooter.body.type not in GROUND or aimed.unit.body.type not in GROUND:
        return False
    return any(troop.line == 1 and unit.body.key == ROW for unit, troop in aimed.standing)


PIONEER = Chapter(
    "pioneer",
    needs=("terrain", "line2"),
    release="R2",
    units="pioneer",
    points=Points(battle=BattlePoints(lifted=(lifts,))),
)
