"""What stands on open land: castles, counters, ways, battles, names."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from pbem.core.board.counters import PALE, counter, span
from pbem.core.board.layout import Rectangle, Table
from pbem.core.board.panel import INK, Panel
from pbem.core.board.routes import Spot, fight, way
from pbem.core.drawing import Piece, Route, Site
from pbem.core.shapes import Circle, Group, Label, Look, Path, Shape, star
from pbem.core.texts import proper

UNIT = 0.79
"""Signs are drawn for a picture of 1196 pixels and painted at this size."""
_CASTLE = "M-17 13v-26h8v6h5v-6h8v6h5v-6h8v26z"
_GATE = "M-4 13v-8a4 4 0 0 1 8 0v8z"
_AWAY: tuple[Spot, ...] = (
    *((0, 0), (1.45, -0.15), (-1.45, -0.15), (0, -1.25), (0, 1.25)),
    *((1.5, -1.2), (-1.5, -1.2), (1.5, 1.2), (-1.5, 1.2), (2.6, 0), (-2.6, 0), (0, -2.4), (0, 2.4)),
)
_BESIDE: tuple[Spot, ...] = ((1.9, -0.3), (-1.9, -0.3), (0, 1.3), (1.6, 1), (-1.6, 1), (1.7, -1.4), (-1.7, -1.4))


_CAPITAL = star(5, 12, 5)


def things(panel: Panel, names: bool) -> Iterator[Shape]:
    """Paint everything that stands on the ground; names of cities only where there is room for them."""
    drawing = panel.drawing
    taken = Table(Rectangle(panel.x + panel.width / 2, panel.y + panel.height / 2, panel.width, panel.height))
    sites = [site for site in drawing.sites if panel.shows(site.at)]
    pieces = sorted((piece for piece in drawing.pieces if panel.shows(piece.at)), key=lambda piece: not piece.own)
    scale = _scale(panel)
    for route in drawing.routes:
        yield from way(panel, route, drawing, scale / UNIT)
        _trodden(panel, taken, route)
    for site in sites:
        x, y = panel.centre(site.at)
        taken.take(
            Rectangle(x, y - (8 if site.capital else 0) * scale, 36 * scale, (52 if site.capital else 36) * scale), 1.5
        )
        yield _site(panel, site, scale)
    counters = [(piece, _room(panel, taken, piece, scale)) for piece in pieces]
    for piece, box in counters:
        yield from _leader(panel, piece, box)
    for mark in drawing.marks:
        if panel.shows(mark.at):
            yield fight(panel, taken, mark, scale)
    for piece, box in counters:
        yield from counter(piece, box, scale)
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
            taken.take(Rectangle(x, y, panel.size * 0.5, panel.size * 0.5), 0.3)


def _room(panel: Panel, taken: Table, piece: Piece, scale: float) -> Rectangle:
    """Find the place of a counter near its cell."""
    x, y = panel.centre(piece.at)
    step = 28 * scale
    ways = _BESIDE + _AWAY[5:] if any(site.at == piece.at for site in panel.drawing.sites) else _AWAY
    return taken.place(Rectangle(x, y, span(piece) * scale, 34 * scale), [(dx * step, dy * step) for dx, dy in ways])


def _leader(panel: Panel, piece: Piece, box: Rectangle) -> Iterator[Shape]:
    """Tie a counter that was pushed away to its cell."""
    x, y = panel.centre(piece.at)
    if hypot(box.x - x, box.y - y) >= panel.size * 2.1:
        look = Look(INK, f"{piece.colour}/edge", 2.5)
        yield Path(f"M{x:.0f} {y:.0f}L{box.x:.0f} {box.y:.0f}", look)
        yield Circle((round(x), round(y)), 3, look)


def _site(panel: Panel, site: Site, scale: float) -> Shape:
    x, y = panel.centre(site.at)
    walls = Look(f"{site.colour}/fill", PALE, 6, 0.55 if site.dim else 1.0)
    castle = (
        Path(_CASTLE, walls._replace(soft="corners")),
        Path(_CASTLE, walls._replace(stroke=f"{site.colour}/edge", width=2)),
        Path(_GATE, Look(f"{site.colour}/edge")),
    )
    crown = (Group((Path(_CAPITAL, Look("#f4bd2c", "#6b4a05", 2)),), (0, -22)),) if site.capital else ()
    return Group((*castle, *crown), (round(x, 1), round(y, 1)), round(scale, 2))


def _name(panel: Panel, taken: Table, site: Site, unit: float) -> Shape:
    """Write the name of a city below it, or where it covers least; `unit` is the size of letters."""
    x, y = panel.centre(site.at)
    box = Rectangle(x, y, (9.8 * len(site.name) + 5) * unit, 19 * unit)
    aside, above = 16 + box.width / 2 / unit, -37 if site.capital else -24
    away = [(0, 24), (0, above), (aside, 2), (-aside, 2), (aside, 19), (-aside, 19)]
    away += [(aside, -19), (-aside, -19), (0, 43), (0, above - 20)]
    found = taken.place(box, [(dx * unit, dy * unit) for dx, dy in away])
    at = (round(found.x), round(found.y + 6 * unit))
    return Label((proper(site.name),), at, 18 * unit, "#201a12", bold=True, halo=PALE)
