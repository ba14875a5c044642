"""The plans on the map: ways, new units, what flash and smoke will reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.core.drawing import Area, Drawing, Piece, Route
from pbem.core.grid import cell
from pbem.rulesets.duncan.orders import BonusOrder
from pbem.rulesets.duncan.report import draw
from pbem.rulesets.duncan.view import View
from pbem.rulesets.duncan.words.trial import Trial


def drawn(view: View, whole: Trial) -> Drawing | None:
    """Draw the view with the plans on it."""
    bare = draw.draw(view)
    if bare is None or view.seat is None:
        return bare
    return replace(
        bare,
        routes=(*bare.routes, *_routes(view, whole)),
        pieces=(*bare.pieces, *_summoned(view, whole)),
        areas=tuple(_areas(view, whole)),
    )


def _routes(view: View, whole: Trial) -> Iterator[Route]:
    """Draw the ways that are short enough; the others come to nothing."""
    for line in whole.lines:
        if view.seat is None or line.unit is None or line.way is None or len(line.way.squares) < 2:
            continue
        if whole.ends.get(line.unit.number) == line.way.squares[-1]:
            yield draw.way(line.way.squares, view.seat)


def _summoned(view: View, whole: Trial) -> Iterator[Piece]:
    """D-3.4: draw the units that can be paid, each on the square it will appear on."""
    for line in whole.lines:
        if line.at is not None and view.seat is not None:
            yield draw.summoned(line.at, view.seat)


def _areas(view: View, whole: Trial) -> Iterator[Area]:
    for line in whole.lines:
        order = line.order
        if isinstance(order, BonusOrder) and line.had and (order.bonus == "flash" or order.bonus == "smoke"):
            yield draw.reach(view, order.bonus, cell(order.cell))
