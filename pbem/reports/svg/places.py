"""Places of a picture that can be pointed at, as a layer above it: on a page a click writes their names.

The picture below is that of the mail, byte for byte, and hidden from programs that read aloud: they read the places.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import quoteattr

from pbem.core.areas import Area, AreaMap
from pbem.core.board import panel as board
from pbem.core.board.picture import panels_of
from pbem.core.board.window import whole
from pbem.core.drawing import Drawing, Piece, Point, Site
from pbem.core.grid import Cell
from pbem.core.scene import Scene
from pbem.reports.columns import clean
from pbem.reports.legend import theme_of
from pbem.reports.svg.panels import panels
from pbem.reports.texts import Catalogue

_REACH = 30
"""How far around the middle of an area one can point at it, in a picture of 1024 pixels."""


@dataclass(frozen=True)
class Place:
    """A place: the form of its target as SVG, what it writes, what is known of it; `own`: a piece of the reader's."""

    target: str
    writes: str
    words: str
    own: bool = False


def over(picture: str, scene: Scene, catalogue: Catalogue) -> str:
    """Lay the places of a scene over its picture; a sketch has none."""
    layer = "".join(_link(place, catalogue) for place in places(scene, catalogue))
    begin, _, painted = picture.partition(">")
    body = painted.removesuffix("</svg>")
    named = begin.replace("<svg ", f"<svg role='group' aria-label={quoteattr(catalogue.t('window-map'))} ", 1)
    return f'{named}><g aria-hidden="true">{body}</g>{_ground(scene, catalogue)}{layer}</svg>'


def _link(place: Place, catalogue: Catalogue) -> str:
    told = catalogue.t("window-place-writes", place=place.words, words=place.writes.strip())
    own = ' data-own=""' if place.own else ""
    return (
        f'<a href="#words" tabindex="-1" class="place" data-writes={quoteattr(place.writes)}{own} '
        f"aria-label={quoteattr(told)}>{place.target}</a>"
    )


def places(scene: Scene, catalogue: Catalogue) -> Iterator[Place]:
    """List the places of a scene."""
    match scene:
        case Drawing():
            for panel in panels_of(whole(scene), theme_of(scene, catalogue.themes), page=False):
                yield from _on_board(panel, catalogue)
        case AreaMap():
            yield from _areas(scene, catalogue)


def _ground(scene: Scene, catalogue: Catalogue) -> str:
    """Give the squares themselves, which have names too: a script finds the one that is pointed at."""
    if not isinstance(scene, Drawing):
        return ""
    found = panels_of(whole(scene), theme_of(scene, catalogue.themes), page=False)
    return "".join(
        f'<rect class="cells" x="{one.x}" y="{one.y}" width="{one.width}" height="{one.height}" fill="transparent" '
        f'data-left="{one.left}" data-top="{one.top}" data-size="{one.size}"/>'
        for one in found
    )


def _on_board(panel: board.Panel, catalogue: Catalogue) -> Iterator[Place]:
    """Walk over the squares on which something is: each own piece is a place, else the square is one."""
    sites = {site.at: site for site in panel.drawing.sites if panel.shows(site.at)}
    pieces = [piece for piece in panel.drawing.pieces if panel.shows(piece.at) and not piece.ghost]
    for at in sorted({*sites, *(piece.at for piece in pieces)}, key=lambda at: (at[1], at[0])):
        here = [piece for piece in pieces if piece.at == at]
        own, site = [piece for piece in here if piece.own and piece.label], sites.get(at)
        said = [*([_site(site, catalogue)] if site else []), *(_piece(piece, catalogue) for piece in here)]
        words = catalogue.t("window-place", place=Cell(*at).name, what=tuple(said))
        for number, piece in enumerate(own):
            yield Place(_strip(panel, at, number, len(own)), f"{clean(piece.label)}: ", words, own=True)
        if not own:
            named = clean(site.name) if site and site.name else Cell(*at).name
            yield Place(_strip(panel, at, 0, 1), f"{named} ", words)


def _strip(panel: board.Panel, at: Point, number: int, of: int) -> str:
    """Give the part of a square that belongs to one of several pieces on it."""
    x, y = panel.corner(at)
    wide = panel.size / of
    return f'<rect x="{x + number * wide:g}" y="{y}" width="{wide:g}" height="{panel.size}"/>'


def _site(site: Site, catalogue: Catalogue) -> str:
    return " ".join(filter(None, (clean(site.name), _whose(site.colour, catalogue)))) or site.sign


def _piece(piece: Piece, catalogue: Catalogue) -> str:
    strength = catalogue.t("window-place-strength", value=piece.value) if piece.value else ""
    if piece.own and piece.label:
        return " ".join(filter(None, (catalogue.t("window-place-own", label=clean(piece.label)), strength)))
    return " ".join(filter(None, (_whose(piece.colour, catalogue) or piece.sign, strength)))


def _whose(colour: str, catalogue: Catalogue) -> str:
    """Name whose a thing is, in brackets; nobody's is not said."""
    return f"({catalogue.seat(colour)})" if catalogue.has(f"seat-{colour}") else ""


def _areas(shown: AreaMap, catalogue: Catalogue) -> Iterator[Place]:
    """Walk over the areas on each sheet."""
    for sheet in panels(shown):
        reach = round(_REACH * sheet.unit)
        for area in shown.areas:
            if sheet.shows(area.at):
                x, y = sheet.at(area.at)
                target = f'<circle cx="{x + sheet.x:g}" cy="{y + sheet.y:g}" r="{reach}"/>'
                yield Place(target, f"{area.sign} ", _area(area, catalogue), area.own)


def _area(area: Area, catalogue: Catalogue) -> str:
    owner = area.owner or area.home
    strength = catalogue.t("window-place-strength", value=area.strength) if area.strength else ""
    what = " ".join(filter(None, (catalogue.say(area.name), _whose(owner, catalogue), strength)))
    return catalogue.t("window-place", place=area.sign, what=(what,))
