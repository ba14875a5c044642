"""The cities as plain data: boxes with dice in them, and the roads between.

Colours are palette keys (`red`, `blue`, `neutral`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.texts import Text


@dataclass(frozen=True)
class TableDie:
    """A die. One without a name is known by its colour, with the shape of that colour beside it in a foreign city."""

    pips: int
    """What it shows, 1 to 6."""
    colour: str
    """Whose people it stands for, as a colour."""
    label: Text | str = ""
    """Its name for the reader (`d1`), or empty."""
    chained: bool = False
    """Its people are slaves."""
    ghost: bool = False
    """It is planned and not there yet."""
    lost: int = 0
    """How many of it fell since the last picture."""


@dataclass(frozen=True)
class Box:
    """A part of a city and the dice in it."""

    name: Text
    """Its name."""
    sign: str
    """Its short sign for the text."""
    look: Literal["wall", "houses", "barracks", "hall", "church", "farm"]
    """How it is painted."""
    dice: tuple[TableDie, ...] = ()
    """The dice in it."""
    known: bool = True
    """It is in sight now."""
    since: int = 0
    """When it last was, where it is not (0: never)."""
    caption: Text | None = None
    """What the picture writes below it, where its place shows the rest (`walls` for the walls on the left)."""


@dataclass(frozen=True)
class Road:
    """A road beside a city and the troops on it, own ones or a neighbour's."""

    name: Text
    """Its name."""
    sign: str
    """Its short sign for the text."""
    dice: tuple[TableDie, ...] = ()
    """The troops on it."""
    known: bool = True
    """It is in sight now."""
    fight: bool = False
    """A battle was fought there."""
    caption: Text | None = None
    """What the picture writes below it."""


@dataclass(frozen=True)
class Town:
    """A city from left to right between its two roads."""

    name: Text
    """Its name."""
    colour: str
    """Its colour."""
    boxes: tuple[Box, ...]
    """Its parts from left to right."""
    left: Road | None = None
    """The road on its left, where it is shown."""
    right: Road | None = None
    """The road on its right, where it is shown."""
    large: bool = False
    """It is the reader's own."""
    dim: bool = False
    """It is painted pale, such as a ruined one."""
    figures: tuple[Text, ...] = ()
    """Short facts beside it."""


@dataclass(frozen=True)
class Tableau:
    """The cities, one below the other, and the race for the goal."""

    towns: tuple[Town, ...]
    """The cities."""
    race: tuple[tuple[Text, str, int], ...] = ()
    """The race: name, colour and points of each."""
    goal: int = 0
    """The points to reach."""
    kind: Literal["tableau"] = "tableau"
    """What this map is."""
