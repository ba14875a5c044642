"""Ways on the map: gone, planned, seen of others; and the stars of battles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from pbem.core.drawing import Drawing, Mark, Route
from pbem.reports.layout import Box, Table
from pbem.reports.palette import colour
from pbem.reports.svg_counters import star
from pbem.reports.svg_panel import Panel

Spot = tuple[float, float]
_STAR_AWAY: tuple[Spot, ...] = ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1.4), (0, 1.4), (-1.8, 0))
FIGHT = star(9, 20, 13)
_LINES = {
    "done": ("4", ' stroke-dasharray="10 5"'),
    "plan": ("4.6", ""),
    "if": ("3.4", ' stroke-dasharray="4 5"'),
    "seen": ("3.4", ' stroke-dasharray="2 6" stroke-linecap="round"'),
}


def way(panel: Panel, route: Route, drawing: Drawing, unit: float) -> Iterator[str]:
    """Draw a way: a ring where it begins, an arrow where it ends; `unit` is the size of both."""
    spots = [panel.centre(at) for at in route.cells if panel.shows(at)]
    if len(spots) < 2:
        return
    standing = {piece.at for piece in drawing.pieces} | {site.at for site in drawing.sites}
    busy = route.cells[-1] in standing
    spots = _shortened(spots, (30.0 if busy else 6.0) * unit)
    ink = "#5b4a3a" if route.style == "if" else colour(route.colour).edge
    width, dashes = _LINES[route.style]
    data = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in _corners(spots))
    halo = f'stroke="#fffdf6" stroke-width="{float(width) + 3:.1f}" stroke-opacity="0.75"'
    yield f'<path d="{data}" fill="none" {halo} stroke-linejoin="round"/>'
    yield f'<path d="{data}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"{dashes}/>'
    yield arrow(spots[-2], spots[-1], ink, unit)
    if route.style in ("done", "seen"):
        x, y = spots[0]
        ring = f'cx="{x:.0f}" cy="{y:.0f}" r="{4.6 * unit:.1f}"'
        yield f'<circle {ring} fill="#fffdf6" stroke="{ink}" stroke-width="2.4"/>'


def _corners(spots: Sequence[Spot]) -> list[Spot]:
    """Leave out the cells a way passes straight through."""
    turns = [
        middle
        for (before, middle), (_, after) in pairwise(pairwise(spots))
        if abs(atan2(middle[1] - before[1], middle[0] - before[0]) - atan2(after[1] - middle[1], after[0] - middle[0]))
        > 0.01
    ]
    return [spots[0], *turns, spots[-1]]


def _shortened(spots: list[Spot], length: float) -> list[Spot]:
    """Cut the end of a way, so that its arrow is not hidden below a counter; a short way keeps half of itself."""
    whole = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spots))
    left = min(length, whole / 2)
    while len(spots) > 2 and hypot(spots[-1][0] - spots[-2][0], spots[-1][1] - spots[-2][1]) <= left:
        left -= hypot(spots[-1][0] - spots[-2][0], spots[-1][1] - spots[-2][1])
        spots = spots[:-1]
    (ax, ay), (bx, by) = spots[-2:]
    part = left / (hypot(bx - ax, by - ay) or 1.0)
    return [*spots[:-1], (bx - (bx - ax) * part, by - (by - ay) * part)]


def arrow(before: Spot, at: Spot, ink: str, unit: float) -> str:
    """Draw the head of an arrow that comes from `before`."""
    turn = degrees(atan2(at[1] - before[1], at[0] - before[0]))
    return (
        f'<path transform="translate({at[0]:.1f} {at[1]:.1f}) rotate({turn:.0f}) scale({unit:.2f})"'
        ' d="M11 0-7 8-4 0-7-8z"'
        f' fill="{ink}" stroke="#fffdf6" stroke-width="1.5"/>'
    )


def fight(panel: Panel, taken: Table, mark: Mark, scale: float) -> str:
    """Draw the star of a battle, between two cells when it was fought on their border."""
    (x, y), (other_x, other_y) = panel.centre(mark.at), panel.centre(mark.other)
    step = max(panel.size, 28 * scale)
    box = Box((x + other_x) / 2, (y + other_y) / 2, 36 * scale, 36 * scale)
    found = taken.place(box, [(dx * step, dy * step) for dx, dy in _STAR_AWAY])
    return (
        f'<g transform="translate({found.x:.1f} {found.y:.1f}) scale({scale:.2f})">'
        f'<path d="{FIGHT}" fill="#d8352a" stroke="#fffdf6" stroke-width="2.5"/>'
        '<path d="M-7-7 7 7M7-7-7 7" stroke="#fffdf6" stroke-width="4" stroke-linecap="round"/></g>'
    )
