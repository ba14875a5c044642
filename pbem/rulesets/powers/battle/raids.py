"""Aircraft in a battle (P-36): the points of chapter `air`."""

from __future__ import annotations

from pbem.rulesets.powers.battle.battle import DIVED
from pbem.rulesets.powers.battle.field import Field, Troop
from pbem.rulesets.powers.battle.forces import Unit
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints

AIRBORNE = "LE"
BUILDING, BOMBS = "building", "bombs "
"""P-44.1: the marks of a building that is bombed, and of whoever bombs such buildings."""


def out_of_bombs(aimed: Aimed) -> bool:
    """P-36.1: aircraft that attack fire so many salvos and no more."""
    return not aimed.defending and _spent(aimed.shooter, aimed.number)


def raid_over(field: Field) -> bool:
    """P-36.7: a raid is over when nobody is left of the attackers but aircraft that have fired all their salvos."""
    units = [field.unit(troop) for party in field.attackers() for troop in party.troops]
    return all(_spent(unit, field.number + 1) for unit in units)


def _spent(unit: Unit, salvo: int) -> bool:
    return unit.body.type == AIRBORNE and 0 < unit.row.salvos < salvo


def at_buildings(aimed: Aimed) -> bool:
    """P-44.1: who bombs buildings fires at those he was told to and at nobody else, and nobody else at them."""
    bombs = {mark for mark in aimed.shooter.marks if mark.startswith(BOMBS)}
    return bombs != ({BOMBS + aimed.unit.row.key} if BUILDING in aimed.unit.marks else set())


def keeps_land(field: Field, troop: Troop) -> bool:
    """P-6.10: aircraft that can shoot at no attacker do not keep a land from being conquered."""
    if field.unit(troop).body.type != AIRBORNE:
        return BUILDING not in field.unit(troop).marks
    foes = tuple(each for party in field.attackers() for each in party.troops)
    return field.hurts(troop, foes)


def hunts_first(field: Field) -> bool:
    """P-6.10, P-13.1: aircraft that have not fired yet shoot at a submarine in line 3 before the sea is conquered."""
    dived = tuple(each for party in field.parties if party.defending for each in party.troops if each.line == DIVED)
    flying = (each for party in field.attackers() for each in party.troops if field.unit(each).body.type == AIRBORNE)
    return field.number == 1 and any(field.hurts(each, dived) for each in flying)


RAIDS = BattlePoints(
    barred=(out_of_bombs, at_buildings), spent=(raid_over,), delays=(hunts_first,), holds_ground=(keeps_land,)
)
