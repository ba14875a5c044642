"""The maps drawn by hand: readable and balanced."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.core.grid import Cell, distances, king_distance
from pbem.rulesets.campaign.land import board
from pbem.rulesets.campaign.land.places import Layout, neighbours, standings
from tests.rules.campaign_report.kit import FOLDER

MAPS = sorted((FOLDER / "maps").glob("*.txt"))


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_a_map_is_balanced(file: Path) -> None:
    """All seats have as many cities, as much land, and the same ways to others, or nearly so."""
    chart = board.read(file.read_text("utf-8"))
    homes = tuple(tuple(site.cell for site in chart.sites if site.place == seat + 1) for seat in range(chart.seats))
    free = tuple(site.cell for site in chart.sites if not site.place)
    cells = (Cell(x, y) for y in range(chart.board.height) for x in range(chart.board.width))
    near = neighbours(frozenset(at for at in cells if chart.board.passable(at)), "king", False)
    found = standings(Layout(homes, (free,)), near)
    assert {len(home) for home in homes} == {5}
    assert len(free) == 2 * chart.seats
    assert max(one.area for one in found) - min(one.area for one in found) <= 1
    assert max(one.to_enemy for one in found) - min(one.to_enemy for one in found) <= 2
    assert max(one.to_neutral for one in found) - min(one.to_neutral for one in found) <= 1


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_every_city_can_be_reached(file: Path) -> None:
    """No city lies on an island, and none beside another."""
    chart = board.read(file.read_text("utf-8"))
    cells = (Cell(x, y) for y in range(chart.board.height) for x in range(chart.board.width))
    near = neighbours(frozenset(at for at in cells if chart.board.passable(at)), "rook", False)
    reached = distances([chart.sites[0].cell], near)
    assert all(site.cell in reached for site in chart.sites)
    sites = [site.cell for site in chart.sites]
    assert all(king_distance(a, b) > 1 for a in sites for b in sites if a != b)


def test_there_are_maps_for_two_four_and_six() -> None:
    """A referee finds a map for small and for large tables."""
    assert sorted(board.read(file.read_text("utf-8")).seats for file in MAPS) == [2, 4, 6]
