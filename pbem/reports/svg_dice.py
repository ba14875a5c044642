"""Dice as they lie on a table: faces with pips, the chain of slaves, the shape of a foreign colour."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from pbem.core.tableau import TableDie
from pbem.reports.palette import Colour, colour
from pbem.reports.svg_counters import SHAPES

_LOW, _MID, _HIGH = 0.26, 0.5, 0.74
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}
_PAPER, _IRON, _LOST = "#fffdf6", "#3d3a36", "#b03a2e"


def die(one: TableDie, label: str, at: tuple[float, float], size: float, foreign: bool, pale: bool) -> Iterator[str]:
    """Paint a die with its upper left corner there; below it its name, or the shape of a foreign colour."""
    x, y = at
    paint = colour(one.colour)
    yield _body(one, paint, x, y, size, pale)
    ink = paint.edge if one.ghost else paint.ink
    dots = "".join(_pip(x + across * size, y + down * size, size * 0.095) for across, down in _PIPS.get(one.pips, ()))
    yield f'<path d="{dots}" fill="{ink}"{_faded(pale)}/>'
    if one.chained:
        yield from _chain(x, y, size)
    yield from _below(label if label or not foreign else paint, paint, x + size / 2, y + size, size)
    if one.lost:
        yield from _fallen(one.lost, x + size, y)


def _body(one: TableDie, paint: Colour, x: float, y: float, size: float, pale: bool) -> str:
    """Draw the cube; one that is planned is pale, in a broken line."""
    box = f'x="{x:.1f}" y="{y:.1f}" width="{size:g}" height="{size:g}" rx="{size * 0.2:.1f}"'
    if one.ghost:
        return f'<rect {box} fill="{_PAPER}" stroke="{paint.edge}" stroke-width="2.4" stroke-dasharray="5 3.5"/>'
    shade = f'<rect {box} transform="translate(1.6 2.4)" fill="#2b2118" fill-opacity="0.28"/>'
    light = f"M{x + size * 0.2:.1f} {y + 3:.1f}h{size * 0.6:.1f}"
    gleam = f'<path d="{light}" stroke="#ffffff" stroke-opacity="0.45" stroke-width="2" stroke-linecap="round"/>'
    return f'{shade}<rect {box} fill="{paint.fill}"{_faded(pale)} stroke="{paint.edge}" stroke-width="2"/>{gleam}'


def _faded(pale: bool) -> str:
    return ' fill-opacity="0.5"' if pale else ""


def _pip(x: float, y: float, radius: float) -> str:
    """Draw a dot around its middle."""
    return f"M{x - radius:.1f} {y:.1f}a{radius:.1f} {radius:.1f} 0 1 1 0 .1z"


def _chain(x: float, y: float, size: float) -> Iterator[str]:
    """Lay a chain of hollow links around the die of slaves."""
    box = (
        f'x="{x - 4:.1f}" y="{y - 4:.1f}" width="{size + 8:g}" height="{size + 8:g}" rx="{size * 0.26:.1f}" fill="none"'
    )
    links = 'stroke-dasharray="5.5 5.2" stroke-linecap="round"'
    yield f'<rect {box} stroke="{_PAPER}" stroke-width="2"/><rect {box} stroke="{_IRON}" stroke-width="1.3"/>'
    yield f'<rect {box} stroke="{_IRON}" stroke-width="5.6" {links}/>'
    yield f'<rect {box} stroke="#d9d4ca" stroke-width="2.2" {links}/>'


def _below(name: str | Colour, paint: Colour, x: float, y: float, size: float) -> Iterator[str]:
    """Write the name of a die, or draw the shape of whoever it belongs to."""
    if isinstance(name, Colour):
        place = f"translate({x:.1f} {y + 12:.1f}) scale({0.78 if size > 32 else 0.64})"
        look = f'fill="{paint.fill}" stroke="{paint.edge}" stroke-width="2" fill-rule="evenodd"'
        yield f'<path transform="{place}" d="{SHAPES[paint.shape]}" {look}/>'
    elif name:
        yield f'<text x="{x:.1f}" y="{y + 22:.1f}" font-size="25" font-weight="bold">{escape(name)}</text>'


def _fallen(count: int, x: float, y: float) -> Iterator[str]:
    """Put a small red badge on a corner: so many fell."""
    yield f'<circle cx="{x:.1f}" cy="{y + 6:.1f}" r="18" fill="{_LOST}" stroke="{_PAPER}" stroke-width="2"/>'
    yield f'<text x="{x:.1f}" y="{y + 15:.1f}" font-size="25" font-weight="bold" fill="#ffffff">−{count}</text>'
