"""Sets of squares of a board: a whole number for each row, whose bit c stands for column c.

Joining, meeting and counting thousands of squares takes a step a row; the codec writes them as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.core.grid import Cell

Squares = tuple[int, ...]


def none(rows: int) -> Squares:
    """Give the empty set of a board with so many rows."""
    return (0,) * rows


def of(cells: Iterable[Cell], rows: int) -> Squares:
    """Give the set of these squares; those above or below the board are left out."""
    found = [0] * rows
    for at in cells:
        if 0 <= at.row < rows and at.column >= 0:
            found[at.row] |= 1 << at.column
    return tuple(found)


def marked(rows: Iterable[str], signs: str) -> Squares:
    """Give the squares of drawn rows that carry one of some signs."""
    return tuple(sum(1 << column for column, sign in enumerate(row) if sign in signs) for row in rows)


def has(squares: Squares, at: Cell) -> bool:
    """Tell whether a square is in the set; one off the board is not."""
    return 0 <= at.row < len(squares) and at.column >= 0 and bool(squares[at.row] >> at.column & 1)


def union(*sets: Squares) -> Squares:
    """Give the squares of any of the sets, all of one board."""
    first, *others = sets
    for other in others:
        first = tuple(a | b for a, b in zip(first, other, strict=True))
    return first


def both(one: Squares, other: Squares) -> Squares:
    """Give the squares of both sets."""
    return tuple(a & b for a, b in zip(one, other, strict=True))


def minus(one: Squares, other: Squares) -> Squares:
    """Give the squares of one set that are not in the other."""
    return tuple(a & ~b for a, b in zip(one, other, strict=True))


def count(squares: Squares) -> int:
    """Count the squares."""
    return sum(row.bit_count() for row in squares)


def cells(squares: Squares) -> Iterator[Cell]:
    """Walk over the squares by row, then column."""
    for row, bits in enumerate(squares):
        while bits:
            lowest = bits & -bits
            yield Cell(lowest.bit_length() - 1, row)
            bits ^= lowest


def painted(width: int, signs: str, *layers: Squares) -> tuple[str, ...]:
    """Draw rows: a square in the first layer counts 1, in the second 2, in the third 4; the sum chooses the sign.

    Rows are added as hexadecimal numbers, a digit a square, so that a row takes a few steps however long it is.
    """
    table = str.maketrans("0123456789abcdef"[: len(signs)], signs)
    rows = zip(*layers, strict=True)
    return tuple(
        f"{sum(_digits(bits) << n for n, bits in enumerate(row)):0{width}x}"[::-1].translate(table) for row in rows
    )


def _digits(bits: int) -> int:
    return int(f"{bits:b}", 16)


def runs(squares: Squares) -> Iterator[tuple[Cell, Cell]]:
    """Walk over the unbroken runs of each row: first and last square."""
    for row, bits in enumerate(squares):
        while bits:
            first = (bits & -bits).bit_length() - 1
            length = (bits >> first ^ (bits >> first) + 1).bit_length() - 1
            yield Cell(first, row), Cell(first + length - 1, row)
            bits &= bits + (1 << first)
