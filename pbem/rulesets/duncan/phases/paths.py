"""D-4: ways over discovered squares, in half-steps: 2 straight, 3 diagonal.

The cheapest way is found by spreading from the goal towards the start (a step costs the same both ways), then walked
from the start, always in the first direction of N, E, S, W, NE, SE, SW, NW that is still cheapest (D-4.3). What is
weighed is one whole number: the cost, then the diagonals; so of two ways as dear the one with fewer diagonals wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Literal

from pbem.core import squares
from pbem.core.grid import KING, Cell, reading
from pbem.core.squares import Squares
from pbem.rulesets.duncan.options import Options
from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.view import View

STRAIGHT = 2
"""D-4.1: half-steps of a straight step; those of a diagonal one are an option."""
_COST = 1 << 20
"""The weight of a half-step; a diagonal weighs 1 more."""
_FAR = 1 << 60
"""More than any way weighs."""
_STEPS = tuple((*each.vector, each.diagonal) for each in KING)

Obstacle = Literal["", "unknown", "wall", "portal"]


@dataclass(frozen=True)
class Ground:
    """What a team may walk on: `open` squares; `clear`: those that stand in no diagonal's way (D-4.2)."""

    open: Squares
    clear: Squares
    diagonal: int = 3


@dataclass(frozen=True)
class Way:
    """A way: its squares in order, the start among them, and its cost in half-steps."""

    squares: tuple[Cell, ...]
    cost: int

    @property
    def names(self) -> tuple[str, ...]:
        """Name its squares."""
        return tuple(at.name for at in self.squares)


def budget(unit: Unit) -> int:
    """D-4.1: count the half-steps a unit has."""
    return STRAIGHT * unit.speed


def ground(floor: Squares, portals: Iterable[Cell], units: Iterable[Cell], options: Options) -> Ground:
    """D-4.2, D-4.3: take the discovered floor without portals; units stand in a diagonal's way by option only (H3)."""
    shut = () if options.portal_enterable else portals
    open_ = squares.minus(floor, squares.of(shut, len(floor)))
    taken = units if options.diagonal_blocked_by_units else ()
    return Ground(open_, squares.minus(open_, squares.of(taken, len(floor))), options.diagonal_half_steps)


def known(view: View) -> Ground:
    """D-4.3: the ground a team knows from its view, with the units it sees."""
    floor = squares.marked(view.terrain, ".")
    units = (*(unit.cell for unit in view.units), *(unit.cell for unit in view.foreign))
    return ground(floor, (portal.cell for portal in view.portals), units, view.options)


def obstacle(view: View, at: Cell) -> Obstacle:
    """D-4.3: tell why a unit may not enter a square, as far as its team knows; empty: it may."""
    rows = view.terrain
    sign = rows[at.row][at.column] if 0 <= at.row < len(rows) and 0 <= at.column < len(rows[at.row]) else "?"
    if sign != ".":
        return "wall" if sign == "#" else "unknown"
    shut = not view.options.portal_enterable and any(portal.cell == at for portal in view.portals)
    return "portal" if shut else ""


def way(over: Ground, start: Cell, to: Cell, via: Sequence[Cell] = (), limit: int | None = None) -> Way | None:
    """D-4.3: find the cheapest way, over the squares of `via` in turn; None: there is none, or none within the limit.

    Whoever stands on a square may leave it, even if smoke made his team forget it.
    """
    over = _standing(over, start)
    found = Way((start,), 0)
    for goal in (*via, to):
        left = None if limit is None else limit - found.cost
        leg = _leg(over, found.squares[-1], goal, left)
        if leg is None:
            return None
        found = Way((*found.squares, *leg.squares[1:]), found.cost + leg.cost)
    return found


