"""The plan on the map: an arrow for each move and attack that is possible as things stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pbem.core.seats import Seat
from pbem.rulesets.europe.answer.ahead import DEFAULT, Ahead
from pbem.rulesets.europe.orders import Action, Attack, Draft, Fate, Hold, Move, Order, RetreatReply
from pbem.rulesets.europe.picture.chart import Arrow, Chart
from pbem.rulesets.europe.report import draw
from pbem.rulesets.europe.state import RetreatPhase
from pbem.rulesets.europe.table import figures, lands, powers
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import supposed


def drawn(view: View, orders: tuple[Order, ...], played: Ahead | None) -> Chart | None:
    """Draw the view with what the letter comes to, as things stand; what is not possible now has no arrow."""
    bare = draw.draw(view)
    if bare is None or view.seat not in view.circle or view.seat is None:
        return bare
    arrows = dict.fromkeys((*_arrows(view, view.seat, played), *_retreats(view, view.seat, orders)))
    return replace(bare, arrows=(*bare.arrows, *arrows))


def _arrows(view: View, seat: Seat, played: Ahead | None) -> Iterator[Arrow]:
    """E-11.4: show each possible alternative, and of the standing default what will be done indeed."""
    if played is None:
        return
    for attempt in played.attempts:
        if attempt.action is not None and (attempt.place != DEFAULT or attempt in played.deeds):
            yield from _arrow(view, seat, attempt.action)


def _retreats(view: View, seat: Seat, orders: tuple[Order, ...]) -> Iterator[Arrow]:
    """E-6.5: show where beaten figures go."""
    for order in orders:
        if isinstance(order, RetreatReply) and isinstance(view.phase, RetreatPhase):
            origin = view.phase.attack.to
            yield Arrow(origin, order.to, powers.colour(seat), "plan", figures.there(view.lands, origin, seat) or 1)


def _arrow(view: View, seat: Seat, action: Action) -> Iterator[Arrow]:
    """E-6.2, E-6.4: where an action goes, with how many figures."""
    match action:
        case Move(origin, to):
            yield Arrow(origin, to, powers.colour(seat), "plan", 1, lands.by_sea(origin, to, supposed.neutrals(view)))
        case Attack(origin, to, number):
            sea = lands.by_sea(origin, to, supposed.neutrals(view))
            yield Arrow(origin, to, powers.colour(seat), "plan-attack", number, sea)
        case Draft() | Fate() | Hold():
            pass
        case _:
            assert_never(action)
