"""What stands in a dungeon: portals, piles of gold, units, notes. Everything keeps to its own square.

Walls decide who reaches whom, so nothing is pushed aside: what shares a square shares its room. In small squares, as
on the overview of a large board, a unit is a dot with its number or the shape of its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from types import MappingProxyType

from pbem.core.board.counters import PALE, counter, sign, span
from pbem.core.board.layout import Rectangle
from pbem.core.board.panel import Panel
from pbem.core.board.routes import swords, way
from pbem.core.drawing import Piece, Point, Site
from pbem.core.shapes import Box, Circle, Group, Label, Look, Path, Shape

_FULL = 30
"""So large must a square be for counters with number and strength."""
_UNIT = 44
"""Signs are drawn for squares of this size."""
_GOLD, _RIM, _SPENT = "#f4bd2c", "#6b4a05", "#cfc6b2"
_LEAST = 15
"""No dot, portal or pile is smaller."""
_COINS = {
    "small": ((-8.0, 11.0), (7.0, 12.0), (-1.0, 4.0)),
    "large": ((-13.0, 12.0), (0.0, 13.0), (13.0, 12.0), (-7.0, 5.0), (7.0, 5.0), (0.0, -3.0)),
}


def tokens(panel: Panel, names: bool) -> Iterator[Shape]:
    """Paint everything that stands on the ground; nothing here has a name to write."""
    drawing = panel.drawing
    scale = panel.size / _UNIT
    sites = [site for site in drawing.sites if panel.shows(site.at)]
    for site in sites:
        yield _SITES[site.kind](panel, site)
    for route in drawing.routes:
        yield from way(panel, route, drawing, max(0.5, scale))
    piles = {site.at for site in sites if site.kind in _COINS}
    for here in _squares(panel):
        yield from _units(panel, here, piles)
    for mark in drawing.marks:
        if panel.shows(mark.at):
            yield _fight(panel, mark.at)
    for at in sorted({note.at for note in drawing.notes if panel.shows(note.at)}):
        yield _note(panel, at)


def _place(piece: Piece) -> tuple[int, int]:
    return piece.at[1], piece.at[0]


def _squares(panel: Panel) -> list[list[Piece]]:
    """Gather the units of this part by their squares, own ones first; squares with own units are painted last."""
    shown = sorted((piece for piece in panel.drawing.pieces if panel.shows(piece.at)), key=lambda piece: not piece.own)
    gathered = [list(here) for _, here in groupby(sorted(shown, key=_place), key=_place)]
    return sorted(gathered, key=lambda here: here[0].own)


def _group(panel: Panel, at: Point, inside: tuple[Shape, ...], grown: float = 1.0) -> Shape:
    """Put a sign drawn for squares of 44 pixels around the middle of its square."""
    x, y = panel.centre(at)
    scale = max(_LEAST, panel.size * grown) / _UNIT
    return Group(inside, (round(x, 1), round(y, 1)), round(scale, 3))


def _portal(panel: Panel, site: Site) -> Shape:
    """Draw a gate of light in the colour of its team, the own one with a golden rim."""
    edge, ink = f"{site.colour}/edge", f"{site.colour}/ink"
    light = Look(stroke=ink, width=2.5, line_solid=0.75, soft="ends")
    inside = (
        Circle((0, 0), 20, Look(_GOLD if site.own else PALE, edge, 2)),
        Circle((0, 0), 15.5, Look(f"{site.colour}/fill", edge, 2, 0.6 if site.dim else 1.0)),
        Path("M-11-4a12 12 0 0 1 15-7M11 4a12 12 0 0 1-15 7", light),
        sign(site.colour, scale=0.8),
    )
    return _group(panel, site.at, inside, 1.15 if panel.size < _FULL else 1.0)


def _pile(panel: Panel, site: Site) -> Shape:
    """Draw a heap of coins on a cloth in the colour of its holder; of an empty pile only the places of the coins."""
    held = () if site.colour == "neutral" else _cloth(site)
    look = Look(_GOLD, _RIM, 1.8, 0.55 if site.dim else 1.0)
    if site.empty:
        look = Look(_SPENT, "#8d8574", 1.8, dashes="3 2.4")
    coins = tuple(Circle(spot, 8, look, 5.6) for spot in _COINS[site.kind])
    return _group(panel, site.at, (*held, *coins), 1.1 if panel.size < _FULL else 1.0)


def _cloth(site: Site) -> tuple[Shape, ...]:
    """Draw the holder: cloth and shape of the colour."""
    look = Look(f"{site.colour}/fill", f"{site.colour}/edge", 2, 0.5 if site.dim else 0.85)
    return Box((-20, -20), (40, 40), look, 5), sign(site.colour, (-13, -13), 0.62)


_SITES: Mapping[str, Callable[[Panel, Site], Shape]] = MappingProxyType(
    {"portal": _portal, "small": _pile, "large": _pile}
)


def _units(panel: Panel, here: list[Piece], piles: set[Point]) -> Iterator[Shape]:
    """Paint all that stand on a square, above a pile so that it is still seen."""
    if panel.size < _FULL:
        yield from _dot(panel, here)
        return
    x, y = panel.centre(here[0].at)
    across = 1 if len(here) < 3 else 2
    down = -(-len(here) // across)
    widest = max(span(piece) for piece in here) + 4
    scale = min(0.95 * panel.size / (widest * across), 0.95 * panel.size / (38 * down), 0.95 * panel.size / 56)
    up = panel.size * 0.16 if here[0].at in piles and down == 1 else 0.0
    for place, piece in enumerate(here):
        row, column = divmod(place, across)
        dx, dy = (column - (across - 1) / 2) * widest * scale, (row - (down - 1) / 2) * 38 * scale
        yield from counter(piece, Rectangle(x + dx, y + dy - up, span(piece) * scale, 34 * scale), scale)


def _dot(panel: Panel, here: list[Piece]) -> Iterator[Shape]:
    """Draw whoever stands on a small square: a dot with the number, `+` for several, or a shape."""
    piece = here[0]
    x, y = panel.centre(piece.at)
    size = max(_LEAST, panel.size * 0.92)
    look = Look(f"{piece.colour}/fill", f"{piece.colour}/edge", 1.5, dashes="3 2" if piece.ghost else "")
    yield Circle((round(x, 1), round(y, 1)), round(size / 2, 1), look)
    words = "+" if len([unit for unit in here if unit.own]) > 1 else piece.label
    if not words:
        yield sign(piece.colour, (round(x, 1), round(y, 1)), round(size / 34, 2))
        return
    height = size * (0.72 if len(words) < 2 else 0.58)
    yield Label((words,), (x, y + height * 0.36), height, f"{piece.colour}/ink", bold=True)


def _fight(panel: Panel, at: Point) -> Shape:
    """Draw a star where there was fighting: at the lower left corner of a square, in the middle when nobody is left."""
    alone = all(piece.at != at for piece in panel.drawing.pieces)
    star = Group(swords(3), scale=0.8) if alone else Group(swords(3), (-14, 14), 0.54)
    return _group(panel, at, (star,), 1.3 if panel.size < _FULL else 1.0)


def _note(panel: Panel, at: Point) -> Shape:
    """Draw a folded paper at the upper right corner of a square that has a note."""
    paper = (
        Path("M7-21h14v14h-9l-5-5z", Look(PALE, "#8e2620", 1.8, soft="corners")),
        Path("M11-17h7M11-13h7", Look(stroke="#8e2620", width=1.6)),
    )
    return _group(panel, at, paper, 1.3 if panel.size < _FULL else 1.0)
