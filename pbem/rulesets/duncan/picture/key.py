"""The key below the picture of a dungeon: the signs that are on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.core.board.theme import Entry
from pbem.core.drawing import Area, Drawing, Mark, Note, Piece, Site

_BARE = Drawing(1, 1, (".",), (".",), theme="dungeon")


def entries(drawing: Drawing) -> Iterator[Entry]:
    """List the signs of a drawing."""
    mine = any(site.own for site in drawing.sites)
    yield from _units(drawing.pieces, mine)
    yield from _sites(drawing.sites, mine)
    if any(":" in row for row in drawing.fog):
        yield Entry("duncan-key-remembered", replace(_BARE, fog=(":",)))
    if any("?" in row for row in drawing.fog):
        yield Entry("duncan-key-unknown", replace(_BARE, terrain=(" ",), fog=("?",)))
    if any("s" in row for row in drawing.fog):
        yield Entry("duncan-key-forgotten", replace(_BARE, terrain=(" ",), fog=("s",)))
    if drawing.notes:
        yield Entry("duncan-key-note", replace(_BARE, notes=(Note((0, 0), ""),)))
    yield from _deeds(drawing)


def _units(pieces: Sequence[Piece], mine: bool) -> Iterator[Entry]:
    """Show an own counter (where no portal is the reader's, one of those the referee sees) and a foreign one."""
    standing = [piece for piece in pieces if not piece.ghost]
    own = [piece for piece in standing if piece.own]
    foreign = [piece for piece in standing if not piece.own and piece.colour != "neutral"]
    neutral = [piece for piece in standing if not piece.own and piece.colour == "neutral"]
    shown = (("unit" if mine else "numbered", own), ("foreign", foreign), ("neutral", neutral))
    for word, found in shown:
        for piece in found[:1]:
            yield Entry(f"duncan-key-{word}", replace(_BARE, pieces=(replace(piece, at=(0, 0)),)))
    for piece in [piece for piece in pieces if piece.ghost][:1]:
        yield Entry("duncan-key-ghost", replace(_BARE, pieces=(replace(piece, at=(0, 0)),)))


def _sites(sites: Sequence[Site], mine: bool) -> Iterator[Entry]:
    """Show portals and piles, each sort once."""
    shown: dict[str, Site] = {}
    for site in sites:
        shown.setdefault(_sort(site, mine), replace(site, at=(0, 0), dim=False))
        if site.kind != "portal" and not site.empty and site.colour != "neutral":
            shown.setdefault("held", replace(site, at=(0, 0), dim=False))
    for word in ("own-portal", "portal", "any-portal", "small", "large", "held", "empty"):
        if word in shown:
            colour = "neutral" if word in ("small", "large", "empty") else shown[word].colour
            yield Entry(f"duncan-key-{word}", replace(_BARE, sites=(replace(shown[word], colour=colour),)))


def _sort(site: Site, mine: bool) -> str:
    """Name the sort of a portal or pile; where no portal is the reader's, they are all alike."""
    if site.kind == "portal":
        return "own-portal" if site.own else "portal" if mine else "any-portal"
    return "empty" if site.empty else site.kind


def _deeds(drawing: Drawing) -> Iterator[Entry]:
    """Show moves planned and gone, fights, flashes and smokes."""
    wide = replace(_BARE, columns=2, terrain=("..",), fog=("..",))
    for style in ("plan", "done"):
        for route in [route for route in drawing.routes if route.style == style][:1]:
            yield Entry(f"duncan-key-{style}", replace(wide, routes=(replace(route, cells=((0, 0), (1, 0))),)))
    if drawing.marks:
        yield Entry("duncan-key-fight", replace(_BARE, marks=(Mark((0, 0), (0, 0)),)))
    for kind in dict.fromkeys(area.kind for area in drawing.areas):
        yield Entry(f"duncan-key-{kind}", replace(_BARE, areas=(Area(((0, 0),), kind),)))
