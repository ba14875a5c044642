"""What is pushed apart on a map looks only at what is near it, and stands where it would if it looked at everything."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from pbem.core.board.layout import Rectangle, Table

WAYS = [(0.0, 0.0), (40.0, -4.0), (-40.0, -4.0), (0.0, -35.0), (0.0, 35.0), (72.0, 0.0), (0.0, 67.0)]


class Slow:
    """The rule in its plainest words: every place is compared with all that is taken."""

    def __init__(self, frame: Rectangle) -> None:
        self.frame, self.taken = frame, list[tuple[Rectangle, float]]()

    def take(self, box: Rectangle, weight: float = 1.0) -> Rectangle:
        self.taken.append((box, weight))
        return box

    def place(self, box: Rectangle, ways: Sequence[tuple[float, float]]) -> Rectangle:
        tried = [box.moved(dx, dy) for dx, dy in ways]
        costs = [
            place.outside(self.frame) * 3
            + sum(place.overlap(other) * weight for other, weight in self.taken)
            + rank / 2
            for rank, place in enumerate(tried)
        ]
        return self.take(tried[costs.index(min(costs))])


def _stood(table: Table | Slow, size: int, number: int, seed: int = 1) -> list[Rectangle]:
    """Let so many counters look for their places on a map of that size."""
    dice, stood = random.Random(seed), []
    for _ in range(number):
        box = Rectangle(dice.uniform(-20, size), dice.uniform(0, size + 20), dice.uniform(5, 180), 27.0)
        taken = dice.random() < 0.2
        stood.append(table.take(box, dice.random()) if taken else table.place(box, WAYS))
    return stood


def _frame(size: int) -> Rectangle:
    return Rectangle(size / 2, size / 2, size, size)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_far_away_changes_nothing(seed: int) -> None:
    size, number = 300 + 150 * seed, 40 + 30 * seed
    assert _stood(Table(_frame(size)), size, number, seed) == _stood(Slow(_frame(size)), size, number, seed)


def test_a_counter_is_compared_with_those_near_it_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen times the counters on sixteen times the board: no more comparisons for each of them."""
    few, many = (_compared(monkeypatch, size, number) / number for size, number in ((500, 50), (2000, 800)))
    assert many < few * 1.5


def _compared(monkeypatch: pytest.MonkeyPatch, size: int, number: int) -> int:
    asked, overlap = list[Rectangle](), Rectangle.overlap

    def counted(one: Rectangle, other: Rectangle) -> float:
        asked.append(other)
        return overlap(one, other)

    with monkeypatch.context() as patched:
        patched.setattr(Rectangle, "overlap", counted)
        _stood(Table(_frame(size)), size, number)
    return len(asked)
