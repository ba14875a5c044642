"""Where the cities of a random map lie: equal slices of land, a home cluster in each, neutral cities around it.

The land is cut into slices of equal size around its middle, one a seat. Distances inside a slice aim at the
same figures for all seats; of several ways to cut, the one with the smallest differences between seats is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pbem.core.grid import KING, ROOK, Cell, distances, king_distance, squeezed, step

Neighbours = Callable[[Cell], list[Cell]]


@dataclass(frozen=True)
class Layout:
    """The cities of one way to cut the land: for each slice its home cities, capital first, and its neutral ones."""

    homes: tuple[tuple[Cell, ...], ...]
    neutral: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Standing:
    """How a slice stands: steps to the nearest neutral and foreign city, cells nearer to it than to others."""

    to_neutral: int
    to_enemy: int
    area: int


@dataclass(frozen=True)
class Wishes:
    """How many slices, home cities and neutral cities a slice; the distances aimed at follow from the room there is."""

    slices: int
    homes: int
    neutral: int
    room: int

    @property
    def spread(self) -> int:
        """Give the distance aimed at between the home cities."""
        return max(2, min(4, _root(self.room // max(1, self.homes + self.neutral)) - 1))

    @property
    def outer(self) -> int:
        """Give the distance aimed at between a neutral city and the nearest home city."""
        return self.spread + 2


def neighbours(land: frozenset[Cell], metric: str, squeeze: bool) -> Neighbours:
    """Give the ways of stepping over this land (C-1.2)."""
    ways = KING if metric == "king" else ROOK

    def near(at: Cell) -> list[Cell]:
        return [
            to
            for way in ways
            if (to := step(at, way)) in land and (squeeze or not squeezed(at, way, lambda cell: cell not in land))
        ]

    return {at: near(at) for at in land}.__getitem__


def layout(order: tuple[Cell, ...], ring: tuple[Cell, ...], wishes: Wishes, near: Neighbours) -> Layout | None:
    """Place all cities on slices of `ring` (land sorted around its middle); `order` settles what is equal."""
    rank = {at: place for place, at in enumerate(order)}
    slices = [_slice(ring, number, wishes.slices) for number in range(wishes.slices)]
    homes: list[tuple[Cell, ...]] = []
    for piece in slices:
        homes.append(_cluster(piece, wishes, rank, near, tuple(at for home in homes for at in home)))
    taken = [at for home in homes for at in home]
    neutral: list[tuple[Cell, ...]] = []
    for home, piece in zip(homes, slices, strict=True):
        neutral.append(_around(home, piece, wishes, rank, near, taken))
        taken.extend(neutral[-1])
    whole = len(taken) == wishes.slices * (wishes.homes + wishes.neutral)
    return Layout(tuple(homes), tuple(neutral)) if whole else None


def standings(plan: Layout, near: Neighbours) -> tuple[Standing, ...]:
    """Measure how every slice stands."""
    away = [distances(home, near) for home in plan.homes]
    areas = _areas(away)
    free = [at for cells in plan.neutral for at in cells]
    return tuple(
        Standing(
            to_neutral=min((own.get(at, 0) for at in free), default=0),
            to_enemy=min(own.get(at, 0) for other, home in enumerate(plan.homes) if other != number for at in home),
            area=areas[number],
        )
        for number, own in enumerate(away)
    )


def unfairness(found: tuple[Standing, ...]) -> int:
    """Weigh the differences between the best and the worst placed slice, and how near the enemies are to each other."""
    area = [one.area for one in found]
    return (
        60 * _span(one.to_enemy for one in found)
        + 25 * _span(one.to_neutral for one in found)
        + 200 * _span(area) // max(1, sum(area) // len(area))
        - 15 * min(one.to_enemy for one in found)
    )


def around(land: Iterable[Cell]) -> tuple[Cell, ...]:
    """Sort land around its middle, beginning in the east; without angles, so that all machines agree."""
    cells = tuple(land)
    count = len(cells)
    column, row = sum(at.column for at in cells), sum(at.row for at in cells)

    def turn(at: Cell) -> tuple[int, int, int]:
        across, down = at.column * count - column, at.row * count - row
        length = abs(across) + abs(down) or 1
        part = 1_000_000 * (length - across if down >= 0 else 3 * length + across) // length
        return part, length, at.row

    return tuple(sorted(cells, key=turn))


def _areas(away: list[dict[Cell, int]]) -> list[int]:
    """Count for every slice the cells its home cities are nearer to than any other's."""
    areas = [0] * len(away)
    for at in away[0]:
        steps = [own.get(at, 0) for own in away]
        if steps.count(min(steps)) == 1:
            areas[steps.index(min(steps))] += 1
    return areas


def _span(values: Iterable[int]) -> int:
    found = tuple(values)
    return max(found) - min(found)


def _root(number: int) -> int:
    return next(root for root in range(number + 2) if (root + 1) * (root + 1) > number)


def _slice(ring: tuple[Cell, ...], number: int, slices: int) -> tuple[Cell, ...]:
    return ring[len(ring) * number // slices : len(ring) * (number + 1) // slices]


def _middle(piece: tuple[Cell, ...]) -> Cell:
    """Find the cell of the slice nearest to its middle."""
    column, row = sum(at.column for at in piece), sum(at.row for at in piece)
    count = len(piece)
    return min(piece, key=lambda at: ((at.column * count - column) ** 2 + (at.row * count - row) ** 2, at.row))


def _cluster(
    piece: tuple[Cell, ...], wishes: Wishes, rank: dict[Cell, int], near: Neighbours, taken: tuple[Cell, ...]
) -> tuple[Cell, ...]:
    """Place the capital in the middle of the slice and the other home cities around it."""
    free = tuple(at for at in piece if at not in taken)
    if not free:
        return ()
    capital = _middle(free)
    away = distances([capital], near)
    sites = sorted((at for at in free if at in away), key=lambda at: (abs(away[at] - wishes.spread), rank[at]))
    return _spaced((capital,), sites, wishes.homes, wishes.spread, taken)


def _around(
    home: tuple[Cell, ...],
    piece: tuple[Cell, ...],
    wishes: Wishes,
    rank: dict[Cell, int],
    near: Neighbours,
    taken: list[Cell],
) -> tuple[Cell, ...]:
    """Place the neutral cities of a slice at the same distance from its home cities as everywhere."""
    away = distances(home, near)
    sites = sorted((at for at in piece if at in away), key=lambda at: (abs(away[at] - wishes.outer), rank[at]))
    return _spaced((), sites, wishes.neutral, wishes.spread, tuple(taken))


def _spaced(
    first: tuple[Cell, ...], sites: list[Cell], count: int, apart: int, taken: tuple[Cell, ...]
) -> tuple[Cell, ...]:
    """Take sites in their order which keep the distance; when they do not suffice, the distance shrinks."""
    chosen = list(first)
    for gap in range(apart, 0, -1):
        for at in sites:
            if len(chosen) >= count:
                return tuple(chosen)
            if all(king_distance(at, other) >= gap for other in (*chosen, *taken)):
                chosen.append(at)
    return tuple(chosen)
