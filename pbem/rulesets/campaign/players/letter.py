"""A state's letter: the capital, its armies, its answers to proposals."""

from __future__ import annotations

from pbem.core.dice import Dice
from pbem.core.seats import Request
from pbem.rulesets.campaign.players.dealings import answers
from pbem.rulesets.campaign.players.front import Front
from pbem.rulesets.campaign.players.marches import capital, marches
from pbem.rulesets.campaign.players.temper import Temper
from pbem.rulesets.campaign.view import View


def write(temper: Temper, view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    """Write all of it."""
    if view.seat is None or not view.alive or view.result is not None:
        return ()
    front = Front(view)
    return (*capital(front), *marches(front, temper, dice), *answers(view, view.seat, temper))
