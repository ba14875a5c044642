"""P-6.3 to P-6.5: what a full shot does, and the table of all full shots, built once a battle in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm, prod

from pbem.rulesets.powers.battle.field import Field, Shots, Troop
from pbem.rulesets.powers.battle.forces import Site, Unit
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints, Column, Shot
from pbem.rulesets.powers.board.units import Row

ONE = Fraction(1)
NOTHING = Fraction(0)


def own_column(shot: Shot) -> tuple[Column, ...]:
    """P-6.3: an attacker has his strength in attack, a defender that in defence."""
    return ("defence" if shot.defending else "attack",)


def vulnerability(shot: Shot) -> Fraction:
    """P-6.5: a note on the shooter's key or type counts, the most specific one; else that for all; else 1."""
    return vulnerable(shot.target.body, shot.shooter.body)


def vulnerable(target: Row, shooter: Row) -> Fraction:
    """P-6.5: give V of a row from another."""
    notes = target.vulnerable
    return next((notes[name] for name in (shooter.key, shooter.type, "*") if name in notes), ONE)


def building_spared(aimed: Aimed) -> bool:
    """P-6.8: never at units under construction while any other target is left."""
    return aimed.unit.building and any(not unit.building for unit, _ in aimed.standing)


def ready_in_front(troop: Troop, unit: Unit) -> bool:
    """P-6.4: only ready units in line 1 fire, and none that changes its line (P-12.4)."""
    return troop.line == 1 and not troop.moved and not unit.building


def not_building(field: Field, troop: Troop) -> bool:
    """P-6.10: units under construction do not hold a land."""
    return not field.unit(troop).building


LAND = BattlePoints(
    column=(own_column,),
    factor=(vulnerability,),
    barred=(building_spared,),
    able=(ready_in_front,),
    holds_ground=(not_building,),
)
"""The minimal version."""


def shots(shapes: Sequence[tuple[Unit, bool, int]], site: Site, points: BattlePoints) -> Shots:
    """Make the table for all shapes: unit, whether it defends, its party; within a party nobody shoots."""

    def table(lifted: bool) -> list[list[Fraction]]:
        return [
            [
                NOTHING if ours == theirs else full(Shot(unit, target, defending, site, lifted=lifted), points)
                for target, _, theirs in shapes
            ]
            for unit, defending, ours in shapes
        ]

    plain = table(lifted=False)
    lifted = table(lifted=True) if points.lifted else plain
    unit = lcm(*(damage.denominator for rows in (plain, lifted) for row in rows for damage in row))
    return Shots(unit, _whole(plain, unit), _whole(lifted, unit))


def _whole(table: list[list[Fraction]], unit: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(damage.numerator * (unit // damage.denominator) for damage in row) for row in table)


def full(shot: Shot, points: BattlePoints) -> Fraction:
    """P-6.3: give the damage of a full shot: the strength of a column and all factors, multiplied."""
    if shot.shooter.building:
        return NOTHING
    columns = {column for function in points.column for column in function(shot)}
    return max((_by(shot._replace(column=column), points) for column in columns), default=NOTHING)


def _by(shot: Shot, points: BattlePoints) -> Fraction:
    row = shot.shooter.row
    strengths = row.defence if shot.column == "defence" else row.attack
    strength = strengths.get(shot.target.body.type, NOTHING)
    return strength and prod((function(shot) for function in points.factor), start=strength)
