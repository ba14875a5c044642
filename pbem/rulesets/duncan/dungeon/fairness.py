"""How fair a dungeon is: what lies how far from every portal, in half-steps (D-4.1).

A team's *promise* adds up, over all piles, what a pile gives in a turn times the team's share of it, when the shares of
all teams are as one by the square of their way to it: who is as near as another shares evenly, who is twice as far gets
a fifth.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from pbem.core.grid import KING, Cell, step
from pbem.core.squares import marked
from pbem.rulesets.duncan.dungeon.board import Dungeon
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import Board

STRAIGHT = 2
"""D-4.1: the half-steps of a straight step."""
_NEAR = 16
"""Half-steps that are near a portal: its room."""
FAR = 100_000
"""The way to a square that cannot be reached."""
Front = int
"""A set of squares of the whole board: a bit each, row by row with a wall between."""


@dataclass(frozen=True)
class Field:
    """The squares by their way from a portal: `fronts[n]` exactly n half-steps away, `reached[n]` up to n."""

    stride: int
    fronts: tuple[Front, ...]
    reached: tuple[Front, ...]

    def at(self, way: int) -> Front:
        """Give the squares exactly so far."""
        return self.fronts[way] if 0 <= way < len(self.fronts) else 0

    def within(self, way: int) -> Front:
        """Give the squares up to so far."""
        return self.reached[min(way, len(self.reached) - 1)] if way >= 0 else 0

    def to(self, at: Cell) -> int:
        """Give the way to a square on the board or just off it."""
        return self.nearest(1 << place(at, self.stride))

    def nearest(self, goals: Front) -> int:
        """Give the way to the nearest of some squares."""
        way = bisect_left(self.reached, True, key=lambda reached: bool(reached & goals))
        return way if way < len(self.reached) else FAR

    def cells(self, front: Front) -> list[Cell]:
        """List squares by row, then column."""
        found = []
        while front:
            row, column = divmod((front & -front).bit_length() - 1, self.stride)
            found.append(Cell(column - 1, row - 1))
            front &= front - 1
        return found


def place(at: Cell, stride: int) -> int:
    """Give the bit of a square on the board or just off it."""
    return (at.row + 1) * stride + at.column + 1


def beside(at: Cell, stride: int) -> Front:
    """Give the eight squares around one."""
    return sum(1 << place(step(at, each), stride) for each in KING)


@dataclass(frozen=True)
class Standing:
    """What one team has: ways to the nearest portal and the next, to the nearest small and large pile (0: there is
    none), squares near its portal, squares nearer to it than to anybody else, and its promise.
    """

    neighbour: int
    second: int
    small: int
    large: int
    room: int
    area: int
    promise: float


FIGURES: tuple[tuple[Callable[[Standing], float], float], ...] = (
    (lambda one: one.neighbour, 2),
    (lambda one: one.second, 1),
    (lambda one: one.small, 1),
    (lambda one: one.large, 1),
    (lambda one: one.room, 0.5),
    (lambda one: one.area, 1),
    (lambda one: one.promise, 2),
)
"""What is compared, and how much it counts: enemies and gold twice, room half, since walls lie as they lie."""


def fields(board: Board, portals: Sequence[Cell], options: Options) -> tuple[Field, ...]:
    """Measure the ways from the squares beside each portal; nobody walks over portals (D-1.3)."""
    stride = board.width + 2
    free = _free(board, () if options.portal_enterable else portals, stride)
    ground = _Ground(stride, free, _starts(free, stride), options.diagonal_half_steps)
    return tuple(ground.field(beside(at, stride)) for at in portals)


def _free(board: Board, shut: Iterable[Cell], stride: int) -> Front:
    rows = sum(bits << (row + 1) * stride + 1 for row, bits in enumerate(marked(board.rows, ".")))
    return rows & ~sum(1 << place(at, stride) for at in shut)


def _starts(free: Front, stride: int) -> tuple[tuple[int, Front], ...]:
    """D-4.2: list the four diagonal steps, as how many bits up, with the squares they may begin from."""
    found = []
    for across in (1, -1):
        for down in (stride, -stride):
            beside = _moved(free, -across) & _moved(free, -down) & _moved(free, -across - down)
            found.append((across + down, beside))
    return tuple(found)


def _moved(front: Front, bits: int) -> Front:
    return front << bits if bits >= 0 else front >> -bits


@dataclass(frozen=True)
class _Ground:
    """Where one can walk, and where diagonal steps of so many half-steps may begin."""

    stride: int
    free: Front
    starts: tuple[tuple[int, Front], ...]
    diagonal: int

    def field(self, start: Front) -> Field:
        """D-4.1: go outwards half-step by half-step, until nothing new was found for as long as a step takes."""
        fronts, seen = [start & self.free], start & self.free
        reached = [seen]
        while any(fronts[-max(STRAIGHT, self.diagonal) :]):
            front = self._next(fronts) & ~seen
            seen |= front
            fronts.append(front)
            reached.append(seen)
        return Field(self.stride, tuple(fronts), tuple(reached))

    def _next(self, fronts: list[Front]) -> Front:
        """Give the squares one step away from those a straight step ago, and those a diagonal step ago."""
        near = fronts[-STRAIGHT] if len(fronts) >= STRAIGHT else 0
        found = (near << 1 | near >> 1 | near << self.stride | near >> self.stride) & self.free
        far = fronts[-self.diagonal] if len(fronts) >= self.diagonal else 0
        for bits, starts in self.starts:
            found |= _moved(far & starts, bits)
        return found


def standings(dungeon: Dungeon, options: Options) -> tuple[Standing, ...]:
    """Measure every team."""
    ways = fields(dungeon.board, dungeon.portals, options)
    areas, promises = _areas(ways), _promises(dungeon, ways, options)
    return tuple(_standing(dungeon, ways[team], areas[team], promises[team]) for team in range(len(ways)))


def _standing(dungeon: Dungeon, own: Field, area: int, promise: float) -> Standing:
    portals = sorted(own.nearest(beside(at, own.stride)) for at in dungeon.portals)[1:]
    neighbour, second = (portals + [0, 0])[:2]
    smalls = [own.to(pile.cell) for pile in dungeon.piles if pile.size == "small"]
    larges = [own.to(pile.cell) for pile in dungeon.piles if pile.size == "large"]
    room = own.within(_NEAR).bit_count()
    return Standing(neighbour, second, min(smalls, default=0), min(larges, default=0), room, area, promise)


def _promises(dungeon: Dungeon, ways: Sequence[Field], options: Options) -> list[float]:
    promises = [0.0] * len(ways)
    for pile in dungeon.piles:
        pulls = [1 / (field.to(pile.cell) + STRAIGHT) ** 2 for field in ways]
        for team, pull in enumerate(pulls):
            promises[team] += _worth(pile.size, options) * pull / sum(pulls)
    return promises


def _areas(ways: Sequence[Field]) -> list[int]:
    """Count for every team the squares nearer to it than to any other."""
    areas = [0] * len(ways)
    decided = 0
    for way in range(max(len(field.fronts) for field in ways)):
        here, shared = 0, 0
        for field in ways:
            shared |= here & field.within(way)
            here |= field.within(way)
        for team, field in enumerate(ways):
            areas[team] += (field.at(way) & ~shared & ~decided).bit_count()
        decided |= here
    return areas


def union(*fronts: Front) -> Front:
    """Join sets of squares."""
    return reduce(or_, fronts, 0)


def _worth(size: str, options: Options) -> int:
    """k2: give what a pile gives in a turn."""
    return options.small_pile_points if size == "small" else options.large_pile_points


def unfairness(found: Sequence[Standing]) -> float:
    """Add up the differences between the best and the worst team, each as a part of the mean; 0: all alike."""
    return sum(weight * _spread([figure(one) for one in found]) for figure, weight in FIGURES)


def _spread(values: Sequence[float]) -> float:
    """Give the difference between most and least as a part of the mean."""
    return (max(values) - min(values)) * len(values) / (sum(values) or 1)
