"""P-55: supplies, where that chapter is in play: enough of them wherever own units stand, and brought up with them.

What each land needs is built there, whatever may come from next door: so who goes a step on is still fed from where he
set out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pbem.rulesets.powers.book.points import purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.land import rested
from pbem.rulesets.powers.chapters.supply import ROW, free_lands, hunger, step_round
from pbem.rulesets.powers.orders import FeedOrder
from pbem.rulesets.powers.players.forces import Forces
from pbem.rulesets.powers.players.lines import Line, build, move
from pbem.rulesets.powers.players.marches import forward
from pbem.rulesets.powers.state import BV


def carts(forces: Forces) -> Iterator[Line]:
    """P-5: bring supplies up behind those who march to the front."""
    ways = forward(forces) if _asked(forces) else {}
    for at, goal in ways.items():
        if count := forces.standing(at).get(ROW, 0):
            yield move({ROW: count}, at, goal)


def stores(forces: Forces) -> Iterator[Line]:
    """P-55.1: build what is missing, in the last production before a supply step that can still help."""
    if not _asked(forces) or step_round(forces.view, forces.me) != forces.view.round + 1:
        return
    points = every.book(forces.view).points
    left = dict(purse(points, rested(forces.view), forces.me).lands)
    for at, count in _missing(forces).items():
        yielding = [land for land in (at, *forces.near(at)) if left.get(land, 0) >= BV // 2]
        if count and yielding:
            able = min(count, left[yielding[0]] * 4 // BV)
            left[yielding[0]] -= able * BV // 4
            yield build(ROW, yielding[0], able)


def _asked(forces: Forces) -> bool:
    return FeedOrder in every.book(forces.view).orders


def _missing(forces: Forces) -> Counter[str]:
    """Count the supplies each area lacks for who stands there."""
    view, points = forces.view, every.book(forces.view).points
    whole = view.options.supply_feeds * BV
    free = free_lands(points, rested(view), forces.me)
    needs, has = Counter[str](), Counter[str]()
    for each in view.stacks:
        if each.owner == forces.me:
            needs[each.at] += each.count * hunger(points, view, each)
            has[each.at] += each.count * (each.row == ROW)
    return Counter({at: max(-(-need // whole) - (at in free) - has[at], 0) for at, need in needs.items()})
