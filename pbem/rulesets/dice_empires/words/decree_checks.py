"""What is wrong with a decree. Codes (`problem-<code>`):

| code | severity | facts |
|---|---|---|
| dice-empires-referee-only | ERROR | |
| dice-empires-referee-lord | ERROR | who (no such lord, or ruined), lords (those in play) |
| dice-empires-referee-number | ERROR | value, low, high |
| dice-empires-referee-points | ERROR | |
| dice-empires-referee-fine | WARNING | who, have (all the points there are) |
| dice-empires-referee-die | ERROR | who, die (it is free: nothing can be taken away), have (the dice in use) |
| dice-empires-referee-last | WARNING | who: nobody of his own people would be left |
| dice-empires-referee-victory | WARNING | who, points (so many he has then), goal: the game would be over |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from pbem.core.problems import Problem, Severity
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import Fact
from pbem.rulesets.dice_empires.city.groups import DICE, FULL
from pbem.rulesets.dice_empires.orders import Decree, GroupDecree, Order, ReputationDecree, RuinDecree
from pbem.rulesets.dice_empires.view import City, View
from pbem.rulesets.dice_empires.words.terms import die


def check(order: Order, view: View) -> Iterator[Problem]:
    """Find what is wrong with a decree; any other order has nothing wrong here."""
    if not isinstance(order, ReputationDecree | GroupDecree | RuinDecree):
        return
    city = next((each for each in view.cities if each.seat == order.seat and not each.ruined), None)
    if view.seat != REFEREE:
        yield _error("referee-only")
    elif city is None:
        yield _error("referee-lord", who=order.seat, lords=playing(view))
    else:
        yield from _of_city(order, city, view)


def playing(view: View) -> tuple[Seat, ...]:
    """List the lords in play."""
    return tuple(city.seat for city in view.cities if not city.ruined)


def _of_city(order: Decree, city: City, view: View) -> Iterator[Problem]:
    """Check a decree about a lord in play."""
    match order:
        case ReputationDecree(seat, points):
            yield from _points(seat, points, city, view)
        case GroupDecree():
            yield from _group(order, city)
        case RuinDecree():
            pass
        case _:
            assert_never(order)


def _points(seat: Seat, points: int, city: City, view: View) -> Iterator[Problem]:
    """Nobody's reputation falls below 0; who reaches the goal has won."""
    goal = view.options.win_reputation
    if not points:
        yield _error("referee-points")
    elif city.reputation + points < 0:
        yield _warning("referee-fine", who=seat, have=city.reputation)
    elif city.reputation + points >= goal:
        yield _warning("referee-victory", who=seat, points=city.reputation + points, goal=goal)


def _group(order: GroupDecree, city: City) -> Iterator[Problem]:
    """X-1.2: a die shows 1 to 6 people; one that is free cannot be taken away."""
    used = {band.die: band for band in city.bands}
    if order.die not in DICE:
        yield _error("referee-number", value=order.die, low=DICE[0], high=DICE[-1])
    elif not 0 <= order.people <= FULL:
        yield _error("referee-number", value=order.people, low=0, high=FULL)
    elif not order.people and order.die not in used:
        have = tuple(map(die, sorted(used)))
        yield _error("referee-die", who=order.seat, die=die(order.die), have=have)
    elif not order.people and len(used) == 1:
        yield _warning("referee-last", who=order.seat)


def _error(code: str, **facts: Fact) -> Problem:
    """Make an error of the referee's."""
    return Problem(f"dice-empires-{code}", facts=facts)


def _warning(code: str, **facts: Fact) -> Problem:
    """Make a warning of the referee's."""
    return Problem(f"dice-empires-{code}", facts=facts, severity=Severity.WARNING)
