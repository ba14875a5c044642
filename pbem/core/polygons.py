"""Polygons and lines cut off at the sides of a box, one side after the other (Sutherland and Hodgman).

What is left of a shape that leaves the box and comes back in one piece: along the box's side it goes over from where
it left to where it comes back. Whoever must not see that side makes the box a little greater than what is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
