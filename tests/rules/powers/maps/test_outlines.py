"""Section 8.1: an area is the cell of the places nearer to its point than to any other."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.core.areas import Outline, Point
from pbem.rulesets.powers.board.map_file import read
from pbem.rulesets.powers.board.outlines import cells, outlines, touching
from tests.rules.powers.maps.kit import SMALL, world

BOX = 0, 0, 1000, 700


def size(ring: Outline) -> float:
    return sum(x * b - a * y for (x, y), (a, b) in zip(ring, (*ring[1:], ring[0]), strict=True)) / 2


def test_two_points_part_the_box_in_the_middle() -> None:
    found = cells({"A": (250, 350), "B": (750, 350)}, BOX)
    assert set(found["A"]) == {(0, 0), (500, 0), (500, 700), (0, 700)}


def test_ten_lands_have_exactly_their_links_as_borders() -> None:
    """8.2: "cut from these points as cells, the areas have exactly the 19 links as common borders"."""
    drawn = world("ten-lands")
    assert touching(outlines(drawn)) == drawn.links


def test_two_seas_agree_as_well_as_they_can() -> None:
    """8.3: all harbours and all links of seas are borders; borders without a link are left between lands alone."""
    drawn = world("two-seas")
    borders = touching(outlines(drawn))
    seas = {key for key, area in drawn.areas.items() if area.kind == "sea"}
    assert {link for link in drawn.links ^ borders if link & seas} == set()
    assert len(drawn.links ^ borders) <= 9


points = st.lists(st.tuples(st.integers(0, 100), st.integers(0, 70)), min_size=2, max_size=30, unique=True)


@given(points)
def test_cells_fill_the_box_whatever_the_points(spots: list[tuple[int, int]]) -> None:
    """Nothing is left over and nothing is twice, but for corners set upon whole units."""
    at: dict[str, Point] = {str(nth): (10 * x, 10 * y) for nth, (x, y) in enumerate(spots)}
    found = cells(at, BOX)
    assert abs(sum(size(ring) for ring in found.values() if ring) - 700_000) < 1


def test_corners_that_nearly_meet_are_one() -> None:
    """A border nobody would see is none: four areas meet in a corner."""
    found = cells({"A": (100, 100), "B": (300, 101), "C": (100, 300), "D": (300, 300)}, (0, 0, 400, 400))
    assert len(set.intersection(*map(set, found.values()))) == 1
    rings = {key: (ring,) for key, ring in found.items()}
    assert {"".join(sorted(pair)) for pair in touching(rings)} == {"AB", "AC", "BD", "CD"}


def test_an_area_of_several_points_is_one() -> None:
    """A long sea along two lands has no border within itself."""
    long = read(SMALL.replace("at = [200, 500]", "at = [100, 500]\nalso = [[300, 500], [900, 300]]"))
    (ring,) = outlines(long)["S1"]
    assert len(set(ring)) == len(ring)
    assert touching(outlines(long)) == long.links
    assert sum(size(one) for rings in outlines(long).values() for one in rings) == 700_000


@pytest.mark.parametrize("count", [40, 120])
def test_many_areas_are_cut_from_one_another(count: int) -> None:
    chance = Random(count)
    at: dict[str, Point] = {str(n): (chance.randrange(1000), chance.randrange(700)) for n in range(count)}
    assert len(cells(at, BOX)) == count
