"""The symbols of terrain on a map of areas: trees, hills, peaks, sand and waves, strewn over polygons.

The renderer pays ten times as much for a pattern as for the same signs in one path, so each kind is one path.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

from pbem.core.areas import Area, Outline
from pbem.reports.svg.panels import Panel

_STEP, _RIM = 25, 9
"""Symbols stand so many pixels apart, every other row shifted by half; so far from the border to left and right."""
_LINES = 18
"""Slanting lines are so far apart, from left to right."""
_Spot = tuple[float, float]
_SYMBOLS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "forest": ("m0-6l6 12h-12z", 'fill="#7d9c5b"'),
        "hills": ("m-7 4q7-13 14 0", 'fill="none" stroke="#ab8751" stroke-width="2"'),
        "mountains": ("m0-7l9 14h-18z", 'fill="#9b8f7d" stroke="#665c4e" stroke-width="1.2"'),
        "desert": ("m-1 0h2m5 5h2m-13 1h2", 'fill="none" stroke="#b48a3c" stroke-width="2.6"'),
        "sea": ("m-10 0q5-5 10 0t10 0", 'fill="none" stroke="#8fbcc4" stroke-width="1.6"'),
    }
)


def symbols(panel: Panel, areas: Sequence[Area]) -> Iterator[str]:
    """Strew the symbols of what is known over areas."""
    for kind, (sign, look) in _SYMBOLS.items():
        same = [area for area in areas if area.terrain == kind and area.sight != "unknown"]
        data = "".join(f"M{x:g} {y:g}{sign}" for area in same for x, y in _spots(panel, area))
        if data:
            yield f'<path d="{data}" {look}/>'


def _spots(panel: Panel, area: Area) -> Iterator[_Spot]:
    """Give the places of the symbols of an area, the same for all that lie side by side."""
    for outline in area.outlines:
        ring = panel.ring(outline)
        if not ring:
            continue
        down = [y for _, y in ring]
        for row in range(round(max(min(down), 0)) // _STEP, round(min(max(down), panel.high)) // _STEP + 1):
            yield from _row(panel, ring, row)


def _row(panel: Panel, ring: Sequence[_Spot], row: int) -> Iterator[_Spot]:
    """Give the places of one row that lie within a ring."""
    y, shift = row * _STEP + _STEP / 2, _STEP * (row % 2)
    crossed = sorted(_crossings(ring, y))
    for left, right in zip(crossed[::2], crossed[1::2], strict=True):
        first = max(round((left + _RIM - shift) / (2 * _STEP) + 0.5), 0)
        last = min(right, panel.wide) - _RIM
        while (x := first * 2 * _STEP + shift) <= last:
            yield x, y
            first += 1


def _crossings(ring: Sequence[_Spot], y: float) -> Iterator[float]:
    """Give where a level line crosses a ring."""
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > y) != (y2 > y):
            yield x1 + (y - y1) * (x2 - x1) / (y2 - y1)


def hatch(panel: Panel, areas: Sequence[Area]) -> str:
    """Draw slanting lines over areas, as path data."""
    return "".join(line for area in areas for outline in area.outlines for line in _slanting(panel, outline))


def _slanting(panel: Panel, outline: Outline) -> Iterator[str]:
    """Draw the lines within one outline: seen askew, by x + y and x - y, they are level."""
    ring = [(x - y, x + y) for x, y in panel.ring(outline)]
    sums = [level for _, level in ring] or [0.0]
    for number in range(round(min(sums)) // _LINES + 1, round(max(sums)) // _LINES + 1):
        level = number * _LINES
        crossed = sorted(_crossings(ring, level))
        for left, right in zip(crossed[::2], crossed[1::2], strict=True):
            (a, b), (c, d) = (((end + level) / 2, (level - end) / 2) for end in (left, right))
            yield f"M{a:.0f} {b:.0f}L{c:.0f} {d:.0f}"
