"""The rooms of a random dungeon: the board is cut into blocks with a room in each, and passages join the blocks.

Rooms are of several sorts, so that sight is worth something: bare halls, halls with pillars, angled rooms that hide
their far end, caves with ragged walls, and mere crossings. Every room has a *heart* that stays floor; passages run from
heart to heart, so that what is joined can be walked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from pbem.core.dice import Dice
from pbem.core.grid import Cell

T = TypeVar("T")
Floor = frozenset[Cell]
Pair = tuple[int, int]
"""Two blocks side by side."""


@dataclass(frozen=True)
class Lots:
    """Choices made by shuffling, so that nothing of a map stands among the throws."""

    dice: Dice
    why: str = "dungeon"

    def pick(self, items: Sequence[T]) -> T:
        """Take one."""
        return self.dice.shuffle(items, self.why)[0]

    def between(self, low: int, high: int) -> int:
        """Take a number from low to high."""
        return self.pick(range(low, max(low, high) + 1))


@dataclass(frozen=True)
class Block:
    """A rectangle of the board within its walls: the first column and row, and how many of each."""

    column: int
    row: int
    width: int
    height: int

    @property
    def middle(self) -> Cell:
        """Give the square in the middle."""
        return Cell(self.column + self.width // 2, self.row + self.height // 2)

    def squares(self) -> Floor:
        """List all squares."""
        return frozenset(
            Cell(column, row)
            for row in range(self.row, self.row + self.height)
            for column in range(self.column, self.column + self.width)
        )

    def around(self, radius: int) -> Floor:
        """List the squares around the middle."""
        return Block(self.middle.column - radius, self.middle.row - radius, 2 * radius + 1, 2 * radius + 1).squares()


@dataclass(frozen=True)
class Blocks:
    """The blocks of a board, row by row, `across` in a row."""

    blocks: tuple[Block, ...]
    across: int

    def pairs(self) -> tuple[Pair, ...]:
        """List the blocks that lie side by side."""
        count, across = len(self.blocks), self.across
        beside = [(at, at + 1) for at in range(count) if (at + 1) % across]
        return (*beside, *((at, at + across) for at in range(count - across)))


@dataclass(frozen=True)
class Room:
    """A room: its floor, and the square passages lead to."""

    floor: Floor
    heart: Cell


def cut(width: int, height: int, size: int) -> Blocks:
    """Cut a board into blocks of about this size, with a wall around each."""
    across, down = max(1, (width - 1) // size), max(1, (height - 1) // size)
    columns, rows = _parts(width - 1, across), _parts(height - 1, down)
    return Blocks(tuple(Block(x, y, w, h) for y, h in rows for x, w in columns), across)


def _parts(length: int, count: int) -> list[tuple[int, int]]:
    """Cut a length: the first square behind the wall, and how many."""
    ends = [number * length // count for number in range(count + 1)]
    return [(start + 1, end - start - 1) for start, end in zip(ends, ends[1:], strict=False)]


def room(block: Block, lots: Lots) -> Room:
    """Draw a room into a block."""
    width, height = lots.between(_part(block.width), block.width), lots.between(_part(block.height), block.height)
    column = block.column + lots.between(0, block.width - width)
    row = block.row + lots.between(0, block.height - height)
    within = Block(column, row, width, height)
    floor, heart = lots.pick(_SORTS)(within, lots), within.middle
    return Room(floor | {heart}, heart)


def _part(length: int) -> int:
    """Give the least length of a room within a block: two thirds, three squares at least."""
    return max(3, length * 2 // 3)


def _hall(within: Block, lots: Lots) -> Floor:
    return within.squares()


def _pillars(within: Block, lots: Lots) -> Floor:
    """A hall with a pillar on every second square of every second row."""
    columns = range(within.column + 1, within.column + within.width - 1, 2)
    rows = range(within.row + 1, within.row + within.height - 1, 2)
    return within.squares() - {Cell(column, row) for row in rows for column in columns}


def _angle(within: Block, lots: Lots) -> Floor:
    """A room without one of its quarters."""
    half, high = within.width // 2, within.height // 2
    column = within.column + lots.pick((0, within.width - half))
    row = within.row + lots.pick((0, within.height - high))
    return within.squares() - Block(column, row, half, high).squares()


def _cave(within: Block, lots: Lots) -> Floor:
    """A room without a third of the squares along its walls."""
    inner = Block(within.column + 1, within.row + 1, within.width - 2, within.height - 2).squares()
    edge = sorted(within.squares() - inner)
    return within.squares() - set(lots.dice.shuffle(edge, lots.why)[: len(edge) // 3])


def _crossing(within: Block, lots: Lots) -> Floor:
    return frozenset()


_SORTS: tuple[Callable[[Block, Lots], Floor], ...] = (
    _hall,
    _hall,
    _pillars,
    _pillars,
    _angle,
    _angle,
    _cave,
    _crossing,
)
"""What rooms are, as often as they are."""


def passage(one: Cell, other: Cell, across_first: bool) -> Floor:
    """Lay a passage with one bend, or none."""
    bend = Cell(other.column, one.row) if across_first else Cell(one.column, other.row)
    return _straight(one, bend) | _straight(bend, other)


def _straight(one: Cell, other: Cell) -> Floor:
    """List the squares of a row or a column from one square to another."""
    (left, right), (top, low) = sorted((one.column, other.column)), sorted((one.row, other.row))
    return Block(left, top, right - left + 1, low - top + 1).squares()
