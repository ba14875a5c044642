"""The ground of open land: terrain with its symbols, three states of fog, outlines of what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pbem.core.board.panel import PAPER, VEIL, Panel, area, edges, floor, hatch, line, path, runs
from pbem.core.drawing import Point
from pbem.core.shapes import Look, Shape

_FILLS = {".": "#ece1c0", "f": "#d2dba8", "h": "#e2cc9f", "~": "#a8ccd9", "#": "#c3b8a8"}
_LOOKS = {
    "f": area("#7d9c5b"),
    "h": line("#ab8751", 1.6),
    "~": line("#6d9fb4", 1.3),
    "#": Look("#8d8272", "#665c4e", 1, sharp=True),
}
"""How trees, hills, waves and peaks are painted."""


def ground(panel: Panel) -> Iterator[Shape]:
    """Paint everything that lies below the cities."""
    yield floor(panel, PAPER)
    yield from hatch(panel)
    for kind, fill in _FILLS.items():
        yield from path(runs(panel, partial(_known, kind)), area(fill))
    yield from _symbols(panel)
    yield from path(runs(panel, lambda _, fog: fog == ":"), area(VEIL, 0.34))
    yield from _outlines(panel)


def _known(kind: str, ground: str, fog: str) -> bool:
    return fog != "?" and ground == kind


def _symbols(panel: Panel) -> Iterator[Shape]:
    """Draw trees, hills, waves and peaks."""
    drawn: dict[str, list[str]] = {kind: [] for kind in _LOOKS}
    for at, ground, fog in panel.cells():
        if fog != "?" and ground in drawn:
            drawn[ground].append(_SIGNS[ground](panel, at))
    for kind, look in _LOOKS.items():
        yield from path("".join(drawn[kind]), look)


def _shift(at: Point, span: int) -> int:
    """Shift a symbol by a few pixels, always the same in the same cell."""
    return (at[0] * 7 + at[1] * 13 + at[0] * at[1] * 3) % (2 * span + 1) - span


def _corner(panel: Panel, at: Point) -> tuple[int, int, float]:
    """Give the upper left corner of a cell and its size in units of the symbols, which are drawn for 28 pixels."""
    return *panel.corner(at), panel.size / 28


def _trees(panel: Panel, at: Point) -> str:
    x, y, unit = _corner(panel, at)
    spots = (
        ((8 + _shift(at, 2), 5), (19 + _shift(at, 3), 13))
        if (at[0] + at[1]) % 2
        else ((7, 14), (18 + _shift(at, 3), 4))
    )
    return "".join(
        f"M{x + a * unit:.0f} {y + b * unit:.0f}l{5 * unit:.1f} {10 * unit:.1f}h-{10 * unit:.1f}z" for a, b in spots
    )


def _hills(panel: Panel, at: Point) -> str:
    x, y, unit = _corner(panel, at)
    a, b = 6 + _shift(at, 3), 19 - 2 * ((at[0] + at[1]) % 2)
    return f"M{x + a * unit:.0f} {y + b * unit:.0f}q{8 * unit:.1f}-{17 * unit:.1f} {16 * unit:.1f} 0"


def _waves(panel: Panel, at: Point) -> str:
    if (at[0] * 5 + at[1] * 3) % 4:
        return ""
    x, y, unit = _corner(panel, at)
    dip = 4 * unit
    return f"M{x + 5 * unit:.0f} {y + 14 * unit:.0f}q{dip:.1f}-{dip:.1f} {2 * dip:.1f} 0t{2 * dip:.1f} 0"


def _peaks(panel: Panel, at: Point) -> str:
    x, y, unit = _corner(panel, at)
    a = 14 + _shift(at, 2)
    top = f"M{x + a * unit:.0f} {y + 4 * unit:.0f}l{10 * unit:.1f} {20 * unit:.1f}h-{20 * unit:.1f}z"
    return top + f"m-{4 * unit:.1f} {8 * unit:.1f}l{4 * unit:.1f} {4 * unit:.1f} {4 * unit:.1f}-{4 * unit:.1f}"


_SIGNS: dict[str, Callable[[Panel, Point], str]] = {"f": _trees, "h": _hills, "~": _waves, "#": _peaks}


def _outlines(panel: Panel) -> Iterator[Shape]:
    """Draw shores, the white edge of what is seen now and the dashed edge of what an ally sees."""
    seen = {at for at, _, fog in panel.cells() if fog in ".a"}
    allied = {at for at, _, fog in panel.cells() if fog == "a"}
    water = {at for at, ground, fog in panel.cells() if ground == "~" and fog != "?"}
    yield from path(edges(panel, water), line("#5f8fa3", 1.3))
    yield from path(edges(panel, seen), line("#fffdf6", 2))
    yield from path(edges(panel, allied), line("#b5443a", 2, "7 5"))
