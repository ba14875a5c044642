"""A map of areas as plain data: polygons of any form, lands and seas, what stands on them, what leads between them.

Coordinates are whole units from the upper left. Colours are palette keys (`red`, `blue`, `neutral`). What stands
somewhere is an image of the map's own (`pbem.core.shapes`), some 64 units wide and 70 high around its origin.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pbem.core.shapes import Shape, Sign
from pbem.core.texts import Text

Point = tuple[int, int]
Outline = tuple[Point, ...]


@dataclass(frozen=True)
class Stack:
    """Things of one kind that stand in an area: their image, their colour, how many there are."""

    image: str
    colour: str
    number: str = ""


@dataclass(frozen=True)
class Mark:
    """An image that has a place of its own, such as a ship in a harbour, and a short word on it above its foot."""

    image: str
    at: Point
    scale: float = 1.0
    colour: str = ""
    word: str = ""
    foot: int = 0
    ink: str = ""


@dataclass(frozen=True)
class Area:
    """A land or a sea: its short `sign`, name, outlines (a mainland and islands), where its stacks and its name stand.

    `home` is the colour it is pale in, `owner` that of whoever holds it. `badges` say what it is or has, in a row above
    the stacks. `strength` stands for the stacks where there is no room for them. `sight`: whether it is seen now.
    `own`: the reader has something there, so a detail shows it.
    `neighbours` are the signs of the areas one can go to.
    """

    sign: str
    name: Text
    outlines: tuple[Outline, ...]
    at: Point
    label: Point
    terrain: Literal["plain", "forest", "hills", "mountains", "desert", "sea"] = "plain"
    home: str = ""
    owner: str = ""
    stacks: tuple[Stack, ...] = ()
    badges: tuple[Stack, ...] = ()
    marks: tuple[Mark, ...] = ()
    strength: str = ""
    sight: Literal["seen", "remembered", "unknown"] = "seen"
    ringed: bool = False
    own: bool = False
    neighbours: tuple[str, ...] = ()


@dataclass(frozen=True)
class Causeway:
    """A link of two areas that have no border in common: where it begins and ends, on land or at sea."""

    ends: tuple[Point, Point]
    by: Literal["land", "sea"] = "land"


@dataclass(frozen=True)
class Ridge:
    """A closed border: nobody crosses this line."""

    line: Outline


@dataclass(frozen=True)
class Arrow:
    """What went, or is planned to go, from one area to another (signs).

    `wide`: an attack. A line may be `solid`, `dashed` (planned, undecided) or `dotted` (a retreat); `fire` is none, but
    a fan across the border of the area guns aim at. `outcome` is an image upon it. By `sea` it leads from harbour to
    harbour, bent to the side `bend` round the coast.
    """

    origin: str
    to: str
    colour: str
    width: int = 6
    line: Literal["solid", "dashed", "dotted", "fire"] = "solid"
    outcome: str = ""
    ends: tuple[Point, Point] | None = None
    bend: int = 1


@dataclass(frozen=True)
class Caption:
    """Words on the sea."""

    at: Point
    words: Text


@dataclass(frozen=True)
class Entry:
    """What the key below the map explains: a mark at a place of its entry, a short sign, words."""

    mark: Mark
    words: Text
    sign: str = ""


@dataclass(frozen=True)
class AreaMap:
    """The whole map: `width` by `height` units, painted so many pixels `across`.

    `shore` are lands nobody can enter. With `details`, a window of so many units is shown enlarged wherever own things
    are, below an overview with strengths alone. `pale` is how solid the colours of homes are. `realms`: above all it
    matters who holds what, so borders between owners are thick, and an overview shows the sign of each. `signs` are the
    same things for the text, `facts` for client programs, a dataclass or plain values; `names` are those of images and
    colours, `shorthand` signs for images so common that a sign explained below the map in signs says them;
    `legend` says how to read the map, `heading` stands above it in an answer.
    """

    width: int
    height: int
    areas: tuple[Area, ...]
    images: Mapping[str, tuple[Shape, ...]]
    legend: Text
    heading: Text
    signs: tuple[Sign, ...] = ()
    causeways: tuple[Causeway, ...] = ()
    ridges: tuple[Ridge, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    shore: tuple[Outline, ...] = ()
    captions: tuple[Caption, ...] = ()
    key: tuple[tuple[Entry, ...], ...] = ()
    across: int = 736
    details: tuple[int, int] | None = None
    pale: float = 0.34
    realms: bool = False
    facts: object = field(default_factory=dict)
    names: Mapping[str, Text] = field(default_factory=dict)
    shorthand: Mapping[str, str] = field(default_factory=dict)
    kind: Literal["areas"] = "areas"
