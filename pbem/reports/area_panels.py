"""How a map of areas is divided: the whole of it, or an overview and an enlarged detail of each front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pbem.core.areas import Area, AreaMap, Mark, Outline, Point, Stack
from pbem.core.polygons import Box, Spot, cut_ring

MARGIN = 12
BEYOND = 18
"""So far beyond its frame a sheet is painted, more than half of its widest line; what leaves it is covered there."""
_CAPTION, _FRONTS, _RIM = 40, 3, 52
_FOOT, _STEP = 24, 44
"""How far below its middle the number of a stack stands; how far apart stacks are."""
_WHOLE = 1024
"""The width of the picture for which everything is drawn."""


@dataclass(frozen=True)
class Panel:
    """A part of the map in units (`left`, `top`, `far`) and where it is painted; `unit` is the size of signs there.

    A `bare` one is an overview, with `details` below it; a detail has a `number`.
    """

    left: int
    top: int
    far: Point
    x: int
    y: int
    wide: int
    unit: float
    number: int = 0
    details: tuple[Panel, ...] = ()

    @property
    def bare(self) -> bool:
        """Tell whether it is an overview, without names and stacks."""
        return bool(self.details)

    @property
    def zoom(self) -> float:
        """Give the pixels of a unit."""
        return self.wide / (self.far[0] - self.left)

    @property
    def high(self) -> int:
        """Give its height in pixels."""
        return round((self.far[1] - self.top) * self.zoom)

    @property
    def bottom(self) -> int:
        """Give its lower edge in the picture."""
        return self.y + self.high

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        """Give the place of a point of the map on the sheet."""
        if self.zoom == 1:
            return point[0] - self.left, point[1] - self.top
        return round((point[0] - self.left) * self.zoom, 1), round((point[1] - self.top) * self.zoom, 1)

    @property
    def box(self) -> Box:
        """Give what is painted, as places on the sheet: it goes a little beyond the frame."""
        return Box(-BEYOND, -BEYOND, self.wide + BEYOND, self.high + BEYOND)

    def ring(self, outline: Outline) -> tuple[Spot, ...]:
        """Give what is painted of an outline, as places on the sheet."""
        return cut_ring(tuple(map(self.at, outline)), self.box)

    def words(self, area: Area) -> bool:
        """Tell whether there is room for the words of an area: on a detail it must not lie at the rim."""
        rim = _RIM * self.unit / self.zoom
        ends = (self.left + rim, self.far[0] - rim), (self.top + rim, self.far[1] - rim)
        places = (area.at, area.label) if self.number else ()
        return all(low < at < high for place in places for at, (low, high) in zip(place, ends, strict=True))

    def shows(self, point: Point) -> bool:
        """Tell whether a point of the map is on the sheet."""
        return self.left < point[0] < self.far[0] and self.top < point[1] < self.far[1]

    def holds(self, area: Area) -> bool:
        """Tell whether anything of an area is on the sheet."""
        points = [point for outline in area.outlines for point in outline]
        across, down = [x for x, _ in points], [y for _, y in points]
        beside = max(across) < self.left or min(across) > self.far[0]
        return not (beside or max(down) < self.top or min(down) > self.far[1])

    def stacks(self, area: Area) -> tuple[Mark, ...]:
        """Set the stacks of an area in rows of three around their place."""
        rows = [area.stacks[place : place + 3] for place in range(0, len(area.stacks), 3)]
        return tuple(mark for down, row in enumerate(rows) for mark in self._row(area, row, down - (len(rows) - 1) / 2))

    def _row(self, area: Area, row: tuple[Stack, ...], down: float) -> Iterator[Mark]:
        step = _STEP * self.unit / self.zoom
        for place, stack in enumerate(row):
            across = place - (len(row) - 1) / 2
            at = (round(area.at[0] + across * step * 1.5), round(area.at[1] + down * step * 1.6))
            yield Mark(stack.image, at, 1.0, stack.colour, stack.number, _FOOT, f"{stack.colour}/ink")


def panels(shown: AreaMap) -> tuple[Panel, ...]:
    """Divide the map into sheets, one below the other."""
    unit = (shown.across + 2 * MARGIN) / _WHOLE
    whole = Panel(0, 0, (shown.width, shown.height), MARGIN, MARGIN, shown.across, unit)
    details: list[Panel] = []
    for number, (left, top) in enumerate(fronts(shown), 1):
        wide, high = _size(shown)
        y = (details[-1] if details else whole).bottom + _CAPTION
        details.append(Panel(left, top, (left + wide, top + high), MARGIN, y, shown.across, unit, number))
    return (replace(whole, details=tuple(details)), *details)


def _size(shown: AreaMap) -> Point:
    wide, high = shown.details or (shown.width, shown.height)
    return min(wide, shown.width), min(high, shown.height)


def fronts(shown: AreaMap) -> list[Point]:
    """Find the corners of the windows that show most own areas, each area in one window, at most three."""
    left = [area.at for area in shown.areas if area.own] if shown.details else []
    found: list[Point] = []
    while left and len(found) < _FRONTS:
        windows = sorted({_around(shown, at) for at in left}, key=lambda corner: (corner[1], corner[0]))
        best = max(windows, key=lambda corner: sum(_within(shown, corner, at) for at in left))
        covered = [at for at in left if _within(shown, best, at)]
        middle = (sum(x for x, _ in covered) // len(covered), sum(y for _, y in covered) // len(covered))
        found.append(_around(shown, middle))
        left = [at for at in left if at not in covered]
    return found


def _around(shown: AreaMap, at: Point) -> Point:
    """Give the corner of the window around a place, kept on the map."""
    wide, high = _size(shown)
    return min(max(0, at[0] - wide // 2), shown.width - wide), min(max(0, at[1] - high // 2), shown.height - high)


def _within(shown: AreaMap, corner: Point, at: Point) -> bool:
    wide, high = _size(shown)
    return 0 < at[0] - corner[0] < wide and 0 < at[1] - corner[1] < high
