"""The shortest way as its owner knows it (C-4.2): waves spread from the goal over whole sets of cells.

Wave n holds the cells n steps from the goal. A set of cells is one number (`sight.Raster`), so a wave
costs some twenty operations on long numbers, not a walk over cells. The waves towards a goal are kept for
the turn. When its owner discovers impassable cells, the waves before the first one that held such a cell
still stand (a way that long never came there), and only those after it are spread anew: the discoveries
are near the army, so that is the few last waves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from pbem.core.grid import KING, ROOK, Cell, Direction, step
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.sight import Raster
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import Board


def directions(options: Options) -> tuple[Direction, ...]:
    """C-1.2: list the directions of the metric, in the order of preference."""
    return KING if options.move_metric == "king" else ROOK


_SHUT = str.maketrans(" .fh~#", "000011")
"""A space is ground whose owner has not seen it (C-4.2): it is taken for passable."""


@dataclass(frozen=True)
class Waves:
    """The waves from one goal: the sets by distance, all cells reached, what was open when they were made."""

    sets: tuple[int, ...]
    reached: int
    open: int


@dataclass(frozen=True)
class Gate:
    """One direction: how far its bit is shifted, and from which cells a step that way is allowed (None: from all)."""

    shift: int
    allowed: int | None

    def step(self, cells: int) -> int:
        """Step from all cells of a set."""
        return _shift(cells if self.allowed is None else cells & self.allowed, self.shift)


@dataclass(frozen=True)
class Ground:
    """What an owner had explored when last asked, what of it is impassable, what is open, and the gates there."""

    explored: int
    shut: int
    open: int
    gates: tuple[Gate, ...]


class Ways:
    """The ways over one board, remembered for the length of a turn."""

    def __init__(self, board: Board, options: Options, raster: Raster) -> None:
        self.directions = directions(options)
        self._board, self._raster = board, raster
        self._squeeze = options.diagonal_squeeze
        self._vectors = tuple((each.vector, each.diagonal) for each in self.directions)
        self._known: dict[tuple[Seat, Cell], Waves] = {}
        self._grounds: dict[Seat, Ground] = {}

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
        ground, gates = self._ground(owner, explored)
        sets = self._reach((owner, goal), ground, at, gates).sets
        place = 1 << self._raster.bit(at)
        distance = _wave_of(place, sets) or 0
        for direction, gate in zip(self.directions, gates if distance else (), strict=False):
            if gate.step(place) & sets[distance - 1]:
                return step(at, direction)
        return None

    def away(self, owner: Seat, explored: int, at: Cell, goal: Cell) -> int | None:
        """Count the steps on that way; None when there is none."""
        ground, gates = self._ground(owner, explored)
        return _wave_of(1 << self._raster.bit(at), self._reach((owner, goal), ground, at, gates).sets)

    def _ground(self, owner: Seat, explored: int) -> tuple[int, tuple[Gate, ...]]:
        """Give what the owner knows or takes for passable, and its gates; kept while nothing impassable is found."""
        kept = self._grounds.get(owner)
        if kept is not None and kept.explored is explored:
            return kept.open, kept.gates
        shut = self.impassable & explored
        if kept is None or kept.shut != shut:
            ground = self.everywhere & ~shut
            kept = Ground(explored, shut, ground, self._gates(ground))
        self._grounds[owner] = kept = Ground(explored, shut, kept.open, kept.gates)
        return kept.open, kept.gates

    def _reach(self, key: tuple[Seat, Cell], ground: int, at: Cell, gates: Sequence[Gate]) -> Waves:
        """Spread the waves from the goal until they reach the cell, or can not."""
        waves = self._kept(key, ground)
        place = 1 << self._raster.bit(at)
        if not waves.reached & place and waves.sets[-1]:
            sets, reached = list(waves.sets), waves.reached
            while not reached & place and sets[-1]:
                sets.append(_wave(sets[-1], gates) & ground & ~reached)
                reached |= sets[-1]
            waves = Waves(tuple(sets), reached, ground)
        self._known[key] = waves
        return waves

    def _kept(self, key: tuple[Seat, Cell], ground: int) -> Waves:
        """Give the waves made before towards that goal as far as they still hold; the goal itself always does."""
        start = 1 << self._raster.bit(key[1])
        waves = self._known.get(key) or Waves((start & ground,), start & ground, ground)
        lost = waves.open & ~ground
        if not lost & waves.reached:
            return waves
        whole = next(count for count, wave in enumerate(waves.sets) if wave & lost)
        reached = waves.reached
        for wave in waves.sets[max(whole, 1) :]:
            reached &= ~wave
        return Waves(waves.sets[: max(whole, 1)], reached, ground)

    def _gates(self, ground: int) -> tuple[Gate, ...]:
        """C-1.2: list the directions; a diagonal needs one open cell beside it."""
        stride = self._raster.stride
        beside = {
            (columns, rows): _shift(ground, columns) | _shift(ground, rows * stride)
            for (columns, rows), diagonal in self._vectors
            if diagonal and not self._squeeze
        }
        return tuple(
            Gate(-rows * stride - columns, beside.get((columns, rows))) for (columns, rows), _ in self._vectors
        )


def _wave_of(place: int, sets: Sequence[int]) -> int | None:
    """Tell which wave holds a cell."""
    return next((count for count in range(len(sets) - 1, -1, -1) if sets[count] & place), None)


def _wave(wave: int, gates: Sequence[Gate]) -> int:
    """Give all cells one step from a wave."""
    following = 0
    for gate in gates:
        following |= gate.step(wave)
    return following


def _shift(mask: int, left: int) -> int:
    """Move all cells of a set by so many bits to the left, or to the right."""
    return mask << left if left >= 0 else mask >> -left
