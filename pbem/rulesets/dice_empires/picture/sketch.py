"""The picture of the cities: boxes with dice in them, and the roads between.

The reader's own city is large; every other one is a strip of the same columns. Above each box its building is painted
in the colours of the lord, below it the dice lie on the ground, each above its name. Nothing is wider than the letter:
the picture is made for 552 pixels and must still be read on a phone, where it has 335. So its words are few and large;
the names of the parts stand in two rows in turn, and only where they are not the same as in the city above.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pbem.core.shapes import Box, Ends, Image, Label, Look, Panel, Path, Shape, Sketch, Words, star
from pbem.core.texts import Text, text
from pbem.rulesets.dice_empires.picture import dice, names, race, signs
from pbem.rulesets.dice_empires.picture.buildings import BUILDINGS, HEIGHT
from pbem.rulesets.dice_empires.picture.spots import Column, Spot, columns, packed, parts_of
from pbem.rulesets.dice_empires.picture.tableau import Box as Part
from pbem.rulesets.dice_empires.picture.tableau import Road, Tableau, Town

WIDTH = 760
_MARGIN, _GAP = 14, 14
_SKY, _GROUND, _GRASS, _HILL, _PATH = "#dde8e6", "#ecdfbd", "#c3d19b", "#a9bd84", "#e2cfa2"
_LINE, _MIST, _PAPER = "#cdb98a", "#8d8471", "#f7f0de"
_WORDS = 25
"""The height of words, which is 11 pixels on a phone."""
_SINCE = 2
"""So many lines takes when a part was last seen: `round 4`."""
_TREE: tuple[Shape, ...] = (
    Path("M-2-6h4V3h-4z", Look("#7a5a36")),
    Path("M0-44 12-20H5L14-4H-14L-5-20H-12z", Look("#6f9155", "#4e6b3a", 1.6)),
)
_FIGHT: tuple[Shape, ...] = (
    Path(star(9, 20, 13), Look("#d8352a", "#fffdf6", 2.5)),
    Path("M-7-7 7 7M7-7-7 7", Look("none", "#fffdf6", 4, soft="ends")),
)


@dataclass(frozen=True)
class Size:
    """The measures of a town: the share of a building's size, the largest die, its banner, the least room for dice."""

    scale: float
    die: int
    banner: int
    title: float
    least: int


LARGE = Size(1.0, 50, 44, 28, 70)
SMALL = Size(0.66, 38, 36, _WORDS, 48)


class Levels(NamedTuple):
    """How deep below the upper edge of its banner a town's sky, floor, ground for dice and lower edge are."""

    sky: int
    floor: int
    top: int
    bottom: int


def sketch(tableau: Tableau | None) -> Sketch | None:
    """Draw a table top."""
    if tableau is None:
        return None
    planned = any(die.ghost for town in tableau.towns for box in town.boxes for die in box.dice)
    panels = (Panel(_MARGIN, ()), *_towns(tableau), race.race(tableau, _MARGIN, WIDTH - 2 * _MARGIN))
    return Sketch(
        WIDTH,
        panels,
        _images(panels),
        tuple(signs.signs(tableau)),
        legend=text("dice-empires-map-legend-planned" if planned else "dice-empires-map-legend-dice"),
        heading=text("dice-empires-map-heading-planned" if planned else "dice-empires-map-heading"),
        facts=tableau,
    )


def _towns(tableau: Tableau) -> Iterator[Panel]:
    """Draw the cities one below the other, each with the names of its parts unless they are those of the one above."""
    above: tuple[Text, ...] = ()
    for town in tableau.towns:
        named = tuple(part.caption or part.name for part in parts_of(town))
        written = () if named == above else named
        others = (_town(town, written, 2),) if written else ()
        panel = _town(town, written, 1 if written else 0)
        yield Panel(panel.height, panel.shapes, others)
        above = named


def _town(town: Town, written: Sequence[Text], rows: int) -> Panel:
    """Paint a city with its roads, the names of its parts in so many rows."""
    size = LARGE if town.large else SMALL
    places = columns(town, _MARGIN, WIDTH - 2 * _MARGIN)
    spots = [packed(place, size.die, town.colour) for place in places]
    floor = size.banner + round((HEIGHT + 12) * size.scale)
    top = floor + names.height(rows)
    levels = Levels(size.banner, floor, top, top + _depth(places, spots, size) + 8)
    shapes = [*_banner(town, size), *_land(places, levels, size), *names.captions(places, written, floor, rows)]
    for place, found in zip(places, spots, strict=True):
        shapes += _place(place, town, size, levels)
        shapes += (shape for spot in found for shape in dice.die(spot, top, not place.part.known))
    frame = ((_MARGIN, size.banner), (WIDTH - 2 * _MARGIN, levels.bottom - size.banner))
    shapes.append(Box(*frame, Look("none", f"{town.colour}/edge", 2.4)))
    if town.dim:
        shapes.append(Box(*frame, Look(_PAPER, solid=0.55)))
    return Panel(levels.bottom + _GAP, tuple(shapes))


