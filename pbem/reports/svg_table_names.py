"""The names of the parts of a city, below their buildings: in one row, or in two rows in turn where they are wide."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from pbem.reports.svg_table_spots import Column

_SIZE, _WIDE, _ROW, _GAP = 25, 0.57, 27, 8
"""The height of a name, the width of its letters for their height, the height of a row, the room between two names."""


def captions(places: tuple[Column, ...], names: tuple[str, ...], floor: int) -> tuple[tuple[str, ...], int]:
    """Write the names of places below the floor; give them and the height they take."""
    if not names:
        return (), 0
    narrow = any(_span(name) > place.width - _GAP for place, name in zip(places, names, strict=True))
    return tuple(_written(places, names, floor, 2 if narrow else 1)), _ROW * (2 if narrow else 1) + 5


def _span(name: str) -> float:
    return len(name) * _SIZE * _WIDE


def _written(places: tuple[Column, ...], names: tuple[str, ...], floor: int, rows: int) -> Iterator[str]:
    """Write each name in the middle of its place; one in the lower row hangs on a stroke."""
    for number, (place, name) in enumerate(zip(places, names, strict=True)):
        middle, row = place.x + place.width / 2, number % rows
        size = min(_SIZE, _room(places, number, rows) / (_WIDE * max(1, len(name))))
        if row:
            yield f'<path d="M{middle:.1f} {floor + 3}v{_ROW - 3}" stroke="#b59f6c" stroke-width="1.6"/>'
        look = f'y="{floor + _ROW * (row + 1) - 4}" font-size="{size:.1f}" font-weight="bold"'
        yield f'<text x="{middle:.1f}" {look}>{escape(name)}</text>'


def _room(places: tuple[Column, ...], number: int, rows: int) -> float:
    """Tell how wide a name may be without touching the next ones of its row, or the rim."""
    place = places[number]
    if rows == 1:
        return place.width - _GAP
    beside = (places[other].width / 2 for other in (number - 1, number + 1) if 0 <= other < len(places))
    return place.width + 2 * min(beside, default=0) - _GAP if 0 < number < len(places) - 1 else place.width - 2
