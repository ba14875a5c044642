"""E-3: the map shows what the table of the rules says: borders, causeways, harbours."""

from __future__ import annotations

from itertools import combinations

import pytest

from pbem.rulesets.europe.picture.chart import Point
from pbem.rulesets.europe.report import outlines
from pbem.rulesets.europe.table import lands

LANDS = lands.territories(True)
PAIRS = tuple(combinations(LANDS, 2))
ACROSS = {frozenset(pair) for pair in outlines.CAUSEWAYS}


def sides(land: str) -> set[frozenset[Point]]:
    """List the sides of a land's outlines."""
    rings = outlines.rings(land)
    return {frozenset(side) for ring in rings for side in zip(ring, (*ring[1:], ring[0]), strict=True)}


def within(point: Point, ring: tuple[Point, ...]) -> bool:
    """Tell whether a point lies within a ring: a ray to the right crosses it an odd number of times."""
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            crossed += 1
    return crossed % 2 == 1


def test_neighbours_touch_or_have_a_causeway_and_nobody_else_does() -> None:
    """E-3: two lands share a piece of their outlines if and only if they are neighbours; or E-3.1: across water."""
    touching = {frozenset(pair) for pair in PAIRS if sides(pair[0]) & sides(pair[1])}
    neighbours = {frozenset((land, near)) for land, each in LANDS.items() for near in each.neighbours}
    assert touching | ACROSS == neighbours
    assert not touching & ACROSS


def test_a_shared_border_is_long_enough_to_be_seen() -> None:
    """E-3: every border must be readable: at least 30 units of a thousand."""
    for one, other in PAIRS:
        shared = (tuple(side) for side in sides(one) & sides(other))
        length = sum(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 for (ax, ay), (bx, by) in shared)
        assert length == 0 or length > 30, (one, other, length)


def test_the_causeways_are_those_of_the_rules() -> None:
    """E-3.1: five borders are drawn across water; where Ireland is in play, one more."""
    assert set(outlines.CAUSEWAYS) == {*lands.CAUSEWAYS, ("BRI", "IRE")}
    assert len(outlines.causeways(lands.territories(False).keys())) == 5


@pytest.mark.parametrize("land", LANDS)
def test_figures_stand_in_their_land(land: str) -> None:
    """E-3: whoever looks at the map sees whose figures stand where."""
    figures, _, _ = outlines.PLACES[land]
    assert within(outlines.at(figures), outlines.rings(land)[0])


@pytest.mark.parametrize("land", LANDS)
def test_ships_lie_off_the_coasts_of_the_harbours(land: str) -> None:
    """E-3.2: a land with a harbour has a ship, on the water; no other has one."""
    port = outlines.PLACES[land][2]
    assert bool(port) == bool(LANDS[land].harbour)
    every = (ring for other in LANDS for ring in outlines.rings(other))
    assert port is None or not any(within(outlines.at(port), ring) for ring in every)


def test_names_do_not_cover_one_another() -> None:
    """E-3: everything on the map can be read: signs keep their distance, and stand clear of other lands' figures."""
    for one, other in PAIRS:
        (ax, ay), (bx, by) = (outlines.at(outlines.PLACES[land][1]) for land in (one, other))
        assert abs(ax - bx) > 60 or abs(ay - by) > 26, (one, other)
