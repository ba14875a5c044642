"""Maps as text: what `maps/*.txt` and `Options.dungeon` hold.

    #######
    #1..o.#
    #.##n.#
    #O...2#
    #######

    title: The first steps
    pile E2 12
    neutral E3 3/2/1

First the rows: `#` wall, `.` floor, portals `1`-`9` and `a`-`c` in the order of the teams, `o` and `O` a small and a
large pile, `n` a neutral unit. After an empty line more about them: the capacity of a pile (`unlimited`, or a number;
left out: as the options say), and the strength, speed and sight of a neutral unit (left out: 1/1/1), which may stand on
a pile too. Portals are best numbered around the board: fewer teams take every second, or third.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby

from pbem.core.grid import KING, Cell, cell, step
from pbem.rulesets.duncan.state import Board, Pile, Unit

PORTALS = "123456789abc"
"""The signs of the portals, in the order of the teams."""
MOST = 120
"""The most squares a board may have across or down."""
_SMALL, _LARGE, _NEUTRAL = "o", "O", "n"
_SIGNS = "#." + PORTALS + _SMALL + _LARGE + _NEUTRAL


@dataclass(frozen=True)
class Dungeon:
    """What a map says: the board, the portals in the order of the teams, the piles, the neutral units.

    A pile's `left` is its capacity: None as the options say, 0 without limit.
    """

    board: Board
    portals: tuple[Cell, ...]
    piles: tuple[Pile, ...]
    neutral: tuple[Unit, ...] = ()
    title: str = ""


@dataclass(frozen=True)
class _Line:
    """A line of the second part: its number, for complaints, and its words."""

    number: int
    words: tuple[str, ...]

    def wrong(self, what: str) -> ValueError:
        """Say what is wrong with it."""
        return ValueError(f"map, line {self.number}: {what}, found {' '.join(self.words)!r}")


def read(text: str) -> Dungeon:
    """Read a map; a ValueError says what is wrong where."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    rows, *others = [list(part) for filled, part in groupby(lines, key=lambda line: bool(line[1])) if filled] or [[]]
    _drawn(rows)
    dungeon = _placed(tuple(row for _, row in rows))
    for number, line in chain.from_iterable(others):
        dungeon = _told(dungeon, _Line(number, tuple(line.split())))
    return dungeon


def _drawn(rows: Sequence[tuple[int, str]]) -> None:
    """Refuse rows that are no rectangle, are too many or hold a strange sign."""
    if not rows or len(rows) > MOST or len(rows[0][1]) > MOST:
        raise ValueError(f"map: expected 1 to {MOST} rows of 1 to {MOST} squares")
    width = len(rows[0][1])
    for number, row in rows:
        if len(row) != width:
            raise ValueError(f"map, line {number}: {len(row)} squares, the first row has {width}")
        if strange := row.strip(_SIGNS):
            raise ValueError(f"map, line {number}: unknown sign {strange[0]!r}, known are {_SIGNS}")


def _placed(rows: tuple[str, ...]) -> Dungeon:
    """Take what is drawn on the floor off it."""
    signs = [(sign, Cell(column, row)) for row, line in enumerate(rows) for column, sign in enumerate(line)]
    floor = tuple("".join("#" if sign == "#" else "." for sign in line) for line in rows)
    piles = [Pile(at, "small" if sign == _SMALL else "large") for sign, at in signs if sign in (_SMALL, _LARGE)]
    neutral = [at for sign, at in signs if sign == _NEUTRAL]
    units = tuple(Unit(number, at) for number, at in enumerate(neutral, 1))
    return Dungeon(Board(floor), _portals(signs, Board(floor)), tuple(piles), units)


