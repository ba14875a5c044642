"""Where the teams of a random dungeon begin: on a ring around the middle of the board, as even as its blocks allow.

Whole numbers only, so that every machine draws the same ring: it is a rectangle with the board's proportions.
"""

from __future__ import annotations

from pbem.core.grid import Cell, king_distance
from pbem.rulesets.duncan.dungeon.rooms import Blocks

_PHASES = 24
"""How far around the ring the first portal may stand, in parts of the way from one portal to the next."""
_RINGS = (2, 3, 4, 5)
"""How far from the edge the ring may be, in parts of 16 of the board."""


def rings(blocks: Blocks, teams: int, width: int, height: int) -> list[tuple[int, ...]]:
    """List choices of home blocks, in the order around the ring, the most even one first, none twice."""
    found: dict[frozenset[int], tuple[int, ...]] = {}
    for inset in _RINGS:
        for phase in range(_PHASES):
            homes = tuple(_nearest(blocks, at) for at in _ring(teams, width, height, inset, phase))
            if len(set(homes)) == teams:
                found.setdefault(frozenset(homes), homes)
    return sorted(found.values(), key=lambda homes: _uneven(blocks, homes))


def _ring(teams: int, width: int, height: int, inset: int, phase: int) -> list[Cell]:
    """Walk around the ring with equal strides, beginning a part of a stride from the upper left corner."""
    left, top = width * inset // 16, height * inset // 16
    across, down = width - 1 - 2 * left, height - 1 - 2 * top
    whole = 2 * (across + down)
    strides = [(number * _PHASES + phase) * whole // (teams * _PHASES) for number in range(teams)]
    return [_along(stride, left, top, across, down) for stride in strides]


def _along(stride: int, left: int, top: int, across: int, down: int) -> Cell:
    """Give the square so far around a rectangle."""
    if stride < across:
        return Cell(left + stride, top)
    if stride < across + down:
        return Cell(left + across, top + stride - across)
    if stride < 2 * across + down:
        return Cell(left + across - (stride - across - down), top + down)
    return Cell(left, top + down - (stride - 2 * across - down))


def _nearest(blocks: Blocks, at: Cell) -> int:
    ways = [king_distance(block.middle, at) * 1000 + number for number, block in enumerate(blocks.blocks)]
    return min(ways) % 1000


def _uneven(blocks: Blocks, homes: tuple[int, ...]) -> int:
    """Rate homes: how differently far their two neighbours are, less how far the nearest is."""
    middles = [blocks.blocks[home].middle for home in homes]
    near = [sorted(king_distance(one, other) for other in middles)[1:3] for one in middles]
    return max(map(sum, near)) - min(map(sum, near)) - min(map(min, near))
