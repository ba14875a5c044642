"""Counters, stars and names on the map are pushed apart, so that each can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture by its centre and size."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, dx: float, dy: float) -> Box:
        """Give the same rectangle elsewhere."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def overlap(self, other: Box) -> float:
        """Give the area both cover."""
        across = min((self.width + other.width) / 2 - abs(self.x - other.x), self.width, other.width)
        down = min((self.height + other.height) / 2 - abs(self.y - other.y), self.height, other.height)
        return across * down if across > 0 and down > 0 else 0.0

    def outside(self, frame: Box) -> float:
        """Give the area that sticks out of the frame."""
        return self.width * self.height - self.overlap(frame)


class Table:
    """The places taken so far; whoever comes later gets out of the way."""

    def __init__(self, frame: Box) -> None:
        self._frame = frame
        self._taken: list[tuple[Box, float]] = []

    def take(self, box: Box, weight: float = 1.0) -> Box:
        """Take a place whatever is there; `weight` says how bad it is to cover it."""
        self._taken.append((box, weight))
        return box

    def place(self, box: Box, ways: Sequence[tuple[float, float]]) -> Box:
        """Take the first of the places that is free, or the one that covers least."""
        tried = [box.moved(dx, dy) for dx, dy in ways]
        costs = [self._cost(place) + rank * 0.5 for rank, place in enumerate(tried)]
        return self.take(tried[costs.index(min(costs))])

    def _cost(self, box: Box) -> float:
        return box.outside(self._frame) * 3 + sum(box.overlap(other) * weight for other, weight in self._taken)
