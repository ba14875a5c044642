"""Where things lie on a table top: the columns of a city with its roads, and the dice within a column."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.rulesets.dice_empires.picture.tableau import Box, Road, TableDie, Town

_SHARES = {"road": 1.16, "wall": 0.94, "part": 1.0}
_NAME, _SHAPE, _BARE, _CHAIN, _NARROW = 27, 20, 5, 5, 32
"""Room below a die for its name, for the shape of a foreign colour, for neither; room around it for a chain; the size
of dice that lie side by side.
"""


@dataclass(frozen=True)
class Column:
    """A part of a city or a road, and where it is painted."""

    part: Box | Road
    x: int
    width: int
    left: bool = False


@dataclass(frozen=True)
class Spot:
    """A die and where it lies, below the top of its column; `foreign`: not of the lord of the city."""

    die: TableDie
    x: float
    y: float
    size: int
    foreign: bool

    @property
    def bottom(self) -> int:
        """Tell how deep the die and its name reach."""
        return round(self.y + self.size + (_NAME if self.die.label else _SHAPE if self.foreign else _BARE))


def parts_of(town: Town) -> tuple[Box | Road, ...]:
    """List the roads and parts of a city from left to right."""
    return tuple(part for part in (town.left, *town.boxes, town.right) if part is not None)


def columns(town: Town, x: int, width: int) -> tuple[Column, ...]:
    """Divide the width among the roads and the parts of a city, from left to right."""
    parts = parts_of(town)
    shares = [_SHARES[_sort(part)] for part in parts]
    edges = [x + round(width * sum(shares[:place]) / sum(shares)) for place in range(len(parts) + 1)]
    return tuple(
        Column(part, left, right - left, part is town.left)
        for part, left, right in zip(parts, edges, edges[1:], strict=False)
    )


def _sort(part: Box | Road) -> str:
    return "road" if isinstance(part, Road) else "wall" if part.look == "wall" else "part"


def packed(column: Column, largest: int, own: str) -> tuple[Spot, ...]:
    """Lay the dice of a column: one below the other, or side by side where two armies meet or there are many.

    On a road the lord's own men stand next to his walls.
    """
    dice = column.part.dice
    ours = tuple(die for die in dice if die.colour == own)
    others = tuple(die for die in dice if die.colour != own)
    if isinstance(column.part, Road) and ours and others:
        sides = (others, ours) if column.left else (ours, others)
        return tuple(spot for side, file in enumerate(sides) for spot in _file(column, file, side, largest, own))
    if len(dice) < 3:
        return _stack(column, dice, column.x + (column.width - largest) / 2, largest, own)
    pairs = tuple(dice[side::2] for side in (0, 1))
    return tuple(spot for side, file in enumerate(pairs) for spot in _file(column, file, side, largest, own))


def _file(column: Column, dice: tuple[TableDie, ...], side: int, largest: int, own: str) -> tuple[Spot, ...]:
    """Stack dice in the left or the right half of a column."""
    size = min(_NARROW, largest)
    middle = column.x + column.width * (0.24 if side == 0 else 0.76)
    return _stack(column, dice, middle - size / 2, size, own)


def _stack(column: Column, dice: tuple[TableDie, ...], x: float, size: int, own: str) -> tuple[Spot, ...]:
    """Lay dice below one another, a chained one with room for its chain."""
    spots: list[Spot] = []
    for die in dice:
        top = 6 if not spots else spots[-1].bottom + 3
        spots += [Spot(die, x, top + (_CHAIN if die.chained else 0), size, die.colour != own)]
    return tuple(spots)
