"""The picture of areas: a made-up world of 120 polygons with 12 owners, as overview and details."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from pbem import codec
from pbem.core.areas import Area, Arrow, Causeway, Mark, Ridge, Stack
from pbem.core.borders import borders, causeways, ridges
from pbem.core.languages import LANGUAGES
from pbem.core.scene import Scene
from pbem.core.shapes import Line
from pbem.core.texts import text
from pbem.reports import picture, scenes
from pbem.reports.columns import WIDTH, width
from pbem.reports.svg.panels import panels
from tests.reports.area_kit import words, world

PHONE = 335
LOOK = re.compile(r'<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"')


def square(sign: str, left: int, top: int, *neighbours: str) -> Area:
    corners = ((left, top), (left + 10, top), (left + 10, top + 10), (left, top + 10))
    return Area(
        sign, text("w-land", sign=sign), (corners,), (left + 5, top + 5), (left + 5, top + 8), neighbours=neighbours
    )


def test_a_border_nobody_crosses_is_a_ridge() -> None:
    """A and B touch, but there is no link between them."""
    assert ridges((square("A", 0, 0), square("B", 10, 0))) == (Ridge(((10, 0), (10, 10))),)
    assert ridges((square("A", 0, 0, "B"), square("B", 10, 0, "A"))) == ()


def test_a_link_without_a_border_is_a_causeway() -> None:
    """A and C are linked over what lies between them, from corner to nearest corner."""
    assert causeways((square("A", 0, 0, "C"), square("C", 30, 0, "A"))) == (Causeway(((10, 0), (30, 0))),)
    assert causeways((square("A", 0, 0, "B"), square("B", 10, 0, "A"))) == ()


def test_borders_of_several_pieces_are_one_line() -> None:
    """Two areas that touch along a bent line have one border."""
    upper = replace(square("A", 0, 0), outlines=(((0, 0), (9, 0), (9, 5), (4, 7), (0, 5)),))
    lower = replace(square("B", 0, 0), outlines=(((0, 5), (4, 7), (9, 5), (9, 12), (0, 12)),))
    [line] = borders((upper, lower))[frozenset("AB")]
    assert sorted(line) == [(0, 5), (4, 7), (9, 5)]


def test_a_large_map_is_an_overview_and_details_of_the_fronts() -> None:
    """The overview tells strengths alone; a detail names the areas around own ones."""
    overview, *details = panels(world())
    assert overview.bare
    assert 1 <= len(details) <= 3
    svg = scenes.paint(world(), words())
    own = [area for area in world().areas if area.own]
    assert any(f">{area.sign}</text>" in svg for area in own)
    far = world().areas[-3]
    assert f">{far.sign}</text>" not in svg


def test_a_detail_paints_nothing_that_lies_far_beyond_it() -> None:
    """No clip path is needed, which the renderer draws slowly: polygons, lines and arrows end just beyond a frame."""
    svg = scenes.paint(world(), words())
    assert "clip" not in svg
    root = ElementTree.fromstring(svg)
    for panel, sheet in zip(panels(world()), root.iterfind("./{*}g/{*}g"), strict=False):
        assert sheet.attrib["transform"] == f"translate({panel.x} {panel.y})"
        for path in (path.attrib["d"] for path in sheet.iterfind("{*}path")):
            corners = [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path)]
            assert all(-40 <= x <= panel.wide + 40 and -40 <= y <= panel.high + 40 for x, y in corners)


def test_what_stands_on_an_area_is_whole_on_a_detail() -> None:
    """Badges and stacks stand lower where they would leave the sheet above."""
    signs = tuple(Stack("fort", "", "1") for _ in range(3))
    crowd = replace(world(), areas=tuple(replace(area, stacks=signs * 2, badges=signs) for area in world().areas))
    _, *details = panels(crowd)
    moved = 0
    for panel in details:
        placed = [(area, panel.placed(area)) for area in crowd.areas]
        shown = [(area, at) for area, at in placed if at and panel.shows(at.at)]
        moved += sum(at.at[1] > area.at[1] for area, at in shown)
        assert all(panel.at(mark.at)[1] >= 20 * panel.unit for _, at in shown for mark in panel.badges(at))
    assert moved


def test_a_small_map_is_one_sheet_with_all_its_names() -> None:
    whole = replace(world(), details=None)
    assert len(panels(whole)) == 1
    assert all(f">{area.sign}</text>" in scenes.paint(whole, words()) for area in world().areas)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_numbers_can_be_read_on_a_phone(language: str) -> None:
    """Where the picture is 335 pixels wide, all but the long names are 11 pixels high; no word leaves the picture."""
    svg = scenes.paint(world(), words(language))
    root = ElementTree.fromstring(svg)
    wide, high = int(root.attrib["width"]), int(root.attrib["height"])
    found = [(float(x), float(y), float(size)) for x, y, size in LOOK.findall(svg)]
    assert all(0 < x < wide and 0 < y < high for x, y, _ in found)
    names = 18.5 * wide / 1024
    assert min(size for *_, size in found if size > names + 1) * PHONE / wide >= 11


def test_fog_terrain_ridges_and_causeways_are_painted() -> None:
    svg = scenes.paint(world(), words())
    assert 'fill="url(#unknown)"' in svg
    assert svg.count("#7a6a55") >= len(world().ridges) == 2
    assert len(world().causeways) == 1
    for ink in ("#7d9c5b", "#ab8751", "#9b8f7d", "#b48a3c", "#8fbcc4"):
        assert ink in svg


def test_the_picture_is_no_heavy_mail() -> None:
    """120 areas and 12 owners: at most 120 KB, as SVG and as PNG."""
    svg = scenes.paint(world(), words())
    assert len(svg) <= 120_000
    made = picture.png(svg)
    assert len(made) <= 120_000
    assert Image.open(io.BytesIO(made)).width == 760


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_stands_in_signs(language: str) -> None:
    """A line for each area, none too wide for the mail."""
    lines, _ = scenes.signs(world(), words(language))
    assert all(width(line) <= WIDTH for line in lines)
    assert all(any(area.sign in line.split()[:1] for line in lines) for area in world().areas)


def in_signs(*areas: Area, **more: Any) -> list[str]:
    """Write areas of the made-up world as the text part shows them, without the blanks that make columns of it."""
    lines, _ = scenes.signs(replace(world(), areas=areas, arrows=(), **more), words())
    return [" ".join(line.split()) for line in lines]


def test_an_area_says_who_holds_it_what_stands_there_and_where_it_leads() -> None:
    """An own army, a guest in it, a fort beside them; nothing on the empty sea."""
    stacks = (Stack("foot", "red", "4"), Stack("tank", "blue", "2"))
    held = replace(square("A", 0, 0, "B", "C"), owner="red", terrain="hills", stacks=stacks)
    held = replace(held, marks=(Mark("fort", (5, 5)),), ringed=True)
    names = {**world().names, "red": text("w-side", who="red"), "blue": text("w-side", who="blue")}
    assert in_signs(replace(held, marks=()), replace(square("B", 9, 0), terrain="sea"), names=names) == [
        "Side Red",
        "A Land A *: foot 4, tank 2 [Side Blue] -> B C",
        "sea",
        "B Land B -> -",
        "-> leads to",
        "Ground that is not named: hills.",
    ]
    assert in_signs(replace(held, stacks=stacks[:1]))[1] == "A Land A *: foot 4, fort -> B C"


def test_the_ground_most_areas_have_is_named_once() -> None:
    """Areas stand below their holder, those of nobody behind all others; only another ground is said of an area."""
    plains = [square(sign, place, 0) for place, sign in enumerate("ABC")]
    woods = replace(plains[2], terrain="forest", owner="red")
    told = in_signs(*plains[:2], woods)
    assert told[:2] == ["Side Red", "C Land C, forest -> -"]
    assert told[2:5] == ["held by nobody", "A Land A -> -", "B Land B -> -"]


def test_what_stands_nearly_everywhere_is_a_sign() -> None:
    """Its number stands behind it, and it is explained below the map, where there is any."""
    stacks = (Stack("foot", "red", "4"), Stack("tank", "red", "2"), Stack("tank", "blue", "1"))
    held = replace(square("A", 0, 0, "B"), owner="red", stacks=stacks)
    told = in_signs(held, shorthand={"tank": "+"})
    assert told[1] == "A Land A: foot 4, +2, +1 [Side Blue] -> B"
    assert told[-1] == "+ tank"
    assert "+ tank" not in in_signs(replace(held, stacks=stacks[:1]), shorthand={"tank": "+"})


def test_fog_lies_on_the_signs_too() -> None:
    """What is remembered stands in brackets; of what is unknown there is no more than its name."""
    seen = replace(square("A", 0, 0, "B"), owner="red", stacks=(Stack("foot", "red", "4"),))
    remembered, unknown = replace(seen, sight="remembered"), replace(seen, sight="unknown")
    told = in_signs(remembered)
    assert told[:2] == ["Side Red", "A (Land A: foot 4) -> B"]
    assert told[-1] == "( ) as last seen, not seen now"
    assert in_signs(unknown)[:2] == ["unknown", "A Land A -> B"]


def test_what_is_planned_stands_below_the_areas() -> None:
    """Whose it is, where it leads, what becomes of it; what went its way already is told in the report's words."""
    planned = [Arrow("A", "B", "red", line="dashed"), Arrow("B", "A", "red", line="dashed")]
    ways = (*planned, Arrow("B", "A", "blue", line="dashed", outcome="fort"), Arrow("B", "A", "blue"))
    lines, _ = scenes.signs(replace(world(), areas=(square("A", 0, 0), square("B", 9, 0)), arrows=ways), words())
    assert lines[-2:] == (
        "  Side Red: A -> B, B -> A (planned or not decided yet)",
        "  Side Blue: B -> A (planned or not decided yet) - fort",
    )


def test_a_game_may_write_signs_of_its_own() -> None:
    lines, _ = scenes.signs(replace(world(), signs=(Line(("as it likes",), " "),)), words())
    assert lines == (" as it likes",)


def test_a_map_is_kept_as_it_is() -> None:
    """A briefing is kept as JSON until it is sent."""
    written = codec.dumps(world(), Scene)
    assert codec.dumps(codec.loads(written, Scene), Scene) == written
