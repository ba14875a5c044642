"""Terrain in a battle (P-8): the points of chapter `terrain`."""

from __future__ import annotations

from fractions import Fraction

from pbem.rulesets.powers.battle.points import BattlePoints, Column, Shot

ONE = Fraction(1)


def bonus(shot: Shot) -> Fraction:
    """P-8.2: the defence bonus multiplies the fire of all who defend a land, unless they fire as if attacking.

    P-46.1: a bonus above 1 may be lifted.
    """
    land = shot.site.land
    if land is None or land.kind != "land" or shot.column != "defence" or (shot.lifted and land.defence > 1):
        return ONE
    return land.defence


def as_if_attacking(shot: Shot) -> tuple[Column, ...]:
    """P-8.2: where the bonus is below 1, a ground unit may use its strength in attack without it.

    Not a fortress, and not against aircraft.
    """
    land, row = shot.site.land, shot.shooter.row
    ground = row.type in ("NE", "PA") and "fortress" not in row.flags and shot.target.body.type != "LE"
    below = land is not None and land.kind == "land" and land.defence < 1
    return ("attack",) if shot.defending and ground and below else ()


def roughness(shot: Shot) -> Fraction:
    """P-8.3: roughness multiplies all fire at armoured targets, of both sides, but not at fortresses."""
    land, target = shot.site.land, shot.target.body
    spared = "fortress" in target.flags and not shot.site.rough_forts
    if land is None or land.kind != "land" or target.type != "PA" or spared:
        return ONE
    return Fraction(land.rough)


TERRAIN = BattlePoints(column=(as_if_attacking,), factor=(bonus, roughness))
