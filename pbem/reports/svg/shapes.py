"""The painter of sketches: shapes in, an SVG out.

Words stand outside all groups, at places of the whole picture: `picture` writes them by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import assert_never
from xml.sax.saxutils import escape

from pbem.core.shapes import Box, Circle, Ends, Group, Image, Label, Look, Panel, Path, Point, Shape, Sketch
from pbem.reports.palette import SHAPES, colour
from pbem.reports.texts import Catalogue

FONT = "DejaVu Sans"
_THIN, _BOLD = 0.52, 0.57
"""How wide a letter is on the average, for its height."""
_SOFT = {
    "": "",
    "ends": ' stroke-linecap="round"',
    "corners": ' stroke-linejoin="round"',
    "both": ' stroke-linejoin="round" stroke-linecap="round"',
    "square": ' stroke-linecap="square"',
}


def paint(sketch: Sketch, catalogue: Catalogue) -> str:
    """Paint a sketch as SVG."""
    parts, height = list[str](), 0
    for panel in sketch.panels:
        chosen = _chosen(panel, catalogue)
        parts += _panel(chosen, height, sketch.images, catalogue)
        height += chosen.height
    size = f'width="{sketch.width}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {sketch.width} {height}">'
        f'<rect {size} fill="{sketch.paper}"/>'
        f'<g font-family="{FONT}" font-stretch="condensed" font-size="15" text-anchor="middle" fill="{sketch.ink}">'
        f"{''.join(parts)}</g></svg>"
    )


def _chosen(panel: Panel, catalogue: Catalogue) -> Panel:
    """Choose the form of a panel whose firm labels fit."""
    firm = (shape for shape in panel.shapes if isinstance(shape, Label) and shape.firm)
    tight = any(_span(label, catalogue) > label.room for label in firm)
    return panel.otherwise[0] if tight and panel.otherwise else panel


def _panel(panel: Panel, top: int, images: Mapping[str, tuple[Shape, ...]], catalogue: Catalogue) -> Iterator[str]:
    """Paint a panel whose upper edge is there: words each by itself, what is between them in a group."""
    for worded, shapes in groupby(panel.shapes, key=lambda shape: isinstance(shape, Label | Ends)):
        if worded:
            yield from (part for shape in shapes for part in _words(shape, top, catalogue))
        else:
            painted = "".join(_shape(shape, images, "") for shape in shapes)
            yield f'<g transform="translate(0 {top})">{painted}</g>' if top else painted


def _shape(shape: Shape, images: Mapping[str, tuple[Shape, ...]], own: str) -> str:
    """Paint a shape without words; `own` is the colour of the image it belongs to."""
    match shape:
        case Path(data, look):
            return f'<path d="{_data(data, own)}"{_look(look, own)}/>'
        case Circle((x, y), radius, look, high):
            size = f'rx="{radius:g}" ry="{high:g}"' if high else f'r="{radius:g}"'
            return f'<{"ellipse" if high else "circle"} cx="{x:g}" cy="{y:g}" {size}{_look(look, own)}/>'
        case Box((x, y), (width, height), look, bend):
            corners = f' rx="{bend:g}"' if bend else ""
            return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{corners}{_look(look, own)}/>'
        case Image(key, at, scale, paint):
            return image(images, key, at, scale, paint or own)
        case Group(inside, (x, y), scale, turn):
            painted = "".join([_shape(part, images, own) for part in inside])
            turned = f" rotate({turn:g})" if turn else ""
            return f'<g transform="translate({x:g} {y:g}){turned} scale({scale:g})">{painted}</g>'
        case Label() | Ends():
            return ""
    assert_never(shape)


def image(images: Mapping[str, tuple[Shape, ...]], key: str, at: Point, scale: float, own: str = "") -> str:
    """Paint an image there, in a size and in a colour of its own."""
    inside = "".join(_shape(part, images, own) for part in images[key])
    return f'<g transform="translate({at[0]:g} {at[1]:g}) scale({scale:g})">{inside}</g>'


def ink(key: str, own: str = "") -> str:
    """Give a colour as SVG writes it; a key of the palette is looked up there."""
    name, slash, what = key.partition("/")
    if not slash:
        return key
    paint = colour(name or own)
    return {"fill": paint.fill, "ink": paint.ink, "edge": paint.edge}[what]


def _data(data: str, own: str) -> str:
    name, slash, _ = data.partition("/")
    return SHAPES[colour(name or own).shape] if slash else data


def _look(look: Look, own: str) -> str:
    """Write how a shape is painted; what is as usual is left out."""
    said = f' fill="{ink(look.fill, own)}"'
    if look.solid < 1:
        said += f' fill-opacity="{look.solid:g}"'
    if look.holes:
        said += ' fill-rule="evenodd"'
    if look.sharp:
        said += ' shape-rendering="crispEdges"'
    if look.stroke == "none":
        return said
    said += f' stroke="{ink(look.stroke, own)}" stroke-width="{look.width:g}"{_SOFT[look.soft]}'
    if look.line_solid < 1:
        said += f' stroke-opacity="{look.line_solid:g}"'
    if look.dashes:
        said += f' stroke-dasharray="{look.dashes}"'
    return said + (' paint-order="stroke"' if look.below else "")


@dataclass(frozen=True)
class _Said:
    """A label's words in the reader's language, and how high they are written."""

    words: str
    size: float


def _words(shape: Shape, top: int, catalogue: Catalogue) -> Iterator[str]:
    match shape:
        case Label(stacked=lines) if lines:
            for row, word in enumerate(reversed(_say(shape, catalogue).split())):
                yield _text(shape, _Said(word, shape.size), top - row * lines)
        case Label():
            yield _text(shape, _fitted(shape, catalogue), top)
        case Ends(first, last, room):
            yield from _words(first, top, catalogue)
            yield from _words(replace(last, room=room - _span(first, catalogue)), top, catalogue)


def _fitted(label: Label, catalogue: Catalogue) -> _Said:
    words = _say(label, catalogue)
    if not label.room:
        return _Said(words, label.size)
    return _Said(words, min(label.size, label.room / (_letter(label) * max(1, len(words)))))


def _text(label: Label, said: _Said, top: float) -> str:
    """Write words at their place in the whole picture; none leave nothing."""
    if not said.words:
        return ""
    x, y = label.at
    look = f'x="{x:.1f}" y="{y + top:.1f}" font-size="{said.size:.1f}"'
    look += ' font-weight="bold"' if label.bold else ""
    look += f' fill="{ink(label.ink)}"' if label.ink else ""
    look += f' text-anchor="{label.anchor}"' if label.anchor != "middle" else ""
    look += f' stroke="{label.halo}" stroke-width="4" paint-order="stroke"' if label.halo else ""
    return f"<text {look}>{escape(said.words)}</text>"


def _say(label: Label, catalogue: Catalogue) -> str:
    return "".join(map(catalogue.say, label.words))


def _span(label: Label, catalogue: Catalogue) -> float:
    return len(_say(label, catalogue)) * label.size * _letter(label)


def _letter(label: Label) -> float:
    return _BOLD if label.bold else _THIN
