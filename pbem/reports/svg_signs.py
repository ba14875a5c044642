"""What stands on the ground: castles, counters, ways, battles, names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from xml.sax.saxutils import escape

from pbem.core.drawing import Drawing, Mark, Piece, Route, Site
from pbem.reports.layout import Box, Table
from pbem.reports.palette import Colour, colour
from pbem.reports.svg_ground import Panel

_Spot = tuple[float, float]
UNIT = 0.79
"""Signs are drawn for a picture of 1196 pixels and painted at this size."""
_CASTLE = "M-17 13v-26h8v6h5v-6h8v6h5v-6h8v26z"
_GATE = "M-4 13v-8a4 4 0 0 1 8 0v8z"
_AWAY: tuple[_Spot, ...] = (
    *((0, 0), (1.45, -0.15), (-1.45, -0.15), (0, -1.25), (0, 1.25)),
    *((1.5, -1.2), (-1.5, -1.2), (1.5, 1.2), (-1.5, 1.2), (2.6, 0), (-2.6, 0), (0, -2.4), (0, 2.4)),
)
_BESIDE: tuple[_Spot, ...] = ((1.9, -0.3), (-1.9, -0.3), (0, 1.3), (1.6, 1), (-1.6, 1), (1.7, -1.4), (-1.7, -1.4))
_STAR_AWAY: tuple[_Spot, ...] = ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1.4), (0, 1.4), (-1.8, 0))
_SHAPES = {
    "▲": "M0-9 9 8-9 8z",
    "▼": "M0 9-9-8 9-8z",
    "▶": "M9 0-8 9-8-9z",
    "◀": "M-9 0 8-9 8 9z",
    "◆": "M0-10 9 0 0 10-9 0z",
    "◇": "M0-10 9 0 0 10-9 0zM0-5-5 0 0 5 5 0z",
    "■": "M-8-8h16v16h-16z",
    "●": "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z",
    "○": "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0zm4 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "✚": "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z",
    "✖": "M-9-5-5-9 0-4 5-9 9-5 4 0 9 5 5 9 0 4-5 9-9 5-4 0z",
    "♥": "M0 9C-14-1-9-9-5-9-2-9 0-7 0-5 0-7 2-9 5-9 9-9 14-1 0 9z",
}


def _star(points: int, outer: float, inner: float) -> str:
    """Draw a star around the origin, one point up."""
    spots = []
    for step in range(2 * points):
        radius, angle = (inner if step % 2 else outer), pi * step / points - pi / 2
        spots.append(f"{radius * cos(angle):.1f} {radius * sin(angle):.1f}")
    return "M" + "L".join(spots) + "z"


_SHAPES["★"] = _star(5, 11, 5)
_CAPITAL = _star(5, 12, 5)
_FIGHT = _star(9, 20, 13)


def signs(panel: Panel, names: bool) -> Iterator[str]:
    """Paint everything that stands on the ground; names of cities only where there is room for them."""
    drawing = panel.drawing
    taken = Table(Box(panel.x + panel.width / 2, panel.y + panel.height / 2, panel.width, panel.height))
    sites = [site for site in drawing.sites if panel.shows(site.at)]
    pieces = sorted((piece for piece in drawing.pieces if panel.shows(piece.at)), key=lambda piece: not piece.own)
    scale = _scale(panel)
    for route in drawing.routes:
        yield from _route(panel, route, drawing, scale / UNIT)
        _trodden(panel, taken, route)
    for site in sites:
        x, y = panel.centre(site.at)
        taken.take(
            Box(x, y - (8 if site.capital else 0) * scale, 36 * scale, (52 if site.capital else 36) * scale), 1.5
        )
        yield from _site(panel, site, scale)
    counters = [(piece, _room(panel, taken, piece, scale)) for piece in pieces]
    for piece, box in counters:
        yield _leader(panel, piece, box)
    for mark in drawing.marks:
        if panel.shows(mark.at):
            yield _mark(panel, taken, mark, scale)
    for piece, box in counters:
        yield from _counter(piece, box, scale)
    for site in sites if names else []:
        yield _name(panel, taken, site, scale / UNIT)


def _scale(panel: Panel) -> float:
    """Paint signs smaller in very small cells and larger in large ones."""
    if panel.size < 16:
        return max(0.4, UNIT * panel.size / 16)
    return UNIT * min(1.45, max(1.0, panel.size / 32))


def _trodden(panel: Panel, taken: Table, route: Route) -> None:
    """Keep counters and names off a way where there is room elsewhere; the end is the walker's own place."""
    for at in route.cells[:-1]:
        if panel.shows(at):
            x, y = panel.centre(at)
            taken.take(Box(x, y, panel.size * 0.5, panel.size * 0.5), 0.3)


