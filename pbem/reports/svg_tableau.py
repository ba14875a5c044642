"""The painter of table tops: cities of boxes with dice in them, and the roads between.

The reader's own city is large; every other one is a strip of the same columns. Above each box its building is painted
in the colours of the lord, below it the dice lie on the ground, each above its name. Nothing is wider than the letter:
the picture is made for 552 pixels and must still be read on a phone, where it has 335. So its words are few and large;
the names of the parts stand in two rows in turn, and only where they are not the same as in the city above.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from pbem.core.tableau import Box, Road, Tableau, Town
from pbem.reports import svg_race
from pbem.reports.palette import Colour, colour
from pbem.reports.svg_buildings import HEIGHT, building
from pbem.reports.svg_dice import die
from pbem.reports.svg_routes import FIGHT
from pbem.reports.svg_table_names import captions
from pbem.reports.svg_table_spots import Column, Spot, columns, packed, parts_of
from pbem.reports.texts import Catalogue

WIDTH = 760
_MARGIN = 14
_FONT, _INK, _PAPER = "DejaVu Sans", "#3a2f1d", "#f7f0de"
_SKY, _GROUND, _GRASS, _HILL, _PATH = "#dde8e6", "#ecdfbd", "#c3d19b", "#a9bd84", "#e2cfa2"
_LINE, _MIST = "#cdb98a", "#8d8471"
_WORDS, _THIN, _WIDE = 25, 0.52, 0.57
"""The height of words, which is 11 pixels on a phone; the width of a letter and of a bold one, for its height."""


@dataclass(frozen=True)
class Look:
    """The measures of a town: the share of a building's size, the largest die, its banner, the least room for dice."""

    scale: float
    die: int
    banner: int
    title: float
    least: int


LARGE = Look(1.0, 50, 44, 28, 70)
SMALL = Look(0.66, 38, 36, _WORDS, 48)


def paint(tableau: Tableau, catalogue: Catalogue) -> str:
    """Paint a table top as SVG."""
    parts: list[str] = []
    y = _MARGIN
    above: tuple[str, ...] = ()
    for town in tableau.towns:
        names = tuple(catalogue.say(part.caption or part.name) for part in parts_of(town))
        painted, high = _town(town, y, names if names != above else (), catalogue)
        parts += painted
        y, above = y + high + 14, names
    race, high = svg_race.race(tableau, catalogue, _MARGIN, y, WIDTH - 2 * _MARGIN)
    height = y + high
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{_PAPER}"/>'
        f'<g font-family="{_FONT}" font-stretch="condensed" font-size="15" text-anchor="middle" fill="{_INK}">'
        f"{''.join(parts)}{race}</g></svg>"
    )


def _town(town: Town, y: int, names: tuple[str, ...], catalogue: Catalogue) -> tuple[list[str], int]:
    """Paint a city with its roads from that height on, with the names of its parts; give its parts and its height."""
    look = LARGE if town.large else SMALL
    places = columns(town, _MARGIN, WIDTH - 2 * _MARGIN)
    spots = [packed(place, look.die, town.colour) for place in places]
    seen = max((len(_since(place.part, catalogue)) for place in places), default=0)
    deep = max([look.least, *(spot.bottom for found in spots for spot in found)]) + seen * _WORDS
    sky = y + look.banner
    floor = sky + round((HEIGHT + 12) * look.scale)
    said, high = captions(places, names, floor)
    top = floor + high
    bottom = top + deep + 8
    parts = [*_banner(town, look, y, catalogue), *_land(places, (sky, floor, top, bottom), look), *said]
    for place, found in zip(places, spots, strict=True):
        parts += _place(place, town, look, (floor, top, bottom), catalogue)
        parts += _dice(found, top, place, catalogue)
    frame = f'x="{_MARGIN}" y="{sky}" width="{WIDTH - 2 * _MARGIN}" height="{bottom - sky}"'
    parts.append(f'<rect {frame} fill="none" stroke="{colour(town.colour).edge}" stroke-width="2.4"/>')
    if town.dim:
        parts.append(f'<rect {frame} fill="#f7f0de" fill-opacity="0.55"/>')
    return parts, bottom - y


def _banner(town: Town, look: Look, y: int, catalogue: Catalogue) -> Iterator[str]:
    """Write whose city it is on a cloth of his colour, and the short facts at its end."""
    paint = colour(town.colour)
    box = f'x="{_MARGIN}" y="{y}" width="{WIDTH - 2 * _MARGIN}" height="{look.banner}"'
    yield f'<rect {box} fill="{paint.fill}" stroke="{paint.edge}" stroke-width="2.4"/>'
    foot = y + look.banner * 0.5 + look.title * 0.36
    name, said = catalogue.say(town.name), " · ".join(catalogue.say(figure) for figure in town.figures)
    bold = f'font-size="{look.title:g}" font-weight="bold" fill="{paint.ink}" text-anchor="start"'
    yield f'<text x="{_MARGIN + 12}" y="{foot:.1f}" {bold}>{escape(name)}</text>'
    room = WIDTH - 2 * _MARGIN - 40 - len(name) * look.title * _WIDE
    end = f'font-size="{min(_WORDS, room / (_THIN * max(1, len(said)))):.1f}" fill="{paint.ink}" text-anchor="end"'
    yield f'<text x="{WIDTH - _MARGIN - 12}" y="{foot:.1f}" {end}>{escape(said)}</text>' if said else ""


