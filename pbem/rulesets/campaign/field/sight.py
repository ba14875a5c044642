"""Sets of cells as whole numbers, and what can be seen from where (C-7.1).

The board is written as one long row of bits, the first cell highest, with one empty column at the right
edge, so that a step east of the last column leads nowhere. A state's view, what it has explored, where
armies stand: all are pieces of such numbers (`patch.Patch`), and joining or comparing two of them is one
operation, however large the board. Sight is not blocked by terrain, so what an army sees is a square (or,
with the rook's metric, a diamond) cut at the edges of the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from pbem.core.grid import Cell
from pbem.rulesets.campaign.field.patch import NOWHERE, Patch, patch

_FILLED = re.compile(rb"\0*([^\0])")
_ONES = tuple(tuple(place for place in range(8) if byte & 128 >> place) for byte in range(256))


class Raster:
    """The numbering of the cells of one board, and the sight from each of them."""

    def __init__(self, columns: int, rows: int, metric: str) -> None:
        self.columns, self.rows = columns, rows
        self.stride = self.columns + 1
        self._top = self.rows * self.stride - 1
        self._rook = metric == "rook"
        self._patterns: dict[tuple[int, int, int, int, int], int] = {}
        self._discs: dict[tuple[Cell, int], tuple[int, int]] = {}

    @cached_property
    def everywhere(self) -> Patch:
        """Give all cells of the board."""
        return self.read(("1" * self.columns,) * self.rows)

    def bit(self, at: Cell) -> int:
        """Give the position of a cell's bit."""
        return self._top - at.row * self.stride - at.column

    def among(self, cells: Patch) -> Callable[[Cell], bool]:
        """Make a quick test for being in a set, for asking about many cells."""
        size, top, stride = cells.bits.bit_length(), self._top - cells.low, self.stride
        bits = cells.bits.to_bytes(size // 8 + 1, "little")

        def found(at: Cell) -> bool:
            bit = top - at.row * stride - at.column
            return 0 <= bit < size and bool(bits[bit >> 3] >> (bit & 7) & 1)

        return found

    def mask(self, cells: Iterable[Cell]) -> Patch:
        """Make the set of some cells."""
        bits, top, stride = bytearray(self._top // 8 + 1), self._top, self.stride
        for column, row in cells:
            bit = top - row * stride - column
            bits[bit >> 3] |= 1 << (bit & 7)
        return patch(int.from_bytes(bits, "little"))

    def cells(self, cells: Patch) -> Iterator[Cell]:
        """Walk over the cells of a set, by row, then column."""
        bits = cells.bits.to_bytes((cells.bits.bit_length() + 7) // 8, "big")
        spare = len(bits) * 8 - 1 - self._top + cells.low
        for found in _FILLED.finditer(bits):
            at = found.end() - 1
            byte, first = bits[at], at * 8 - spare
            for place in _ONES[byte]:
                row, column = divmod(first + place, self.stride)
                yield Cell(column, row)

    def span(self, cells: Patch) -> range:
        """Give the rows from the first to the last cell of a set."""
        if not cells:
            return range(0)
        highest = cells.low + cells.bits.bit_length() - 1
        return range((self._top - highest) // self.stride, (self._top - cells.low) // self.stride + 1)

    def seen(self, sights: Iterable[tuple[Cell, int]]) -> Patch:
        """C-7.1: give the cells seen from some cells, each with its radius; joined first and then put into place."""
        discs = [self._disc(at, radius) for at, radius in sights]
        lowest = min((corner for _, corner in discs), default=0)
        joined = 0
        for shape, corner in discs:
            joined |= shape << corner - lowest
        return patch(joined, lowest)

    def _disc(self, at: Cell, radius: int) -> tuple[int, int]:
        """C-7.1: give the shape of what is seen from a cell, and how far left it stands."""
        found = self._discs.get((at, radius))
        if found is None:
            left, right = min(radius, at.column), min(radius, self.columns - 1 - at.column)
            up, down = min(radius, at.row), min(radius, self.rows - 1 - at.row)
            corner = self.bit(Cell(at.column + right, at.row + down))
            found = self._discs[at, radius] = (self._pattern(left, right, up, down, radius), corner)
        return found

    def _pattern(self, left: int, right: int, up: int, down: int, radius: int) -> int:
        """Give the shape of a sight cut at the edges, its lower right corner at bit 0."""
        key = (left, right, up, down, radius)
        if key not in self._patterns:
            self._patterns[key] = sum(self._row(key, rows) for rows in range(-up, down + 1))
        return self._patterns[key]

    def _row(self, extent: tuple[int, int, int, int, int], rows: int) -> int:
        """Give one row of a shape, `rows` below its middle."""
        left, right, _, down, radius = extent
        half = radius - abs(rows) if self._rook else radius
        west, east = min(half, left), min(half, right)
        return ((1 << west + east + 1) - 1) << (down - rows) * self.stride + right - east

    def read(self, rows: Sequence[str]) -> Patch:
        """Read rows of `1` and `0`."""
        filled = [number for number, row in enumerate(rows) if "1" in row]
        if not filled:
            return NOWHERE
        bits = "".join(row + "0" for row in rows[filled[0] : filled[-1] + 1])
        return patch(int(bits, 2), (self.rows - 1 - filled[-1]) * self.stride)

    def write(self, cells: Patch) -> tuple[str, ...]:
        """Write a set as rows of `1` and `0`; empty rows are one string, for most rows of a big board are empty."""
        rows, empty = self.span(cells), "0" * self.columns
        piece = cells.above((self.rows - rows.stop) * self.stride)
        bits = f"{piece:0{len(rows) * self.stride}b}" if rows else ""
        filled = [bits[start : start + self.columns] for start in range(0, len(bits), self.stride)]
        return window(empty, rows, [row if "1" in row else empty for row in filled], self.rows)


def window(blank: str, rows: range, shown: Sequence[str], height: int) -> tuple[str, ...]:
    """Give the rows of a whole board of which only some show anything."""
    return ((blank,) * rows.start + tuple(shown) + (blank,) * (height - rows.stop)) if rows else (blank,) * height