def _room(panel: Panel, taken: Table, piece: Piece, scale: float) -> Box:
    """Find the place of a counter near its cell."""
    x, y = panel.centre(piece.at)
    step = 28 * scale
    ways = _BESIDE + _AWAY[5:] if any(site.at == piece.at for site in panel.drawing.sites) else _AWAY
    return taken.place(Box(x, y, _width(piece) * scale, 34 * scale), [(dx * step, dy * step) for dx, dy in ways])


def _width(piece: Piece) -> int:
    """Give the width of a counter: the two halves of an own one, sign and strength of a foreign one."""
    if piece.own:
        return 14 + 14 * len(piece.label) + (12 + 14 * len(piece.value) if piece.value else 0)
    return 34 + (4 + 14 * len(piece.value) if piece.value else 0)


def _leader(panel: Panel, piece: Piece, box: Box) -> str:
    """Tie a counter that was pushed away to its cell."""
    x, y = panel.centre(piece.at)
    if hypot(box.x - x, box.y - y) < panel.size * 2.1:
        return ""
    look = f'stroke="{colour(piece.colour).edge}" stroke-width="2.5"'
    return (
        f'<path d="M{x:.0f} {y:.0f}L{box.x:.0f} {box.y:.0f}" {look}/><circle cx="{x:.0f}" cy="{y:.0f}" r="3" {look}/>'
    )


def _counter(piece: Piece, box: Box, scale: float) -> Iterator[str]:
    paint, width = colour(piece.colour), _width(piece)
    left, top = box.x - box.width / 2, box.y - box.height / 2
    yield f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.2f})">'
    yield f'<rect x="-2" y="-2" width="{width + 4}" height="38" rx="8" fill="#fffdf6"/>'
    yield f'<rect width="{width}" height="34" rx="6" fill="{paint.fill}" stroke="{paint.edge}" stroke-width="2"/>'
    yield _half(piece, width, paint) if piece.own else _shape(paint)
    yield "</g>"
    for x, words, ink in _figures(piece, paint, width):
        look = f'font-size="{24 * scale:.1f}" font-weight="bold" fill="{ink}"'
        yield f'<text x="{left + x * scale:.1f}" y="{top + 25.5 * scale:.1f}" {look}>{escape(words)}</text>'


def _half(piece: Piece, width: int, paint: Colour) -> str:
    """Draw the pale half of an own counter, for the strength."""
    if not piece.value:
        return ""
    half = 14 + 14 * len(piece.label)
    inner = width - half - 7
    pale = f'<path d="M{half} 2h{inner}a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5h-{inner}z" fill="#fffdf6"/>'
    return pale + f'<path d="M{half} 1v32" stroke="{paint.edge}" stroke-width="1.5"/>'


def _shape(paint: Colour) -> str:
    return f'<path transform="translate(17 17)" d="{_SHAPES[paint.shape]}" fill="{paint.ink}" fill-rule="evenodd"/>'


def _figures(piece: Piece, paint: Colour, width: int) -> Iterator[tuple[float, str, str]]:
    """Give the words of a counter: where, what, in which colour."""
    if not piece.own:
        yield 31 + 7 * len(piece.value), piece.value, paint.ink
        return
    half = 14 + 14 * len(piece.label) if piece.value else width
    yield half / 2, piece.label, paint.ink
    yield half + (width - half - 2) / 2, piece.value, "#201a12"


def _site(panel: Panel, site: Site, scale: float) -> Iterator[str]:
    x, y = panel.centre(site.at)
    paint = colour(site.colour)
    solid = ' fill-opacity="0.55"' if site.dim else ""
    yield f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})">'
    yield f'<path d="{_CASTLE}" fill="{paint.fill}"{solid} stroke="#fffdf6" stroke-width="6" stroke-linejoin="round"/>'
    yield f'<path d="{_CASTLE}" fill="{paint.fill}"{solid} stroke="{paint.edge}" stroke-width="2"/>'
    yield f'<path d="{_GATE}" fill="{paint.edge}"/>'
    if site.capital:
        yield f'<path transform="translate(0 -22)" d="{_CAPITAL}" fill="#f4bd2c" stroke="#6b4a05" stroke-width="2"/>'
    yield "</g>"


