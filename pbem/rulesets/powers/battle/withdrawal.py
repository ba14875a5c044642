"""Announcing a retreat (P-34.1, P-6.25): the points of chapter `retreat`."""

from __future__ import annotations

from fractions import Fraction

from pbem.rulesets.powers.battle.doctrine import Retreat
from pbem.rulesets.powers.battle.field import Field, Party, Troop
from pbem.rulesets.powers.battle.forces import DESTROYED
from pbem.rulesets.powers.battle.points import BattlePoints

USUAL = Retreat("odds", share="1/3")


def announces(field: Field, force: int) -> bool:
    """P-6.25: tell whether a force of the attacker announces its retreat before this salvo of his.

    P-34.5: a recon retreat is announced with the orders, so before D1.
    """
    orders = field.forces[force]
    retreat = orders.doctrine.retreat or USUAL
    if not orders.may_retreat:
        return False
    match retreat.when:
        case "never":
            return False
        case "recon":
            return field.number == 0
        case "after":
            return field.number == max(retreat.number, 1)
        case "losses":
            return field.number > 0 and losses(field, force) >= Fraction(retreat.number, 100)
        case "odds":
            return field.number > 1 and outgunned(field, Fraction(retreat.share))


def losses(field: Field, force: int) -> Fraction:
    """P-6.25: give the share of its seat's cost in this battle that is destroyed."""
    seat = field.forces[force].seat
    start = sum(each.unit.cost * each.count for own in field.forces if own.seat == seat for each in own.fighters)
    party = next(each for each in field.parties if each.seat == seat and not each.defending)
    left = sum(field.unit(troop).cost * troop.size for troop in party.troops)
    return 1 - Fraction(left + party.withdrawn, start) if start else Fraction(0)


def outgunned(field: Field, share: Fraction) -> bool:
    """P-6.25: tell whether the attackers' fire, measured by what it would take to destroy the other side, is less than
    so great a share of the defenders'."""
    attackers = [party for party in field.parties if not party.defending]
    defenders = [party for party in field.parties if party.defending]
    own, own_need = _fire(field, attackers, defenders), _need(field, attackers)
    theirs, their_need = _fire(field, defenders, attackers), _need(field, defenders)
    return theirs > 0 and own * own_need * share.denominator < share.numerator * theirs * their_need


def _fire(field: Field, side: list[Party], other: list[Party]) -> int:
    targets = _targets(field, other)
    return sum(
        troop.size * max((field.damage(troop.kind, each.kind) for each in targets), default=0)
        for party in side
        for troop in party.troops
        if field.fires(troop)
    )


def _need(field: Field, side: list[Party]) -> int:
    return sum(troop.size * (DESTROYED - troop.damage) for troop in _targets(field, side))


def _targets(field: Field, side: list[Party]) -> list[Troop]:
    """P-6.8: list the units of a side; those under construction count only where there are no others."""
    troops = [troop for party in side for troop in party.troops]
    return [troop for troop in troops if not field.unit(troop).building] or troops


RETREAT = BattlePoints(retreats=(announces,))
