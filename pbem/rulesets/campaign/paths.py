"""The shortest way as its owner knows it (C-4.2): waves spread from the goal over whole sets of cells.

Wave n holds the cells n steps from the goal. A set of cells is one number (`sight.Raster`), so a wave
costs some twenty operations on long numbers, not a walk over cells. The waves towards a goal are kept and
used again as long as nothing newly known to be impassable lies in them: what is behind the last wave can
not shorten a way inside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pbem.core.grid import KING, ROOK, Cell, Direction, step
from pbem.core.seats import Seat
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.sight import Raster
from pbem.rulesets.campaign.state import Board


def directions(options: Options) -> tuple[Direction, ...]:
    """C-1.2: list the directions of the metric, in the order of preference."""
    return KING if options.move_metric == "king" else ROOK


_SHUT = str.maketrans(".fh~#", "00011")


@dataclass(frozen=True)
class Waves:
    """The waves from one goal: the sets by distance, all cells reached, what was open when they were made."""

    sets: tuple[int, ...]
    reached: int
    open: int


class Ways:
    """The ways over one board, remembered for the length of a turn."""

    def __init__(self, board: Board, options: Options, raster: Raster) -> None:
        self.directions = directions(options)
        self._raster = raster
        self._squeeze = options.diagonal_squeeze
        self._board = board
        self._shifts = {each: -each.vector[1] * raster.stride - each.vector[0] for each in self.directions}
        self._known: dict[tuple[Seat, Cell], Waves] = {}

    @cached_property
    def everywhere(self) -> int:
        """Give all cells of the board."""
        return self._raster.read("1" * self._raster.columns for _ in range(self._raster.rows))

    @cached_property
    def impassable(self) -> int:
        """Give the cells no army can enter."""
        return self._raster.read(row.translate(_SHUT) for row in self._board.rows)

    def next(self, owner: Seat, explored: int, at: Cell, goal: Cell) -> Cell | None:
        """C-4.2: give the next cell on the shortest way over what the owner knows or takes for passable."""
        ground = self.everywhere & ~(self.impassable & explored)
        waves = self._reach(owner, goal, ground, at)
        place = 1 << self._raster.bit(at)
        distance = next((count for count, wave in enumerate(waves.sets) if wave & place), 0)
        for direction in self.directions if distance else ():
            if self._spread(place, direction, ground) & waves.sets[distance - 1]:
                return step(at, direction)
        return None

    def _reach(self, owner: Seat, goal: Cell, ground: int, at: Cell) -> Waves:
        """Spread the waves from the goal until they reach the cell, or can not."""
        waves = self._kept(owner, goal, ground)
        place = 1 << self._raster.bit(at)
        sets, reached = list(waves.sets), waves.reached
        while not reached & place and sets[-1]:
            sets.append(self._wave(sets[-1], ground) & ~reached)
            reached |= sets[-1]
        self._known[owner, goal] = waves = Waves(tuple(sets), reached, ground)
        return waves

    def _kept(self, owner: Seat, goal: Cell, ground: int) -> Waves:
        """Give the waves already made towards that goal if they still hold, else the goal alone."""
        waves = self._known.get((owner, goal))
        if waves is not None and not waves.open & ~ground & waves.reached and not ground & ~waves.open:
            return waves
        start = 1 << self._raster.bit(goal)
        return Waves((start & ground,), start & ground, ground)

    def _wave(self, wave: int, ground: int) -> int:
        """Give all cells one step from a wave."""
        following = 0
        for direction in self.directions:
            following |= self._spread(wave, direction, ground)
        return following

    def _spread(self, cells: int, direction: Direction, ground: int) -> int:
        """C-1.2: step from all cells in one direction; a diagonal needs one open cell beside it."""
        if direction.diagonal and not self._squeeze:
            columns, rows = direction.vector
            beside = _shift(ground, columns) | _shift(ground, rows * self._raster.stride)
            cells &= beside
        return _shift(cells, self._shifts[direction]) & ground


def _shift(mask: int, left: int) -> int:
    """Move all cells of a set by so many bits to the left, or to the right."""
    return mask << left if left >= 0 else mask >> -left
