"""How a map of areas is divided: the whole of it, or an overview and an enlarged detail of each front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pbem.core.areas import Area, AreaMap, Mark, Outline, Point, Stack
from pbem.core.polygons import Box, Spot, cut_ring, roomiest

MARGIN = 12
BEYOND = 18
"""So far beyond its frame a sheet is painted, more than half of its widest line; what leaves it is covered there."""
_CAPTION, _FRONTS, _RIM = 40, 3, 52
_NEAR, _FAR, _FEW = 9, 6, 24
"""The parts of a window at its rim where an own area is not shown well, and where it had better not be; how many areas
are few enough to look for a window between each two."""
_LEAST, _SCANT = (120, 130), (70, 60)
"""So much of an area must be to be seen on a detail for what stands on it, and for its strength alone."""
_FOOT, _STEP = 24, 44
"""How far below its middle the number of a stack stands; how far apart stacks are."""
_ABOVE, _BADGE = 60, 57
"""How far above the middle of the first row of stacks badges stand; how far apart they are."""
_CARD = 36
"""How far above its middle a stack reaches."""
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
    def sheet(self) -> Box:
        """Give what is to be seen, as places on the sheet."""
        return Box(0, 0, self.wide, self.high)

    @property
    def box(self) -> Box:
        """Give what is painted, as places on the sheet: it goes a little beyond the frame."""
        return Box(-BEYOND, -BEYOND, self.wide + BEYOND, self.high + BEYOND)

    def ring(self, outline: Outline) -> tuple[Spot, ...]:
        """Give what is painted of an outline, as places on the sheet."""
        return cut_ring(tuple(map(self.at, outline)), self.box)

    def placed(self, area: Area) -> Area | None:
        """Give an area with room for what stands on it; on a detail that is the part of it that is to be seen.

        None: too little of it is to be seen.
        """
        if not self.number:
            return area
        if self._roomy(area):
            return self._lowered(area)
        middle = self._seen(area, _LEAST)
        if middle is None:
            return None
        between = [(one + other) // 2 for one, other in zip(area.at, area.label, strict=True)]
        at, label = (
            (place[0] - between[0] + middle[0], place[1] - between[1] + middle[1]) for place in (area.at, area.label)
        )
        moved = replace(area, at=at, label=label)
        return self._lowered(moved) if self._roomy(moved) else None

    def _lowered(self, area: Area) -> Area:
        """Set what stands on an area lower, as far as there is room, where its signs would leave the sheet above."""
        unit = self.unit / self.zoom
        low = self.far[1] - _RIM * unit - max(area.at[1], area.label[1])
        down = round(min(self.top + _reach(area) * unit - area.at[1], low))
        if down <= 0:
            return area
        return replace(area, at=(area.at[0], area.at[1] + down), label=(area.label[0], area.label[1] + down))

    def scant(self, area: Area) -> Area | None:
        """Give an area of which a detail shows too little for all that stands on it, but enough for its strength."""
        middle = self._seen(area, _SCANT) if self.number and self.placed(area) is None else None
        return replace(area, at=middle) if middle else None

    def _seen(self, area: Area, least: Point) -> Point | None:
        """Give the middle of what is to be seen of an area, if that is not less than so much."""
        ring = max((cut_ring(tuple(map(self.at, one)), self.sheet) for one in area.outlines), key=_size_of)
        across, down = [x for x, _ in ring] or [0.0], [y for _, y in ring] or [0.0]
        if max(across) - min(across) < least[0] * self.unit or max(down) - min(down) < least[1] * self.unit:
            return None
        x, y = roomiest(ring, *least)
        return self.left + round(x / self.zoom), self.top + round(y / self.zoom)

    def _roomy(self, area: Area) -> bool:
        """Tell whether what stands on an area keeps away from the rim."""
        rim = _RIM * self.unit / self.zoom
        ends = (self.left + rim, self.far[0] - rim), (self.top + rim, self.far[1] - rim)
        places = (area.at, area.label)
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

    def badges(self, area: Area) -> tuple[Mark, ...]:
        """Set the badges of an area in a row above its stacks, or in their place where there are none."""
        above = _raised(area)
        unit, last = self.unit / self.zoom, len(area.badges) - 1
        middle = self._kept(area.at[0], (last + 1) * _BADGE)
        spots = [
            (round(middle + (place - last / 2) * _BADGE * unit), round(area.at[1] - above * unit))
            for place in range(last + 1)
        ]
        return tuple(
            Mark(badge.image, at, 1.0, badge.colour, badge.number, _FOOT - 10, "#fffdf6")
            for badge, at in zip(area.badges, spots, strict=True)
        )

    def _kept(self, middle: int, wide: float) -> float:
        """Keep the middle of a row of signs so far from the rim that all of them are on the sheet."""
        half = min(wide * self.unit / self.zoom, self.far[0] - self.left) / 2
        return min(max(middle, self.left + half), self.far[0] - half)

    def _row(self, area: Area, row: tuple[Stack, ...], down: float) -> Iterator[Mark]:
        step = _STEP * self.unit / self.zoom
        middle = self._kept(area.at[0], len(row) * _STEP * 1.5)
        for place, stack in enumerate(row):
            across = place - (len(row) - 1) / 2
            at = (round(middle + across * step * 1.5), round(area.at[1] + down * step * 1.6))
            yield Mark(stack.image, at, 1.0, stack.colour, stack.number, _FOOT, f"{stack.colour}/ink")


def _raised(area: Area) -> float:
    """Give how far above the middle of an area its badges stand."""
    rows = (len(area.stacks) + 2) // 3
    return (rows - 1) / 2 * _STEP * 1.6 + _ABOVE if rows else 0


def _reach(area: Area) -> float:
    """Give how far above its middle the signs of an area reach."""
    return _raised(area) + (_BADGE / 2 if area.badges else _CARD - _ABOVE if area.stacks else 0)


def _size_of(ring: tuple[Spot, ...]) -> float:
    """Give the size of a polygon."""
    return abs(sum(x * b - a * y for (x, y), (a, b) in zip(ring, (*ring[1:], *ring[:1]), strict=True)))


def panels(shown: AreaMap) -> tuple[Panel, ...]:
    """Divide the map into sheets, one below the other."""
    unit = (shown.across + 2 * MARGIN) / _WHOLE
    whole = Panel(0, 0, (shown.width, shown.height), MARGIN, MARGIN, shown.across, unit)
    details: list[Panel] = []
    for number, (corner, far) in enumerate(_joined(shown, fronts(shown)), 1):
        y = (details[-1] if details else whole).bottom + _CAPTION
        details.append(_detail(shown, corner, far, y, number))
    return (replace(whole, details=tuple(details)), *details)


def _detail(shown: AreaMap, corner: Point, far: Point, y: int = 0, number: int = 1) -> Panel:
    """Make the sheet of a window."""
    unit = (shown.across + 2 * MARGIN) / _WHOLE
    return Panel(*corner, far, MARGIN, y, shown.across, unit, number)


def _joined(shown: AreaMap, corners: list[Point]) -> list[tuple[Point, Point]]:
    """Make one higher window of two that lie nearly one below the other and show much twice."""
    wide, high = _size(shown)
    found: list[tuple[Point, Point]] = []
    for left, top in corners:
        bottom = top + high
        for place, ((x, y), (_, foot)) in enumerate(found):
            if abs(x - left) <= wide // _NEAR and max(bottom, foot) - min(top, y) <= high * 3 // 2:
                found[place] = (x, min(top, y)), (x + wide, max(bottom, foot))
                break
        else:
            found.append(((left, top), (left + wide, bottom)))
    return found


def _size(shown: AreaMap) -> Point:
    wide, high = shown.details or (shown.width, shown.height)
    return min(wide, shown.width), min(high, shown.height)


def fronts(shown: AreaMap) -> list[Point]:
    """Find the corners of the windows that show most own areas, each area in one window, at most three."""
    own = [area for area in shown.areas if area.own] if shown.details else []
    found: list[Point] = []
    while (left := [area.at for area in own]) and len(found) < _FRONTS:
        windows = sorted({_around(shown, at) for at in _middles(left)}, key=lambda corner: (corner[1], corner[0]))
        best = max(windows, key=lambda corner: sum(_within(shown, corner, at, _NEAR) for at in left))
        covered = [at for at in left if _within(shown, best, at, _NEAR)]
        found.append(_apart(shown, covered, found))
        far = found[-1][0] + _size(shown)[0], found[-1][1] + _size(shown)[1]
        sheet = _detail(shown, found[-1], far)
        own = [area for area in own if area.at not in covered and sheet.placed(area) is None]
    return found


def _middles(places: list[Point]) -> Iterator[Point]:
    """Give places, and what lies in the middle between two of them, unless they are too many."""
    others = places if len(places) <= _FEW else ()
    yield from ((one[0], one[1]) for one in places)
    yield from (((x + a) // 2, (y + b) // 2) for x, y in others for a, b in others)


def _apart(shown: AreaMap, covered: list[Point], others: list[Point]) -> Point:
    """Of the windows around some places take those with fewest of them near the rim, of these what shows least twice,
    of these the one in whose middle they are."""
    middle = (sum(x for x, _ in covered) // len(covered), sum(y for _, y in covered) // len(covered))
    usual, (wide, high) = _around(shown, middle), _size(shown)
    steps = (0, -4, 4, -3, 3, -2, 2, -1, 1)
    windows = [_around(shown, (middle[0] + a * wide // 10, middle[1] + b * high // 10)) for a in steps for b in steps]
    holding = [one for one in windows if all(_within(shown, one, at, _NEAR) for at in covered)]

    def worse(corner: Point) -> tuple[int, int]:
        at_rim = sum(not _within(shown, corner, at, _FAR) for at in covered)
        return at_rim, sum(_twice(shown, corner, other) for other in others)

    return min((usual, *holding), key=worse)


def _within(shown: AreaMap, corner: Point, at: Point, rim: int) -> bool:
    """Tell whether a place is in a window and not near its rim, a part of its size, but where the map ends there."""
    ends = zip(corner, at, _size(shown), (shown.width, shown.height), strict=True)
    return all(
        (low == 0 or place - low > size // rim) and (low + size == whole or low + size - place > size // rim)
        for low, place, size, whole in ends
    )


def _twice(shown: AreaMap, one: Point, other: Point) -> int:
    """Give how much of the map two windows both show."""
    across, down = (max(0, size - abs(a - b)) for size, a, b in zip(_size(shown), one, other, strict=True))
    return across * down


def _around(shown: AreaMap, at: Point) -> Point:
    """Give the corner of the window around a place, kept on the map."""
    wide, high = _size(shown)
    return min(max(0, at[0] - wide // 2), shown.width - wide), min(max(0, at[1] - high // 2), shown.height - high)
