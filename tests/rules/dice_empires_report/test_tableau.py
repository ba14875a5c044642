"""A table top of cities: the picture and the table of signs show the same things."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.shapes import Image, Panel, Sketch
from pbem.core.texts import text
from pbem.reports import legend, picture, text_shapes
from pbem.reports.columns import width
from pbem.reports.palette import COLOURS, SHAPES
from pbem.reports.svg import shapes as svg_shapes
from pbem.reports.texts import Catalogue
from pbem.rulesets.dice_empires.picture.buildings import BUILDINGS
from pbem.rulesets.dice_empires.picture.sketch import sketch
from pbem.rulesets.dice_empires.picture.spots import columns, packed
from pbem.rulesets.dice_empires.picture.tableau import Box, Road, Tableau, TableDie, Town
from tests.rules.dice_empires_report.tableau_kit import boxes, road, table, words


def signs(tableau: Tableau, language: str = "en") -> str:
    return "\n".join(text_shapes.paint(drawn(tableau).signs, words(language)))


def drawn(tableau: Tableau) -> Sketch:
    shown = sketch(tableau)
    assert shown is not None
    return shown


def painted(tableau: Tableau, language: str = "en") -> str:
    return svg_shapes.paint(drawn(tableau), words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_table_of_signs_is_too_wide(language: str) -> None:
    """The text part of a mail has 76 columns."""
    assert max(map(width, signs(table(), language).splitlines())) <= 76


def test_the_own_city_stands_part_by_part() -> None:
    """Each part has a line: its sign, its name, the dice with their people, slaves by their people's name."""
    lines = signs(table()).splitlines()
    assert "  H   houses       d3:5, slaves of Red 2" in lines
    assert "  WR  walls right  d5:1 -1" in lines
    assert "  OR  road right   d4:1, Red 4 *" in lines
    assert "  F   farm         d2:5, slaves of Green 6, (d6:1)" in lines


def test_other_cities_stand_in_a_row() -> None:
    """A foreign die has no name; what is out of sight is `?`, what was seen earlier says when."""
    said = signs(table())
    assert "  OL 4, Blue 1 | WL - | H - | B - | T 6 | C - | F 4, slaves of Blue 2 |" in said
    assert "F 3 (round 4)" in said
    assert "WL ?" in said


def test_the_race_has_a_lane_for_everybody() -> None:
    """7 of 20 points are 14 of 40 signs."""
    assert "  Blue   [==============..........................]  7" in signs(table()).splitlines()


