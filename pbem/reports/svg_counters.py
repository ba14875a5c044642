"""Counters: the pieces on the map, own ones with number and strength, foreign ones with the shape of their colour."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from xml.sax.saxutils import escape

from pbem.core.drawing import Piece
from pbem.reports.layout import Box
from pbem.reports.palette import Colour, colour

SHAPES = {
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


def star(points: int, outer: float, inner: float) -> str:
    """Draw a star around the origin, one point up."""
    spots = []
    for step in range(2 * points):
        radius, angle = (inner if step % 2 else outer), pi * step / points - pi / 2
        spots.append(f"{radius * cos(angle):.1f} {radius * sin(angle):.1f}")
    return "M" + "L".join(spots) + "z"


SHAPES["★"] = star(5, 11, 5)


def span(piece: Piece) -> int:
    """Give the width of a counter: the two halves of an own one, sign and strength of a foreign one."""
    if piece.own:
        return 14 + 14 * len(piece.label) + (12 + 14 * len(piece.value) if piece.value else 0)
    return 34 + (4 + 14 * len(piece.value) if piece.value else 0)


def counter(piece: Piece, box: Box, scale: float) -> Iterator[str]:
    """Paint a counter where it was placed."""
    paint, width = colour(piece.colour), span(piece)
    left, top = box.x - box.width / 2, box.y - box.height / 2
    yield f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.2f})">'
    yield f'<rect x="-2" y="-2" width="{width + 4}" height="38" rx="8" fill="#fffdf6"/>'
    yield f'<rect width="{width}" height="34" rx="6" {_cover(piece, paint)} stroke="{paint.edge}" stroke-width="2"/>'
    yield _half(piece, width, paint) if piece.own else _shape(paint)
    yield "</g>"
    for x, words, ink in _figures(piece, paint, width):
        look = f'font-size="{24 * scale:.1f}" font-weight="bold" fill="{ink}"'
        yield f'<text x="{left + x * scale:.1f}" y="{top + 25.5 * scale:.1f}" {look}>{escape(words)}</text>'


def _cover(piece: Piece, paint: Colour) -> str:
    """Fill a counter; one that is planned is pale, in a broken line."""
    return 'fill="#fffdf6" stroke-dasharray="6 4"' if piece.ghost else f'fill="{paint.fill}"'


def _half(piece: Piece, width: int, paint: Colour) -> str:
    """Draw the pale half of an own counter, for the strength."""
    if not piece.value:
        return ""
    half = 14 + 14 * len(piece.label)
    inner = width - half - 7
    pale = f'<path d="M{half} 2h{inner}a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5h-{inner}z" fill="#fffdf6"/>'
    return pale + f'<path d="M{half} 1v32" stroke="{paint.edge}" stroke-width="1.5"/>'


def _shape(paint: Colour) -> str:
    return f'<path transform="translate(17 17)" d="{SHAPES[paint.shape]}" fill="{paint.ink}" fill-rule="evenodd"/>'


def _figures(piece: Piece, paint: Colour, width: int) -> Iterator[tuple[float, str, str]]:
    """Give the words of a counter: where, what, in which colour."""
    if not piece.own:
        yield 31 + 7 * len(piece.value), piece.value, paint.ink
        return
    half = 14 + 14 * len(piece.label) if piece.value else width
    yield half / 2, piece.label, paint.edge if piece.ghost else paint.ink
    yield half + (width - half - 2) / 2, piece.value, "#201a12"
