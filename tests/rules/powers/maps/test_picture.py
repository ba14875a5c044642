"""The map players see: owners, stacks of several kinds, badges, fog, arrows; readable with 12 owners and on a phone."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from PIL import Image

from pbem import codec
from pbem.core.areas import AreaMap
from pbem.core.languages import LANGUAGES
from pbem.core.scene import Scene
from pbem.core.shapes import Box, Circle, Path
from pbem.reports import picture, scenes
from pbem.reports.columns import WIDTH, width
from pbem.reports.svg.panels import panels
from pbem.rulesets.powers.picture.areas import areas
from pbem.rulesets.powers.picture.chart import Badge, Chart, Force, Land, March
from pbem.rulesets.powers.picture.images import IMAGES
from pbem.rulesets.powers.picture.map_files import MAPS
from tests.rules.powers.maps.kit import crowded, text, words, world

TEN = world("ten-lands")


def chart(*marches: March, **lands: Land) -> Chart:
    """Ten lands, of which S (red) has A1 and N (blue) the rest."""
    held = {key: Land("red" if key == "A1" else "blue") for key in TEN.lands}
    return Chart(TEN, {**held, **lands}, {"red": "S", "blue": "N"}, marches, "red", ("D1", "D2"))


def line(drawn: AreaMap, sign: str) -> str:
    """Give the line of an area on the map in signs."""
    lines, _ = scenes.signs(drawn, words())
    return next(" ".join(line.split()) for line in lines if line.split()[:1] == [sign])


def test_an_area_says_what_stands_there() -> None:
    """Stacks of several kinds, what is being built, factories; a key land has a star."""
    forces = (Force("inf", "blue", 2), Force("atg", "blue"), Force("tnk", "blue", building=True))
    drawn = areas(chart(D1=Land("blue", "blue", forces=forces, badges=(Badge("factory", 2),))))
    assert line(drawn, "D1").startswith("D1 Dale *: infantry 2,")
    [area] = [area for area in drawn.areas if area.sign == "D1"]
    assert [(stack.image, stack.number) for stack in area.stacks] == [("inf", "2"), ("atg", "1"), ("building", "1")]
    assert [(badge.image, badge.number) for badge in area.badges] == [("key", ""), ("factory", "2")]
    assert area.strength == "4"


def test_conquered_land_is_hatched_in_the_colour_it_had() -> None:
    """P-4.5: as long as it is fresh."""
    fresh = areas(chart(B1=Land("red", "blue", fresh=True)))
    [area] = [area for area in fresh.areas if area.sign == "B1"]
    assert (area.home, area.owner, area.badges[-1].image) == ("blue", "red", "fresh")
    later = areas(chart(B1=Land("red", "blue")))
    assert next(area.home for area in later.areas if area.sign == "B1") == "red"


def test_what_is_unknown_shows_nothing() -> None:
    hidden = Land("blue", forces=(Force("inf", "blue", 7),), badges=(Badge("factory", 3),), sight="unknown")
    drawn = areas(chart(E1=hidden))
    assert line(drawn, "E1") == "E1 East -> D1 D2"
    below = [" ".join(each.split()) for each in scenes.signs(drawn, words())[0]]
    assert below[below.index("E1 East -> D1 D2") - 1] == "unknown"
    assert ">7<" not in scenes.paint(drawn, words())


def test_arrows_show_what_moved() -> None:
    drawn = areas(
        chart(March("A1", "B1", "red", "attack"), March("C1", "C2", "blue"), March("B3", "B2", "blue", "retreat"))
    )
    assert [(arrow.width, arrow.line) for arrow in drawn.arrows] == [(12, "solid"), (6, "solid"), (6, "dotted")]
    assert areas(chart(March("A1", "B1", "red", "plan-attack"))).heading.id == "answer-map"


def test_a_chapter_not_in_play_shows_nothing_of_terrain() -> None:
    drawn = areas(replace(chart(), terrain=False))
    assert {area.terrain for area in drawn.areas} == {"plain"}
    assert not any(badge.image == "rich" for area in drawn.areas for badge in area.badges)


def test_a_small_map_is_one_sheet_a_large_one_has_details_of_own_fronts() -> None:
    assert len(panels(areas(chart()))) == 1
    drawn = areas(crowded())
    overview, *details = panels(drawn)
    assert 1 <= len(details) <= 3
    own = [area for area in drawn.areas if area.own]
    shown = [area for area in own if any(panel.shows(area.at) for panel in details)]
    assert len(shown) >= len(own) * 0.8
    assert all(next(held for key, held in crowded().lands.items() if key == area.sign) for area in own)


def test_details_show_little_twice() -> None:
    """Two windows have less than a third in common."""
    _, *details = panels(areas(crowded()))
    for one, other in zip(details, details[1:], strict=False):
        across = max(0, min(one.far[0], other.far[0]) - max(one.left, other.left))
        down = max(0, min(one.far[1], other.far[1]) - max(one.top, other.top))
        assert across * down < (one.far[0] - one.left) * (one.far[1] - one.top) / 3


def test_every_owner_is_told_apart_without_colours() -> None:
    """An overview has the sign of whoever holds an area; the colours of grounds survive in a PNG of few colours."""
    svg = scenes.paint(areas(crowded()), words())
    assert len(set(re.findall(r'href="#of-(\w+)-', svg))) == 12
    grounds = set(re.findall(r'class="held"[^>]*fill="(#\w{6})"', svg))
    assert len(grounds) >= 12
    made = Image.open(io.BytesIO(picture.png(svg))).convert("RGB")
    kept = {"#" + bytes(made.getpixel((x, y))).hex() for x in range(0, made.width, 3) for y in range(0, made.height, 3)}  # type: ignore[arg-type]
    assert grounds <= kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_read_on_a_phone(language: str) -> None:
    """11 pixels high where the picture is 335 wide, but for the long names; nothing leaves the picture."""
    svg = scenes.paint(areas(crowded()), words(language))
    found = [
        tuple(map(float, spot)) for spot in re.findall(r'<text x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"', svg)
    ]
    wide, high = map(int, re.findall(r'width="(\d+)" height="(\d+)"', svg)[0])
    assert all(0 < x < wide and 0 < y < high for x, y, _ in found)
    assert min(size for *_, size in found if size > 14) * 335 / wide >= 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_stands_in_signs(language: str) -> None:
    lines, _ = scenes.signs(areas(crowded()), words(language))
    assert all(width(line) <= WIDTH for line in lines)


def test_it_is_no_heavy_mail() -> None:
    """120 areas and 12 owners: at most 120 KB."""
    assert len(crowded().world.areas) == 120
    svg = scenes.paint(areas(crowded()), words())
    assert len(picture.png(svg)) <= 120_000
    assert len(svg) <= 130_000


def test_it_can_be_kept() -> None:
    drawn = areas(crowded())
    assert codec.loads(codec.dumps(drawn, Scene), Scene) == drawn


@pytest.mark.parametrize("name", ["ten-lands", "two-seas"])
def test_a_map_file_is_drawn_as_it_begins(name: str) -> None:
    svg = scenes.paint(MAPS.draw(text(name)), words())
    assert svg.startswith("<svg")
    assert MAPS.check(text(name)).faults == ()


def test_a_harbour_says_to_which_sea_its_ships_sail_out() -> None:
    """P-9.3: the sign of the sea stands on the anchor."""
    drawn = areas(chart(D1=Land("blue", badges=(Badge("anchor", to="S1"), Badge("airfield", 6)))))
    [area] = [area for area in drawn.areas if area.sign == "D1"]
    assert [(badge.image, badge.number) for badge in area.badges if badge.image != "key"] == [
        ("anchor", "S1"),
        ("airfield", "6"),
    ]


@pytest.mark.parametrize("name", ["factory", "rich", "centre", "anchor", "airfield", "unfed", "bands"])
def test_a_number_on_a_badge_can_be_read(name: str) -> None:
    """Numbers are as light as paper, so nothing of a badge is but its rim."""
    looks = [shape.look for shape in IMAGES[name] if isinstance(shape, Box | Circle | Path)]
    light = [look for look in looks if "#fffdf6" in (look.fill, look.stroke if look.fill == "none" else "")]
    assert looks
    assert light == []


def test_a_detail_shows_where_own_units_are_beside_others() -> None:
    """On a sea nobody is alone on, and as guests."""
    shared = Land("", forces=(Force("cru", "red"), Force("des", "blue")))
    own = {area.sign for area in areas(chart(E1=shared)).areas if area.own}
    assert "E1" in own
    assert "E1" not in {area.sign for area in areas(chart(E1=Land("blue"))).areas if area.own}