def _depth(places: Sequence[Column], spots: Sequence[Sequence[Spot]], size: Size) -> int:
    """Tell how much room the dice take, and the words below them."""
    seen = any(_since(place) for place in places)
    return max([size.least, *(spot.bottom for found in spots for spot in found)]) + (_SINCE * _WORDS if seen else 0)


def _since(place: Column) -> int:
    """Give the round in which a part out of sight was last seen."""
    return place.part.since if isinstance(place.part, Part) and not place.part.known else 0


def _banner(town: Town, size: Size) -> Iterator[Shape]:
    """Write whose city it is on a cloth of his colour, and the short facts at its end."""
    yield Box((_MARGIN, 0), (WIDTH - 2 * _MARGIN, size.banner), Look(f"{town.colour}/fill", f"{town.colour}/edge", 2.4))
    foot, ink = round(size.banner * 0.5 + size.title * 0.36, 1), f"{town.colour}/ink"
    name = Label((town.name,), (_MARGIN + 12, foot), size.title, ink, bold=True, anchor="start")
    figures = Label(_dotted(town.figures), (WIDTH - _MARGIN - 12, foot), _WORDS, ink, anchor="end")
    yield Ends(name, figures, WIDTH - 2 * _MARGIN - 40)


def _dotted(figures: Sequence[Text]) -> Words:
    return tuple(piece for figure in figures for piece in (" · ", figure))[1:]


def _land(places: Sequence[Column], levels: Levels, size: Size) -> Iterator[Shape]:
    """Paint sky, the ground within the walls, meadows with a way outside them."""
    sky, floor, names_, bottom = levels
    yield Box((_MARGIN, sky), (WIDTH - 2 * _MARGIN, floor - sky), Look(_SKY))
    yield Box((_MARGIN, floor), (WIDTH - 2 * _MARGIN, bottom - floor), Look(_GROUND))
    for place in places:
        x, wide, high = place.x, place.width, bottom - floor
        if isinstance(place.part, Road):
            up = floor - 30 * size.scale
            yield Path(f"M{x} {floor}V{up:.1f}q{wide / 2} {-22 * size.scale:.1f} {wide} 0V{floor}z", Look(_HILL))
            yield Box((x, floor), (wide, high), Look(_GRASS))
            yield Path(f"M{x} {names_}h{wide}V{bottom - 5}h-{wide}z", Look(_PATH))
            yield Image("tree", (round(x + wide * 0.24, 1), floor), size.scale)
            yield Image("tree", (round(x + wide * 0.8, 1), floor + 3), size.scale * 0.8)
        elif place.x > _MARGIN:
            yield Path(f"M{x} {floor}v{high}", Look("none", _LINE, 1.4))


def _place(place: Column, town: Town, size: Size, levels: Levels) -> Iterator[Shape]:
    """Paint a part of the city or a road: its building, what is unknown of it."""
    middle = place.x + place.width / 2
    if isinstance(place.part, Part):
        yield _house(place.part, "neutral" if town.dim else town.colour, (middle, levels.floor), size)
    elif place.part.fight:
        at = (round(middle, 1), round(levels.floor - 24 * size.scale, 1))
        yield Image("fight", at, max(0.75, size.scale) * 1.1)
    if not place.part.known:
        yield from _unseen(place, levels)


def _house(part: Part, colour: str, foot: tuple[float, float], size: Size) -> Shape:
    """Put the building on the ground, in the middle of its box; the gate of an empty wall stands open."""
    at = (round(foot[0] - 40 * size.scale, 1), round(foot[1] - HEIGHT * size.scale, 1))
    bare = part.look == "wall" and part.known and not part.dice
    return Image("open wall" if bare else part.look, at, size.scale, colour)


def _unseen(place: Column, levels: Levels) -> Iterator[Shape]:
    """Veil what is out of sight: a question mark, or when it was seen."""
    _, _, top, bottom = levels
    yield Box((place.x + 3, top), (place.width - 6, bottom - top - 4), Look(_MIST, solid=0.3), 5)
    middle, since = round(place.x + place.width / 2, 1), _since(place)
    if since:
        said = (text("dice-empires-map-since", round=since),)
        yield Label(said, (middle, bottom - 11), _WORDS, stacked=_WORDS)
    else:
        yield Label(("?",), (middle, round((top + bottom) / 2 + 9, 1)), 28, "#5f543f", bold=True)


def _images(panels: Sequence[Panel]) -> Mapping[str, tuple[Shape, ...]]:
    every = [panel for one in panels for panel in (one, *one.otherwise)]
    used = {shape.key for panel in every for shape in panel.shapes if isinstance(shape, Image)}
    known = {**BUILDINGS, "tree": _TREE, "fight": _FIGHT, "people": dice.PEOPLE, "token": race.TOKEN}
    known |= {cube.key: dice.image(cube) for cube in dice.CUBES}
    return {key: known[key] for key in sorted(used)}
