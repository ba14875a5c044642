"""What is seen of a board of squares from the centre of one of them: exact, in whole numbers.

The rule. A point is *clear* when the open segment to it from the centre of the own square meets the interior of no
wall, and slips nowhere between two walls that touch at a corner (unless `corner_peek` lets it). Touching an edge or a
corner does not block. A floor square is seen when its centre or at least three of its vertices are clear, a wall when
one vertex is, the own square always; and only within reach. Nothing beyond the edge of the board is ever seen.

The points. All coordinates are doubled and counted from the own centre, so that vertices are odd and centres even.
What lies within `radius` squares is a *window*, written into one whole number with 4 radius + 4 bits for each row of
squares: first its upper vertices from the left, then its centres. The square in column i of the row is bit i of it,
where its upper left vertex stands; so its other vertices and its centre are found by shifts, and all squares of
the window are judged at once.

The shadows. What one wall hides does not depend on the others, so it is worked out once for each place in a window and
kept. In a row of points b (all with one y) the wall x0..x1, y0..y1 hides those whose segment is inside it at some
t of (0, 1): y0/b < t < y1/b leaves t between t0 and t1, and then a with x0 < t a < x1 for one of these t is
anything between x0/t1 and x1/t0: a run of bits, its ends found by division of whole numbers. Only walls that
a segment can meet first are asked; rock behind rock hides nothing besides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import gcd, isqrt
from typing import Literal

from pbem.core.grid import Cell
from pbem.core.squares import Squares

Metric = Literal["circle", "square"]


@dataclass(frozen=True)
class Rule:
    """How far a reach goes (`circle`: centres within reach + 1/2), and whether one peeks between touching corners."""

    metric: Metric = "circle"
    corner_peek: bool = False


def seen(walls: Squares, width: int, eyes: Iterable[tuple[Cell, int]], rule: Rule) -> Squares:
    """Give the squares seen by anybody of those who stand on these squares with these reaches."""
    found, rows = [0] * len(walls), range(len(walls))
    for at, reach in eyes:
        radius = min(reach, max(width, len(walls)) - 1)
        lit = _lit(_window(walls, at, radius), radius, reach, rule)
        left = at.column - radius
        for row, bits in enumerate(lit, at.row - radius):
            if row in rows:
                found[row] |= bits << left if left >= 0 else bits >> -left
    whole = (1 << width) - 1
    return tuple(bits & whole for bits in found)


def disc(at: Cell, reach: int, width: int, height: int, metric: Metric = "circle") -> Squares:
    """Give the squares within reach, through walls and all."""
    spreads = (_spread(row - at.row, reach, metric) for row in range(height))
    return tuple(_run(max(0, at.column - half), min(width - 1, at.column + half)) for half in spreads)


def _spread(rows: int, reach: int, metric: Metric) -> int:
    """Count how many squares to either side are within reach in a row so far away; -1: none."""
    if abs(rows) > reach:
        return -1
    if metric == "square":
        return reach
    return isqrt(reach * reach + reach - rows * rows)


def _run(first: int, last: int) -> int:
    """Give the bits from one to another; none when the last comes before the first."""
    return (1 << last + 1) - (1 << first) if last >= first else 0


@dataclass(frozen=True)
class _Layout:
    """The window of a radius: how long its rows are, which bits are points, and which vertices have points behind them.

    Seen from the middle, segments to the `falling` ones go down to the right or up to the left, to `rising` ones not.
    """

    radius: int
    stride: int
    own: int
    points: int
    falling: int
    rising: int


@cache
def _layout(radius: int) -> _Layout:
    stride, size = 4 * radius + 4, 2 * radius + 1
    points = _block(size + 1, stride) | _block(size, stride) << stride // 2
    own = 1 << radius * stride + radius
    return _Layout(radius, stride, own, points, _quadrants(radius, 1), _quadrants(radius, -1))


def _block(size: int, stride: int) -> int:
    """Give a square of so many bits a side."""
    return sum(_run(0, size - 1) << row * stride for row in range(size))


def _quadrants(radius: int, sign: int) -> int:
    """Give the vertices with points behind them, of two quadrants: SE and NW (1), or NE and SW (-1)."""
    stride, edge, found = 4 * radius + 4, 2 * radius + 1, 0
    places = [(index, 2 * index - edge) for index in range(edge + 1)]
    for row, b in places:
        for column, a in places:
            if a * b * sign > 0 and max(abs(a), abs(b)) * (gcd(a, b) + 1) <= edge * gcd(a, b):
                found |= 1 << row * stride + column
    return found


def _window(walls: Squares, at: Cell, radius: int) -> int:
    """Cut the walls around a square out of the board."""
    stride, left = 4 * radius + 4, at.column - radius
    line, found = (1 << 2 * radius + 1) - 1, 0
    for row in range(min(at.row + radius, len(walls) - 1), max(at.row - radius, 0) - 1, -1):
        bits = walls[row]
        found = found << stride | (bits >> left if left >= 0 else bits << -left) & line
    return found << max(radius - at.row, 0) * stride


@lru_cache(maxsize=1 << 13)
def _lit(window: int, radius: int, reach: int, rule: Rule) -> tuple[int, ...]:
    """Give the squares seen in a window, row by row."""
    layout = _layout(radius)
    walls = window & ~layout.own
    clear = layout.points & ~_hidden(walls, layout, rule.corner_peek)
    nw, ne, sw, se = clear, clear >> 1, clear >> layout.stride, clear >> layout.stride + 1
    three = nw & ne & (sw | se) | sw & se & (nw | ne)
    floor = (clear >> layout.stride // 2 | three) & ~walls
    found = floor | walls & (nw | ne | sw | se) | layout.own
    rows = (found >> row * layout.stride for row in range(2 * radius + 1))
    return tuple(row & within for row, within in zip(rows, _within(radius, reach, rule.metric), strict=True))


@cache
def _within(radius: int, reach: int, metric: Metric) -> tuple[int, ...]:
    """Give the squares of a window within reach, row by row."""
    spreads = (min(_spread(rows, reach, metric), radius) for rows in range(-radius, radius + 1))
    return tuple(_run(radius - half, radius + half) for half in spreads)


def _hidden(walls: int, layout: _Layout, corner_peek: bool) -> int:
    """Give the points that are not clear."""
    hidden = 0
    for bit in _bits(_fronts(walls, layout, corner_peek)):
        hidden |= _shadow(layout.radius, bit)
    if not corner_peek:
        for bit in _bits(_pinched(walls, layout) & ~hidden):
            hidden |= _behind(layout.radius, bit % layout.stride, bit // layout.stride)
    return hidden


def _bits(mask: int) -> Iterator[int]:
    """Walk over the places of the bits that are set."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _fronts(walls: int, layout: _Layout, corner_peek: bool) -> int:
    """Give the walls that a segment from the eye can meet first, and maybe more; all others hide nothing besides.

    On its way a segment only ever goes on in two of four directions. So walk from the eye over the floor, row by row to
    either side: east or west in the row, and to the next; where one may peek, across a corner as well. Walls that this
    meets are enough.
    """
    radius, line, found = layout.radius, (1 << 2 * layout.radius + 1) - 1, 0
    for rows in (range(radius, 2 * radius + 1), range(radius, -1, -1)):
        beside = 1 << radius, 1 << radius
        for row in rows:
            hard = walls >> row * layout.stride & line
            east, west = (each & ~hard for each in beside)
            east, west = _eastwards(line & ~hard, east), _westwards(line & ~hard, west)
            found |= ((beside[0] | beside[1] | east << 1 | west >> 1) & hard) << row * layout.stride
            if not east | west:
                break
            beside = (east | east << 1, west | west >> 1) if corner_peek else (east, west)
    return found


