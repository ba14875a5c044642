"""A team's letter: training, moves, summons, and the bonus that may be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.dice import Dice
from pbem.core.seats import Request
from pbem.rulesets.duncan.orders import ON_SQUARES, PARAMS
from pbem.rulesets.duncan.players.marches import marches
from pbem.rulesets.duncan.players.purse import purchases
from pbem.rulesets.duncan.players.temper import Temper
from pbem.rulesets.duncan.view import View


def write(temper: Temper, view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    """Write the orders of a turn; a team answers no riddle."""
    if view.portal is None or view.result is not None:
        return ()
    if request.kind == "choice":
        return ("choose +strength",)
    return (*_bonuses(view), *purchases(view, temper, dice), *marches(view, temper, dice))


def _bonuses(view: View) -> Iterator[str]:
    """D-7.1: give what lies in the stock to the strongest unit; flashes and smoke are kept."""
    strongest = max(view.units, key=lambda unit: (unit.lives, -unit.number), default=None)
    if strongest is not None:
        named = (f"+{bonus}" if bonus in PARAMS else bonus for bonus in view.stock if bonus not in ON_SQUARES)
        yield from (f"bonus {bonus} on u{strongest.number}" for bonus in named)
