"""Polygons and lines are cut off at the sides of a box."""

from __future__ import annotations

from random import Random

import pytest

from pbem.core.polygons import Box, cut_line, cut_ring

BOX = Box(0, 0, 10, 10)


def test_what_lies_within_stays_as_it_is() -> None:
    triangle = ((1, 1), (9, 1), (5, 10))
    assert cut_ring(triangle, BOX) == triangle
    assert cut_line(triangle, BOX) == triangle


def test_what_lies_beyond_is_gone() -> None:
    """A polygon right of the box, and one round its corner that does not touch it."""
    assert cut_ring(((11, 1), (19, 1), (15, 9)), BOX) == ()
    assert cut_ring(((4, -9), (19, -9), (19, 8)), BOX) == ()
    assert cut_line(((11, 1), (19, 1)), BOX) == ()


def test_a_polygon_that_leaves_the_box_ends_at_its_side() -> None:
    assert set(cut_ring(((5, 2), (15, 2), (15, 8), (5, 8)), BOX)) == {(5, 2), (10, 2), (10, 8), (5, 8)}


def test_a_polygon_around_the_box_leaves_the_box() -> None:
    assert set(cut_ring(((-5, -5), (15, -5), (15, 15), (-5, 15)), BOX)) == {(0, 0), (10, 0), (10, 10), (0, 10)}


def test_a_line_ends_where_it_leaves_and_is_not_closed() -> None:
    assert cut_line(((2, 5), (14, 5)), BOX) == ((2, 5), (10, 5))
    assert cut_line(((-4, 3), (14, 3)), BOX) == ((0, 3), (10, 3))


@pytest.mark.parametrize("number", range(20))
def test_nothing_within_is_lost_and_nothing_beyond_is_left(number: int) -> None:
    """Any polygon: what is left lies in the box, and covers there what it covered before."""
    chance = Random(number)
    ring = [(chance.uniform(-15, 25), chance.uniform(-15, 25)) for _ in range(chance.randint(3, 9))]
    left = cut_ring(ring, BOX)
    assert all(map(Box(-1e-9, -1e-9, 10 + 1e-9, 10 + 1e-9).holds, left))
    for _ in range(60):
        spot = (chance.uniform(0.1, 9.9), chance.uniform(0.1, 9.9))
        assert _covers(ring, spot) == _covers(left, spot)


def _covers(ring: list[tuple[float, float]] | tuple[tuple[float, float], ...], spot: tuple[float, float]) -> bool:
    """Tell whether a level line from a spot to the right crosses the ring an odd number of times."""
    (x, y), inside = spot, False
    for place, (a, b) in enumerate(ring):
        c, d = ring[place - 1]
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            inside = not inside
    return inside
