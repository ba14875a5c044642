"""The cities as plain data: boxes with dice in them, and the roads between.

Colours are palette keys (`red`, `blue`, `neutral`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pbem.core.texts import Text


@dataclass(frozen=True)
class TableDie:
    """A die that shows 1..6 pips. `label` is its name for the reader (`d1`), `chained` that its people are slaves.

    One without a name is known by its colour, with the shape of that colour beside it in a foreign city.

    `ghost`: it is planned and not there yet; `lost`: so many of it fell since the last picture.
    """

    pips: int
    colour: str
    label: Text | str = ""
    chained: bool = False
    ghost: bool = False
    lost: int = 0


@dataclass(frozen=True)
class Box:
    """A part of a city (`name`, and its short `sign` for the text) and the dice in it.

    `look`: how it is painted. `known`: whether it is in sight now; `since`: else when it last was (0: never).
    `caption`: what the picture writes below it, where its place shows the rest (`walls` for the walls on the left).
    """

    name: Text
    sign: str
    look: Literal["wall", "houses", "barracks", "hall", "church", "farm"]
    dice: tuple[TableDie, ...] = ()
    known: bool = True
    since: int = 0
    caption: Text | None = None


@dataclass(frozen=True)
class Road:
    """A road beside a city and the troops on it, own ones or a neighbour's; `fight`: a battle was fought there."""

    name: Text
    sign: str
    dice: tuple[TableDie, ...] = ()
    known: bool = True
    fight: bool = False
    caption: Text | None = None


@dataclass(frozen=True)
class Town:
    """A city from left to right between its two roads; `large`: the reader's own. `figures`: short facts beside it."""

    name: Text
    colour: str
    boxes: tuple[Box, ...]
    left: Road | None = None
    right: Road | None = None
    large: bool = False
    dim: bool = False
    figures: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Tableau:
    """The cities, one below the other, and the race for the goal: (name, colour, points), of `goal`."""

    towns: tuple[Town, ...]
    race: tuple[tuple[Text, str, int], ...] = ()
    goal: int = 0
    kind: Literal["tableau"] = "tableau"
