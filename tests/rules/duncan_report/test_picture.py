"""The map of a dungeon: table, SVG and picture."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pbem import codec
from pbem.core.blocks import Brief, Picture, Section
from pbem.core.board.picture import fronts
from pbem.core.drawing import Area, Drawing, Mark, Note, Piece, Route, Site
from pbem.core.languages import LANGUAGES
from pbem.core.texts import text
from pbem.registry import Registry
from pbem.reports import picture, scenes
from pbem.reports.compose import compose
from pbem.reports.legend import legend, notes, told
from pbem.reports.palette import COLOURS
from pbem.reports.texts import Catalogue
from pbem.rulesets.duncan.picture.theme import DUNGEON
from pbem.testing import letters
from tests.reports import sample
from tests.rules.duncan_report.dungeon import dungeon, first, huge


@cache
def wording(language: str) -> Catalogue:
    """Give the words and the theme of Duncan."""
    return letters.catalogue(Registry()["duncan"], language)


EN = wording("en")
MINE = Site((1, 0), "", "blue", "@", kind="portal", own=True)
BARE = Drawing(120, 120, ("." * 120,) * 120, ("." * 120,) * 120, theme="dungeon")


def cave(
    *rows: str, fog: tuple[str, ...] = (), sites: tuple[Site, ...] = (), pieces: tuple[Piece, ...] = ()
) -> Drawing:
    """Draw a small dungeon; without fog all of it is in sight."""
    seen = fog or tuple("." * len(row) for row in rows)
    return Drawing(len(rows[0]), len(rows), rows, seen, sites, pieces, theme="dungeon")


def squares(drawing: Drawing) -> list[str]:
    """Give the rows of the table map without coordinates."""
    return [line.split()[1] for line in scenes.signs(drawing, EN)[0] if line[:3].strip().isdigit()]


def test_the_undiscovered_is_a_question_mark_and_smoke_an_s() -> None:
    """Section 5: `?` undiscovered, `.` floor, `#` wall; remembered floor is told from what is in sight."""
    shown = cave("#..#", "#.  ", fog=("..::", ".:?s"))
    assert squares(shown) == ["#.:#", "#:?s"]


def test_the_signs_of_section_5() -> None:
    sites = (
        Site((0, 0), "", "blue", "@", kind="portal", own=True),
        Site((1, 0), "", "red", "P", kind="portal"),
        Site((2, 0), "", "neutral", "o", kind="small"),
        Site((3, 0), "", "red", "O", kind="large"),
        Site((4, 0), "", "blue", "x", kind="large", empty=True),
    )
    pieces = (Piece((5, 0), "blue", "1", "1", "2", own=True), Piece((6, 0), "red", "r", value="3"))
    shown = cave(".......", sites=sites, pieces=pieces)
    assert squares(shown) == ["@PoOx1r"]
    assert legend(shown, EN) == (
        "1 your own; r Red",
        "@ your portal; P portals of others: B1 Red; o small pile; O large pile; x empty pile; "
        "piles held: D1 Red, E1 Blue",
        ". floor · : floor remembered, not seen now · # wall · ? undiscovered",
    )


def test_only_what_is_on_the_map_is_explained() -> None:
    assert legend(cave("..#"), EN) == (". floor · : floor remembered, not seen now · # wall · ? undiscovered",)
    assert "s forgotten in the smoke" in legend(cave("..", fog=(".s",)), EN)[-1]


def test_a_planned_unit_hides_nobody() -> None:
    ghost = Piece((0, 0), "blue", "*", "+", own=True, ghost=True)
    there = Piece((0, 0), "blue", "2", "2", "1", own=True)
    assert squares(cave("..", sites=(MINE,), pieces=(there, ghost))) == ["2@"]
    alone = cave("..", sites=(MINE,), pieces=(ghost,))
    assert squares(alone) == ["*@"]
    assert "* unit to be summoned" in legend(alone, EN)[0]


def test_notes_are_listed_by_place() -> None:
    noted = replace(cave("..."), notes=(Note((2, 0), "trap?"), Note((0, 0), "guards\nthe way", "1")))
    assert notes(noted) == ("A1 (1): guards the way", "C1: trap?")
    assert notes(None) == ()


def test_plans_are_explained_in_the_words_of_the_theme() -> None:
    way = (Route(((0, 0), (1, 0)), "blue", "plan"),)
    assert told(replace(cave(".."), routes=way), EN.themes).id == "answer-map-legend-dungeon"
    assert told(replace(cave(".."), routes=way, theme="land"), EN.themes).id == "answer-map-legend"
    assert told(None, EN.themes).id == told(cave(".."), EN.themes).id == "map-legend"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_below_the_picture_names_every_sign_once(language: str) -> None:
    words = wording(language)
    both = scenes.paint(dungeon(plans=True), words), scenes.paint(dungeon(), words)
    places = "own-portal portal small large held empty unit foreign neutral"
    ground = "remembered unknown forgotten note"
    for kind in (*places.split(), *ground.split()):
        assert [painted.count(f">{words.t(f'duncan-key-{kind}')}<") for painted in both] == [1, 1], kind
    for kind, wanted in (
        *((kind, [1, 0]) for kind in ("ghost", "plan", "flash", "smoke")),
        ("done", [0, 1]),
        ("fight", [0, 1]),
    ):
        assert [painted.count(f">{words.t(f'duncan-key-{kind}')}<") for painted in both] == wanted, kind


def test_the_key_explains_nothing_that_is_not_there() -> None:
    painted = scenes.paint(cave("..#"), EN)
    assert "portal" not in painted
    assert "remembered" not in painted


def test_the_referee_sees_the_numbers_of_all() -> None:
    """To him no portal and no unit is his own."""
    pieces = (Piece((0, 0), "blue", "b", "1", "2", own=True), Piece((1, 0), "red", "r", "4", "2", own=True))
    shown = cave("...", sites=(Site((2, 0), "", "red", "P", kind="portal"),), pieces=pieces)
    painted = scenes.paint(shown, EN)
    assert ">unit: number, strength<" in painted
    assert ">portal<" in painted
    assert legend(shown, EN)[0] == "b Blue; r Red"


def test_where_one_team_alone_has_units_they_are_not_the_referees() -> None:
    """At the beginning of a game the guards of a dungeon are all there is."""
    shown = cave(
        "..",
        sites=(Site((1, 0), "", "red", "P", kind="portal"),),
        pieces=(Piece((0, 0), "neutral", "n", "1", "3", own=True),),
    )
    assert ">your unit: number, strength<" not in scenes.paint(shown, EN)
    assert legend(shown, EN)[0] == "n neutral"


def test_unknown_squares_show_nothing_of_their_ground() -> None:
    """D-5.5: what is undiscovered or forgotten may not be in the picture."""
    for fog in ("?", "s"):
        wall, floor = (cave(*(sign * 8,) * 8, fog=(fog * 8,) * 8) for sign in "#.")
        assert scenes.paint(wall, EN) == scenes.paint(floor, EN)
        assert scenes.signs(wall, EN) == scenes.signs(floor, EN)


def test_everything_keeps_to_its_own_square() -> None:
    """Walls decide who reaches whom: no counter lies over a neighbour's square."""
    pieces = tuple(Piece((column, 0), "blue", "1", "12", "10", own=True) for column in range(16))
    painted = scenes.paint(cave("." * 16, pieces=pieces), EN)
    placed = [
        (float(x), float(scale)) for x, scale in re.findall(r"translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)", painted)
    ]
    ends = [(x, x + 80 * scale) for x, scale in placed[1:17]]
    assert len(ends) == 16
    assert all(one[1] <= other[0] + 1 for one, other in zip(ends, ends[1:], strict=False))


