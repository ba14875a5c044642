"""A few orders that show what can be said."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.rulesets.europe.actions import retreat
from pbem.rulesets.europe.orders import (
    Action,
    ActionOrder,
    Attack,
    CardDecree,
    Choice,
    DefendOrder,
    Draft,
    Fate,
    FiguresDecree,
    Move,
    Order,
    RetreatReply,
    SabotageOrder,
    SpyOrder,
    StopOrder,
    StopReply,
)
from pbem.rulesets.europe.state import RetreatPhase
from pbem.rulesets.europe.table import figures, lands, powers
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import checks, forms, supposed


def examples(view: View) -> tuple[Order, ...]:
    """Give orders about things the reader has; to the referee his decrees."""
    if view.result is not None:
        return ()
    if view.seat == REFEREE:
        return tuple(_decrees(view))
    found = tuple(_replies(view)) or (*_turn(view), *_standing(view))
    return tuple(order for order in found if not checks.check(view, Sheet((Written(order),))))


def _decrees(view: View) -> Iterator[Order]:
    """Put figures on a home, give a card, throw one away."""
    seat = view.circle[0]
    yield FiguresDecree(powers.homes(seat)[0], seat, 2)
    card = next((card for hand in view.hands.values() for card in hand), "AC")
    yield CardDecree(card, view.circle[-1])
    yield CardDecree(card)


def _replies(view: View) -> Iterator[Order]:
    """E-13.2: what can be answered now."""
    match forms.asked(view):
        case forms.STOP:
            yield from (StopReply(True), StopReply(False))
        case forms.RETREAT if isinstance(view.phase, RetreatPhase):
            free = retreat.destinations(supposed.state(view), view.phase.attack.to)
            yield from map(RetreatReply, free[:2])
        case _:
            yield from ()


def _turn(view: View) -> Iterator[Order]:
    """E-5.1: card actions whose cards are held, and an action of each sort."""
    if view.seat not in view.circle or forms.asked(view) != forms.TURN or view.seat is None:
        return
    others = tuple(seat for seat in view.circle if seat != view.seat)
    if supposed.ranks(view, "Q"):
        yield SpyOrder(others[0])
    for home in powers.homes(view.seat):
        if supposed.ranks(view, "J") and figures.holder(view.lands, home) in others:
            yield SabotageOrder(home)
    yield from (_only(action) for action in _actions(view, view.seat))
    yield _only(Fate(("me", "me", others[0])))


def _only(action: Action) -> ActionOrder:
    return ActionOrder((Choice(action),))


def _actions(view: View, seat: Seat) -> Iterator[Action]:
    """E-6: a draft, a move and an attack that are possible now."""
    yield Draft(next((home for home in powers.homes(seat) if figures.holder(view.lands, home) == seat), ""))
    ways = [
        (origin, to)
        for origin, stack in view.lands.items()
        if stack.power == seat
        for to in lands.reach(origin, supposed.neutrals(view))
    ]
    yield from (Move(origin, to) for origin, to in _first(ways, lambda to: to not in view.lands))
    yield from (
        Attack(origin, to) for origin, to in _first(ways, lambda to: figures.holder(view.lands, to) not in (None, seat))
    )


def _first(ways: list[tuple[str, str]], fits: Callable[[str], bool]) -> list[tuple[str, str]]:
    return [way for way in ways if fits(way[1])][:1]


def _standing(view: View) -> Iterator[Order]:
    """E-12: two standing orders."""
    if view.seat in view.circle:
        yield StopOrder(on="me", least=2)
        yield DefendOrder("best", 15)
