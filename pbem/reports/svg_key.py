"""The key below the picture of a dungeon: each sign that is on it, painted as it is there, and what it means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pbem.core.drawing import Area, Drawing, Mark, Note, Piece, Site
from pbem.reports import svg_dungeon, svg_tokens
from pbem.reports.svg_panel import INK, Panel
from pbem.reports.texts import Catalogue

_SIZE, _ROW, _FONT = 36, 46, 20
_LETTER = 0.55
"""A letter of the condensed font is so wide on the average, in parts of its height."""
_GAP = 26
_BARE = Drawing(1, 1, (".",), (".",), theme="dungeon")


@dataclass(frozen=True)
class _Item:
    """A sign: the word for it, and a drawing of one square that shows it."""

    word: str
    drawing: Drawing


def key(drawing: Drawing, catalogue: Catalogue, x: int, y: int, across: int) -> tuple[str, int]:
    """Paint the key with its upper left corner at `x`, `y`; say how high it is."""
    left, top, parts = x, y, list[str]()
    for item in _items(drawing):
        words = catalogue.t(item.word)
        width = _SIZE * item.drawing.columns + 10 + int(len(words) * _LETTER * _FONT) + _GAP
        if left > x and left + width - _GAP > x + across:
            left, top = x, top + _ROW
        parts += _entry(item.drawing, words, left, top)
        left += width
    return "".join(parts), top + _ROW - y if parts else 0


def _entry(shown: Drawing, words: str, x: int, y: int) -> Iterator[str]:
    """Paint one sign and write its meaning beside it."""
    panel = Panel(shown, 0, 0, shown.columns, shown.rows, _SIZE, x, y)
    yield from svg_dungeon.squares(panel)
    yield from svg_tokens.signs(panel, names=False)
    yield f'<rect x="{x}" y="{y}" width="{panel.width}" height="{_SIZE}" fill="none" stroke="{INK}" stroke-width="1"/>'
    look = f'font-size="{_FONT}" text-anchor="start"'
    yield f'<text x="{x + panel.width + 10}" y="{y + _SIZE / 2 + _FONT * 0.36:.0f}" {look}>{words}</text>'


def _items(drawing: Drawing) -> Iterator[_Item]:
    """List the signs of a drawing."""
    mine = any(site.own for site in drawing.sites)
    yield from _units(drawing.pieces, mine)
    yield from _sites(drawing.sites, mine)
    if any(":" in row for row in drawing.fog):
        yield _Item("map-key-remembered", replace(_BARE, fog=(":",)))
    if any("?" in row for row in drawing.fog):
        yield _Item("map-key-unknown", replace(_BARE, terrain=(" ",), fog=("?",)))
    if any("s" in row for row in drawing.fog):
        yield _Item("map-key-forgotten", replace(_BARE, terrain=(" ",), fog=("s",)))
    if drawing.notes:
        yield _Item("map-key-note", replace(_BARE, notes=(Note((0, 0), ""),)))
    yield from _deeds(drawing)


def _units(pieces: Sequence[Piece], mine: bool) -> Iterator[_Item]:
    """Show an own counter (where no portal is the reader's, one of those the referee sees) and a foreign one."""
    standing = [piece for piece in pieces if not piece.ghost]
    own = [piece for piece in standing if piece.own]
    foreign = [piece for piece in standing if not piece.own and piece.colour != "neutral"]
    neutral = [piece for piece in standing if not piece.own and piece.colour == "neutral"]
    shown = (("unit" if mine else "numbered", own), ("foreign", foreign), ("neutral", neutral))
    for word, found in shown:
        for piece in found[:1]:
            yield _Item(f"map-key-{word}", replace(_BARE, pieces=(replace(piece, at=(0, 0)),)))
    for piece in [piece for piece in pieces if piece.ghost][:1]:
        yield _Item("map-key-ghost", replace(_BARE, pieces=(replace(piece, at=(0, 0)),)))


def _sites(sites: Sequence[Site], mine: bool) -> Iterator[_Item]:
    """Show portals and piles, each sort once."""
    shown: dict[str, Site] = {}
    for site in sites:
        shown.setdefault(_sort(site, mine), replace(site, at=(0, 0), dim=False))
        if site.kind != "portal" and not site.empty and site.colour != "neutral":
            shown.setdefault("held", replace(site, at=(0, 0), dim=False))
    for word in ("own-portal", "portal", "any-portal", "small", "large", "held", "empty"):
        if word in shown:
            colour = "neutral" if word in ("small", "large", "empty") else shown[word].colour
            yield _Item(f"map-key-{word}", replace(_BARE, sites=(replace(shown[word], colour=colour),)))


def _sort(site: Site, mine: bool) -> str:
    """Name the sort of a portal or pile; where no portal is the reader's, they are all alike."""
    if site.kind == "portal":
        return "own-portal" if site.own else "portal" if mine else "any-portal"
    return "empty" if site.empty else site.kind


def _deeds(drawing: Drawing) -> Iterator[_Item]:
    """Show moves planned and gone, fights, flashes and smokes."""
    wide = replace(_BARE, columns=2, terrain=("..",), fog=("..",))
    for style in ("plan", "done"):
        for route in [route for route in drawing.routes if route.style == style][:1]:
            yield _Item(f"map-key-{style}", replace(wide, routes=(replace(route, cells=((0, 0), (1, 0))),)))
    if drawing.marks:
        yield _Item("map-key-fight", replace(_BARE, marks=(Mark((0, 0), (0, 0)),)))
    for kind in dict.fromkeys(area.kind for area in drawing.areas):
        yield _Item(f"map-key-{kind}", replace(_BARE, areas=(Area(((0, 0),), kind),)))
