"""Who holds what on a map of areas: thick borders between owners, and on an overview the sign of each with strength."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pbem.core.areas import Area, Outline
from pbem.core.borders import borders
from pbem.core.polygons import Spot, cut_line, roomiest
from pbem.reports.palette import SHAPES, colour
from pbem.reports.svg.panels import Panel

_INK, _PAPER = "#4b4233", (0xFB, 0xF5, 0xE6)
HIGH, _DIGIT, _SHAPE, _PAD = 38, 20, 26, 8
"""The height of a plate; the width of a digit, of the sign of a colour, and of what is left free on both sides."""
_LOWER = 12
"""How far below the middle of a plate the foot of its number stands."""


def edges(panel: Panel, areas: Sequence[Area]) -> Iterator[str]:
    """Draw the borders between owners and the coasts thick, the others thin."""
    holders: Mapping[str, str] = {area.sign: "sea" if area.terrain == "sea" else area.owner for area in areas}
    outer = [
        line for pair, lines in borders(areas).items() if len({holders[key] for key in pair}) > 1 for line in lines
    ]
    rings = "".join(_ring(panel, area) for area in areas if area.terrain != "sea")
    yield f'<path d="{rings}" {_look(1.4, 0.75)}/>'
    yield f'<path d="{"".join(_line(panel, line) for line in outer)}" {_look(6 * panel.unit, 1)}/>'


def _ring(panel: Panel, land: Area) -> str:
    rings = (panel.ring(outline) for outline in land.outlines)
    return "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in ring) + "z" for ring in rings if ring)


def _line(panel: Panel, line: Outline) -> str:
    spots = cut_line(tuple(map(panel.at, line)), panel.box)
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in spots) if spots else ""


def _look(width: float, solid: float) -> str:
    faint = f' stroke-opacity="{solid:g}"' if solid < 1 else ""
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    return f'fill="none" stroke="{_INK}" stroke-width="{width:.1f}" {ends}{faint}'


@dataclass(frozen=True)
class Plate:
    """Where the strength of an area stands on an overview: its middle, its width, whether it has a sign beside it."""

    x: float
    y: float
    wide: float
    shaped: bool


def plate(panel: Panel, area: Area) -> Plate:
    """Make a plate, with the sign of its colour where there is room, and keep it on the sheet."""
    across = [x for outline in area.outlines for x, _ in outline]
    bare, unit = 2 * _PAD + _DIGIT * len(area.strength), panel.unit
    shaped = bool(area.owner) and (max(across) - min(across)) * panel.zoom > (bare + _SHAPE + 10) * unit
    wide, (x, y) = (bare + _SHAPE * shaped) * unit, _spot(panel, area)
    aside, above = wide / 2 + 3, HIGH * unit / 2 + 3
    return Plate(min(max(x, aside), panel.wide - aside), min(max(y, above), panel.high - above), wide, shaped)


def _spot(panel: Panel, area: Area) -> Spot:
    """Give where a plate has most room; on a detail that has been found already."""
    return panel.at(roomiest(area.outlines[0], 2 * HIGH, HIGH) if panel.bare else area.at)


def definitions(areas: Sequence[Area], unit: float) -> Iterator[str]:
    """Define the sign of each colour once."""
    for key in dict.fromkeys(area.owner for area in areas if area.owner):
        held = colour(key)
        shape = f'd="{SHAPES[held.shape]}" transform="scale({unit:.2f})" fill-rule="evenodd"'
        yield f'<path id="of-{key}-there" {shape} fill="{held.fill}" stroke="{held.edge}"/>'
        yield f'<path id="of-{key}-on" {shape} fill="{held.ink}"/>'


def sign(panel: Panel, area: Area) -> Iterator[str]:
    """Paint on an overview the sign of whoever holds an area; with a plate for the strength, where there is any.

    Where nobody holds it and several are there, the plate has no colour.
    """
    if not area.owner and not area.strength:
        return
    held = colour(area.owner)
    if not area.strength:
        x, y = _spot(panel, area)
        yield f'<use href="#of-{area.owner}-there" x="{x:.0f}" y="{y:.0f}"/>'
        return
    below, high = plate(panel, area), HIGH * panel.unit
    left, top = below.x - below.wide / 2, below.y - high / 2
    size = f'width="{below.wide:.0f}" height="{high:.0f}" rx="7"'
    yield f'<rect x="{left:.0f}" y="{top:.0f}" {size} fill="{held.fill}" stroke="{held.edge}" stroke-width="2"/>'
    if below.shaped:
        middle = left + (_PAD + _SHAPE / 2 - 3) * panel.unit
        yield f'<use href="#of-{area.owner}-on" x="{middle:.0f}" y="{below.y:.0f}"/>'


def number(panel: Panel, area: Area) -> tuple[Spot, str]:
    """Say where on the sheet the middle of the strength's foot stands, and in which colour."""
    below = plate(panel, area)
    right = _SHAPE / 2 * panel.unit if below.shaped else 0
    return (below.x + right, below.y + _LOWER * panel.unit), colour(area.owner).ink


def pale(key: str, solid: float) -> str:
    """Mix the colour of an owner with that of paper."""
    parts = (int(colour(key).fill[place : place + 2], 16) for place in (1, 3, 5))
    mixed = (round(part * solid + paper * (1 - solid)) for part, paper in zip(parts, _PAPER, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)
