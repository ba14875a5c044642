"""What stands in a dungeon: portals, piles of gold, units, notes. Everything keeps to its own square.

Walls decide who reaches whom, so nothing is pushed aside: what shares a square shares its room. In small squares, as
on the overview of a large board, a unit is a dot with its number or the shape of its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from xml.sax.saxutils import escape

from pbem.core.drawing import Piece, Point, Site
from pbem.reports.layout import Box
from pbem.reports.palette import colour
from pbem.reports.svg_counters import SHAPES, counter, span
from pbem.reports.svg_panel import Panel
from pbem.reports.svg_routes import FIGHT, way

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


def signs(panel: Panel, names: bool) -> Iterator[str]:
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


def _group(panel: Panel, at: Point, inside: str, grown: float = 1.0) -> str:
    """Put a sign drawn for squares of 44 pixels around the middle of its square."""
    x, y = panel.centre(at)
    scale = max(_LEAST, panel.size * grown) / _UNIT
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{inside}</g>'


def _portal(panel: Panel, site: Site) -> str:
    """Draw a gate of light in the colour of its team, the own one with a golden rim."""
    paint = colour(site.colour)
    faded = ' fill-opacity="0.6"' if site.dim else ""
    rim = _GOLD if site.own else "#fffdf6"
    inside = (
        f'<circle r="20" fill="{rim}" stroke="{paint.edge}" stroke-width="2"/>'
        f'<circle r="15.5" fill="{paint.fill}"{faded} stroke="{paint.edge}" stroke-width="2"/>'
        f'<path d="M-11-4a12 12 0 0 1 15-7M11 4a12 12 0 0 1-15 7" fill="none" stroke="{paint.ink}" stroke-width="2.5" '
        'stroke-opacity="0.75" stroke-linecap="round"/>'
        f'<path transform="scale(0.8)" d="{SHAPES[paint.shape]}" fill="{paint.ink}" fill-rule="evenodd"/>'
    )
    return _group(panel, site.at, inside, 1.15 if panel.size < _FULL else 1.0)


def _pile(panel: Panel, site: Site) -> str:
    """Draw a heap of coins on a cloth in the colour of its holder; of an empty pile only the places of the coins."""
    held = "" if site.colour == "neutral" else _cloth(site)
    fill, rim = (_SPENT, "#8d8574") if site.empty else (_GOLD, _RIM)
    faded = ' fill-opacity="0.55"' if site.dim and not site.empty else ""
    dashes = ' stroke-dasharray="3 2.4"' if site.empty else ""
    look = f'rx="8" ry="5.6" fill="{fill}"{faded} stroke="{rim}" stroke-width="1.8"{dashes}'
    coins = "".join(f'<ellipse cx="{x:g}" cy="{y:g}" {look}/>' for x, y in _COINS[site.kind])
    return _group(panel, site.at, held + coins, 1.1 if panel.size < _FULL else 1.0)


def _cloth(site: Site) -> str:
    """Draw the holder: cloth and shape of the colour."""
    paint = colour(site.colour)
    faded = ' fill-opacity="0.5"' if site.dim else ' fill-opacity="0.85"'
    cloth = f'<rect x="-20" y="-20" width="40" height="40" rx="5" fill="{paint.fill}"{faded} stroke="{paint.edge}"'
    shape = f'<path transform="translate(-13 -13) scale(0.62)" d="{SHAPES[paint.shape]}" fill="{paint.ink}"'
    return f'{cloth} stroke-width="2"/>{shape} fill-rule="evenodd"/>'


_SITES: dict[str, Callable[[Panel, Site], str]] = {"portal": _portal, "small": _pile, "large": _pile}


def _units(panel: Panel, here: list[Piece], piles: set[Point]) -> Iterator[str]:
    """Paint all that stand on a square, above a pile so that it is still seen."""
    if panel.size < _FULL:
        yield _dot(panel, here)
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
        yield from counter(piece, Box(x + dx, y + dy - up, span(piece) * scale, 34 * scale), scale)


def _dot(panel: Panel, here: list[Piece]) -> str:
    """Draw whoever stands on a small square: a dot with the number, `+` for several, or a shape."""
    piece = here[0]
    x, y = panel.centre(piece.at)
    paint = colour(piece.colour)
    size = max(_LEAST, panel.size * 0.92)
    dashes = ' stroke-dasharray="3 2"' if piece.ghost else ""
    look = f'fill="{paint.fill}" stroke="{paint.edge}" stroke-width="1.5"'
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size / 2:.1f}" {look}{dashes}/>'
    words = "+" if len([one for one in here if one.own]) > 1 else piece.label
    if not words:
        place = f"translate({x:.1f} {y:.1f}) scale({size / 34:.2f})"
        return f'{disc}<path transform="{place}" d="{SHAPES[paint.shape]}" fill="{paint.ink}" fill-rule="evenodd"/>'
    height = size * (0.72 if len(words) < 2 else 0.58)
    style = f'font-size="{height:.1f}" font-weight="bold" fill="{paint.ink}"'
    return f'{disc}<text x="{x:.1f}" y="{y + height * 0.36:.1f}" {style}>{escape(words)}</text>'


def _fight(panel: Panel, at: Point) -> str:
    """Draw a star where there was fighting: at the lower left corner of a square, in the middle when nobody is left."""
    star = f'<path d="{FIGHT}" fill="#d8352a" stroke="#fffdf6" stroke-width="3"/>'
    blades = '<path d="M-7-7 7 7M7-7-7 7" stroke="#fffdf6" stroke-width="4" stroke-linecap="round"/>'
    grown = 1.3 if panel.size < _FULL else 1.0
    alone = all(piece.at != at for piece in panel.drawing.pieces)
    place = "scale(0.8)" if alone else "translate(-14 14) scale(0.54)"
    return _group(panel, at, f'<g transform="{place}">{star}{blades}</g>', grown)


def _note(panel: Panel, at: Point) -> str:
    """Draw a folded paper at the upper right corner of a square that has a note."""
    paper = (
        '<path d="M7-21h14v14h-9l-5-5z" fill="#fffdf6" stroke="#8e2620" stroke-width="1.8" stroke-linejoin="round"/>'
        '<path d="M11-17h7M11-13h7" stroke="#8e2620" stroke-width="1.6"/>'
    )
    return _group(panel, at, paper, 1.3 if panel.size < _FULL else 1.0)
