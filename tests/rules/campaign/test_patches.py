"""Sets of cells as pieces of numbers do what sets of cells do, wherever on the board they lie (C-7.1)."""

from __future__ import annotations

import random

import pytest

from pbem.core.grid import Cell
from pbem.rulesets.campaign.field.patch import NOWHERE, Patch
from pbem.rulesets.campaign.field.sight import Raster

COLUMNS, ROWS = 13, 40


@pytest.fixture
def raster() -> Raster:
    """Give the numbering of a high board."""
    return Raster(COLUMNS, ROWS, "king")


def _cells(rng: random.Random) -> set[Cell]:
    """Choose some cells of a few rows, or none."""
    first = rng.randrange(ROWS - 6)
    return {Cell(rng.randrange(COLUMNS), first + rng.randrange(6)) for _ in range(rng.choice((0, 1, 5, 30)))}


@pytest.mark.parametrize("seed", range(60))
def test_joined_common_and_other_cells_are_those_of_sets(raster: Raster, seed: int) -> None:
    rng = random.Random(seed)
    one, other = _cells(rng), _cells(rng)
    a, b = raster.mask(one), raster.mask(other)
    results = ((one | other, a | b), (one & other, a & b), (one - other, a - b))
    for cells, patch in results:
        assert set(raster.cells(patch)) == cells
        assert patch == raster.mask(cells)
        assert raster.read(raster.write(patch)) == patch
        see = raster.among(patch)
        assert {Cell(x, y) for x in range(COLUMNS) for y in range(ROWS) if see(Cell(x, y))} == cells
        assert bool(patch) is bool(cells)


def test_a_small_set_is_a_small_number_on_a_large_board() -> None:
    """What a state sees in one corner does not cost a number of the whole board."""
    raster = Raster(480, 480, "king")
    seen = raster.seen([(Cell(3, 3), 2), (Cell(9, 5), 2)])
    assert seen.bits.bit_length() < 8 * 481
    assert raster.mask([]) == NOWHERE == Patch()
