"""A salvo that comes before a conquest (P-6.10)."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.forces import Fighters, Force, Site, Unit
from pbem.rulesets.powers.battle.points import joined
from pbem.rulesets.powers.battle.raids import RAIDS
from pbem.rulesets.powers.battle.shot import LAND
from pbem.rulesets.powers.board.units import rows
from pbem.rulesets.powers.board.world import Area
from pbem.rulesets.powers.chapters.sub3 import DIVED, SUB3
from tests.rules.powers.battle.kit import BLUE, RED, TIES, Always

ROWS = {row.key: row for name in ("naval", "air") for row in rows(name)}
SEA = Site("S", Area("S", "Sea", kind="sea"), sea=True, ties=TIES)
POINTS = joined(LAND, SUB3.points.battle, RAIDS)


def _force(seat: str, row: str, count: int = 1, *marks: str) -> Force:
    unit = Unit(RED if seat == "red" else BLUE, ROWS[row], marks=frozenset(marks))
    return Force(unit.owner, (Fighters(unit, count),))


def test_aircraft_fire_at_a_dived_submarine_before_the_sea_is_taken() -> None:
    """P-6.10, P-13.1: three bombers do 2 each; without aircraft nobody shoots, and it stays where it is."""
    dived, fleet = _force("red", "sub", 1, DIVED), _force("blue", "cru")
    alone = battle([dived], [fleet], replace(SEA, die=None), POINTS, Always())
    assert [len(each.standing) for each in alone.forces] == [1, 1]
    hunted = battle([dived], [fleet, _force("blue", "bom", 3)], replace(SEA, die=None), POINTS, Always())
    assert [len(each.standing) for each in hunted.forces] == [0, 1, 1]
    assert hunted.ending == "conquered"
