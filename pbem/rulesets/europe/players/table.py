"""What a player sees on the map: ways to the homes of others, and what wins or saves the game at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pbem.core.seats import Seat
from pbem.rulesets.europe import victory
from pbem.rulesets.europe.actions import homeland, retreat
from pbem.rulesets.europe.cards.values import value
from pbem.rulesets.europe.orders import Attack, Land
from pbem.rulesets.europe.report import danger
from pbem.rulesets.europe.table import figures, lands, powers
from pbem.rulesets.europe.view import View


@cache
def far(origin: Land, to: Land, neutrals: bool) -> int:
    """E-3: count the steps between two lands, ships included."""
    found, edge, steps = {origin}, {origin}, 0
    while to not in found:
        edge = {near for land in edge for near in lands.reach(land, neutrals)} - found
        found |= edge
        steps += 1
    return steps


def neutrals(view: View) -> bool:
    """D1: tell whether the neutral lands exist."""
    return figures.neutrals(view.options, view.circle)


def own(view: View, me: Seat) -> tuple[Land, ...]:
    """List the lands one stands in, in the order of the table."""
    return tuple(land for land in lands.territories(neutrals(view)) if figures.holder(view.lands, land) == me)


def wanted(view: View, me: Seat, bloc: Seat) -> tuple[Land, ...]:
    """E-9.1: list the homes of a bloc that are still to be taken."""
    return tuple(land for land in powers.homes(bloc) if figures.holder(view.lands, land) != me)


def goal(view: View, me: Seat) -> Seat:
    """Pick the bloc that is nearest to falling: steps to its homes, and who holds them."""
    return min((seat for seat in powers.SEATS if seat != me), key=lambda seat: _cost(view, me, seat))


def _cost(view: View, me: Seat, bloc: Seat) -> int:
    held = own(view, me)
    return sum(_price(view, held, land) for land in wanted(view, me, bloc))


def _price(view: View, held: tuple[Land, ...], land: Land) -> int:
    steps = min((far(one, land, neutrals(view)) for one in held), default=9)
    stack = view.lands.get(land)
    return steps + (2 * stack.figures if stack else 0)


def attacks(view: View, me: Seat) -> Iterator[Attack]:
    """E-6.4: list the attacks that may be declared, with one figure and with all that may leave."""
    for origin in own(view, me):
        for to in lands.reach(origin, neutrals(view), view.options.attack_by_sea):
            most = homeland.may_leave(view.lands, me, origin, to)
            if most and figures.holder(view.lands, to) not in (None, me):
                yield from (Attack(origin, to, count) for count in range(1, most + 1))


def winners(view: View, me: Seat, attack: Attack) -> frozenset[Seat]:
    """E-9.3: name who may win the game by an attack, were it won."""
    maps = retreat.outcomes(danger.public(view), me, attack).values()
    results = (victory.judge(after, view.circle, me) for after in maps)
    return frozenset(seat for result in results if result for seat in result.winners)


def surplus(view: View, me: Seat, attack: Attack, odds: int) -> int:
    """E-6.4: weigh the best own cards against cards of the usual worth; what is missing comes from the deck."""
    best = sorted((value(card) for card in view.hand), reverse=True)[: attack.figures]
    return sum(best) + 6 * (attack.figures - len(best)) - odds * attack.figures


def threatened(view: View, me: Seat) -> tuple[Land, ...]:
    """E-9: list the lands whose loss, or whose taking while they are empty, would let another win."""
    lost = [one.to for one in danger.threats(view, me) if set(one.wins) - {me}]
    taken = [end for seat, _, end in danger.finishing(view) if seat != me]
    return tuple(dict.fromkeys((*taken, *lost)))
