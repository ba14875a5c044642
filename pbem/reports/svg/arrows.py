"""The arrows on a map of areas: thin for a move, thick for an attack; an image upon it says what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from pbem.core.areas import Area, AreaMap, Arrow
from pbem.core.polygons import Spot, cut_line
from pbem.reports.palette import colour
from pbem.reports.svg.fire import FIRE
from pbem.reports.svg.panels import Panel
from pbem.reports.svg.shapes import image

_GAP_BEHIND, _GAP_BEFORE = 34, 36
"""Room for the figures at both ends."""
_AT_SEA = 18
_BENDS, _APART = (-0.16, 0.24, -0.36, 0.44), 46
"""How far ways by land are bent to the left, the first one that keeps so far from other figures is taken."""
_OUTCOME = 0.42
"""At this part of the way lies the image of what became of it."""
_PIECES = 24
"""So many straight pieces stand for a bent way that leaves the sheet."""
_ROUND = 'stroke-linejoin="round"'


@dataclass(frozen=True)
class _Way:
    """A bent way: where it begins, the point it is drawn to, where it ends."""

    start: Spot
    pull: Spot
    end: Spot

    def at(self, part: float) -> Spot:
        """Give the place at a part (0 to 1) of the way."""
        rest = 1 - part
        parts = zip(self.start, self.pull, self.end, strict=True)
        x, y = (rest * rest * a + 2 * rest * part * b + part * part * c for a, b, c in parts)
        return x, y

    def shortened(self, behind: float, before: float) -> _Way:
        """Leave room at both ends."""
        return _Way(_toward(self.start, self.pull, behind), self.pull, _toward(self.end, self.pull, before))


def arrows(shown: AreaMap, panel: Panel) -> Iterator[str]:
    """Paint all arrows, the thick ones below the thin ones."""
    for arrow, way in sorted(_drawn(shown, panel), key=lambda drawn: -drawn[0].width):
        yield from _arrow(arrow, way, panel)


def outcomes(shown: AreaMap, panel: Panel) -> Iterator[str]:
    """Paint what became of attacks: it lies above everything."""
    for arrow, way in _drawn(shown, panel):
        x, y = way.at(_OUTCOME)
        if arrow.outcome and panel.box.holds((x, y)):
            yield image(shown.images, arrow.outcome, (round(x, 1), round(y, 1)), panel.unit)


def _drawn(shown: AreaMap, panel: Panel) -> list[tuple[Arrow, _Way]]:
    """Pair the arrows between areas of the map with their ways on the sheet."""
    areas = {area.sign: area for area in shown.areas}
    known = (arrow for arrow in shown.arrows if arrow.line != FIRE and {arrow.origin, arrow.to} <= areas.keys())
    return [(arrow, _way(arrow, areas, panel)) for arrow in known]


def _way(arrow: Arrow, areas: Mapping[str, Area], panel: Panel) -> _Way:
    """Bend a way a little to the left, so that there and back are two; a voyage leads far round.

    A way by land goes round the figures of others that stand between.
    """
    if arrow.ends:
        start, end = map(panel.at, arrow.ends)
        gap = _AT_SEA * panel.unit
        return _bent(start, end, 0.3 * arrow.bend).shortened(gap, gap + 10 * panel.unit)
    origin, to = areas[arrow.origin], areas[arrow.to]
    others = [panel.at(area.at) for area in areas.values() if area.stacks and area not in (origin, to)]
    start, end = panel.at(origin.at), panel.at(to.at)
    ways = [_bent(start, end, bend) for bend in _BENDS]
    apart = _APART * panel.unit
    best = next((way for way in ways if _clear(way, others, apart) >= apart), None) or max(
        ways, key=lambda way: _clear(way, others, apart)
    )
    return best.shortened(*_room(hypot(end[0] - start[0], end[1] - start[1]), panel))


def _bent(start: Spot, end: Spot, bend: float) -> _Way:
    """Lead a way between two spots, bent by a part of its length."""
    across, down = end[0] - start[0], end[1] - start[1]
    return _Way(start, ((start[0] + end[0]) / 2 - down * bend, (start[1] + end[1]) / 2 + across * bend), end)


def _clear(way: _Way, others: Sequence[Spot], enough: float) -> float:
    """Tell how far a way keeps from the figures of others."""
    middle = [way.at(part / 8) for part in range(2, 7)]
    return min((hypot(x - a, y - b) for x, y in middle for a, b in others), default=enough)


def _room(length: float, panel: Panel) -> Spot:
    """Leave less room where areas are close; on an overview no figures stand in the way."""
    share = min(1.0, length / (150 * panel.unit)) * panel.unit * (0.4 if panel.bare else 1)
    return _GAP_BEHIND * share, _GAP_BEFORE * share


def _arrow(arrow: Arrow, way: _Way, panel: Panel) -> Iterator[str]:
    """Paint an arrow with a light rim: its line, its head."""
    look, width, unit = colour(arrow.colour), arrow.width * panel.unit, panel.unit
    head = width * 1.5 + 9 * unit
    data = _path(_Way(way.start, way.pull, _toward(way.end, way.pull, head * 0.8)), panel)
    if data:
        line = f'd="{data}" fill="none" stroke-linecap="round"'
        dashes = _dashes(arrow, unit)
        yield f'<path {line} stroke="#fffdf6" stroke-width="{width + 6 * unit:g}" stroke-opacity="0.9"/>'
        yield f'<path {line} stroke="{look.edge}" stroke-width="{width:g}"{dashes}/>'
        if not dashes:
            yield f'<path {line} stroke="{look.fill}" stroke-width="{width - 3 * unit:g}"/>'
    if panel.box.holds(way.end):
        yield f'<path d="{_head(way, head)}" fill="{look.fill}" stroke="{look.edge}" stroke-width="2.4" {_ROUND}/>'


def _dashes(arrow: Arrow, unit: float) -> str:
    match arrow.line:
        case "dashed":
            return f' stroke-dasharray="{(arrow.width + 5) * unit:g} {(arrow.width + 7) * unit:g}"'
        case "dotted":
            return f' stroke-dasharray="1 {10 * unit:g}"'
        case "solid" | "fire":
            return ""


def _head(way: _Way, size: float) -> str:
    back = _toward(way.end, way.pull, size)
    x, y = (way.end[0] - back[0]) * 0.55, (way.end[1] - back[1]) * 0.55
    corners = (way.end, (back[0] - y, back[1] + x), (back[0] + y, back[1] - x))
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z"


def _path(way: _Way, panel: Panel) -> str:
    """Write a way as path data: where it leaves the sheet, in straight pieces cut off there."""
    (x, y), (a, b), (c, d) = way.start, way.pull, way.end
    if all(map(panel.box.holds, (way.start, way.pull, way.end))):
        return f"M{x:.1f} {y:.1f}Q{a:.1f} {b:.1f} {c:.1f} {d:.1f}"
    pieces = cut_line([way.at(part / _PIECES) for part in range(_PIECES + 1)], panel.box)
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pieces) if pieces else ""


def _toward(start: Spot, end: Spot, by: float) -> Spot:
    """Go a piece from one spot to another."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return start[0] + (end[0] - start[0]) * by / length, start[1] + (end[1] - start[1]) * by / length