def test_those_who_share_a_square_share_its_room() -> None:
    """Four units on one square are four counters."""
    pieces = tuple(Piece((3, 3), "blue", "+", str(number), "1", own=True) for number in (21, 22, 23, 24))
    painted = scenes.paint(cave(*("." * 8,) * 8, pieces=pieces), EN)
    assert all(painted.count(f">{number}<") == 1 + (number == 21) for number in (21, 22, 23, 24))


def test_a_large_dungeon_has_an_overview_with_the_places_of_its_details() -> None:
    """120x120 squares: the overview says where each detail is, the details have number and strength."""
    painted = scenes.paint(huge(), EN)
    assert [painted.count(f">Detail {number}<") for number in range(1, 7)] == [1, 1, 1, 1, 1, 0]
    assert painted.count('font-weight="bold" fill="#8e2620"') == 5


@given(st.lists(st.tuples(st.integers(0, 119), st.integers(0, 119)), min_size=1, max_size=20))
def test_what_a_detail_was_chosen_for_is_in_it(places: list[tuple[int, int]]) -> None:
    """Units as far apart as a detail is wide are still in it when it is centred on them; the first shows the most."""
    pieces = tuple(Piece(at, "blue", "1", "1", "1", own=True) for at in places)
    details = fronts(replace(BARE, pieces=pieces), DUNGEON)
    assert len(details) <= 5
    first_, *_ = (sum(0 <= x - left < 20 and 0 <= y - top < 11 for x, y in places) for left, top in details)
    around = ((max(0, min(100, x - 10)), max(0, min(109, y - 5))) for x, y in places)
    assert first_ >= max(sum(0 <= x - left < 20 and 0 <= y - top < 11 for x, y in places) for left, top in around)


