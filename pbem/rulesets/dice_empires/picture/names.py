"""The names of the parts of a city, below their buildings: in one row, or in two rows in turn where they are wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.core.shapes import Label, Look, Path, Shape
from pbem.core.texts import Text
from pbem.rulesets.dice_empires.picture.spots import Column

_SIZE, _ROW, _GAP = 25, 27, 8
"""The height of a name, the height of a row, the room between two names."""


def height(rows: int) -> int:
    """Give the height of so many rows of names."""
    return _ROW * rows + 5 if rows else 0


def captions(places: Sequence[Column], names: Sequence[Text], floor: int, rows: int) -> Iterator[Shape]:
    """Write each name in the middle of its place, in rows in turn; one in the lower row hangs on a stroke."""
    for number, (place, name) in enumerate(zip(places, names, strict=True) if rows else ()):
        middle, row = round(place.x + place.width / 2, 1), number % rows
        if row:
            yield Path(f"M{middle:.1f} {floor + 3}v{_ROW - 3}", Look("none", "#b59f6c", 1.6))
        foot, room = floor + _ROW * (row + 1) - 4, _room(places, number, rows)
        yield Label((name,), (middle, foot), _SIZE, bold=True, room=room, firm=rows == 1)


def _room(places: Sequence[Column], number: int, rows: int) -> float:
    """Tell how wide a name may be without touching the next ones of its row, or the rim."""
    place = places[number]
    if rows == 1:
        return place.width - _GAP
    beside = (places[other].width / 2 for other in (number - 1, number + 1) if 0 <= other < len(places))
    return place.width + 2 * min(beside, default=0) - _GAP if 0 < number < len(places) - 1 else place.width - 2
