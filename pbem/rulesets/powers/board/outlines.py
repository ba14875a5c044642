"""The outlines of areas: the places nearer to an area's point than to any other's, cut by half-planes (section 8.1).

All is exact: the corners are fractions, so areas that meet have the same corners, and a map is the same everywhere.
A corner is then set upon a whole unit. Corners that lie so near one another that nobody sees the border between them
become one, where four areas meet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise

from pbem.core.areas import Outline, Point
from pbem.core.borders import lines
from pbem.rulesets.powers.board.world import World

Corner = tuple[Fraction, Fraction]
Box = tuple[int, int, int, int]
SHORTEST = 12
"""A border so short or shorter is none."""


Outlines = Mapping[str, tuple[Outline, ...]]


def outlines(world: World) -> Outlines:
    """Give the outlines of each area, from the upper left of the box; the cell of its first point is in the first."""
    points = tuple((key, (area.at, *area.also)) for key, area in world.areas.items())
    return _outlines(points, world.box)


@cache
def _outlines(points: tuple[tuple[str, tuple[Point, ...]], ...], box: Box) -> Outlines:
    single = {f"{key} {nth}": at for key, several in points for nth, at in enumerate(several)}
    rings = {key: tuple((x - box[0], y - box[1]) for x, y in ring) for key, ring in cells(single, box).items()}
    return {key: _joined([rings[f"{key} {nth}"] for nth in range(len(several))]) for key, several in points}


def _joined(rings: Sequence[Outline]) -> tuple[Outline, ...]:
    """Make one outline of cells that touch: without the borders between them."""
    if len(rings) == 1:
        return tuple(rings)
    sides = [side for ring in rings for side in pairwise((*ring, ring[0]))]
    onward: dict[Point, list[Point]] = {}
    for one, other in sides:
        if (other, one) not in sides:
            onward.setdefault(one, []).append(other)
    found: list[Outline] = []
    while onward:
        start = next((corner for corner in rings[0] if corner in onward), next(iter(onward)))
        found.append(tuple(_walked(start, onward)))
    return tuple(found)


def _walked(start: Point, onward: dict[Point, list[Point]]) -> Iterator[Point]:
    """Walk along sides until the start is reached again, and take them away."""
    corner = start
    while True:
        yield corner
        ahead = onward[corner].pop()
        if not onward[corner]:
            del onward[corner]
        corner = ahead
        if corner == start:
            return


def touching(rings: Outlines) -> frozenset[frozenset[str]]:
    """Give the pairs of areas that have a border in common."""
    return frozenset(lines(rings))


def cells(points: Mapping[str, Point], box: Box) -> dict[str, Outline]:
    """Cut a box into the cells of points."""
    exact = {key: _cell(at, points.values(), box) for key, at in points.items()}
    merged = _merged(exact.values(), box)
    return {key: _without_doubles([merged[corner] for corner in ring]) for key, ring in exact.items()}


def _cell(at: Point, points: Iterable[Point], box: Box) -> list[Corner]:
    """Cut off, from the nearest on, what lies nearer to another point; those too far away cut nothing."""
    left, top, right, bottom = map(Fraction, box)
    ring = [(left, top), (right, top), (right, bottom), (left, bottom)]
    reach = _reach(at, ring)
    for apart, other in sorted((_apart(at, other), other) for other in points if other != at):
        if apart > 4 * reach:
            break
        ring = _nearer(ring, at, other)
        reach = _reach(at, ring)
    return ring


def _apart(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _reach(at: Point, ring: Sequence[Corner]) -> Fraction:
    """Give the square of the way to the farthest corner."""
    return max((x - at[0]) ** 2 + (y - at[1]) ** 2 for x, y in ring)


def _nearer(ring: Sequence[Corner], at: Point, other: Point) -> list[Corner]:
    """Keep of a ring what is nearer to one point than to the other."""
    across, down = other[0] - at[0], other[1] - at[1]
    middle = other[0] ** 2 + other[1] ** 2 - at[0] ** 2 - at[1] ** 2
    beyond = [2 * (across * x + down * y) - middle for x, y in ring]
    kept: list[Corner] = []
    for nth, (corner, past) in enumerate(zip(ring, beyond, strict=True)):
        before, was = ring[nth - 1], beyond[nth - 1]
        if (was < 0 < past) or (past < 0 < was):
            part = was / (was - past)
            kept.append((before[0] + part * (corner[0] - before[0]), before[1] + part * (corner[1] - before[1])))
        if past <= 0:
            kept.append(corner)
    return kept


def _merged(rings: Iterable[Sequence[Corner]], box: Box) -> dict[Corner, Point]:
    """Set each corner upon a whole unit, corners at the ends of a border too short to be seen upon the same one."""
    groups: dict[Corner, set[Corner]] = {}
    for one, other in (side for ring in rings for side in pairwise((*ring, ring[0]))):
        group, second = groups.setdefault(one, {one}), groups.setdefault(other, {other})
        if group is not second and (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 <= SHORTEST**2:
            group |= second
            groups |= dict.fromkeys(second, group)
    return {corner: _middle(group, box) for corner, group in groups.items()}


def _middle(group: Iterable[Corner], box: Box) -> Point:
    """Give the middle of corners; those at the rim of the box stay there."""
    corners = sorted(group)
    rims = [sum((x in (box[0], box[2]), y in (box[1], box[3]))) for x, y in corners]
    fixed = [corner for corner, rim in zip(corners, rims, strict=True) if rim == max(rims)]
    across, down = (sum((corner[axis] for corner in fixed), Fraction()) / len(fixed) for axis in (0, 1))
    return round(across), round(down)


def _without_doubles(ring: Sequence[Point]) -> Outline:
    return tuple(_new(ring))


def _new(ring: Sequence[Point]) -> Iterator[Point]:
    """Leave out corners that are the same as the one before."""
    yield from (corner for before, corner in zip((ring[-1], *ring), ring, strict=False) if corner != before)