def _land(places: tuple[Column, ...], levels: tuple[int, int, int, int], look: Look) -> Iterator[str]:
    """Paint sky, the ground within the walls, meadows with a way outside them."""
    sky, floor, names, bottom = levels
    yield f'<rect x="{_MARGIN}" y="{sky}" width="{WIDTH - 2 * _MARGIN}" height="{floor - sky}" fill="{_SKY}"/>'
    yield f'<rect x="{_MARGIN}" y="{floor}" width="{WIDTH - 2 * _MARGIN}" height="{bottom - floor}" fill="{_GROUND}"/>'
    for place in places:
        x, wide, high = place.x, place.width, bottom - floor
        if isinstance(place.part, Road):
            top = floor - 30 * look.scale
            hill = f"M{x} {floor}V{top:.1f}q{wide / 2} {-22 * look.scale:.1f} {wide} 0V{floor}z"
            yield f'<path d="{hill}" fill="{_HILL}"/>'
            yield f'<rect x="{x}" y="{floor}" width="{wide}" height="{high}" fill="{_GRASS}"/>'
            yield f'<path d="M{x} {names}h{wide}V{bottom - 5}h-{wide}z" fill="{_PATH}"/>'
            yield _tree(x + wide * 0.24, floor, look.scale) + _tree(x + wide * 0.8, floor + 3, look.scale * 0.8)
        elif place.x > _MARGIN:
            yield f'<path d="M{x} {floor}v{high}" stroke="{_LINE}" stroke-width="1.4"/>'


def _tree(x: float, y: float, scale: float) -> str:
    """Plant a tree outside the walls."""
    crown = '<path d="M0-44 12-20H5L14-4H-14L-5-20H-12z" fill="#6f9155" stroke="#4e6b3a" stroke-width="1.6"/>'
    stem = '<path d="M-2-6h4V3h-4z" fill="#7a5a36"/>'
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:g})">{stem}{crown}</g>'


def _place(place: Column, town: Town, look: Look, levels: tuple[int, int, int], catalogue: Catalogue) -> Iterator[str]:
    """Paint a part of the city or a road: its building, what is unknown of it."""
    floor, top, bottom = levels
    middle = place.x + place.width / 2
    if isinstance(place.part, Box):
        paint = colour("neutral") if town.dim else colour(town.colour)
        yield _house(place.part, paint, middle, floor, look)
    elif place.part.fight:
        yield _fight(middle, floor - 24 * look.scale, look.scale)
    if not place.part.known:
        yield from _unseen(place, top, bottom, catalogue)


def _since(part: Box | Road, catalogue: Catalogue) -> tuple[str, ...]:
    """Say when a part out of sight was last seen, word below word."""
    since = part.since if isinstance(part, Box) and not part.known else 0
    return tuple(catalogue.t("tableau-since", round=since).split()) if since else ()


def _house(box: Box, paint: Colour, middle: float, floor: int, look: Look) -> str:
    """Put the building on the ground, in the middle of its box."""
    place = f"translate({middle - 40 * look.scale:.1f} {floor - HEIGHT * look.scale:.1f}) scale({look.scale:g})"
    return f'<g transform="{place}">{building(box.look, paint, box.known and not box.dice)}</g>'


def _fight(x: float, y: float, scale: float) -> str:
    blades = '<path d="M-7-7 7 7M7-7-7 7" stroke="#fffdf6" stroke-width="4" stroke-linecap="round"/>'
    star = f'<path d="{FIGHT}" fill="#d8352a" stroke="#fffdf6" stroke-width="2.5"/>'
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({max(0.75, scale) * 1.1:g})">{star}{blades}</g>'


def _unseen(place: Column, top: int, bottom: int, catalogue: Catalogue) -> Iterator[str]:
    """Veil what is out of sight: a question mark, or when it was seen."""
    box = f'x="{place.x + 3}" y="{top}" width="{place.width - 6}" height="{bottom - top - 4}" rx="5"'
    yield f'<rect {box} fill="{_MIST}" fill-opacity="0.3"/>'
    middle, seen = place.x + place.width / 2, _since(place.part, catalogue)
    for row, words in enumerate(reversed(seen)):
        yield f'<text x="{middle:.1f}" y="{bottom - 11 - row * _WORDS}" font-size="{_WORDS}">{escape(words)}</text>'
    if not seen:
        y = (top + bottom) / 2 + 9
        yield f'<text x="{middle:.1f}" y="{y:.1f}" font-size="28" font-weight="bold" fill="#5f543f">?</text>'


def _dice(spots: tuple[Spot, ...], top: int, place: Column, catalogue: Catalogue) -> Iterator[str]:
    """Lay the dice of a place."""
    for spot in spots:
        label, at = catalogue.say(spot.die.label), (spot.x, top + spot.y)
        yield from die(spot.die, label, at, spot.size, spot.foreign, not place.part.known)
