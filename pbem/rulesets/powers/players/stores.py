"""P-55: supplies, where that chapter is in play: enough wherever own units will stand, and brought up with them.

What each land needs is built there, whatever may come from next door: so who goes a step on is still fed from where he
set out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.core.events import of_kind
from pbem.rulesets.powers.book.points import price, purse
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.land import rested
from pbem.rulesets.powers.chapters.supply import ROW, free_lands, hunger, step_round
from pbem.rulesets.powers.orders import FeedOrder, MoveOrder
from pbem.rulesets.powers.players.forces import Forces
from pbem.rulesets.powers.players.lines import Line, build, move
from pbem.rulesets.powers.players.marches import forward
from pbem.rulesets.powers.state import BV, Table
from pbem.rulesets.powers.words import supposed
from pbem.rulesets.powers.words.ahead import ahead, moved


def carts(forces: Forces) -> Iterator[Line]:
    """P-5: bring supplies up behind those who march to the front, but for the round of a supply step."""
    ways = forward(forces) if _asked(forces) and _rounds(forces) else {}
    for at, goal in ways.items():
        if count := forces.standing(at).get(ROW, 0):
            yield move({ROW: count}, at, goal)


def stores(forces: Forces, lines: Sequence[Line]) -> Iterator[Line]:
    """P-55.1: build what is missing after these lines, in the productions that help the next supply step."""
    if not _asked(forces) or not _rounds(forces):
        return
    view, points = forces.view, every.book(forces.view).points
    after = moved(supposed.state(view), forces.me, tuple(line.order for line in lines)).state
    left = dict(purse(points, rested(view), forces.me).lands)
    cost = price(points, view, ROW) or BV
    for at, count in _missing(forces, after, left).items():
        for payer in (at, *forces.near(at)):
            able = min(count, left.get(payer, 0) // cost)
            if able:
                left[payer] -= able * cost
                count -= able  # noqa: PLW2901 - as many as are still missing
                yield build(ROW, payer, able)


def fed(forces: Forces, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """P-55.1: in the round of a supply step leave out the marches to where there will be nothing to eat."""
    if not _asked(forces) or _rounds(forces):
        return lines
    hungry = _hungry(forces, lines)
    fewer = tuple(line for line in lines if not (isinstance(line.order, MoveOrder) and line.order.path[-1] in hungry))
    return lines if fewer == lines else fed(forces, fewer)


def _hungry(forces: Forces, lines: Sequence[Line]) -> set[str]:
    found = ahead(supposed.state(forces.view), forces.me, tuple(line.order for line in lines))
    lost = (event.facts for event in of_kind(found.events, "perished") if event.facts["why"] == "unfed")
    return {str(facts["at"]) for facts in lost}


def _asked(forces: Forces) -> bool:
    return FeedOrder in every.book(forces.view).orders


def _rounds(forces: Forces) -> int:
    """Count the rounds to the next supply step; 0: it is in this one."""
    return step_round(forces.view, forces.me) - forces.view.round


def _missing(forces: Forces, after: Table, left: dict[str, int]) -> Counter[str]:
    """Count the supplies each area lacks for who stands there, is under construction, or will be built."""
    points = every.book(forces.view).points
    whole = forces.view.options.supply_feeds * BV
    free = free_lands(points, rested(after), forces.me)
    needs, has = Counter[str](left), Counter[str]()
    for each in after.stacks:
        if each.owner == forces.me:
            needs[each.at] += each.count * hunger(points, after, replace(each, left=0))
            has[each.at] += each.count * (each.row == ROW)
    return Counter({at: max(-(-need // whole) - (at in free) - has[at], 0) for at, need in needs.items()})
