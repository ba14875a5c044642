"""What the text of a dungeon's position speaks of besides words and numbers: squares, and sets of them."""

from __future__ import annotations

from pbem.core.grid import Cell
from pbem.core.positions import Table, Words
from pbem.core.squares import Squares, marked
from pbem.rulesets.duncan.state import Board


def square(words: Words, board: Board) -> Cell:
    """Take the first word as a square of the floor."""
    word = words.first("a square")
    at = words.cell(word)
    if not board.floor(at):
        raise ValueError(f"{words.where}: {word} is off the board or a wall")
    return at


def marks(said: Table, key: str, board: Board) -> Squares:
    """Read a set of squares, rows of `1` and `0`; `all` is every square, an absent set has none."""
    if (value := said.text(key)) == "all":
        return ((1 << board.width) - 1,) * board.height
    rows = value.split() or ["0" * board.width] * board.height
    if [len(row) for row in rows] != [board.width] * board.height or set("".join(rows)) - {"0", "1"}:
        raise said.wrong(key, f"all, or {board.height} rows of {board.width} signs 0 or 1")
    return marked(rows, "1")


def written(squares: Squares, board: Board) -> str:
    """Write a set of squares as `marks` reads it, `all` for all."""
    if squares == ((1 << board.width) - 1,) * board.height:
        return "all"
    return "".join("".join(str(row >> column & 1) for column in range(board.width)) + "\n" for row in squares)
