"""The fields of fire on a map of areas: a fan across the border of the area guns aim at, where nothing else stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from pbem.core.areas import Area, AreaMap, Arrow, Mark, Outline
from pbem.core.borders import borders
from pbem.core.polygons import Box, Spot, cut_line, inside
from pbem.reports.palette import colour
from pbem.reports.svg import realms
from pbem.reports.svg.panels import Panel

FIRE = "fire"
_BEHIND, _BEFORE, _WIDE = 20, 40, 0.42
"""How far the fan begins behind the border, and ends before it; how far it opens to either side, for its length."""
_PARTS = (0.5, 0.35, 0.65, 0.2, 0.8)
"""The places of a piece of border that are tried."""
_APART = 30
"""A fan that keeps so far from all that stands there is far enough."""
_CARD, _WORD = (33, 38), (48, 27)
"""Half of a counter, and of a sign with its name."""


@dataclass(frozen=True)
class Fan:
    """Where a fan begins, and the way it opens (of the length 1)."""

    start: Spot
    ahead: Spot
    unit: float

    def at(self, along: float, aside: float = 0) -> Spot:
        """Give a place in it: so far along its middle, so far aside."""
        x, y = self.ahead
        return (
            round(self.start[0] + (x * along - y * aside) * self.unit, 1),
            round(self.start[1] + (y * along + x * aside) * self.unit, 1),
        )


def fires(shown: AreaMap, panel: Panel) -> Iterator[str]:
    """Paint a fan for each aim of guns; no two upon one another."""
    aims = [arrow for arrow in shown.arrows if arrow.line == FIRE]
    if not aims:
        return
    areas = {area.sign: area for area in shown.areas}
    common, taken = borders(shown.areas), list(_standing(shown, panel))
    for arrow in aims:
        if arrow.origin in areas and arrow.to in areas:
            pair = frozenset((arrow.origin, arrow.to))
            fans = [*_fans(panel, common.get(pair) or _bridge(areas, arrow), areas[arrow.to])]
            if fans:
                fan = _freest(fans, taken)
                taken.append(_around(fan))
                yield _fan(fan, arrow.colour)


def _bridge(areas: Mapping[str, Area], arrow: Arrow) -> tuple[Outline, ...]:
    """Give, where two areas have no border in common, a line across the middle of the way between them."""
    (x, y), (a, b) = areas[arrow.origin].at, areas[arrow.to].at
    middle, across, down = ((x + a) // 2, (y + b) // 2), (b - y) // 8, (x - a) // 8
    return (((middle[0] - across, middle[1] - down), (middle[0] + across, middle[1] + down)),)


def _fans(panel: Panel, lines: Sequence[Outline], to: Area) -> Iterator[Fan]:
    """Lay fans across the pieces of a border that are to be seen, longest first."""
    seen = [cut_line(tuple(map(panel.at, line)), panel.sheet) for line in lines]
    pieces = sorted((piece for line in seen for piece in pairwise(line)), key=lambda piece: -_long(piece))
    rings = [tuple(map(panel.at, outline)) for outline in to.outlines]
    for one, other in pieces:
        length = _long((one, other))
        if not length:
            continue
        ahead = ((one[1] - other[1]) / length, (other[0] - one[0]) / length)
        for part in _PARTS:
            at = one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
            there = at[0] + ahead[0] * 4, at[1] + ahead[1] * 4
            way = ahead if any(inside(ring, there) for ring in rings) else (-ahead[0], -ahead[1])
            back = -_BEHIND * panel.unit
            yield Fan((at[0] + way[0] * back, at[1] + way[1] * back), way, panel.unit)


def _long(piece: tuple[Spot, Spot]) -> float:
    return hypot(piece[1][0] - piece[0][0], piece[1][1] - piece[0][1])


def _freest(fans: Sequence[Fan], taken: Sequence[Box]) -> Fan:
    """Take the first fan that is far enough from what stands there, else the one that is farthest."""
    enough = _APART * fans[0].unit
    rooms = [min((_room(fan, box) for box in taken), default=enough) for fan in fans]
    return next((fan for fan, room in zip(fans, rooms, strict=True) if room >= enough), fans[rooms.index(max(rooms))])


def _room(fan: Fan, box: Box) -> float:
    """Tell how far the middle of a fan is from a box; below 0 within."""
    x, y = fan.at((_BEHIND + _BEFORE) / 2)
    across, down = max(box.left - x, x - box.right), max(box.top - y, y - box.bottom)
    return hypot(max(across, 0), max(down, 0)) or max(across, down)


def _around(fan: Fan) -> Box:
    """Give the room a fan takes."""
    (x, y), (a, b) = fan.at(0), fan.at(_BEHIND + _BEFORE)
    return Box(min(x, a), min(y, b), max(x, a), max(y, b))


def _standing(shown: AreaMap, panel: Panel) -> Iterator[Box]:
    """Give the room of what stands on areas: counters, badges and names, or on an overview plates."""
    for area in shown.areas:
        if panel.bare:
            plate = realms.plate(panel, area)
            if area.strength:
                yield _box((plate.x, plate.y), (plate.wide / 2, realms.HIGH / 2 * panel.unit), 1)
            continue
        placed = panel.placed(area)
        if placed is not None:
            marks: tuple[Mark, ...] = (*panel.badges(placed), *panel.stacks(placed))
            yield from (_box(panel.at(mark.at), _CARD, panel.unit) for mark in marks)
            yield _box(panel.at(placed.label), _WORD, panel.unit)


def _box(middle: Spot, half: tuple[float, float], unit: float) -> Box:
    (x, y), across, down = middle, half[0] * unit, half[1] * unit
    return Box(x - across, y - down, x + across, y + down)


def _fan(fan: Fan, key: str) -> str:
    """Paint a fan in the colour of whoever aims: from the muzzle on, open at its end, with three shells in it."""
    look, length = colour(key), _BEHIND + _BEFORE
    (x, y), left, right = fan.at(0), fan.at(length, -length * _WIDE), fan.at(length, length * _WIDE)
    radius = length * hypot(1, _WIDE) * fan.unit
    data = f"M{x:g} {y:g}L{left[0]:g} {left[1]:g}A{radius:.1f} {radius:.1f} 0 0 1 {right[0]:g} {right[1]:g}Z"
    shells = (fan.at(length * 0.72, aside) for aside in (-length * 0.19, 0, length * 0.19))
    dots = "".join(f'<circle cx="{a:g}" cy="{b:g}" r="{4 * fan.unit:.1f}" fill="{look.edge}"/>' for a, b in shells)
    rim = f'<path d="{data}" fill="none" stroke="#fffdf6" stroke-width="{9 * fan.unit:.1f}" stroke-linejoin="round"/>'
    paint = f'fill="{look.fill}" fill-opacity="0.65" stroke="{look.edge}" stroke-width="{4 * fan.unit:.1f}"'
    return f'{rim}<path class="fire" d="{data}" {paint} stroke-linejoin="round"/>{dots}'
