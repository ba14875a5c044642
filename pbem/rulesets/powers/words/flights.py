"""Aircraft that are told to go: they do not march, so what is meant is a strike or a rebase (P-36.1)."""

from __future__ import annotations

from pbem.rulesets.powers.board.places import area_of
from pbem.rulesets.powers.book.points import hostile
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.air import ways
from pbem.rulesets.powers.orders import Doctrine, MoveOrder
from pbem.rulesets.powers.orders.air import RebaseOrder, StrikeOrder
from pbem.rulesets.powers.state import NOBODY, holder
from pbem.rulesets.powers.view import View


def meant(view: View, order: MoveOrder) -> MoveOrder | StrikeOrder | RebaseOrder:
    """P-36.1, P-37.6: with battle orders or against an enemy aircraft strike; to an own land they rebase.

    Harbours are nothing to them.
    """
    if not _all_fly(view, order) or len(order.path) < 2 or order.careful:
        return order
    path = tuple(map(area_of, order.path))
    goal, seat = path[-1], view.seat or NOBODY
    if order.doctrine != Doctrine() or hostile(every.book(view).points, view, seat, goal):
        return StrikeOrder(order.units, path, order.doctrine)
    if goal in view.lands and holder(view, goal) == seat:
        return RebaseOrder(order.units, path)
    return order


def _all_fly(view: View, order: MoveOrder) -> bool:
    """Tell whether aircraft alone are sent, in a game that has orders for them."""
    book = every.book(view)
    rows = [book.points.rows.get(one.row) for one in order.units]
    return StrikeOrder in book.orders and bool(rows) and all(row is not None and ways.flies(row) for row in rows)
