"""The plans on the map: ways, new units, what flash and smoke will reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.core.drawing import Area, Drawing, Piece, Route
from pbem.core.grid import Cell, cell
from pbem.rulesets.duncan import draw, paths
from pbem.rulesets.duncan.orders import BonusOrder, BuyOrder, MoveOrder, Order
from pbem.rulesets.duncan.paths import Way
from pbem.rulesets.duncan.view import View


def drawn(view: View, orders: tuple[Order, ...]) -> Drawing | None:
    """Draw the view with the plans on it."""
    bare = draw.draw(view)
    if bare is None or view.seat is None:
        return bare
    return replace(
        bare,
        routes=(*bare.routes, *_routes(view, orders)),
        pieces=(*bare.pieces, *_summoned(view, orders)),
        areas=tuple(_areas(view, orders)),
    )


def way(view: View, order: MoveOrder) -> Way | None:
    """D-4.3: the cheapest way as far as the team knows, however long it is; None: there is none."""
    unit = next((unit for unit in view.units if unit.number == order.unit), None)
    if unit is None:
        return None
    return paths.way(paths.known(view), unit.cell, cell(order.to), tuple(map(cell, order.via)))


def _routes(view: View, orders: Iterable[Order]) -> Iterator[Route]:
    for order in orders:
        found = way(view, order) if isinstance(order, MoveOrder) else None
        if found is not None and view.seat is not None and len(found.squares) > 1:
            yield draw.way(found.squares, view.seat)


def _summoned(view: View, orders: Iterable[Order]) -> Iterator[Piece]:
    """D-3.4: draw the units to be summoned, each on the first square named that looks free."""
    taken = {unit.cell for unit in view.units} | {unit.cell for unit in view.foreign}
    for order in orders:
        if isinstance(order, BuyOrder) and view.seat is not None:
            squares = tuple(map(cell, order.at))
            yield draw.summoned(next((at for at in squares if at not in taken), squares[0]), view.seat)


def _areas(view: View, orders: Iterable[Order]) -> Iterator[Area]:
    for order in orders:
        if isinstance(order, BonusOrder) and order.cell and order.bonus in ("flash", "smoke"):
            yield draw.reach(view, order.bonus, _square(order))


def _square(order: BonusOrder) -> Cell:
    return cell(order.cell)
