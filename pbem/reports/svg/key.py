"""The key below a map of areas: marks and what they mean, in rows no wider than the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from pbem.core.areas import AreaMap, Entry
from pbem.reports.svg.panels import MARGIN, panels
from pbem.reports.svg.shapes import image
from pbem.reports.texts import Catalogue

_ROW, _SIZE, _LETTER, _MARK, _WORDS, _GAP = 58, 34, 18.4, 28, 67, 85
"""The height of a row and of its words, the mean width of a letter; where marks and words stand, and the gap behind."""
_Said = tuple[Entry, str, float]


def key(shown: AreaMap, catalogue: Catalogue, top: int) -> tuple[str, int]:
    """Paint the key from that height on, each row in the middle; say how high it is."""
    unit = panels(shown)[0].unit
    rows = [row for entries in shown.key for row in _filled(entries, catalogue, shown.across, unit)]
    parts = (part for place, row in enumerate(rows) for part in _row(shown, row, top + place * _ROW * unit, unit))
    return "".join(parts), round(_ROW * unit * len(rows))


def _filled(entries: Iterable[Entry], catalogue: Catalogue, width: int, unit: float) -> list[list[_Said]]:
    rows: list[list[_Said]] = []
    for entry in entries:
        words = " ".join(part for part in (entry.sign, catalogue.say(entry.words)) if part)
        wide = (round(len(words) * _LETTER) + _GAP) * unit
        if not rows or sum(one for *_, one in rows[-1]) + wide > width:
            rows.append([])
        rows[-1].append((entry, words, wide))
    return rows


def _row(shown: AreaMap, row: list[_Said], top: float, unit: float) -> Iterator[str]:
    x = MARGIN + (shown.across - sum(wide for *_, wide in row)) // 2
    for entry, words, wide in row:
        mark = entry.mark
        at = (x + (_MARK + mark.at[0]) * unit, top + mark.at[1] * unit)
        yield image(shown.images, mark.image, at, mark.scale * unit, mark.colour)
        if mark.word:
            look = f'font-size="{_SIZE * unit:g}" font-weight="bold" fill="{mark.ink}"'
            yield f'<text x="{at[0]:g}" y="{at[1] + mark.foot * unit:g}" {look}>{escape(mark.word)}</text>'
        look = f'font-size="{_SIZE * unit:g}" text-anchor="start"'
        yield f'<text x="{x + _WORDS * unit:g}" y="{top + 41 * unit:g}" {look}>{escape(words)}</text>'
        x += wide
