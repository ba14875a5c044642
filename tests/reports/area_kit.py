"""A made-up world for the picture of areas: 120 polygons, lands and seas, twelve owners, fog, closed borders, links."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from pbem.core.areas import Area, AreaMap, Arrow, Entry, Mark, Outline, Point, Stack
from pbem.core.borders import borders, causeways, ridges
from pbem.core.seats import COLOURS
from pbem.core.shapes import Circle, Look, Path, Shape
from pbem.core.texts import text
from pbem.reports.texts import Catalogue, catalogue, common

ACROSS, DOWN, STEP = 12, 10, 84
WIDTH, HEIGHT = ACROSS * STEP, DOWN * STEP
WORDS = "w-land = Land { $sign }\nw-side = Side { SEAT($who) }\nw-legend = Pale: home.\nw-heading = Your plan\n"
WORDS += "w-foot = foot\nw-tank = tank\nw-fort = fort\n"
_COUNTER = Path("M-29 -22h58v56h-58z", Look("/fill", "/edge", 3, soft="corners"))
IMAGES: dict[str, tuple[Shape, ...]] = {
    "foot": (_COUNTER, Path("M-12 -17L12 -5M12 -17L-12 -5", Look("none", "/ink", 3))),
    "tank": (_COUNTER, Circle((0, -11), 12, Look("none", "/ink", 3), high=6)),
    "fort": (Path("M-16 12v-22h8v5h5v-5h8v5h5v-5h8v22z", Look("#efe6d2", "#4b4233", 2)),),
}
TERRAINS = ("plain", "forest", "hills", "mountains", "desert")


@cache
def words(language: str = "en") -> Catalogue:
    """Give the common words with those of this world."""
    return catalogue(language, *common(language), WORDS)


def _corners(chance: Random) -> dict[Point, Point]:
    """Shake the corners of a board, but not its rim: so cells are polygons that fit together."""

    def shaken(place: int, last: int) -> int:
        return place * STEP + (chance.randint(-22, 22) if 0 < place < last else 0)

    return {
        (column, row): (shaken(column, ACROSS), shaken(row, DOWN))
        for column in range(ACROSS + 1)
        for row in range(DOWN + 1)
    }


def _outline(corners: dict[Point, Point], column: int, row: int) -> Outline:
    return tuple(corners[column + right, row + low] for right, low in ((0, 0), (1, 0), (1, 1), (0, 1)))


def _sea(column: int, row: int) -> bool:
    return 4 <= column <= 6 and 3 <= row <= 5 or row == 0 and column < 3


def _area(chance: Random, corners: dict[Point, Point], column: int, row: int) -> Area:
    sign = f"{chr(65 + column)}{chr(65 + row)}{chr(65 + (column + row) % 26)}"
    outline = _outline(corners, column, row)
    middle = (sum(x for x, _ in outline) // 4, sum(y for _, y in outline) // 4)
    owner = str(COLOURS[(column // 3 + row // 4 * 4) % 12])
    if _sea(column, row):
        return Area(sign, text("w-land", sign=sign), (outline,), middle, middle, "sea")
    kinds = chance.sample(("foot", "tank"), chance.randint(0, 2))
    stacks = tuple(Stack(kind, owner, str(chance.randint(1, 12))) for kind in kinds)
    unknown = column > 9 and row > 7
    return Area(
        sign,
        text("w-land", sign=sign),
        (outline,),
        (middle[0], middle[1] - 8),
        (middle[0], middle[1] + 24),
        TERRAINS[chance.randrange(len(TERRAINS))],  # type: ignore[arg-type]
        home=owner,
        owner="" if unknown else owner if chance.random() < 0.8 else str(COLOURS[chance.randrange(12)]),
        stacks=() if unknown else stacks,
        marks=(Mark("fort", (middle[0] + 26, middle[1] - 26), 0.6),) if chance.random() < 0.1 and not unknown else (),
        strength="" if unknown or not stacks else str(sum(int(stack.number) for stack in stacks)),
        sight="unknown" if unknown else "remembered" if column > 8 else "seen",
        own=owner == "red" and bool(stacks),
    )


@cache
def world() -> AreaMap:
    """Draw 120 areas with 12 owners."""
    chance = Random("world")
    corners = _corners(chance)
    bare = [_area(chance, corners, column, row) for row in range(DOWN) for column in range(ACROSS)]
    areas = _linked(bare)
    colours = tuple(map(str, COLOURS[:12]))
    return AreaMap(
        WIDTH,
        HEIGHT,
        areas,
        IMAGES,
        text("w-legend"),
        text("w-heading"),
        causeways=causeways(areas),
        ridges=ridges(areas),
        arrows=(Arrow(areas[13].sign, areas[26].sign, "red", 12), Arrow(areas[14].sign, areas[15].sign, "red")),
        key=(tuple(Entry(Mark("foot", (0, 22), 0.6, key), text("w-side", who=key)) for key in colours),),
        details=(368, 270),
        names={image: text(f"w-{image}") for image in IMAGES},
    )


def _linked(areas: list[Area]) -> tuple[Area, ...]:
    """Make touching areas neighbours, but for two; and two that are far apart."""
    touching = {pair for pair in borders(areas) if pair not in _closed(areas)} | {_far(areas)}
    beside: dict[str, list[str]] = {area.sign: [] for area in areas}
    for one, other in map(sorted, touching):
        beside[one].append(other)
        beside[other].append(one)
    return tuple(replace(area, neighbours=tuple(sorted(beside[area.sign]))) for area in areas)


def _closed(areas: list[Area]) -> set[frozenset[str]]:
    return {frozenset((areas[13].sign, areas[14].sign)), frozenset((areas[26].sign, areas[27].sign))}


def _far(areas: list[Area]) -> frozenset[str]:
    return frozenset((areas[39].sign, areas[43].sign))
