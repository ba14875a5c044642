"""Ways on the map: gone, planned, seen of others; and the stars of battles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from types import MappingProxyType

from pbem.core.board.counters import PALE
from pbem.core.board.layout import Rectangle, Table
from pbem.core.board.panel import Panel
from pbem.core.drawing import Drawing, Mark, Route
from pbem.core.shapes import Circle, Group, Look, Path, Shape, star

Spot = tuple[float, float]
_STAR_AWAY: tuple[Spot, ...] = ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1.4), (0, 1.4), (-1.8, 0))
_FIGHT = star(9, 20, 13)
_LINES: Mapping[str, Look] = MappingProxyType(
    {
        "done": Look(width=4, dashes="10 5", soft="corners"),
        "plan": Look(width=4.6, soft="corners"),
        "if": Look(width=3.4, dashes="4 5", soft="corners"),
        "seen": Look(width=3.4, dashes="2 6", soft="both"),
    }
)


def way(panel: Panel, route: Route, drawing: Drawing, unit: float) -> Iterator[Shape]:
    """Draw a way: a ring where it begins, an arrow where it ends; `unit` is the size of both."""
    spots = [panel.centre(at) for at in route.cells if panel.shows(at)]
    if len(spots) < 2:
        return
    standing = {piece.at for piece in drawing.pieces} | {site.at for site in drawing.sites}
    busy = route.cells[-1] in standing
    spots = _shortened(spots, (30.0 if busy else 6.0) * unit)
    ink = "#5b4a3a" if route.style == "if" else f"{route.colour}/edge"
    look = _LINES[route.style]._replace(stroke=ink)
    data = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in _corners(spots))
    yield Path(data, Look(stroke=PALE, width=round(look.width + 3, 1), line_solid=0.75, soft="corners"))
    yield Path(data, look)
    yield _arrow(spots[-2], spots[-1], ink, unit)
    if route.style in ("done", "seen"):
        x, y = spots[0]
        yield Circle((round(x), round(y)), round(4.6 * unit, 1), Look(PALE, ink, 2.4))


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


def _arrow(before: Spot, at: Spot, ink: str, unit: float) -> Shape:
    """Draw the head of an arrow that comes from `before`."""
    turn = round(degrees(atan2(at[1] - before[1], at[0] - before[0])))
    head = Path("M11 0-7 8-4 0-7-8z", Look(ink, PALE, 1.5))
    return Group((head,), (round(at[0], 1), round(at[1], 1)), round(unit, 2), turn)


def swords(width: float) -> tuple[Shape, ...]:
    """Draw the star of a fight around the origin, with a rim so wide."""
    blades = Look(stroke=PALE, width=4, soft="ends")
    return Path(_FIGHT, Look("#d8352a", PALE, width)), Path("M-7-7 7 7M7-7-7 7", blades)


def fight(panel: Panel, taken: Table, mark: Mark, scale: float) -> Shape:
    """Draw the star of a battle, between two cells when it was fought on their border."""
    (x, y), (other_x, other_y) = panel.centre(mark.at), panel.centre(mark.other)
    step = max(panel.size, 28 * scale)
    box = Rectangle((x + other_x) / 2, (y + other_y) / 2, 36 * scale, 36 * scale)
    found = taken.place(box, [(dx * step, dy * step) for dx, dy in _STAR_AWAY])
    return Group(swords(2.5), (round(found.x, 1), round(found.y, 1)), round(scale, 2))