def test_a_drawing_of_an_older_service_is_still_read() -> None:
    """Mails wait in the outbox while the service is renewed: what their drawings do not say is open land."""
    plain = Drawing(2, 1, ("..",), ("..",), sites=(Site((0, 0), "Yaz", "blue", "B"),))
    told = json.loads(codec.dumps(plain, Drawing))
    for new in ("theme", "areas", "notes"):
        del told[new]
    for new in ("kind", "empty", "own"):
        del told["sites"][0][new]
    assert codec.loads(json.dumps(told), Drawing) == plain


def test_on_a_page_a_dungeon_is_one_picture() -> None:
    """The turns of a finished game follow one another in the same place: each is one panel, without details."""
    painted = scenes.paint(dungeon(), EN, page=True)
    assert "Detail" not in painted
    assert 'width="1340" height="' in painted


def test_the_pictures_of_a_page_are_of_one_height() -> None:
    """A turn without fights has a shorter key; the page must not jump when the turns are played one after another."""
    ground = cave(*("." * 30,) * 20, sites=(Site((1, 0), "", "red", "P", kind="portal"),))
    fought = replace(ground, marks=(Mark((4, 4), (4, 4), "!"),), routes=(Route(((2, 2), (4, 4)), "red", "done"),))
    heights = {re.findall(r'height="(\d+)"', scenes.paint(one, EN, page=True))[0] for one in (ground, fought)}
    assert len(heights) == 1


def test_a_page_without_its_picture_explains_the_table_map() -> None:
    """A picture that fails keeps no mail back; the table in its place says what its signs mean."""
    brief = Brief((), (Section(None, (Picture(text("map-legend"), text("map-alt", turn=7)),)),))
    report = replace(sample.report("en"), drawing=dungeon(), brief=brief)
    assert "@ your portal" in compose(report, EN).html
    assert "@ your portal" not in compose(report, EN, b"picture").html


def test_a_dungeon_just_entered_is_one_large_picture() -> None:
    painted = scenes.paint(first(), EN)
    assert "Overview" not in painted
    assert ">your portal<" in painted


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_painted_in_the_dungeon(colour: str) -> None:
    """Portal and cloth of a pile bear the shape of the colour, for eyes that see none."""
    sites = (Site((0, 0), "", colour, "P", kind="portal"), Site((1, 0), "", colour, "o", kind="small"))
    painted = scenes.paint(cave("...", sites=sites, pieces=(Piece((2, 0), colour, "x"),)), EN)
    assert painted.count(COLOURS[colour].fill) >= 2


def test_areas_and_ways_outside_a_detail_are_left_out() -> None:
    planned_ = replace(
        cave(*("." * 8,) * 8),
        areas=(Area(((1, 1), (2, 1)), "flash"),),
        routes=(Route(((0, 0), (1, 1)), "blue", "plan"),),
    )
    painted = scenes.paint(planned_, EN)
    assert painted.count("#ffd84d") == 2
    assert ">flash to come<" in painted
    assert ">planned move<" in painted


def test_no_group_is_painted_with_opacity() -> None:
    assert re.findall(r'[" ]opacity=', scenes.paint(dungeon(plans=True), EN)) == []


@pytest.mark.parametrize("drawing", [dungeon(plans=True), huge()], ids=["40x30", "120x120"])
def test_the_picture_stays_small(drawing: Drawing) -> None:
    """A mail with a dungeon of any size is far below what mail programs refuse."""
    data = picture.png(scenes.paint(drawing, EN))
    assert len(data) <= 130_000
    assert Image.open(io.BytesIO(data)).mode == "P"
