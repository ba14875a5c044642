"""Fields of fire, seas with ships, fortresses on the map: nothing lies upon the counters, and all is told apart."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations

import pytest

from pbem.core.areas import AreaMap
from pbem.core.polygons import inside
from pbem.reports import scenes
from pbem.reports.svg.panels import Panel, panels
from pbem.rulesets.powers.picture.areas import areas
from pbem.rulesets.powers.picture.chart import Chart, Force, Land, March
from pbem.rulesets.powers.picture.images import IMAGES
from tests.rules.powers.maps.kit import world
from tests.rules.powers.words.kit import CATALOGUES

SEAS, TEN = world("two-seas"), world("ten-lands")
FAN = re.compile(r'class="fire" d="M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)A[-\d. ]+ ([-\d.]+) ([-\d.]+)Z"')
GUNS = (Force("gun", "blue", 2), Force("inf", "blue"), Force("tnk", "blue"))


def fans(shown: AreaMap) -> list[list[tuple[float, float]]]:
    """Give the corners of all fans, sheet by sheet."""
    found = (list(map(float, each)) for each in FAN.findall(scenes.paint(shown, CATALOGUES["en"])))
    return [[(a, b), (c, d), (e, f)] for a, b, c, d, e, f in found]


def aimed(*aims: str) -> AreaMap:
    """Draw ten lands with guns, and their aims: `A1 B1`."""
    held = {key: Land("red" if key == "A1" else "blue", forces=GUNS) for key in TEN.lands}
    marches = tuple(March(aim[:2], aim[3:], "blue", "battery") for aim in aims)
    return areas(Chart(TEN, held, {"red": "S", "blue": "N"}, marches, "red"))


def counters(panel: Panel, shown: AreaMap) -> list[tuple[float, float]]:
    return [panel.at(mark.at) for area in shown.areas for mark in panel.stacks(area)]


@pytest.mark.parametrize("aims", [("A1 B1",), ("B2 C2", "C2 B2"), ("C1 D1", "D1 C1", "C2 D2", "D2 E1")])
def test_fire_is_a_fan_across_the_border_that_covers_no_counter(aims: tuple[str, ...]) -> None:
    """P-41.1: one aim, one fan; it begins where the guns are and opens to where they aim."""
    shown = aimed(*aims)
    [sheet] = panels(shown)
    rings = {area.sign: tuple(map(sheet.at, area.outlines[0])) for area in shown.areas}
    drawn = fans(shown)
    assert len(drawn) == len(aims)
    for aim, (muzzle, *mouth) in zip(aims, drawn, strict=True):
        origin, to = aim.split()
        assert inside(rings[origin], muzzle)
        (a, b), (c, d) = mouth
        assert inside(rings[to], ((a + c) / 2, (b + d) / 2))
        middle = (muzzle[0] + mouth[0][0] + mouth[1][0]) / 3, (muzzle[1] + mouth[0][1] + mouth[1][1]) / 3
        wide, high = 33 * sheet.unit, 38 * sheet.unit
        assert not [
            at for at in counters(sheet, shown) if abs(at[0] - middle[0]) < wide and abs(at[1] - middle[1]) < high
        ]


def test_guns_that_aim_at_each_other_have_a_fan_each() -> None:
    (one, *_), (other, *_) = fans(aimed("B2 C2", "C2 B2"))
    assert abs(one[0] - other[0]) + abs(one[1] - other[1]) > 30


def test_no_aim_is_an_arrow() -> None:
    assert [arrow.line for arrow in aimed("A1 B1").arrows] == ["fire"]
    assert 'stroke-dasharray="1 ' not in scenes.paint(aimed("A1 B1"), CATALOGUES["en"])


def fleets(reader: str) -> Chart:
    """Draw two seas: all seats have ships on the North Sea, and lands of their own."""
    held = {key: Land("green") for key in SEAS.lands}
    ships = tuple(Force("cru", seat, 2) for seat in ("blue", "red"))
    starts = {"W1": Land("blue", forces=GUNS), "N2": Land("red"), "SN": Land(forces=ships)}
    return Chart(SEAS, {**held, **starts}, {"blue": "A", "red": "B", "green": "N"}, reader=reader)


@pytest.mark.parametrize("reader", ["blue", "red"])
def test_a_sea_where_own_ships_are_is_shown_with_them_and_its_name(reader: str) -> None:
    """Not its strength alone in a corner."""
    shown = areas(fleets(reader))
    sea = next(area for area in shown.areas if area.sign == "SN")
    assert any(panel.number and panel.placed(sea) is not None for panel in panels(shown))
    assert ">SN</text>" in scenes.paint(shown, CATALOGUES["en"])


def test_on_a_sea_of_several_the_number_has_a_plate_like_all_others() -> None:
    shown = areas(fleets("blue"))
    overview = panels(shown)[0]
    assert overview.bare
    plates = re.findall(r'rx="7" fill="(#\w+)"', scenes.paint(shown, CATALOGUES["en"]))
    assert "#a39a86" in plates


def test_two_windows_nearly_one_below_the_other_are_one() -> None:
    chart = fleets("blue")
    south = replace(
        chart, lands={**chart.lands, "M3": Land("blue"), "SW": Land("blue", forces=(Force("cru", "blue"),))}
    )
    details = [panel for panel in panels(areas(south)) if panel.number]
    for one, other in combinations(details, 2):
        assert abs(one.left - other.left) > 90 or max(one.far[1], other.far[1]) - min(one.top, other.top) > 800


def test_fortresses_are_told_apart() -> None:
    """P-40: what each fires is drawn upon its dome; the bunker alone has a slit."""
    forts = [IMAGES[key] for key in ("bun", "atf", "aaf", "gnf", "lgf")]
    assert len({str(shapes[2:]) for shapes in forts}) == len(forts)
    assert [shapes[2] == IMAGES["bun"][2] for shapes in forts] == [True, False, False, False, False]