def _name(panel: Panel, taken: Table, site: Site, unit: float) -> str:
    """Write the name of a city below it, or where it covers least; `unit` is the size of letters."""
    x, y = panel.centre(site.at)
    box = Box(x, y, (9.8 * len(site.name) + 5) * unit, 19 * unit)
    aside, above = 16 + box.width / 2 / unit, -37 if site.capital else -24
    away = [(0, 24), (0, above), (aside, 2), (-aside, 2), (aside, 19), (-aside, 19)]
    away += [(aside, -19), (-aside, -19), (0, 43), (0, above - 20)]
    found = taken.place(box, [(dx * unit, dy * unit) for dx, dy in away])
    look = f'font-size="{18 * unit:.1f}" font-weight="bold" fill="#201a12" stroke="#fffdf6" stroke-width="4"'
    at = f'x="{found.x:.0f}" y="{found.y + 6 * unit:.0f}"'
    return f'<text {at} {look} paint-order="stroke" stroke-linejoin="round">{escape(site.name)}</text>'


def _mark(panel: Panel, taken: Table, mark: Mark, scale: float) -> str:
    """Draw the star of a battle, between two cells when it was fought on their border."""
    (x, y), (other_x, other_y) = panel.centre(mark.at), panel.centre(mark.other)
    step = max(panel.size, 28 * scale)
    box = Box((x + other_x) / 2, (y + other_y) / 2, 36 * scale, 36 * scale)
    found = taken.place(box, [(dx * step, dy * step) for dx, dy in _STAR_AWAY])
    return (
        f'<g transform="translate({found.x:.1f} {found.y:.1f}) scale({scale:.2f})">'
        f'<path d="{_FIGHT}" fill="#d8352a" stroke="#fffdf6" stroke-width="2.5"/>'
        '<path d="M-7-7 7 7M7-7-7 7" stroke="#fffdf6" stroke-width="4" stroke-linecap="round"/></g>'
    )


_LINES = {
    "done": ("4", ' stroke-dasharray="10 5"'),
    "plan": ("4.6", ""),
    "if": ("3.4", ' stroke-dasharray="4 5"'),
    "seen": ("3.4", ' stroke-dasharray="2 6" stroke-linecap="round"'),
}


def _route(panel: Panel, route: Route, drawing: Drawing, unit: float) -> Iterator[str]:
    """Draw a way: a ring where it begins, an arrow where it ends; `unit` is the size of both."""
    spots = [panel.centre(at) for at in route.cells if panel.shows(at)]
    if len(spots) < 2:
        return
    standing = {piece.at for piece in drawing.pieces} | {site.at for site in drawing.sites}
    busy = route.cells[-1] in standing
    spots = _shortened(spots, (30.0 if busy else 6.0) * unit)
    ink = "#5b4a3a" if route.style == "if" else colour(route.colour).edge
    width, dashes = _LINES[route.style]
    data = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in _corners(spots))
    halo = f'stroke="#fffdf6" stroke-width="{float(width) + 3:.1f}" stroke-opacity="0.75"'
    yield f'<path d="{data}" fill="none" {halo} stroke-linejoin="round"/>'
    yield f'<path d="{data}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"{dashes}/>'
    yield _arrow(spots[-2], spots[-1], ink, unit)
    if route.style in ("done", "seen"):
        x, y = spots[0]
        ring = f'cx="{x:.0f}" cy="{y:.0f}" r="{4.6 * unit:.1f}"'
        yield f'<circle {ring} fill="#fffdf6" stroke="{ink}" stroke-width="2.4"/>'


def _corners(spots: Sequence[_Spot]) -> list[_Spot]:
    """Leave out the cells a way passes straight through."""
    turns = [
        middle
        for (before, middle), (_, after) in pairwise(pairwise(spots))
        if abs(atan2(middle[1] - before[1], middle[0] - before[0]) - atan2(after[1] - middle[1], after[0] - middle[0]))
        > 0.01
    ]
    return [spots[0], *turns, spots[-1]]


def _shortened(spots: list[_Spot], length: float) -> list[_Spot]:
    """Cut the end of a way, so that its arrow is not hidden below a counter; a short way keeps half of itself."""
    whole = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spots))
    left = min(length, whole / 2)
    while len(spots) > 2 and hypot(spots[-1][0] - spots[-2][0], spots[-1][1] - spots[-2][1]) <= left:
        left -= hypot(spots[-1][0] - spots[-2][0], spots[-1][1] - spots[-2][1])
        spots = spots[:-1]
    (ax, ay), (bx, by) = spots[-2:]
    part = left / (hypot(bx - ax, by - ay) or 1.0)
    return [*spots[:-1], (bx - (bx - ax) * part, by - (by - ay) * part)]


def _arrow(before: _Spot, at: _Spot, ink: str, unit: float) -> str:
    turn = degrees(atan2(at[1] - before[1], at[0] - before[0]))
    return (
        f'<path transform="translate({at[0]:.1f} {at[1]:.1f}) rotate({turn:.0f}) scale({unit:.2f})"'
        ' d="M11 0-7 8-4 0-7-8z"'
        f' fill="{ink}" stroke="#fffdf6" stroke-width="1.5"/>'
    )
