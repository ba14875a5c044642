"""How fair a dungeon is: what lies how far from every portal, in half-steps (D-4.1).

A team's *promise* adds up, over all piles, what a pile gives in a turn times the team's share of it, when the shares of
all teams are as one by the square of their way to it: who is as near as another shares evenly, who is twice as far gets
a fifth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from pbem.core.grid import KING, Cell, step
from pbem.rulesets.duncan.board import Dungeon
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import Board

STRAIGHT = 2
"""D-4.1: the half-steps of a straight step."""
_NEAR = 16
"""Half-steps that are near a portal: its room."""
FAR = 100_000
"""The way to a square that cannot be reached."""


@dataclass(frozen=True)
class Field:
    """The way to every square, in half-steps, row by row with a wall between; `FAR` where there is none."""

    stride: int
    ways: tuple[int, ...]

    def to(self, at: Cell) -> int:
        """Give the way to a square on the board or just off it."""
        return self.ways[(at.row + 1) * self.stride + at.column]

    def cells(self) -> Iterator[tuple[Cell, int]]:
        """Walk over all squares that can be reached, by row, then column."""
        for place, way in enumerate(self.ways):
            if way != FAR:
                row, column = divmod(place, self.stride)
                yield Cell(column, row - 1), way


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


FIGURES: tuple[Callable[[Standing], float], ...] = (
    lambda one: one.neighbour,
    lambda one: one.second,
    lambda one: one.small,
    lambda one: one.large,
    lambda one: one.room / 2,
    lambda one: one.area / 2,
    lambda one: one.promise,
)
"""What is compared; room counts half, since walls lie as they lie."""


def fields(board: Board, portals: Sequence[Cell], options: Options) -> tuple[Field, ...]:
    """Measure the ways from the squares beside each portal; nobody walks over portals (D-1.3)."""
    ground = _ground(board, () if options.portal_enterable else portals)
    near = {at: _steps(at, ground, options.diagonal_half_steps) for at, free in enumerate(ground.free) if free}
    return tuple(ground.field([step(at, each) for each in KING], near) for at in portals)


Neighbours = dict[int, tuple[tuple[int, int], ...]]


@dataclass(frozen=True)
class _Ground:
    """The board as one row of squares, with walls all round; `free` tells where one can walk."""

    board: Board
    stride: int
    free: tuple[bool, ...]

    def place(self, at: Cell) -> int:
        """Give the place of a square in the one row."""
        return (at.row + 1) * self.stride + at.column

    def field(self, starts: Iterable[Cell], near: Neighbours) -> Field:
        """Find the cheapest ways from some squares to all others."""
        ways = _spread_out([self.place(at) for at in starts], near, len(self.free))
        return Field(self.stride, tuple(ways))


def _ground(board: Board, shut: Iterable[Cell]) -> _Ground:
    """Lay the board out."""
    stride = board.width + 1
    signs = "#" * stride + "".join(row + "#" for row in board.rows) + "#" * (stride + 1)
    free = [sign == "." for sign in signs]
    for at in shut:
        free[(at.row + 1) * stride + at.column] = False
    return _Ground(board, stride, tuple(free))


def _steps(at: int, ground: _Ground, diagonal: int) -> tuple[tuple[int, int], ...]:
    """D-4.1, D-4.2: list the steps from one square, a diagonal one only past two free squares."""
    free, stride = ground.free, ground.stride
    found = [(at + way, STRAIGHT) for way in (-stride, 1, stride, -1) if free[at + way]]
    for down in (-stride, stride):
        found += [
            (at + down + across, diagonal)
            for across in (1, -1)
            if free[at + down] and free[at + across] and free[at + down + across]
        ]
    return tuple(found)


def _spread_out(starts: Sequence[int], near: Neighbours, size: int) -> list[int]:
    """Go outwards half-step by half-step."""
    ways = [FAR] * size
    waiting = {0: [at for at in starts if at in near]}
    way = 0
    while waiting:
        for at in waiting.pop(way, ()):
            if ways[at] == FAR:
                ways[at] = way
                for to, cost in near[at]:
                    if ways[to] == FAR:
                        waiting.setdefault(way + cost, []).append(to)
        way += 1
    return ways


def standings(dungeon: Dungeon, options: Options) -> tuple[Standing, ...]:
    """Measure every team."""
    ways = fields(dungeon.board, dungeon.portals, options)
    areas = _areas(ways)
    return tuple(_standing(dungeon, ways, team, areas[team], options) for team in range(len(ways)))


def _standing(dungeon: Dungeon, ways: Sequence[Field], team: int, area: int, options: Options) -> Standing:
    """Measure one team."""
    own = ways[team]
    portals = sorted(_beside(own, at) for at in dungeon.portals if at != dungeon.portals[team])
    neighbour, second = (portals + [0, 0])[:2]
    smalls = [own.to(pile.cell) for pile in dungeon.piles if pile.size == "small"]
    larges = [own.to(pile.cell) for pile in dungeon.piles if pile.size == "large"]
    return Standing(
        neighbour,
        second,
        min(smalls, default=0),
        min(larges, default=0),
        sum(way <= _NEAR for way in own.ways),
        area,
        sum(_share(pile.cell, ways, team) * _worth(pile.size, options) for pile in dungeon.piles),
    )


def _areas(ways: Sequence[Field]) -> list[int]:
    """Count for every team the squares nearer to it than to any other."""
    found = [0] * len(ways)
    for square in zip(*(field.ways for field in ways), strict=True):
        nearest = min(square)
        if nearest != FAR and square.count(nearest) == 1:
            found[square.index(nearest)] += 1
    return found


def _beside(field: Field, portal: Cell) -> int:
    """Give the way to the nearest square beside a portal."""
    return min(field.to(step(portal, each)) for each in KING)


def _worth(size: str, options: Options) -> int:
    """k2: give what a pile gives in a turn."""
    return options.small_pile_points if size == "small" else options.large_pile_points


def _share(at: Cell, ways: Sequence[Field], team: int) -> float:
    """Give a team's share of a pile."""
    pulls = [1 / (field.to(at) + STRAIGHT) ** 2 for field in ways]
    return pulls[team] / sum(pulls)


def unfairness(found: Sequence[Standing]) -> float:
    """Add up the differences between the best and the worst team, each as a part of the mean; 0: all alike."""
    return sum(_spread([figure(one) for one in found]) for figure in FIGURES)


def _spread(values: Sequence[float]) -> float:
    """Give the difference between most and least as a part of the mean."""
    return (max(values) - min(values)) * len(values) / (sum(values) or 1)
