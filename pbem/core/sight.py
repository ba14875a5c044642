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
anything between x0/t1 and x1/t0: a run of bits, its ends found by division of whole numbers. A wall whose sides
towards the eye are covered by other walls hides nothing they do not hide, and is left out.
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
    whole, left = (1 << width) - 1, at.column - reach
    rows = ((row, _spread(row - at.row, reach, metric)) for row in range(height))
    runs = (_run(reach - half, reach + half) if half >= 0 else 0 for _, half in rows)
    return tuple((run << left if left >= 0 else run >> -left) & whole for run in runs)


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
    """The window of a radius: how long its rows are, which bits are squares, which points, and where walls may hide."""

    radius: int
    stride: int
    own: int
    points: int
    faces: tuple[tuple[int, int], ...]
    corners: tuple[tuple[int, int], ...]
    falling: int
    rising: int


@cache
def _layout(radius: int) -> _Layout:
    """Lay out the window of a radius."""
    stride, size = 4 * radius + 4, 2 * radius + 1
    before, after, all_ = range(radius), range(radius + 1, size), range(size)
    east, west = _block(after, all_, stride), _block(before, all_, stride)
    south, north = _block(all_, after, stride), _block(all_, before, stride)
    vertices = _block(range(size + 1), range(size + 1), stride)
    hiding = sum(1 << row * stride + column for column, row in _vertices(radius) if _behind(radius, column, row))
    return _Layout(
        radius=radius,
        stride=stride,
        own=1 << radius * stride + radius,
        points=vertices | _block(all_, all_, stride) << stride // 2,
        faces=((east, 1), (west, -1), (south, stride), (north, -stride)),
        corners=(
            (south & east, stride + 1),
            (south & west, stride - 1),
            (north & east, 1 - stride),
            (north & west, -1 - stride),
        ),
        falling=hiding & _quadrants(radius, 1),
        rising=hiding & _quadrants(radius, -1),
    )


def _block(columns: range, rows: range, stride: int) -> int:
    """Give a rectangle of bits."""
    line = _run(columns.start, columns.stop - 1)
    return sum(line << row * stride for row in rows)


def _vertices(radius: int) -> Iterator[tuple[int, int]]:
    """Walk over the vertices of a window."""
    size = 2 * radius + 2
    return ((column, row) for row in range(size) for column in range(size))


def _quadrants(radius: int, sign: int) -> int:
    """Give the vertices where segments from the middle fall to the right (1: SE and NW), or rise (-1: NE and SW)."""
    stride, edge = 4 * radius + 4, 2 * radius + 1
    chosen = ((i, k) for i, k in _vertices(radius) if (2 * i - edge) * (2 * k - edge) * sign > 0)
    return sum(1 << k * stride + i for i, k in chosen)


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
    """Give the walls with a side towards the eye that no wall covers; where one may peek, a corner is enough."""
    open_ = 0
    for half, shift in layout.faces + layout.corners if corner_peek else layout.faces:
        open_ |= half & ~(walls << shift if shift > 0 else walls >> -shift)
    return walls & open_


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
