"""Counters: the pieces on the map, own ones with number and strength, foreign ones with the shape of their colour."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.core.board.layout import Rectangle
from pbem.core.drawing import Piece
from pbem.core.shapes import Box, Group, Label, Look, Path, Shape

PALE = "#fffdf6"


def span(piece: Piece) -> int:
    """Give the width of a counter: the two halves of an own one, sign and strength of a foreign one."""
    if piece.own:
        return 14 + 14 * len(piece.label) + (12 + 14 * len(piece.value) if piece.value else 0)
    return 34 + (4 + 14 * len(piece.value) if piece.value else 0)


def sign(colour: str, at: tuple[float, float] = (0, 0), scale: float = 1.0) -> Shape:
    """Paint the shape of a colour, for eyes that see none."""
    return Group((Path(f"{colour}/shape", Look(f"{colour}/ink", holes=True)),), at, scale)


def counter(piece: Piece, box: Rectangle, scale: float) -> Iterator[Shape]:
    """Paint a counter where it was placed."""
    width = span(piece)
    left, top = box.x - box.width / 2, box.y - box.height / 2
    rim = Box((-2, -2), (width + 4, 38), Look(PALE), 8)
    card = Box((0, 0), (width, 34), _cover(piece), 6)
    marked = _half(piece, width) if piece.own else (sign(piece.colour, (17, 17)),)
    yield Group((rim, card, *marked), (round(left, 1), round(top, 1)), round(scale, 2))
    for x, words, ink in _figures(piece, width):
        yield Label((words,), (left + x * scale, top + 25.5 * scale), 24 * scale, ink, bold=True)


def _cover(piece: Piece) -> Look:
    """Fill a counter; one that is planned is pale, in a broken line."""
    edge = Look(stroke=f"{piece.colour}/edge", width=2)
    if piece.ghost:
        return edge._replace(fill=PALE, dashes="6 4")
    return edge._replace(fill=f"{piece.colour}/fill")


def _half(piece: Piece, width: int) -> tuple[Shape, ...]:
    """Draw the pale half of an own counter, for the strength."""
    if not piece.value:
        return ()
    half = 14 + 14 * len(piece.label)
    inner = width - half - 7
    pale = Path(f"M{half} 2h{inner}a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5h-{inner}z", Look(PALE))
    return pale, Path(f"M{half} 1v32", Look(stroke=f"{piece.colour}/edge", width=1.5))


def _figures(piece: Piece, width: int) -> Iterator[tuple[float, str, str]]:
    """Give the words of a counter: where, what, in which colour."""
    ink = f"{piece.colour}/ink"
    if not piece.own:
        yield 31 + 7 * len(piece.value), piece.value, ink
        return
    half = 14 + 14 * len(piece.label) if piece.value else width
    yield half / 2, piece.label, f"{piece.colour}/edge" if piece.ghost else ink
    yield half + (width - half - 2) / 2, piece.value, "#201a12"