def reachable(over: Ground, start: Cell, limit: int) -> dict[Cell, int]:
    """D-4.1: list the squares within so many half-steps, with what each costs; the start is among them."""
    return {at: weight // _COST for at, weight in _spread(_standing(over, start), start, None, limit).items()}


def nearest(over: Ground, start: Cell, to: Cell, limit: int) -> Cell:
    """D-4.3: of the squares within reach give the one with the shortest way on to the target.

    Where no way leads there, it is the one nearest as the crow flies. Ties: the cheaper one, then by row and column.
    """
    over = _standing(over, start)
    near = reachable(over, start, limit)
    left: dict[Cell, int] = {}
    if _joined(over, start, to):
        left = _spread(over, to, _Aim(start, limit, frozenset(near)), None)
    on = {at: left.get(at, _FAR) // _COST if left else _crow(at, to) for at in near}
    return min(near, key=lambda at: (on[at], near[at], reading(at)))


def _crow(at: Cell, to: Cell) -> int:
    """Give the square of the distance between two squares' centres."""
    return (at.column - to.column) ** 2 + (at.row - to.row) ** 2


def _standing(over: Ground, start: Cell) -> Ground:
    """Take the square a unit stands on for known floor."""
    if squares.has(over.open, start):
        return over
    own = squares.of((start,), len(over.open))
    return Ground(squares.union(over.open, own), squares.union(over.clear, own), over.diagonal)


@dataclass(frozen=True)
class _Aim:
    """Where a search leads: it ends at the goals, which lie within so many half-steps of a square."""

    at: Cell
    within: int
    goals: frozenset[Cell]

    def least(self, start: Cell, diagonal: int) -> int:
        """Weigh what is left at least: the way over open floor."""
        columns, rows = abs(start.column - self.at.column), abs(start.row - self.at.row)
        across = min(diagonal, 2 * STRAIGHT) * min(columns, rows) + STRAIGHT * abs(columns - rows)
        return max(0, across - self.within) * _COST


def _leg(over: Ground, start: Cell, to: Cell, limit: int | None) -> Way | None:
    """Find the cheapest way without squares between."""
    if not squares.has(over.open, to) or (limit is None and not _joined(over, start, to)):
        return None
    weights = _spread(over, to, _Aim(start, 0, frozenset((start,))), limit)
    if start not in weights:
        return None
    walked = [start]
    while walked[-1] != to:
        here = weights[walked[-1]]
        walked.append(next(at for at, weight in _steps(over, walked[-1]) if weights.get(at) == here - weight))
    return Way(tuple(walked), weights[start] // _COST)


def _joined(over: Ground, start: Cell, to: Cell) -> bool:
    """Tell whether any way leads from one square to another: a flood over whole sets of squares.

    Straight steps are enough: where a diagonal is allowed, both squares beside it are free (D-4.2).
    """
    stride = max(row.bit_length() for row in over.open) + 1
    open_ = sum(row << stride * number for number, row in enumerate(over.open))
    goal = 1 << to.row * stride + to.column if squares.has(over.open, to) else 0
    reached, before = 1 << start.row * stride + start.column, 0
    while goal and reached != before and not reached & goal:
        before = reached
        reached |= (reached << 1 | reached >> 1 | reached << stride | reached >> stride) & open_
    return bool(reached & goal)


def _steps(over: Ground, at: Cell) -> Iterator[tuple[Cell, int]]:
    """D-4.1, D-4.2: list the squares one step away, with the weight of the step, in the order of the directions."""
    column, row = at
    marks = (1 << column >> 1, 1 << column, 2 << column)
    lanes, clear = _lanes(over.open, row), _lanes(over.clear, row)
    for east, south, diagonal in _STEPS:
        mark = marks[east + 1]
        if not lanes[south + 1] & mark:
            continue
        if not diagonal:
            yield Cell(column + east, row + south), STRAIGHT * _COST
        elif clear[1] & mark and clear[south + 1] & marks[1]:
            yield Cell(column + east, row + south), over.diagonal * _COST + 1


def _lanes(rows: Squares, row: int) -> tuple[int, int, int]:
    """Give a row and its two neighbours."""
    return rows[row - 1] if row else 0, rows[row], rows[row + 1] if row + 1 < len(rows) else 0


def _spread(over: Ground, source: Cell, aim: _Aim | None, limit: int | None) -> dict[Cell, int]:
    """Weigh the cheapest ways from a square, those that seem to lead to the aim first.

    It ends when all ways as cheap as the first one to a goal are weighed, or the limit is spent.
    """
    most = _FAR if limit is None else limit * _COST + _COST - 1
    best = {source: 0}
    settled: dict[Cell, int] = {}
    queue = [(0, 0, source)]
    while queue and queue[0][0] <= most:
        _, weight, at = heappop(queue)
        if at in settled:
            continue
        settled[at] = weight
        if aim is not None and at in aim.goals:
            most = min(most, weight // _COST * _COST + _COST - 1)
        for to, more in _steps(over, at):
            total = weight + more
            if total < best.get(to, _FAR):
                best[to] = total
                heappush(queue, (total + (aim.least(to, over.diagonal) if aim else 0), total, to))
    return settled
