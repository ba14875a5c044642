"""A set of cells as a whole number, kept from its lowest cell on (C-7.1).

The board is one long row of bits (`sight.Raster`). What one state sees or has explored lies close together, on a
large board in few of its rows: a number of the whole board would be nearly all zeros, and everybody has several.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Patch:
    """The cells of `bits`, whose bit 0 is the board's bit `low` and is set, unless the set is empty."""

    bits: int = 0
    low: int = 0

    def __bool__(self) -> bool:
        """Tell whether there is any cell in it."""
        return self.bits != 0

    def __or__(self, other: Patch) -> Patch:
        """Join two sets."""
        if not self.bits or not other.bits:
            return self if self.bits else other
        low = min(self.low, other.low)
        return Patch(self.bits << self.low - low | other.bits << other.low - low, low)

    def __and__(self, other: Patch) -> Patch:
        """Give the cells that are in both sets."""
        low = max(self.low, other.low)
        return patch(self.bits >> low - self.low & other.bits >> low - other.low, low)

    def __sub__(self, other: Patch) -> Patch:
        """Give the cells that are not in the other set."""
        return patch(self.bits & ~other.above(self.low), self.low)

    def above(self, low: int) -> int:
        """Give the number of the cells from a bit of the board on."""
        return self.bits << self.low - low if self.low >= low else self.bits >> low - self.low


NOWHERE = Patch()
"""No cell at all."""


def patch(bits: int, low: int = 0) -> Patch:
    """Make the set of a number whose bit 0 is the board's bit `low`."""
    if not bits:
        return NOWHERE
    empty = (bits & -bits).bit_length() - 1
    return Patch(bits >> empty, low + empty)
