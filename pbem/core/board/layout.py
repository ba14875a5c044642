"""Counters, stars and names on the map are pushed apart, so that each can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Rectangle:
    """A rectangle of the picture by its centre and size."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, dx: float, dy: float) -> Rectangle:
        """Give the same rectangle elsewhere."""
        return Rectangle(self.x + dx, self.y + dy, self.width, self.height)

    def overlap(self, other: Rectangle) -> float:
        """Give the area both cover."""
        across = min((self.width + other.width) / 2 - abs(self.x - other.x), self.width, other.width)
        down = min((self.height + other.height) / 2 - abs(self.y - other.y), self.height, other.height)
        return across * down if across > 0 and down > 0 else 0.0

    def outside(self, frame: Rectangle) -> float:
        """Give the area that sticks out of the frame."""
        return self.width * self.height - self.overlap(frame)


class Table:
    """The places taken so far; whoever comes later gets out of the way."""

    def __init__(self, frame: Rectangle) -> None:
        self._frame = frame
        self._taken: list[tuple[Rectangle, float]] = []

    def take(self, box: Rectangle, weight: float = 1.0) -> Rectangle:
        """Take a place whatever is there; `weight` says how bad it is to cover it."""
        self._taken.append((box, weight))
        return box

    def place(self, box: Rectangle, ways: Sequence[tuple[float, float]]) -> Rectangle:
        """Take the first of the places that is free, or the one that covers least."""
        tried = [box.moved(dx, dy) for dx, dy in ways]
        costs = [self._cost(place) + rank * 0.5 for rank, place in enumerate(tried)]
        return self.take(tried[costs.index(min(costs))])

    def _cost(self, box: Rectangle) -> float:
        return box.outside(self._frame) * 3 + sum(box.overlap(other) * weight for other, weight in self._taken)
