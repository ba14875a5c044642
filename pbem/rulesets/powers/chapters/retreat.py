"""Retreat of the attacker (P-34). Without it only a stalemate makes attackers retreat (P-6.9 d)."""

from __future__ import annotations

from pbem.rulesets.powers.battle import withdrawal
from pbem.rulesets.powers.battle.doctrine import Retreat
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.options import Options


def allowed(options: Options, retreat: Retreat) -> bool:
    """P-34.5: a recon retreat is an option of its own."""
    return retreat.when != "recon" or options.retreat_first


RETREAT = Chapter("retreat", needs=("land",), doctrine=("retreat",), points=Points(battle=withdrawal.RETREAT))
