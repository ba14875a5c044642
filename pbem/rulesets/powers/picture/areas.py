"""A chart as a map of areas: an overview of who holds what, and details around the reader's own fronts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isqrt
from types import MappingProxyType
from typing import Literal

from pbem.core.areas import Area, AreaMap, Arrow, Entry, Mark, Outline, Point, Stack
from pbem.core.borders import causeways, ridges
from pbem.core.polygons import roomiest
from pbem.core.texts import Text, text
from pbem.rulesets.powers.board.outlines import outlines
from pbem.rulesets.powers.board.world import Area as Ground
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.picture.chart import Badge, Chart, Force, Land, March
from pbem.rulesets.powers.picture.images import BADGES, IMAGES

_TERRAIN: Mapping[str, Literal["plain", "forest", "mountains"]] = MappingProxyType(
    {"plain": "plain", "forest": "forest", "mountain": "mountains"}
)
_WHOLE = 14
"""A map of so many areas is one sheet."""
_CELLS = 4.2, 2.8
"""A detail is so many areas of the usual size wide and high."""
_WIDE = 992
"""The width of the picture in the units of signs: 736 pixels, of which 760 are 1024 units."""
_ROW, _BADGE, _SIGN, _FOOT = 72, 48, 52, 28
"""How high a row of stacks, one of badges, and sign with name are; how far below the stacks the foot of the sign is."""
_COLUMN, _WORD = 66, 90
"""How wide a stack and a name are."""
_NOBODY = "neutral"
_SHORTHAND = {"building": "+"}
"""In the map in signs `+2` are two units under construction: most lands have some."""


def areas(chart: Chart) -> AreaMap:
    """Draw a chart."""
    world = chart.world
    width, height = world.box[2] - world.box[0], world.box[3] - world.box[1]
    drawn = tuple(_area(chart, world.areas[key], rings) for key, rings in outlines(world).items())
    return AreaMap(
        width,
        height,
        drawn,
        dict(IMAGES),
        legend=text("powers-map-legend"),
        heading=text("answer-map" if any(one.kind.startswith("plan") for one in chart.marches) else "answer-map-bare"),
        causeways=causeways(drawn),
        ridges=ridges(drawn),
        arrows=tuple(map(_arrow, chart.marches)),
        key=tuple(_key(chart, drawn)),
        details=_details(world),
        names=_names(chart, drawn),
        shorthand=_SHORTHAND,
        pale=0.5,
        realms=True,
    )


def _area(chart: Chart, ground: Ground, rings: tuple[Outline, ...]) -> Area:
    """Draw an area; what conquered land was, it is pale in, until it is fresh no more."""
    land = chart.lands.get(ground.key, Land())
    at, label = _spots(chart, ground, rings[0], land)
    holder = _NOBODY if not land.owner and ground.kind == "land" else land.owner
    known = land.sight != "unknown"
    return Area(
        ground.key,
        text("powers-map-name", name=ground.name),
        rings,
        at,
        label,
        _terrain(chart, ground),
        home=(land.before or _NOBODY) if land.fresh else holder,
        owner=holder,
        stacks=tuple(_stacks(land)) if known else (),
        badges=tuple(_badges(chart, ground, land)) if known else (),
        strength=str(sum(force.count for force in land.forces) or "") if known else "",
        sight=land.sight,
        ringed=ground.key in chart.keys,
        own=_front(chart, ground.key),
        neighbours=chart.world.neighbours[ground.key],
    )


def _spots(chart: Chart, ground: Ground, ring: Outline, land: Land) -> tuple[Point, Point]:
    """Set badges, stacks and sign one below the other, where a cell has most room for them."""
    stacks, badges = len(tuple(_stacks(land))), len(tuple(_badges(chart, ground, land)))
    rows = (stacks + 2) // 3
    high = _ROW * rows if rows else _BADGE * bool(badges)
    above = high / 2 + (_BADGE if badges and rows else 0)
    below = high / 2 + _SIGN
    unit = _across(chart.world) / _WIDE
    x, y = roomiest(ring, max(_COLUMN * min(3, stacks), _BADGE * badges, _WORD), above + below)
    at = y + (above - below) / 2 * unit
    return (round(x), round(at)), (round(x), round(at + (high / 2 + _FOOT) * unit))


def _across(world: World) -> int:
    """Give the width of what is shown at the size in which units are drawn: a detail, or all of a small map."""
    details = _details(world)
    return details[0] if details else world.box[2] - world.box[0]


def _details(world: World) -> tuple[int, int] | None:
    """Give the size of a detail, a few areas of the usual size wide and high; a small map needs none."""
    width, height = world.box[2] - world.box[0], world.box[3] - world.box[1]
    usual = isqrt(width * height // max(1, len(world.areas)))
    return None if len(world.areas) <= _WHOLE else (round(usual * _CELLS[0]), round(usual * _CELLS[1]))


def _terrain(chart: Chart, ground: Ground) -> Literal["plain", "forest", "mountains", "sea"]:
    if ground.kind == "sea":
        return "sea"
    return _TERRAIN[ground.terrain] if chart.terrain else "plain"


def _stacks(land: Land) -> Iterator[Stack]:
    """Lay the units of an area side by side; all that are being built are one stack of their owner."""
    builders = dict.fromkeys(force.owner for force in land.forces if force.building)
    yield from (_stack(force) for force in land.forces if not force.building)
    for owner in builders:
        count = sum(force.count for force in land.forces if force.building and force.owner == owner)
        yield Stack("building", owner or _NOBODY, str(count))


def _stack(force: Force) -> Stack:
    return Stack(force.row if force.row in IMAGES else "unit", force.owner or _NOBODY, str(force.count))


def _badges(chart: Chart, ground: Ground, land: Land) -> Iterator[Stack]:
    """Mark what the goal and the terrain say of a land, then what the chapters add."""
    badges = [Badge("key")] if ground.key in chart.keys else []
    if chart.terrain and (ground.centre or ground.prod != 1):
        badges.append(Badge("centre" if ground.centre else "rich"))
    for badge in (*badges, *land.badges):
        number = str(ground.prod) if badge.image in ("rich", "centre") else badge.to or str(badge.number or "")
        yield Stack(badge.image, land.owner or _NOBODY, number)
    if land.fresh:
        yield Stack("fresh", land.owner or _NOBODY)


def _front(chart: Chart, key: str) -> bool:
    """Tell whether a detail shows an area: the reader's own beside others', and where he marches; if he has none, or
    everybody reads it, wherever units stand."""
    mine = {land for land, held in chart.lands.items() if chart.reader and chart.reader in _present(held)}
    if not mine:
        return bool(chart.lands.get(key, Land()).forces)
    if any(key in (march.origin, march.to) and march.owner == chart.reader for march in chart.marches):
        return True
    return key in mine and any(near not in mine for near in chart.world.neighbours[key])


def _present(land: Land) -> tuple[str, ...]:
    """List whose an area is and whose units are there: on a sea somebody else is on, or as guests."""
    return land.owner, *(force.owner for force in land.forces)


_LINES: Mapping[str, Literal["solid", "dashed", "dotted", "fire"]] = MappingProxyType(
    {
        "move": "solid",
        "attack": "solid",
        "failed": "solid",
        "plan": "dashed",
        "plan-attack": "dashed",
        "retreat": "dotted",
        "battery": "fire",
    }
)


_WIDTHS: Mapping[str, int] = MappingProxyType(dict.fromkeys(("attack", "failed", "plan-attack"), 12))


def _arrow(march: March) -> Arrow:
    """Draw an attack thick; what is planned is dashed, a retreat dotted; the aim of guns is no line, but a fan."""
    width = _WIDTHS.get(march.kind, 6)
    outcome = "failed" if march.kind == "failed" else ""
    return Arrow(march.origin, march.to, march.owner or _NOBODY, width, _LINES[march.kind], outcome)


def _key(chart: Chart, drawn: tuple[Area, ...]) -> Iterator[tuple[Entry, ...]]:
    """Explain colours, then units and badges that are to be seen."""
    images = [stack.image for area in drawn for stack in area.stacks]
    badges = {stack.image for area in drawn for stack in area.badges}
    yield tuple(Entry(Mark("seat", (0, 28), 0.6, colour), _seat(colour), side) for colour, side in chart.sides.items())
    units = [image for image in IMAGES if image in images]
    yield tuple(Entry(Mark(image, (0, 28), 0.62, "grey"), text(f"powers-map-{image}")) for image in units)
    yield tuple(
        Entry(Mark(image, (0, 28), 0.8, "grey"), text(f"powers-map-{image}")) for image in BADGES if image in badges
    )


def _seat(colour: str) -> Text:
    return text("powers-map-nobody") if colour == _NOBODY else text("powers-map-seat", who=colour)


def _names(chart: Chart, drawn: tuple[Area, ...]) -> dict[str, Text]:
    """Call images and colours by name, for the map in signs."""
    used = {stack.image for area in drawn for stack in (*area.stacks, *area.badges)} | {"failed"}
    names = {image: text(f"powers-map-{image}") for image in IMAGES if image in used}
    return {**names, _NOBODY: _seat(_NOBODY), **{colour: _seat(colour) for colour in chart.sides}}
