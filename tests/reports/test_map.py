"""The map: table, SVG and picture."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from PIL import Image

from pbem.core.board.land import LAND
from pbem.core.board.layout import Rectangle, Table
from pbem.core.board.panel import floor
from pbem.core.board.picture import fronts
from pbem.core.board.theme import Entry
from pbem.core.board.window import Window, crop, part, whole, window
from pbem.core.drawing import Drawing, Piece, Route, Site
from pbem.reports import ascii, picture, scenes
from pbem.reports.legend import legend
from pbem.reports.palette import COLOURS, SHAPES
from pbem.reports.texts import catalogue, common, wording
from tests.reports.board import board

EN = wording("en")
CHESS = replace(
    LAND,
    key="chess",
    ground=lambda panel: iter((floor(panel, "#123456"),)),
    entries=lambda drawing: (Entry("chess-key", Drawing(1, 1, (".",), (".",), theme="chess")),),
    legend=lambda drawing, words: (f"a board of {drawing.columns}",),
)


def field(columns: int, rows: int, *pieces: Piece, sites: tuple[Site, ...] = ()) -> Drawing:
    return Drawing(columns, rows, ("." * columns,) * rows, ("." * columns,) * rows, sites=sites, pieces=pieces)


def test_the_table_map_has_coordinates_on_all_four_sides() -> None:
    small = Drawing(3, 2, (".f~", "h# "), ("..:", "::?"), pieces=(Piece((1, 0), "blue", "1", "1", own=True),))
    assert ascii.paint(small) == ("    ABC", "  1 .1~ 1", "  2 h#  2", "    ABC")


def test_remembered_plain_is_a_colon_and_the_unknown_is_blank() -> None:
    assert ascii.paint(Drawing(4, 1, ("..f.",), (":.:?",)))[1] == "  1 :.f  1"


def test_an_own_piece_hides_a_city_and_a_foreign_piece() -> None:
    here = (Piece((0, 0), "red", "r"), Piece((0, 0), "blue", "7", "7", own=True), Piece((0, 0), "green", "g"))
    assert ascii.paint(field(1, 1, *here, sites=(Site((0, 0), "Yaz", "blue", "B"),)))[1] == "  1 7 1"


def test_ways_to_go_are_seen_in_the_text_too_and_hide_nothing() -> None:
    """The plans of an answer are on the table map: solid ways `=`, those under a condition `-`."""
    ways = (Route(((0, 0), (1, 0), (2, 0)), "blue", "plan"), Route(((2, 0), (3, 0), (4, 0)), "blue", "if"))
    planned = replace(field(5, 1, Piece((0, 0), "blue", "1", "1", own=True)), routes=ways)
    assert ascii.paint(planned)[1] == "  1 1==-- 1"
    assert "= your plan; - under its condition" in legend(planned, EN)[0]


def test_ways_gone_are_not_painted() -> None:
    gone = replace(field(3, 1), routes=(Route(((0, 0), (1, 0)), "blue", "done"),))
    assert ascii.paint(gone)[1] == "  1 ... 1"


def test_columns_after_z_have_two_letters() -> None:
    lines = ascii.paint(field(28, 1))
    assert lines[0] == " " * 30 + "AA"
    assert lines[1].endswith("YZAB")


def test_a_board_wider_than_a_letter_is_painted_in_bands() -> None:
    lines = ascii.paint(field(100, 2))
    assert max(map(len, lines)) <= 76
    assert "" in lines
    assert sum(line.count(".") for line in lines) == 200


def test_the_legend_names_the_owners_of_all_signs() -> None:
    told = " ".join(legend(board(), wording("ru")))
    assert "1 2 3 4 6 ваши" in told
    assert "R r Красные" in told
    assert "x бой" in told


def test_no_group_is_painted_with_opacity() -> None:
    """Notes 1.4: with `opacity` the same picture took twice the time."""
    assert re.findall(r'[" ]opacity=', scenes.paint(board(), EN)) == []


def test_names_of_cities_are_only_text() -> None:
    hostile = field(9, 9, sites=(Site((4, 4), '</text><script>"&', "blue", "B"),))
    assert "<script>" not in scenes.paint(hostile, EN)


def test_unknown_cells_show_nothing_of_their_ground() -> None:
    """C-7: what is under the fog may not be in the picture either; two boards that differ there paint the same."""
    fog = ("?" * 8,) * 8
    assert scenes.paint(Drawing(8, 8, ("~" * 8,) * 8, fog), EN) == scenes.paint(Drawing(8, 8, ("h" * 8,) * 8, fog), EN)
    assert ascii.paint(Drawing(8, 8, ("~" * 8,) * 8, fog)) == ascii.paint(Drawing(8, 8, ("h" * 8,) * 8, fog))


def test_a_big_board_has_an_overview_and_a_panel_for_each_front() -> None:
    """Notes 1.4: at 200x150 an overview alone is clutter."""
    armies = tuple(Piece((column, row), "blue", "1", "1", "9", True) for column, row in ((5, 5), (90, 70), (92, 71)))
    big = field(100, 80, *armies, sites=(Site((6, 6), "Yaz", "blue", "B"),))
    assert fronts(big, LAND) == [(60, 50), (0, 0)]
    painted = scenes.paint(big, EN)
    assert [painted.count(words) for words in ("Overview", "Front 1", "Front 2", "Front 3")] == [1, 1, 1, 0]
    assert painted.count(">Yaz<") == 1


def test_counters_in_one_cell_do_not_cover_each_other() -> None:
    table = Table(Rectangle(500, 500, 1000, 1000))
    ways = [(0.0, 0.0), (70.0, 0.0), (-70.0, 0.0), (0.0, 40.0)]
    boxes = [table.place(Rectangle(500, 500, 60, 34), ways) for _ in range(4)]
    pairs = [(one, other) for place, one in enumerate(boxes) for other in boxes[place + 1 :]]
    assert sum(one.overlap(other) for one, other in pairs) == 0


def test_counters_stay_in_the_frame() -> None:
    table = Table(Rectangle(50, 50, 100, 100))
    assert table.place(Rectangle(0, 50, 60, 34), [(0.0, 0.0), (40.0, 0.0)]).x == 40.0


def test_every_colour_has_a_shape_of_its_own() -> None:
    """Eyes that see no colours tell the seats apart."""
    shapes = [paint.shape for paint in COLOURS.values()]
    assert len(set(shapes)) == len(shapes)
    assert set(shapes) <= SHAPES.keys()


@pytest.mark.parametrize("word", ["Йазь", "Žďár", "Ľúbeľ", "Yaz", "40"])
@pytest.mark.parametrize("weight", ["normal", "bold"])
def test_the_fonts_draw_ink(word: str, weight: str) -> None:
    """Notes 1.4: a font that is not found may draw nothing and say nothing; a letter it lacks is drawn as a box."""
    blank = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#fff"/>'
    look = f'<text x="45" y="22" font-size="20" font-weight="{weight}" fill="#000000">'
    written = [dark(f"{blank}{look}{letters}</text></svg>") for letters in (word, "\uffff" * len(word))]
    assert dark(blank + "</svg>") == 0
    assert 50 < written[0] != written[1]


def dark(painted: str) -> int:
    """Count the dark pixels of a picture."""
    image = Image.open(io.BytesIO(picture.png(painted))).convert("L")
    return sum(value < 100 for value in image.tobytes())


def test_the_picture_is_small_and_of_the_size_painted() -> None:
    """A 40x30 map takes at most 90 KB."""
    data = picture.png(scenes.paint(board(), EN))
    image = Image.open(io.BytesIO(data))
    assert len(data) <= 90_000
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.width >= 2 * 552 * 0.8


def test_the_same_drawing_gives_the_same_pixels() -> None:
    painted = scenes.paint(board(), EN)
    assert painted == scenes.paint(board(), EN)
    assert picture.png(painted) == picture.png(painted)


def partly_known(columns: int, rows: int, first: tuple[int, int], last: tuple[int, int], *ways: Route) -> Drawing:
    """A board of which one rectangle is known."""
    across = range(first[0], last[0] + 1)
    row = "".join("." if column in across else "?" for column in range(columns))
    fog = tuple(row if first[1] <= number <= last[1] else "?" * columns for number in range(rows))
    return Drawing(columns, rows, ("." * columns,) * rows, fog, routes=ways)


@pytest.mark.parametrize(
    ("known", "shown"),
    [
        (((0, 0), (15, 12)), Window(0, 0, 18, 15)),
        (((10, 10), (12, 12)), Window(4, 6, 16, 12)),
        (((28, 28), (29, 29)), Window(14, 18, 16, 12)),
        (((4, 2), (6, 25)), Window(0, 0, 28, 28)),
        (((0, 0), (29, 29)), Window(0, 0, 30, 30)),
    ],
)
def test_only_the_known_part_is_shown(known: tuple[tuple[int, int], tuple[int, int]], shown: Window) -> None:
    """The known cells and a margin of two, at least 16x12, never higher than wide."""
    assert window(partly_known(30, 30, *known)) == shown


def test_a_plan_into_the_unknown_is_in_the_picture() -> None:
    way = Route(((5, 5), (25, 5)), "blue", "plan")
    assert window(partly_known(40, 30, (2, 2), (6, 8), way)).columns == 28


def test_a_board_of_which_nothing_is_known_is_shown_whole() -> None:
    assert window(field(5, 5)) == Window(0, 0, 5, 5)
    assert window(Drawing(5, 5, (" " * 5,) * 5, ("?" * 5,) * 5)) == Window(0, 0, 5, 5)


def test_the_part_keeps_its_coordinates_and_is_named() -> None:
    board_ = partly_known(40, 30, (20, 10), (30, 20))
    lines = ascii.paint(board_)
    assert lines[1].startswith("    STUVWXYZABCDEFGH")
    assert lines[2].startswith("  9 ")
    assert part(board_, EN) == "Shown: columns S–AH, rows 9–23; the whole board is 40×30."
    assert part(field(5, 5), EN) == ""
    assert ">S<" in scenes.paint(board_, EN)
    assert ">A<" not in scenes.paint(board_, EN)


def test_a_cropped_drawing_shows_the_same() -> None:
    """Only the ground of the part that is shown is kept; text, picture and words are those of the whole board."""
    fog = tuple("?" * 60 if row < 20 else "?" * 30 + ".:." + "?" * 27 for row in range(50))
    ground = tuple("." * 60 if "." in row else " " * 60 for row in fog)
    drawing = Drawing(60, 50, ground, fog, pieces=(Piece((31, 30), "blue", "1", "1", own=True),))
    small = crop(drawing)
    assert (small.left, small.top, len(small.terrain), len(small.terrain[0])) == (16, 18, 32, 32)
    assert crop(small) == small
    assert whole(small).fog == drawing.fog
    assert ascii.paint(small) == ascii.paint(drawing)
    assert legend(small, EN) == legend(drawing, EN)
    assert scenes.paint(small, EN) == scenes.paint(drawing, EN)


def test_a_game_may_bring_a_theme_of_its_own() -> None:
    """Ground, things, key and legend are the game's; panels, grid and coordinates are made for it."""
    shown = replace(field(3, 2), theme="chess")
    words = catalogue("en", *common("en"), "chess-key = your queen\n", themes=(CHESS,))
    painted = scenes.paint(shown, words)
    assert painted.count("#123456") == 2
    assert ">your queen<" in painted
    assert ">C<" in painted
    assert scenes.signs(shown, words)[1] == ("a board of 3",)
    assert "#123456" not in scenes.paint(shown, EN)
