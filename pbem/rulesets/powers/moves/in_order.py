"""S-14: movement of one seat, line by line as written; each battle at once.

A unit finishes its move before the next one starts, but units that go into one battle enter together (P-5.2): so
lines that follow each other and end in the same land of others are one attack.
"""

from __future__ import annotations

from itertools import groupby

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.book.points import Turn
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.moves.acts import at_once
from pbem.rulesets.powers.moves.enter import battles, hostile
from pbem.rulesets.powers.moves.march import put_down, set_out
from pbem.rulesets.powers.moves.steps import step, steps
from pbem.rulesets.powers.orders import MoveOrder, Order


def move_in_order(turn: Turn) -> None:
    """Carry out the lines of movement of the seats on turn, one after the other."""
    for seat in turn.actors:
        orders = enumerate(turn.orders(seat), 1)
        lines = [each for each in orders if isinstance(each[1], MoveOrder) or type(each[1]) in turn.points.acts]
        for _, group in groupby(lines, key=lambda each: _attack(turn, seat, each)):
            _together(turn, seat, list(group))
    battles(turn)
    put_down(turn)


def _attack(turn: Turn, seat: Seat, line: tuple[int, Order]) -> tuple[str, int]:
    """Tell which attack a line belongs to: that on its last land, or none but itself."""
    number, order = line
    if not isinstance(order, MoveOrder):
        goal = str(getattr(order, "at", "")) if turn.points.acts[type(order)].sets_out else ""
    else:
        goal = area_of(order.path[-1]) if order.path else ""
    attack = goal in world(turn.state).areas and hostile(turn, seat, goal)
    return goal, 0 if attack else number


def _together(turn: Turn, seat: Seat, lines: list[tuple[int, Order]]) -> None:
    for number, order in lines:
        if isinstance(order, MoveOrder):
            set_out(turn, seat, number, order)
        else:
            at_once(turn, seat, number, order)
    for hold in (True, False):
        for _ in range(steps(turn)):
            step(turn, hold)
    put_down(turn)
