"""What a player would do, the best first: each is an alternative to those before it (E-11.4)."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.dice import Dice
from pbem.core.seats import Seat
from pbem.rulesets.europe.actions import homeland, move
from pbem.rulesets.europe.orders import Attack, Land, Move
from pbem.rulesets.europe.players import table
from pbem.rulesets.europe.players.temper import Temper
from pbem.rulesets.europe.report import danger
from pbem.rulesets.europe.table import figures, lands, powers
from pbem.rulesets.europe.view import View

MOST = 6
"""So many alternatives are written."""


def actions(view: View, me: Seat, temper: Temper, dice: Dice) -> tuple[str, ...]:
    """List them."""
    every = (
        *_winning(view, me),
        *_saving(view, me),
        *_cards(view, temper),
        *_fights(view, me, temper),
        *_growth(view, me, temper, dice),
        *_marches(view, me),
        *_drafts(view, me, dice),
        "fate",
    )
    return tuple(dict.fromkeys(every))[:MOST]


def _winning(view: View, me: Seat) -> Iterator[str]:
    """E-9.1: what ends the game, and wins it."""
    yield from (f"move {start} {end}" for seat, start, end in danger.finishing(view) if seat == me)
    ending = [one for one in table.attacks(view, me) if table.winners(view, me, one) == {me}]
    yield from map(_attack, sorted(ending, key=lambda one: -table.surplus(view, me, one, 7))[:2])


def _saving(view: View, me: Seat) -> Iterator[str]:
    """E-9: put a figure where another would win."""
    for land in table.threatened(view, me):
        if _may_draft(view, me, land):
            yield f"draft {land}"
        elif land not in view.lands:
            yield from (f"move {one} {land}" for one in table.own(view, me) if _may_go(view, me, one, land))


def _cards(view: View, temper: Temper) -> Iterator[str]:
    """E-6.7: whoever holds few cards takes some."""
    if len(view.hand) < min(temper.cards, view.options.hand_limit):
        yield "fate"


def _fights(view: View, me: Seat, temper: Temper) -> Iterator[str]:
    """E-6.4: fight on the way to the goal, and whoever stands at home, as long as the cards are good enough."""
    wanted = {*table.wanted(view, me, table.goal(view, me)), *powers.homes(me)}
    good = [
        one
        for one in table.attacks(view, me)
        if one.to in wanted
        and table.surplus(view, me, one, temper.odds) > 0
        and not table.winners(view, me, one) - {me}
    ]
    best = max(good, key=lambda one: table.surplus(view, me, one, temper.odds), default=None)
    if best is not None:
        yield _attack(best)


def _growth(view: View, me: Seat, temper: Temper, dice: Dice) -> Iterator[str]:
    """E-6.1: raise figures until there are enough, now and then one more."""
    if figures.total(view.lands, me) < temper.figures and dice.roll(2, "draft") == 1:
        yield from _drafts(view, me, dice)


def _drafts(view: View, me: Seat, dice: Dice) -> Iterator[str]:
    free = [land for land in powers.homes(me) if _may_draft(view, me, land)]
    if free:
        yield f"draft {min(dice.shuffle(free, 'home'), key=lambda land: figures.there(view.lands, land, me))}"


def _marches(view: View, me: Seat) -> Iterator[str]:
    """E-6.2: go a step nearer to the homes that are still to be taken; those taken are not left."""
    goal = table.goal(view, me)
    aims, beyond = table.wanted(view, me, goal), table.neutrals(view)
    steps = [
        (min(table.far(to, aim, beyond) for aim in aims), origin, to)
        for origin in table.own(view, me)
        if origin not in powers.homes(goal)
        for to in lands.reach(origin, beyond)
        if aims and _may_go(view, me, origin, to) and _nearer(origin, to, aims, beyond)
    ]
    yield from (f"move {origin} {to}" for _, origin, to in sorted(steps)[:2])


def _nearer(origin: Land, to: Land, aims: tuple[Land, ...], beyond: bool) -> bool:
    return min(table.far(to, aim, beyond) for aim in aims) < min(table.far(origin, aim, beyond) for aim in aims)


def _may_go(view: View, me: Seat, origin: Land, to: Land) -> bool:
    """E-6.2, E-6.3: tell whether a figure can go there as things stand."""
    near = to in lands.reach(origin, table.neutrals(view)) and bool(homeland.may_leave(view.lands, me, origin, to))
    return near and not move.refused(danger.public(view), me, Move(origin, to))


def _may_draft(view: View, me: Seat, land: Land) -> bool:
    return land in powers.homes(me) and figures.holder(view.lands, land) in (me, None)


def _attack(one: Attack) -> str:
    return f"attack {one.origin} {one.to} with {one.figures}"
