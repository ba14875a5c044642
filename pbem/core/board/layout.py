"""Counters, stars and names on the map are pushed apart, so that each can be read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, inf

_SQUARE = 64
"""Pixels of the side of a square; a counter lies in one to four."""
_LATER = 0.5
"""What a place costs more than the one named before it."""


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
        across = (self.width + other.width) / 2 - abs(self.x - other.x)
        if across <= 0:
            return 0.0
        down = (self.height + other.height) / 2 - abs(self.y - other.y)
        if down <= 0:
            return 0.0
        return min(across, self.width, other.width) * min(down, self.height, other.height)

    def squares(self) -> Iterator[tuple[int, int]]:
        """Name the squares of the picture it lies in."""
        across, down = self.width / 2, self.height / 2
        for column in range(floor((self.x - across) / _SQUARE), floor((self.x + across) / _SQUARE) + 1):
            for row in range(floor((self.y - down) / _SQUARE), floor((self.y + down) / _SQUARE) + 1):
                yield column, row

    def outside(self, frame: Rectangle) -> float:
        """Give the area that sticks out of the frame."""
        return self.width * self.height - self.overlap(frame)


class Table:
    """The places taken so far; whoever comes later gets out of the way.

    What is taken is found by the squares it lies in, so that a place is compared with what is near it only: on the
    board of a long game hundreds of counters stand, and each is tried in a dozen places.
    """

    def __init__(self, frame: Rectangle) -> None:
        self._frame = frame
        self._taken: list[tuple[Rectangle, float]] = []
        self._near: defaultdict[tuple[int, int], list[int]] = defaultdict(list)

    def take(self, box: Rectangle, weight: float = 1.0) -> Rectangle:
        """Take a place whatever is there; `weight` says how bad it is to cover it."""
        for square in box.squares():
            self._near[square].append(len(self._taken))
        self._taken.append((box, weight))
        return box

    def place(self, box: Rectangle, ways: Sequence[tuple[float, float]]) -> Rectangle:
        """Take the first of the places that is free, or the one that covers least."""
        best, least = box, inf
        for rank, (dx, dy) in enumerate(ways):
            if least <= rank * _LATER:
                break
            tried = box.moved(dx, dy)
            cost = self._cost(tried) + rank * _LATER
            if cost < least:
                best, least = tried, cost
        return self.take(best)

    def _cost(self, box: Rectangle) -> float:
        near = sorted({number for square in box.squares() for number in self._near.get(square, ())})
        covered = (box.overlap(other) * weight for other, weight in (self._taken[number] for number in near))
        return box.outside(self._frame) * 3 + sum(covered)
