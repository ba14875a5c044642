"""The ground of open land: terrain with its symbols, three states of fog, outlines of what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pbem.core.drawing import Point
from pbem.reports.svg_panel import PAPER, SHARP, VEIL, Panel, edges, grid, hatch, path, runs

_FILLS = {".": "#ece1c0", "f": "#d2dba8", "h": "#e2cc9f", "~": "#a8ccd9", "#": "#c3b8a8"}


def ground(panel: Panel) -> Iterator[str]:
    """Paint everything that lies below the cities."""
    yield f'<rect x="{panel.x}" y="{panel.y}" width="{panel.width}" height="{panel.height}" fill="{PAPER}"/>'
    yield hatch(panel)
    for kind, fill in _FILLS.items():
        yield path(runs(panel, partial(_known, kind)), f'fill="{fill}" {SHARP}')
    yield from _symbols(panel)
    veil = f'fill="{VEIL}" fill-opacity="0.34" {SHARP}'
    yield path(runs(panel, lambda _, fog: fog == ":"), veil)
    yield from _outlines(panel)
    yield from grid(panel)


def _known(kind: str, ground: str, fog: str) -> bool:
    return fog != "?" and ground == kind


def _symbols(panel: Panel) -> Iterator[str]:
    """Draw trees, hills, waves and peaks."""
    drawn: dict[str, list[str]] = {"f": [], "h": [], "~": [], "#": []}
    for at, ground, fog in panel.cells():
        if fog != "?" and ground in drawn:
            drawn[ground].append(_SIGNS[ground](panel, at))
    yield path("".join(drawn["f"]), f'fill="#7d9c5b" {SHARP}')
    yield path("".join(drawn["h"]), f'fill="none" stroke="#ab8751" stroke-width="1.6" {SHARP}')
    yield path("".join(drawn["~"]), f'fill="none" stroke="#6d9fb4" stroke-width="1.3" {SHARP}')
    yield path("".join(drawn["#"]), f'fill="#8d8272" stroke="#665c4e" stroke-width="1" {SHARP}')


def _shift(at: Point, span: int) -> int:
    """Shift a symbol by a few pixels, always the same in the same cell."""
    return (at[0] * 7 + at[1] * 13 + at[0] * at[1] * 3) % (2 * span + 1) - span


def _corner(panel: Panel, at: Point) -> tuple[int, int, float]:
    """Give the upper left corner of a cell and its size in units of the symbols, which are drawn for 28 pixels."""
    x, y = panel.x + (at[0] - panel.left) * panel.size, panel.y + (at[1] - panel.top) * panel.size
    return x, y, panel.size / 28


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


def _outlines(panel: Panel) -> Iterator[str]:
    """Draw shores, the white edge of what is seen now and the dashed edge of what an ally sees."""
    seen = {at for at, _, fog in panel.cells() if fog in ".a"}
    allied = {at for at, _, fog in panel.cells() if fog == "a"}
    water = {at for at, ground, fog in panel.cells() if ground == "~" and fog != "?"}
    yield path(edges(panel, water), f'stroke="#5f8fa3" stroke-width="1.3" fill="none" {SHARP}')
    yield path(edges(panel, seen), f'stroke="#fffdf6" stroke-width="2" fill="none" {SHARP}')
    dashes = 'stroke="#b5443a" stroke-width="2" stroke-dasharray="7 5" fill="none" ' + SHARP
    yield path(edges(panel, allied), dashes)