def _eastwards(floor: int, seeds: int) -> int:
    """Spread to higher columns over the floor: a carry runs through each stretch that has a seed."""
    return floor & (~(floor + seeds) | seeds)


def _westwards(floor: int, seeds: int) -> int:
    """Spread to lower columns over the floor, twice as far with each step."""
    shift = 1
    while floor:
        seeds |= floor & seeds >> shift
        floor &= floor >> shift
        shift *= 2
    return seeds


def _pinched(walls: int, layout: _Layout) -> int:
    """Give the vertices where two walls touch, one on either side of the segment that passes through."""
    falling = walls << layout.stride & walls << 1
    rising = walls << layout.stride + 1 & walls
    return falling & layout.falling | rising & layout.rising


@lru_cache(maxsize=1 << 12)
def _shadow(radius: int, bit: int) -> int:
    """Give the points that one wall hides; above the eye as mirrored below it."""
    row, column = divmod(bit, 4 * radius + 4)
    x, y, edge = 2 * (column - radius), 2 * (row - radius), 2 * radius + 1
    turned, lowest = (-1 if y < 0 else 1), abs(y) or -edge
    runs = ((turned * b, _hidden_run(x, abs(y), abs(b), radius)) for b in range(lowest, edge + 1))
    return sum(run << (b + edge) * (edge + 1) for b, run in runs)


def _hidden_run(x: int, y: int, b: int, radius: int) -> int:
    """Give the points of row b that the wall with its centre at (x, y) hides; neither is above the eye."""
    far = (y + 1, b) if b > y + 1 else (1, 1)
    near = (y - 1, b)
    low = _quotient(x - 1, far if x > 0 else near)
    high = _quotient(x + 1, far if x < 0 else near)
    last = 2 * radius + b % 2
    first = 0 if low is None else max(0, (low[0] + last * low[1]) // (2 * low[1]) + 1)
    end = last + 1 if high is None else min(last + 1, -(-(high[0] + last * high[1]) // (2 * high[1])))
    return _run(first, end - 1)


def _quotient(x: int, t: tuple[int, int]) -> tuple[int, int] | None:
    """Divide by a fraction; None where it is not above 0, so that there is no bound."""
    return (x * t[1], t[0]) if t[0] > 0 else None


@lru_cache(maxsize=1 << 12)
def _behind(radius: int, column: int, row: int) -> int:
    """Give the points behind a vertex on the segment through it."""
    edge, line = 2 * radius + 1, 2 * radius + 2
    a, b = 2 * column - edge, 2 * row - edge
    steps = gcd(a, b)
    a, b, found = a // steps, b // steps, 0
    for times in range(steps + 1, edge // max(abs(a), abs(b)) + 1):
        found |= 1 << (times * b + edge) * line + (times * a + edge) // 2
    return found