def test_only_signs_that_are_there_are_explained() -> None:
    """A legend explains no plan, fog or fight that is not on the table."""
    quiet = Tableau((Town(text("s-city", who="blue"), "blue", boxes(), road("OL"), road("OR"), large=True),))
    assert "planned" not in signs(quiet)
    assert "(d1:6) planned" in signs(table())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_well_formed_and_drawn(language: str) -> None:
    """What is painted is XML; every word lies inside it, and the way to a PNG is the real one."""
    svg = painted(table(), language)
    root = ElementTree.fromstring(svg)
    wide, high = int(root.attrib["width"]), int(root.attrib["height"])
    places = [(float(x), float(y)) for x, y in re.findall(r'<text x="([-\d.]+)" y="([-\d.]+)"', svg)]
    assert len(places) > 40
    assert all(0 < x < wide and 0 < y < high for x, y in places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_read_on_a_phone(language: str) -> None:
    """A phone shows the picture 335 pixels wide: there no letter is lower than 11 pixels."""
    svg = painted(table(), language)
    shown = 335 / int(ElementTree.fromstring(svg).attrib["width"])
    assert min(float(size) * shown for size in re.findall(r'<text [^>]*font-size="([\d.]+)"', svg)) >= 11


def test_the_parts_are_named_once() -> None:
    """Every city has the same columns as the first; what is the same below it is not said again."""
    svg = painted(table())
    assert svg.count(">town hall<") == 1
    assert svg.count(">walls<") == 2


def test_a_city_of_other_parts_is_named_too() -> None:
    """A city without roads below one with roads has its own names."""
    svg = painted(Tableau((*table().towns, town())))
    assert svg.count(">town hall<") == 2


def test_the_picture_of_a_full_table_is_small() -> None:
    """Eight lords in a mail: a picture below 120 KB."""
    towns = table().towns
    full = replace(table(), towns=(towns[0], *[towns[1]] * 7))
    assert len(picture.png(painted(full))) < 120_000


def test_a_die_shows_its_people() -> None:
    """A die of 5 has five pips: one path of five dots."""
    svg = painted(Tableau((town(TableDie(5, "blue", "d1")),)))
    [dots] = re.findall(r'<path d="(M[^"]*a3\.[^"]*)" fill="#ffffff"/>', svg)
    assert dots.count("M") == 5


def test_slaves_lie_in_chains() -> None:
    """Chained dice have links around them, others do not."""
    free, bound = TableDie(3, "red"), TableDie(3, "red", chained=True)
    assert "#d9d4ca" not in painted(Tableau((town(free),)))
    assert "#d9d4ca" in painted(Tableau((town(bound),)))


def test_a_foreign_die_has_the_shape_of_its_colour() -> None:
    """Eyes that see no colours tell lords by shapes: in a city of blue red dice have a red triangle."""
    red = SHAPES["▲"]
    own = painted(Tableau((town(TableDie(2, "blue")),))).count(red)
    assert painted(Tableau((town(TableDie(2, "red")),))).count(red) == own + 1


def test_what_is_planned_is_drawn_in_broken_lines() -> None:
    svg = painted(Tableau((town(TableDie(2, "blue", ghost=True)),)))
    assert 'stroke-dasharray="5 3.5"' in svg


def test_dice_do_not_lie_on_one_another() -> None:
    """Nine dice in a part lie in two files, each with room for its name and chain."""
    dice = tuple(TableDie(pips, "blue", chained=pips > 3) for pips in (1, 2, 3, 4, 5, 6, 1, 5, 6))
    column = next(each for each in columns(town(*dice), 0, 732) if each.part.dice)
    spots = packed(column, 46, "blue")
    assert len(spots) == 9
    assert all(column.x <= spot.x and spot.x + spot.size <= column.x + column.width for spot in spots)
    for one in spots:
        for other in spots:
            apart = abs(one.x - other.x) >= one.size or abs(one.y - other.y) >= one.size
            assert one is other or apart


def test_armies_on_a_road_face_each_other() -> None:
    """The lord's own men stand next to his walls: to the right on his left road, to the left on his right one."""
    mine, theirs = TableDie(1, "blue"), TableDie(4, "red")
    one = Town(text("s-city", who="blue"), "blue", boxes(), road("OL", mine, theirs), road("OR", mine, theirs))
    left, *_, right = columns(one, 0, 732)
    on_left = {spot.die.colour: spot.x for spot in packed(left, 46, "blue")}
    on_right = {spot.die.colour: spot.x for spot in packed(right, 46, "blue")}
    assert on_left["red"] < on_left["blue"]
    assert on_right["blue"] < on_right["red"]


@pytest.mark.parametrize("look", BUILDINGS)
@pytest.mark.parametrize("key", COLOURS)
def test_every_building_is_painted_in_every_colour(look: str, key: str) -> None:
    """Its roof or flag has the colour of the lord."""
    one = Sketch(80, (Panel(84, (Image(look, colour=key),)),), BUILDINGS, (), text("s-strange"), text("s-strange"))
    shown = svg_shapes.paint(one, words("en"))
    ElementTree.fromstring(shown)
    assert COLOURS[key].fill in shown


def test_an_empty_wall_has_an_open_gate() -> None:
    """The gate of a wall nobody holds stands open; men behind it shut it."""
    manned = Tableau((Town(text("s-city", who="blue"), "blue", boxes(WL=(TableDie(2, "blue"),))),))
    bars = "M35 58v26M40 56v28M45 58v26"
    assert [painted(one).count(bars) for one in (Tableau((town(),)), manned)] == [0, 1]


def test_names_are_escaped() -> None:
    """A name with a sign of XML does not break the picture."""
    strange = Tableau((), ((text("s-strange"), "blue", 3),), 20)
    ElementTree.fromstring(painted(strange))


def town(*dice: TableDie) -> Town:
    """A small blue city with these dice in its houses, without roads."""
    return Town(text("s-city", who="blue"), "blue", boxes(H=dice))


def test_a_city_without_roads_is_painted() -> None:
    """A town may have no roads at all."""
    assert [type(each.part) for each in columns(town(), 0, 700)] == [Box] * 7
    assert isinstance(road("OL"), Road)
    assert isinstance(words("en"), Catalogue)


def test_a_legend_explains_plans_only_where_there_are_some() -> None:
    """The picture of an answer without commands says what dice are, not what dashed dice are."""
    planned, bare = drawn(table()), drawn(Tableau((town(TableDie(2, "blue")),)))
    assert legend.told(planned, ()).id == "dice-empires-map-legend-planned"
    assert legend.heading(planned).id == "dice-empires-map-heading-planned"
    assert (legend.told(bare, ()).id, legend.heading(bare).id) == (
        "dice-empires-map-legend-dice",
        "dice-empires-map-heading",
    )
