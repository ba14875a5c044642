"""The shortest way as its owner knows it (C-4.2): waves spread from the goal over whole sets of cells.

Wave n holds the cells n steps from the goal. A set of cells is one number (`sight.Raster`), so a wave
costs some twenty operations on long numbers, not a walk over cells; and since wave n lies at most n rows
from the goal, the numbers hold a band of rows about it, which is widened when the way is longer. The waves
towards a goal are kept for the turn. When its owner discovers impassable cells, the waves before the first
one that held such a cell still stand (a way that long never came there), and only those after it are spread
anew: the discoveries are near the army, so that is the few last waves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from pbem.core.grid import KING, ROOK, Cell, Direction, step
from pbem.core.seats import Seat
from pbem.rulesets.campaign.field.patch import Patch
from pbem.rulesets.campaign.field.sight import Raster
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.state import Board


def directions(options: Options) -> tuple[Direction, ...]:
    """C-1.2: list the directions of the metric, in the order of preference."""
    return KING if options.move_metric == "king" else ROOK


_SHUT = str.maketrans(" .fh~#", "000011")
"""A space is ground whose owner has not seen it (C-4.2): it is taken for passable."""


_NARROW = 8
"""How many rows a band holds at least above and below its goal, and beside an army that goes there."""


class Band(NamedTuple):
    """Rows about a goal: `half` above and below it; `low` is their lowest bit, `cells` all their bits from there."""

    half: int
    low: int
    cells: int

    def of(self, mask: int) -> int:
        """Cut the band out of a set that holds it."""
        return mask >> self.low & self.cells


class Gate(NamedTuple):
    """One direction: how far its bit is shifted, and from which cells a step that way is allowed (None: from all)."""

    shift: int
    allowed: int | None

    def step(self, cells: int) -> int:
        """Step from all cells of a set."""
        return _shift(cells if self.allowed is None else cells & self.allowed, self.shift)


class Plot(NamedTuple):
    """What of a band is open, and the gates there."""

    open: int
    gates: tuple[Gate, ...]


class Waves(NamedTuple):
    """The waves from one goal in a band: the sets by distance, all cells reached, what was open when they were made."""

    band: Band
    sets: tuple[int, ...]
    reached: int
    open: int


class Ground(NamedTuple):
    """What an owner had explored when last asked, what of it is impassable, and the bands he has looked for ways in.

    What is open, and the gates, are made for bands alone: most of a large board is open, and everybody has his own.
    """

    explored: Patch
    shut: Patch
    plots: dict[tuple[int, int], Plot]


class Ways:
    """The ways over one board, remembered for the length of a turn."""

    def __init__(self, board: Board, options: Options, raster: Raster) -> None:
        self.directions = directions(options)
        self._board, self._raster = board, raster
        self._squeeze = options.diagonal_squeeze
        self._vectors = tuple((each.vector, each.diagonal) for each in self.directions)
        self._known: dict[tuple[Seat, Cell], Waves] = {}
        self._grounds: dict[Seat, Ground] = {}
        self._bands: dict[tuple[int, int], Band] = {}

    @cached_property
    def impassable(self) -> Patch:
        """Give the cells no army can enter."""
        return self._raster.read([row.translate(_SHUT) for row in self._board.rows])

    def next(self, owner: Seat, explored: Patch, at: Cell, goal: Cell) -> Cell | None:
        """C-4.2: give the next cell on the shortest way over what the owner knows or takes for passable."""
        ground = self._ground(owner, explored)
        waves = self._reach((owner, goal), ground, at)
        place = self._place(at, waves.band)
        distance = _wave_of(place, waves.sets) or 0
        for direction, gate in zip(
            self.directions, self._plot(ground, waves.band).gates if distance else (), strict=False
        ):
            if gate.step(place) & waves.sets[distance - 1]:
                return step(at, direction)
        return None

    def away(self, owner: Seat, explored: Patch, at: Cell, goal: Cell) -> int | None:
        """Count the steps on that way; None when there is none."""
        waves = self._reach((owner, goal), self._ground(owner, explored), at)
        return _wave_of(self._place(at, waves.band), waves.sets)

    def _ground(self, owner: Seat, explored: Patch) -> Ground:
        """Give what the owner knows or takes for passable, and its gates; kept while nothing impassable is found."""
        kept = self._grounds.get(owner)
        if kept is not None and kept.explored is explored:
            return kept
        shut = self.impassable & explored
        if kept is not None and kept.shut == shut:
            kept = Ground(explored, shut, kept.plots)
        else:
            kept = Ground(explored, shut, {})
        self._grounds[owner] = kept
        return kept

    def _plot(self, ground: Ground, band: Band) -> Plot:
        """Give what of a band is open and the gates there; made once."""
        key = (band.half, band.low)
        if key not in ground.plots:
            ground.plots[key] = self._plotted(ground.shut, band)
        return ground.plots[key]

    def _plotted(self, shut: Patch, band: Band) -> Plot:
        """Make a plot out of the band and a row on either side of it, which the gates of its edges look at."""
        stride = self._raster.stride
        low = max(band.low - stride, 0)
        cells = (1 << band.cells.bit_length() + 2 * stride) - 1
        wide = self._raster.everywhere.above(low) & cells & ~shut.above(low)
        inner = Band(band.half, band.low - low, band.cells)
        gates = tuple(Gate(gate.shift, gate.allowed and inner.of(gate.allowed)) for gate in self._gates(wide))
        return Plot(inner.of(wide), gates)

    def _reach(self, key: tuple[Seat, Cell], ground: Ground, at: Cell) -> Waves:
        """Spread the waves from the goal until they reach the cell, or can not."""
        known = self._known.get(key)
        if known is not None and self._holds(known, ground, at, key[1]):
            return known
        waves = self._kept(key, ground, at)
        place = self._place(at, waves.band)
        while not waves.reached & place and waves.sets[-1]:
            waves = self._spread(waves, self._plot(ground, waves.band), place)
            if not waves.reached & place and waves.sets[-1]:
                waves = self._widened(waves, key[1], ground, waves.band.half * 2)
                place = self._place(at, waves.band)
        self._known[key] = waves
        return waves

    def _holds(self, waves: Waves, ground: Ground, at: Cell, goal: Cell) -> bool:
        """Tell whether waves made before are all that is needed: they reach the cell, and what is open is the same."""
        band = waves.band
        if abs(at.row - goal.row) > band.half or self._plot(ground, band).open != waves.open:
            return False
        return bool(waves.reached & self._place(at, band))

    def _spread(self, waves: Waves, plot: Plot, place: int) -> Waves:
        """Spread waves until they reach a place, end, or could leave their band."""
        sets, reached = list(waves.sets), waves.reached
        while not reached & place and sets[-1] and len(sets) <= waves.band.half:
            sets.append(_wave(sets[-1], plot.gates) & plot.open & ~reached)
            reached |= sets[-1]
        return Waves(waves.band, tuple(sets), reached, plot.open)

    def _kept(self, key: tuple[Seat, Cell], ground: Ground, at: Cell) -> Waves:
        """Give the waves made before towards that goal as far as they still hold, in a band that holds the cell."""
        goal, half = key[1], abs(at.row - key[1].row) + _NARROW
        waves = self._known.get(key) or self._first(goal, ground, half)
        waves = _holding(waves, self._plot(ground, waves.band))
        apart = abs(at.row - goal.row) > waves.band.half
        return self._widened(waves, goal, ground, half) if apart else waves

    def _first(self, goal: Cell, ground: Ground, half: int) -> Waves:
        """Begin at the goal, if it is open."""
        band = self._band(goal, half)
        start = self._place(goal, band) & self._plot(ground, band).open
        return Waves(band, (start,), start, self._plot(ground, band).open)

    def _widened(self, waves: Waves, goal: Cell, ground: Ground, half: int) -> Waves:
        """Give the same waves in a band of more rows."""
        band = self._band(goal, half)
        up = waves.band.low - band.low
        return Waves(band, tuple(each << up for each in waves.sets), waves.reached << up, self._plot(ground, band).open)

    def _band(self, goal: Cell, half: int) -> Band:
        """Give the rows so far about a goal that are on the board; one that covers the board is never left."""
        rows, stride = self._raster.rows, self._raster.stride
        if (goal.row, half) not in self._bands:
            first, last = max(goal.row - half, 0), min(goal.row + half, rows - 1)
            endless = rows * stride if last - first == rows - 1 else half
            self._bands[goal.row, half] = Band(
                endless, (rows - 1 - last) * stride, (1 << (last - first + 1) * stride) - 1
            )
        return self._bands[goal.row, half]

    def _place(self, at: Cell, band: Band) -> int:
        """Give a cell as a set of a band that holds it."""
        return 1 << self._raster.bit(at) - band.low

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


def _holding(waves: Waves, plot: Plot) -> Waves:
    """Drop the waves from the first one on that held a cell now known as impassable; a goal that is one has no way."""
    lost = waves.open & ~plot.open
    if not lost & waves.reached:
        return waves
    whole = next(count for count, wave in enumerate(waves.sets) if wave & lost)
    reached = waves.reached
    for wave in waves.sets[whole:]:
        reached &= ~wave
    return Waves(waves.band, waves.sets[:whole] or (0,), reached, plot.open)


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
