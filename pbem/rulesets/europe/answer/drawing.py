"""The plan on the map: an arrow for each move and attack, the first alternative of the first line strongest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.seats import Seat
from pbem.rulesets.europe.orders import Action, ActionOrder, Attack, Move, Order, RetreatReply
from pbem.rulesets.europe.picture.chart import Arrow, Chart
from pbem.rulesets.europe.report import draw
from pbem.rulesets.europe.state import RetreatPhase
from pbem.rulesets.europe.table import figures, lands, powers
from pbem.rulesets.europe.view import View
from pbem.rulesets.europe.words import known


def drawn(view: View, orders: tuple[Order, ...]) -> Chart | None:
    """Draw the view with the plan on it."""
    bare = draw.draw(view)
    if bare is None or view.seat not in view.circle or view.seat is None:
        return bare
    arrows = dict.fromkeys(_arrows(view, view.seat, orders))
    return replace(bare, arrows=(*bare.arrows, *arrows))


def _arrows(view: View, seat: Seat, orders: tuple[Order, ...]) -> Iterator[Arrow]:
    for order in orders:
        match order:
            case ActionOrder(choices):
                for choice in choices:
                    yield from _arrow(view, seat, choice.action)
            case RetreatReply(to) if isinstance(view.phase, RetreatPhase):
                origin = view.phase.attack.to
                number = figures.there(view.lands, origin, seat)
                yield Arrow(origin, to, powers.colour(seat), "plan", max(number, 1))
            case _:
                pass


def _arrow(view: View, seat: Seat, action: Action) -> Iterator[Arrow]:
    """E-6.2, E-6.4: where an action goes."""
    match action:
        case Move(origin, to):
            sea = lands.by_sea(origin, to, known.neutrals(view))
            yield Arrow(origin, to, powers.colour(seat), "plan", 1, sea)
        case Attack(origin, to, number):
            there = figures.there(view.lands, origin, seat)
            sea = lands.by_sea(origin, to, known.neutrals(view))
            going = min(number or there, there) or 1
            yield Arrow(origin, to, powers.colour(seat), "plan-attack", going, sea)
        case _:
            pass
