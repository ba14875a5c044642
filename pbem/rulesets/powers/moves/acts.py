"""What is done between the legs of a movement beside marching, such as loading (P-10): each line as soon as it can be.

Before every step the lines that could not be carried out yet are tried again; after the last one only as far as they
can, and what cannot be done at all is told.
"""

from __future__ import annotations

from pbem.core.seats import Seat
from pbem.rulesets.powers import events
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.orders import Order


def begin(turn: Turn) -> None:
    """Collect the lines of all who move, and try them."""
    turn.waiting = [
        (seat, line, order)
        for seat in turn.actors
        for line, order in enumerate(turn.orders(seat), 1)
        if type(order) in turn.points.acts
    ]
    attempt(turn)


def attempt(turn: Turn, last: bool = False) -> None:
    """Try the lines that wait; the `last` time before a step those that set out do what they can."""
    turn.waiting = [
        (seat, line, order)
        for seat, line, order in turn.waiting
        if not turn.points.acts[type(order)].run(
            turn, seat, line, order, last and turn.points.acts[type(order)].sets_out
        )
    ]


def finish(turn: Turn) -> None:
    """Do what can be done of the lines that still wait, and tell which could not."""
    for seat, line, order in turn.waiting:
        act = turn.points.acts[type(order)]
        if act.sets_out or not act.run(turn, seat, line, order, True):
            _failed(turn, seat, line, order)
    turn.waiting = []


def at_once(turn: Turn, seat: Seat, line: int, order: Order) -> None:
    """S-14: carry out a line in its order, as far as it can be."""
    if not turn.points.acts[type(order)].run(turn, seat, line, order, True):
        _failed(turn, seat, line, order)


def _failed(turn: Turn, seat: Seat, line: int, order: Order) -> None:
    turn.tell(
        events.failed(seat, line, order.kind, turn.points.acts[type(order)].why, {"at": str(getattr(order, "at", ""))})
    )