def _portals(signs: Iterable[tuple[str, Cell]], board: Board) -> tuple[Cell, ...]:
    """D-1.3: put the portals into the order of the teams: none twice, none left out, floor beside each."""
    found = sorted((PORTALS.index(sign), at) for sign, at in signs if sign in PORTALS)
    if [place for place, _ in found] != list(range(len(found))):
        raise ValueError(f"map: expected every portal of {PORTALS[: len(found)]} once")
    portals = tuple(at for _, at in found)
    for at in portals:
        if not any(board.floor(step(at, direction)) for direction in KING):
            raise ValueError(f"map: no floor beside the portal in {at.name}")
    return portals


def _told(dungeon: Dungeon, line: _Line) -> Dungeon:
    """Read one line of the second part."""
    reader = _READERS.get(line.words[0])
    if reader is None:
        raise line.wrong("expected title:, pile or neutral")
    return reader(dungeon, line)


def _title(dungeon: Dungeon, line: _Line) -> Dungeon:
    """Read `title: The first steps`."""
    return replace(dungeon, title=" ".join(line.words[1:]))


def _pile(dungeon: Dungeon, line: _Line) -> Dungeon:
    """D-1.5: read `pile E2 12` or `pile E2 unlimited`."""
    at = _square(line, 3)
    capacity = 0 if line.words[2] == "unlimited" else _whole(line, line.words[2])
    if at not in {pile.cell for pile in dungeon.piles}:
        raise line.wrong(f"there is no pile in {at.name}")
    piles = tuple(replace(pile, left=capacity) if pile.cell == at else pile for pile in dungeon.piles)
    return replace(dungeon, piles=piles)


def _neutral(dungeon: Dungeon, line: _Line) -> Dungeon:
    """D-1.6: read `neutral E3 3/2/1`, on a square drawn with `n` or any other floor without a portal."""
    at = _square(line, 3)
    values = line.words[2].split("/")
    if len(values) != 3:
        raise line.wrong("expected STRENGTH/SPEED/SIGHT")
    if not dungeon.board.floor(at) or at in dungeon.portals:
        raise line.wrong(f"nobody can stand in {at.name}")
    strength, speed, sight = (_whole(line, value) for value in values)
    others = {unit.cell: unit for unit in dungeon.neutral}
    others[at] = Unit(0, at, strength, speed, sight, best=strength)
    order = sorted(others, key=lambda each: (each.row, each.column))
    return replace(dungeon, neutral=tuple(replace(others[each], number=n) for n, each in enumerate(order, 1)))


_READERS: Mapping[str, Callable[[Dungeon, _Line], Dungeon]] = {"title:": _title, "pile": _pile, "neutral": _neutral}


def _square(line: _Line, words: int) -> Cell:
    if len(line.words) != words:
        raise line.wrong(f"expected {words} words")
    try:
        return cell(line.words[1])
    except ValueError as error:
        raise line.wrong(str(error)) from None


def _whole(line: _Line, word: str) -> int:
    """Read a whole number from 1."""
    if not (word.isascii() and word.isdigit() and int(word) > 0):
        raise line.wrong(f"expected a number from 1 instead of {word!r}")
    return int(word)


def write(dungeon: Dungeon) -> str:
    """Write a map as `read` reads it."""
    signs = {unit.cell: _NEUTRAL for unit in dungeon.neutral}
    signs |= {pile.cell: _SMALL if pile.size == "small" else _LARGE for pile in dungeon.piles}
    signs |= dict(zip(dungeon.portals, PORTALS, strict=False))
    rows = [
        "".join(signs.get(Cell(column, row), sign) for column, sign in enumerate(line))
        for row, line in enumerate(dungeon.board.rows)
    ]
    title = [f"title: {dungeon.title}"] if dungeon.title else []
    piles = [f"pile {each.cell.name} {each.left or 'unlimited'}" for each in dungeon.piles if each.left is not None]
    neutral = [f"neutral {each.cell.name} {each.strength}/{each.speed}/{each.sight}" for each in dungeon.neutral]
    return "\n".join([*rows, "", *title, *piles, *neutral, ""])
