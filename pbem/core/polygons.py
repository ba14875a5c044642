"""Polygons and lines cut off at the sides of a box, one side after the other (Sutherland and Hodgman).

What is left of a shape that leaves the box and comes back in one piece: along the box's side it goes over from where
it left to where it comes back. Whoever must not see that side makes the box a little greater than what is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot

Spot = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A rectangle with level sides; its sides belong to it."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, spot: Spot) -> bool:
        """Tell whether a spot is in the box."""
        return self.left <= spot[0] <= self.right and self.top <= spot[1] <= self.bottom


@dataclass(frozen=True)
class _Side:
    """What lies on the inner side of a line: `axis` 0 is across, 1 is down; `inner` is 1 towards greater numbers."""

    axis: int
    limit: float
    inner: int

    def keeps(self, spot: Spot) -> bool:
        return (spot[self.axis] - self.limit) * self.inner >= 0

    def crossing(self, one: Spot, other: Spot) -> Spot:
        """Give the spot on the line between two that lie on either side of it."""
        part = (self.limit - one[self.axis]) / (other[self.axis] - one[self.axis])
        along = one[1 - self.axis] + part * (other[1 - self.axis] - one[1 - self.axis])
        return (self.limit, along) if self.axis == 0 else (along, self.limit)


def cut_ring(ring: Sequence[Spot], box: Box) -> tuple[Spot, ...]:
    """Cut a polygon off at a box; nothing is left of one that lies outside."""
    return _cut(ring, box, closed=True)


def cut_line(line: Sequence[Spot], box: Box) -> tuple[Spot, ...]:
    """Cut a line of straight pieces off at a box; nothing is left of one that lies outside."""
    return _cut(line, box, closed=False)


_TRIED, _CLOSER = 7, 3
"""So many places across and down are tried; then nearer ones around the best, so often."""


@lru_cache(4096)
def roomiest(ring: tuple[Spot, ...], wide: float, high: float) -> Spot:
    """Find the place in a polygon where something of that form has most room around it, nearly."""
    scaled = tuple((x / wide, y / high) for x, y in ring)
    sides = tuple(pairwise((*scaled, scaled[0])))
    across, down = [x for x, _ in scaled], [y for _, y in scaled]
    x, y = (max(across) + min(across)) / 2, (max(down) + min(down)) / 2
    reach = (max(across) - min(across)) / 2, (max(down) - min(down)) / 2
    steps = [2 * nth / (_TRIED - 1) - 1 for nth in range(_TRIED)]
    for _ in range(1 + _CLOSER):
        places = [(x + a * reach[0], y + b * reach[1]) for a in steps for b in steps]
        x, y = max(((x, y), *places), key=lambda spot: _room(sides, spot))
        reach, steps = (reach[0] / 3, reach[1] / 3), [-0.5, 0, 0.5]
    return x * wide, y * high


def _room(sides: Sequence[tuple[Spot, Spot]], spot: Spot) -> float:
    """Give how far a spot is from the nearest side of a polygon; below 0 outside of it."""
    nearest = min(_apart(spot, one, other) for one, other in sides)
    return nearest if _within(sides, spot) else -nearest


def _apart(spot: Spot, one: Spot, other: Spot) -> float:
    """Give how far a spot is from a straight piece."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = across * across + down * down or 1
    part = min(1, max(0, ((spot[0] - one[0]) * across + (spot[1] - one[1]) * down) / length))
    return hypot(one[0] + part * across - spot[0], one[1] + part * down - spot[1])


def inside(ring: Sequence[Spot], spot: Spot) -> bool:
    """Tell whether a spot is in a polygon."""
    return _within(tuple(pairwise((*ring, ring[0]))), spot)


def _within(sides: Sequence[tuple[Spot, Spot]], spot: Spot) -> bool:
    x, y = spot
    crossed = (x1 + (y - y1) * (x2 - x1) / (y2 - y1) > x for (x1, y1), (x2, y2) in sides if (y1 > y) != (y2 > y))
    return sum(crossed) % 2 == 1


def _cut(spots: Sequence[Spot], box: Box, *, closed: bool) -> tuple[Spot, ...]:
    if all(map(box.holds, spots)):
        return tuple(spots)
    for side in _sides(box):
        spots = tuple(_kept(spots, side, closed))
    return tuple(spots)


def _sides(box: Box) -> tuple[_Side, ...]:
    return _Side(0, box.left, 1), _Side(0, box.right, -1), _Side(1, box.top, 1), _Side(1, box.bottom, -1)


def _kept(spots: Sequence[Spot], side: _Side, closed: bool) -> Iterator[Spot]:
    """Go along the spots and give those on the inner side, and where the side is crossed.

    A polygon comes from its last spot to its first one, a line begins there.
    """
    if not spots:
        return
    before = spots[-1] if closed else spots[0]
    for spot in spots:
        if side.keeps(spot) != side.keeps(before):
            yield side.crossing(before, spot)
        if side.keeps(spot):
            yield spot
        before = spot
