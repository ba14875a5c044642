"""A picture as plain data: shapes for the picture, signs for the text. A game draws with them what it shows.

Lengths are pixels of a picture of `Sketch.width`. A colour is `#rrggbb`, `none`, or a key of the palette with what is
wanted of it: `red/fill` for areas, `red/ink` for writing on them, `red/edge` for outlines. The data of a path may be
`red/shape`, the sign of a colour for eyes that see no colour. Within an image `/fill` is the colour it is painted in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Literal, NamedTuple

from pbem.core.texts import Text

Length = int | float
Point = tuple[Length, Length]
Words = tuple[Text | str, ...]
"""Pieces that are said one after the other, without anything between them."""


class Look(NamedTuple):
    """How a shape is painted: its fill, the line around it; `soft`: with round ends and corners, or square ends.

    `dashes` are lengths of strokes and gaps; `holes`: where a path covers itself nothing is filled; `below`: the line
    lies below the fill; `sharp`: without smoothing, which is half of the cost.
    """

    fill: str = "none"
    stroke: str = "none"
    width: Length = 0.0
    solid: Length = 1.0
    line_solid: Length = 1.0
    dashes: str = ""
    soft: Literal["", "ends", "corners", "both", "square"] = ""
    holes: bool = False
    below: bool = False
    sharp: bool = False


@dataclass(frozen=True)
class Path:
    """A line or an area by the path data of SVG."""

    data: str
    look: Look
    kind: Literal["path"] = "path"


@dataclass(frozen=True)
class Circle:
    """A circle by its middle; with `high`, an ellipse."""

    at: Point
    radius: Length
    look: Look
    high: Length = 0.0
    kind: Literal["circle"] = "circle"


@dataclass(frozen=True)
class Box:
    """A rectangle by its upper left corner; `bend` is the radius of its corners."""

    at: Point
    size: Point
    look: Look
    bend: Length = 0.0
    kind: Literal["box"] = "box"


@dataclass(frozen=True)
class Label:
    """Words whose foot stands at a place.

    With `room` they are made smaller until they fit it; `firm` ones are not: where they do not fit, the panel is
    painted the other way. `stacked`: each word has a line of its own, so far above the next one.
    """

    words: Words
    at: Point
    size: Length
    ink: str = ""
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "middle"
    halo: str = ""
    room: Length = 0.0
    firm: bool = False
    stacked: Length = 0.0
    kind: Literal["label"] = "label"


@dataclass(frozen=True)
class Ends:
    """Two labels at the ends of a line of so much room; the second one takes what the first one leaves."""

    first: Label
    last: Label
    room: Length
    kind: Literal["ends"] = "ends"


@dataclass(frozen=True)
class Image:
    """One of the sketch's images, its origin at a place, in a size and a colour of the palette."""

    key: str
    at: Point = (0.0, 0.0)
    scale: Length = 1.0
    colour: str = ""
    kind: Literal["image"] = "image"


@dataclass(frozen=True)
class Group:
    """Shapes around an origin of their own, which stands at a place; so much larger, turned by so many degrees."""

    inside: tuple[Shape, ...]
    at: Point = (0.0, 0.0)
    scale: Length = 1.0
    turn: Length = 0
    kind: Literal["group"] = "group"


Shape = Path | Circle | Box | Label | Ends | Image | Group


@dataclass(frozen=True)
class Panel:
    """A part of the picture, as high as it is; `otherwise` is painted where a firm label does not fit."""

    height: int
    shapes: tuple[Shape, ...]
    otherwise: tuple[Panel, ...] = ()


@dataclass(frozen=True)
class Rows:
    """A table of signs; `numeric` tells which columns stand to the right."""

    rows: tuple[tuple[Words, ...], ...]
    numeric: tuple[bool, ...]
    headings: tuple[Words, ...] = ()
    kind: Literal["rows"] = "rows"


@dataclass(frozen=True)
class Chain:
    """Cells one after the other with strokes between them, as many as fit a line."""

    cells: tuple[Words, ...]
    kind: Literal["chain"] = "chain"


@dataclass(frozen=True)
class Line:
    """A line of the text; where it is too long it goes on behind `indent`."""

    words: Words = ()
    first: str = ""
    indent: str = ""
    kind: Literal["line"] = "line"


Sign = Rows | Chain | Line


@dataclass(frozen=True)
class Sketch:
    """A picture that any game may draw: panels from above to below, and the same things in signs.

    `images` are painted wherever an `Image` names them. `legend` says how to read it, `heading` stands above it in an
    answer. `facts` are what it shows for client programs, a dataclass or plain values.
    """

    width: int
    panels: tuple[Panel, ...]
    images: Mapping[str, tuple[Shape, ...]]
    signs: tuple[Sign, ...]
    legend: Text
    heading: Text
    facts: object = field(default_factory=dict)
    paper: str = "#f7f0de"
    ink: str = "#3a2f1d"
    kind: Literal["sketch"] = "sketch"


def star(points: int, outer: float, inner: float) -> str:
    """Give the path of a star around the origin, one point up."""
    spots = []
    for step in range(2 * points):
        radius, angle = (inner if step % 2 else outer), pi * step / points - pi / 2
        spots.append(f"{radius * cos(angle):.1f} {radius * sin(angle):.1f}")
    return "M" + "L".join(spots) + "z"
