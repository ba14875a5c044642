"""The arrows on a map of lands: thin for a move, thick for an attack; crossed, it failed; a dove: it was stopped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from types import MappingProxyType

from pbem.core.chart import Arrow, Chart, Land
from pbem.reports.palette import colour

_WIDTH: Mapping[str, float] = MappingProxyType(
    {"move": 6, "retreat": 5, "attack": 12, "failed": 12, "stopped": 12, "open": 12, "plan": 6, "plan-attack": 12}
)
_GAP_BEHIND, _GAP_BEFORE = 34, 36
"""Room for the figures at both ends."""
_AT_SEA = 18
_BENDS, _APART = (-0.16, 0.24, -0.36, 0.44), 46
"""How far ways by land are bent to the left, the first one that keeps so far from other figures is taken."""
_Spot = tuple[float, float]


@dataclass(frozen=True)
class _Way:
    """A bent way: where it begins, the point it is drawn to, where it ends."""

    start: _Spot
    pull: _Spot
    end: _Spot

    def at(self, part: float) -> _Spot:
        """Give the place at a part (0 to 1) of the way."""
        rest = 1 - part
        parts = zip(self.start, self.pull, self.end, strict=True)
        x, y = (rest * rest * a + 2 * rest * part * b + part * part * c for a, b, c in parts)
        return x, y

    def shortened(self, behind: float, before: float) -> _Way:
        """Leave room at both ends."""
        return _Way(_toward(self.start, self.pull, behind), self.pull, _toward(self.end, self.pull, before))


def arrows(chart: Chart) -> Iterator[str]:
    """Paint all arrows, the thick ones below the thin ones."""
    for arrow, way in sorted(_drawn(chart), key=lambda one: -_WIDTH[one[0].look]):
        yield from _arrow(arrow, way)


def outcomes(chart: Chart) -> Iterator[str]:
    """Paint what became of attacks: it lies above everything."""
    for arrow, way in _drawn(chart):
        if arrow.look == "failed":
            yield _cross(way.at(0.42))
        elif arrow.look == "stopped":
            yield _dove(way.at(0.42))


def _drawn(chart: Chart) -> list[tuple[Arrow, _Way]]:
    """Pair the arrows between lands of the map with their ways."""
    lands = {land.sign: land for land in chart.lands}
    return [(arrow, _way(arrow, lands)) for arrow in chart.arrows if arrow.origin in lands and arrow.to in lands]


def _way(arrow: Arrow, lands: Mapping[str, Land]) -> _Way:
    """Bend a way a little to the left, so that there and back are two; a voyage leads far round.

    A way by land goes round the figures of others that stand between.
    """
    origin, to = lands[arrow.origin], lands[arrow.to]
    if arrow.sea:
        return _bent(origin.port, to.port, 0.3 * arrow.bend).shortened(_AT_SEA, _AT_SEA + 10)
    others = [land.at for land in lands.values() if land.figures and land not in (origin, to)]
    ways = [_bent(origin.at, to.at, bend) for bend in _BENDS]
    best = next((way for way in ways if _clear(way, others) >= _APART), None) or max(
        ways, key=lambda way: _clear(way, others)
    )
    return best.shortened(*_room(hypot(to.at[0] - origin.at[0], to.at[1] - origin.at[1])))


def _bent(start: _Spot, end: _Spot, bend: float) -> _Way:
    """Lead a way between two spots, bent by a part of its length."""
    across, down = end[0] - start[0], end[1] - start[1]
    return _Way(start, ((start[0] + end[0]) / 2 - down * bend, (start[1] + end[1]) / 2 + across * bend), end)


def _clear(way: _Way, others: Sequence[_Spot]) -> float:
    """Tell how far a way keeps from the figures of others."""
    middle = [way.at(part / 8) for part in range(2, 7)]
    return min((hypot(x - a, y - b) for x, y in middle for a, b in others), default=_APART)


def _room(length: float) -> _Spot:
    """Leave less room where lands are close."""
    share = min(1.0, length / 150)
    return _GAP_BEHIND * share, _GAP_BEFORE * share


def _arrow(arrow: Arrow, way: _Way) -> Iterator[str]:
    """Paint an arrow with a light rim: its line, its head, and what became of it."""
    look, width = colour(arrow.colour), _WIDTH[arrow.look]
    head = width * 1.5 + 9
    tail = _Way(way.start, way.pull, _toward(way.end, way.pull, head * 0.8))
    line = f'd="{_path(tail)}" fill="none" stroke-linecap="round"'
    dashes = _dashes(arrow, width)
    yield f'<path {line} stroke="#fffdf6" stroke-width="{width + 6}" stroke-opacity="0.9"/>'
    yield f'<path {line} stroke="{look.edge}" stroke-width="{width}"{dashes}/>'
    if not dashes:
        yield f'<path {line} stroke="{look.fill}" stroke-width="{width - 3}"/>'
    yield f'<path d="{_head(way, head)}" fill="{look.fill}" stroke="{look.edge}" stroke-width="2.4" {_ROUND}/>'


_ROUND = 'stroke-linejoin="round"'


def _dashes(arrow: Arrow, width: float) -> str:
    """A plan and what is still open are dashed, a retreat is dotted."""
    if arrow.look.startswith(("plan", "open")):
        return f' stroke-dasharray="{width + 5:g} {width + 7:g}"'
    return ' stroke-dasharray="1 10"' if arrow.look == "retreat" else ""


def _head(way: _Way, size: float) -> str:
    """Draw the head of an arrow."""
    back = _toward(way.end, way.pull, size)
    x, y = (way.end[0] - back[0]) * 0.55, (way.end[1] - back[1]) * 0.55
    corners = (way.end, (back[0] - y, back[1] + x), (back[0] + y, back[1] - x))
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z"


def _cross(at: _Spot) -> str:
    """Cross out what failed."""
    x, y = at
    cross = f"M{x - 13:.1f} {y - 13:.1f}l26 26M{x + 13:.1f} {y - 13:.1f}l-26 26"
    line = f'd="{cross}" fill="none" stroke-linecap="round"'
    return f'<path {line} stroke="#fffdf6" stroke-width="14"/><path {line} stroke="#3a1512" stroke-width="7"/>'


def _dove(at: _Spot) -> str:
    """A dove for peace."""
    bird = (
        "M-24 3Q-15 5 -9 -2Q-17 -13 -12 -23Q1 -20 8 -8Q12 -14 19 -12Q24 -11 25 -5L31 -2L24 1Q22 13 9 16L-4 17"
        "L-20 24L-15 12Q-21 9 -24 3Z"
    )
    return (
        f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) scale(0.8)"><circle r="34" fill="#fffdf6" stroke="#1f5a99" '
        f'stroke-width="3"/><path d="{bird}" fill="#dce9f5" stroke="#1f5a99" stroke-width="2.6" {_ROUND}/>'
        '<circle cx="18" cy="-6" r="2.2" fill="#1f3d5f"/></g>'
    )


def _path(way: _Way) -> str:
    (x, y), (a, b), (c, d) = way.start, way.pull, way.end
    return f"M{x:.1f} {y:.1f}Q{a:.1f} {b:.1f} {c:.1f} {d:.1f}"


def _toward(start: _Spot, end: _Spot, by: float) -> _Spot:
    """Go a piece from one spot to another."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return start[0] + (end[0] - start[0]) * by / length, start[1] + (end[1] - start[1]) * by / length
