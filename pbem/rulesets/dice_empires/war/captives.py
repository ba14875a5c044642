"""X-10.1, X-10.2: who may take slaves, and how many of the beaten he takes after a battle."""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city.groups import FULL, citizens, slaves_of
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import Lord
from pbem.rulesets.dice_empires.war.records import Toll
from pbem.rulesets.dice_empires.war.strength import Force

CAPTORS = 4
"""X-10.1: so many in the town hall may take slaves."""


def may_enslave(lord: Lord) -> bool:
    """X-10.1: the town hall needs four citizens at that moment."""
    return citizens(lord, "T") >= CAPTORS


def room(lord: Lord, origin: Seat) -> int:
    """X-10.1: nobody has more than six people of one origin."""
    held = slaves_of(lord, origin)
    return FULL - (held.people if held else 0)


def toll(options: Options, winner: tuple[Lord, Force], loser: Force) -> Toll:
    """X-8.3, X-10.2: the weaker side loses the difference; or it is enslaved, where the winner may and wants to."""
    lord, force = winner
    difference = force.strength - loser.strength
    lost = min(difference, loser.people)
    prey = loser.people if options.capture == "whole" else lost
    captured = min(prey, room(lord, loser.seat)) if _takes(lord, force, loser) else 0
    return Toll(min(prey - captured, max(0, difference - captured)), captured) if captured else Toll(lost)


def _takes(lord: Lord, force: Force, loser: Force) -> bool:
    """X-10.2: the winner wants slaves, his hall allows it, and his units outnumber those of the loser."""
    return lord.standing.captives.take and may_enslave(lord) and force.people > loser.people
