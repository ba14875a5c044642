"""When a battle is over: conquest (P-6.10) and stalemate (P-6.9 d)."""

from __future__ import annotations

from fractions import Fraction

from pbem.rulesets.powers.battle.aim import wanted
from pbem.rulesets.powers.battle.field import Field, Party, Troop
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints
from pbem.rulesets.powers.battle.salvo import damage_now


def conquered(field: Field, points: BattlePoints) -> bool:
    """P-6.10: nobody is left who keeps the land, and an attacker can conquer it; so too where nobody is left at all."""
    left = [troop for party in field.parties if party.defending for troop in party.troops]
    if any(all(holds(field, troop) for holds in points.holds_ground) for troop in left):
        return False
    return not left or any(conquerors(field, party) for party in field.attackers())


def conquerors(field: Field, party: Party) -> int:
    """S-8.1: give the cost of the units of a party that can conquer, in sixtieths."""
    units = ((field.unit(troop), troop.size) for troop in party.troops)
    sea = field.site.sea
    return sum(unit.cost * count for unit, count in units if (unit.rules_waves if sea else unit.conquers))


def stayers(field: Field, party: Party) -> int:
    """S-8.1: give what a party weighs when nobody else is left: on land who conquers, at sea all of it."""
    if not field.site.sea:
        return conquerors(field, party)
    return sum(field.unit(troop).cost * troop.size for troop in party.troops)


def stalemate(field: Field, points: BattlePoints) -> bool:
    """P-6.9 d: nobody who may fire, or step up to, can do 1/6 damage to anybody he may shoot at, or who may step up."""
    best = max(field.site.die) if field.site.die else Fraction(1)
    return not any(
        6 * best * _damage(field, points, party, shooter, target) >= field.shots.unit
        for party in field.parties
        for shooter in party.troops
        if field.fires(shooter._replace(moved=False)) or _rises(field, points, party, shooter)
        for other in field.parties
        if other is not party
        for target in other.troops
    )


def _damage(field: Field, points: BattlePoints, party: Party, shooter: Troop, target: Troop) -> int:
    ours, theirs = field.kinds[shooter.kind], field.kinds[target.kind]
    if not max(field.shots.full[ours.shape][theirs.shape], field.shots.lifted[ours.shape][theirs.shape]):
        return 0
    if wanted(field, party, field.forces[ours.force].doctrine, target) is None:
        return 0
    other = field.parties[theirs.party]
    if _rises(field, points, other, target):
        target = target._replace(line=1)
    standing = [(field.unit(troop), troop) for troop in other.troops]
    aimed = Aimed(ours.unit, party.defending, field.number + 1, target, theirs.unit, standing)
    return damage_now(field, points, aimed, (ours.shape, theirs.shape))


def _rises(field: Field, points: BattlePoints, party: Party, troop: Troop) -> bool:
    return any(rises(field, party, troop) for rises in points.rises)
