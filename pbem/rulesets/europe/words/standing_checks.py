"""E-7, E-12: card actions and standing orders, checked.

| code | severity | facts | paragraph |
|---|---|---|---|
| sabotage-not-home | ERROR | land, homes | E-7.1 |
| sabotage-nobody | WARNING | land | E-7.1 |
| sabotage-second | WARNING | | E-5.1 |
| no-card | WARNING | rank, wanted (how many the letter needs), have | E-5.2 |
| spy-self | ERROR | | E-7.2 |
| spy-empty | WARNING | who | E-7.2 |
| stop-never | ERROR | who (attacks himself, or: an own attack) | E-7.3 |
| stop-defender | WARNING | | D8 |
| retreat-far | ERROR, or WARNING when another land stands beside it | origin, lands, reach | E-6.5 |
| auto-simultaneous | WARNING | | E-13.3 |
| no-reactions | WARNING | | E-13.2 |
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.problems import Problem
from pbem.rulesets.europe.orders import (
    AutoOrder,
    Order,
    RetreatOrder,
    SabotageOrder,
    SpyOrder,
    StopOrder,
)
from pbem.rulesets.europe.table import figures
from pbem.rulesets.europe.table import lands as table
from pbem.rulesets.europe.table import powers as blocs
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import action_checks, supposed
from pbem.rulesets.europe.words.action_checks import warned
from pbem.rulesets.europe.words.slots import refused

Found = Iterator[Problem]


def sabotage(view: View, before: tuple[Order, ...], order: SabotageOrder) -> Found:
    """E-7.1: on an own home held by an opponent, once a turn."""
    missing = tuple(action_checks.lands(view, order.at))
    yield from missing
    if missing or view.seat is None:
        return
    if not table.is_home(order.at, view.seat):
        yield refused("sabotage-not-home", "E-7.1", land=order.at, homes=blocs.homes(view.seat))
        return
    if figures.holder(view.lands, order.at) in (None, view.seat):
        yield warned("sabotage-nobody", "E-7.1", land=order.at)
    if any(isinstance(each, SabotageOrder) for each in before):
        yield warned("sabotage-second", "E-5.1")
    elif not order.ace:
        yield from _lacking(view, "J", 1)
    else:
        yield from _lacking(view, "A", 1 + _aces(before))


def spy(view: View, before: tuple[Order, ...], order: SpyOrder) -> Found:
    """E-7.2: on an opponent, with a Q for each."""
    if order.on == view.seat:
        yield refused("spy-self", "E-7.2")
        return
    missing = tuple(action_checks.powers(view, order.on))
    yield from missing
    if missing:
        return
    if not view.counts.get(order.on, 0):
        yield warned("spy-empty", "E-7.2", who=order.on)
    queens = sum(isinstance(each, SpyOrder) and not each.ace for each in before)
    yield from _lacking(view, "A", 1 + _aces(before)) if order.ace else _lacking(view, "Q", 1 + queens)


def _aces(before: tuple[Order, ...]) -> int:
    """Count the aces earlier lines use."""
    return sum(isinstance(each, SabotageOrder | SpyOrder) and each.ace for each in before)


def _lacking(view: View, rank: str, wanted: int) -> Found:
    """E-5.2: a card action needs its card in hand when the turn begins."""
    have = len(supposed.ranks(view, rank))
    if have < wanted:
        yield warned("no-card", "E-5.2", rank=rank, wanted=wanted, have=have)


def stop(view: View, before: tuple[Order, ...], order: StopOrder) -> Found:
    """E-12.4: about attacks of others on powers that play."""
    missing = tuple(action_checks.powers(view, order.on, order.by))
    yield from missing
    target = view.seat if order.on == "me" else order.on
    if order.by and order.by in (view.seat, target):
        yield refused("stop-never", "E-7.3", who=order.by)
    elif target == view.seat and not view.options.k_by_defender:
        yield warned("stop-defender", "D8")


def retreat(view: View, before: tuple[Order, ...], order: RetreatOrder) -> Found:
    """E-12.3, E-6.5: land neighbours; harbours only with `retreat_by_sea`."""
    missing = tuple(action_checks.lands(view, order.origin, *order.lands))
    yield from missing
    if missing or not order.origin:
        return
    reach = table.reach(order.origin, supposed.neutrals(view), view.options.retreat_by_sea)
    far = tuple(land for land in order.lands if land not in reach)
    if far and len(far) == len(order.lands):
        yield refused("retreat-far", "E-6.5", origin=order.origin, lands=far, reach=reach)
    elif far:
        yield warned("retreat-far", "E-6.5", origin=order.origin, lands=far, reach=reach)


def auto(view: View, before: tuple[Order, ...], order: AutoOrder) -> Found:
    """E-13.3: where nobody is asked for reactions, nobody need be spared them."""
    if view.options.mode == "simultaneous":
        yield warned("auto-simultaneous", "E-13.3")
    elif not view.options.react_hours:
        yield warned("no-reactions", "E-13.2")
