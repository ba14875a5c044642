"""Reconnaissance units (P-50): cheap, fast, they fire at nobody and are hard to hit."""

from __future__ import annotations

from fractions import Fraction

from pbem.rulesets.powers.battle.points import BattlePoints, Shot
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points

ONE = Fraction(1)


def small(shot: Shot) -> Fraction:
    """P-50.1: a scout takes only a part of the damage; one under construction is like any other building."""
    return shot.site.recon_vuln if "scout" in shot.target.body.flags else ONE


RECON = Chapter(
    "recon",
    needs=("land",),
    release="R2",
    units="recon",
    points=Points(battle=BattlePoints(factor=(small,))),
)
