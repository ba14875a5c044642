"""Whatever a game draws out of shapes is painted, and said in signs; reports know nothing of the game."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pbem import codec
from pbem.core.scene import Scene
from pbem.core.shapes import Box, Chain, Circle, Ends, Image, Label, Line, Look, Panel, Path, Rows, Sketch, star
from pbem.core.texts import text
from pbem.reports import legend, scenes
from pbem.reports.columns import width
from pbem.reports.palette import colour
from pbem.reports.texts import Catalogue, catalogue, common

OWN = "x-title = Stones & papers\nx-long = A title that needs much more room than there is\n"


def words() -> Catalogue:
    return catalogue("en", *common("en"), OWN)


def sketch(*shapes: Box | Circle | Ends | Image | Label | Path, otherwise: tuple[Panel, ...] = ()) -> Sketch:
    """Draw one panel."""
    images = {"stone": (Path(star(5, 9, 4), Look("/fill", "/edge", 2)), Path("/shape", Look("/ink")))}
    signs = (Rows(((("A",), (text("x-title"),)),), (False, False)), Chain((("a",), ("b",))), Line(("end",)))
    panel = Panel(100, shapes, otherwise)
    return Sketch(200, (Panel(20, ()), panel), images, signs, text("x-title"), text("x-long"), {"stones": 3})


def painted(*shapes: Box | Circle | Ends | Image | Label | Path, otherwise: tuple[Panel, ...] = ()) -> str:
    svg = scenes.paint(sketch(*shapes, otherwise=otherwise), words())
    ElementTree.fromstring(svg)
    return svg


def test_an_image_is_painted_in_the_colour_it_is_given() -> None:
    svg = painted(Image("stone", (30, 40), 2, "red"))
    assert 'transform="translate(30 40) scale(2)"' in svg
    assert colour("red").fill in svg
    assert colour("red").edge in svg


def test_words_stand_at_their_place_of_the_whole_picture() -> None:
    """The second panel begins 20 pixels below the upper edge; words are escaped."""
    svg = painted(Label((text("x-title"), "!"), (100, 30), 12))
    assert 'x="100.0" y="50.0"' in svg
    assert ">Stones &amp; papers!<" in svg


def test_words_are_made_smaller_to_fit_their_room() -> None:
    assert 'font-size="12.0"' not in painted(Label((text("x-long"),), (0, 30), 12, room=50))


def test_a_firm_label_that_does_not_fit_chooses_the_other_panel() -> None:
    other = Panel(60, (Circle((9, 9), 5, Look("#123456")),))
    firm = Label((text("x-long"),), (0, 30), 12, room=50, firm=True)
    assert "#123456" in painted(firm, otherwise=(other,))
    assert "#123456" not in painted(Label(("a",), (0, 30), 12, room=50, firm=True), otherwise=(other,))


def test_the_second_of_two_ends_takes_what_the_first_one_leaves() -> None:
    first, last = Label(("x" * 20,), (0, 20), 10), Label(("y" * 20,), (200, 20), 10, anchor="end")
    assert 'font-size="10.0" text-anchor="end"' in painted(Ends(first, last, 300))
    assert 'font-size="10.0" text-anchor="end"' not in painted(Ends(first, last, 150))


@pytest.mark.parametrize("soft", ["ends", "corners", "both"])
def test_a_line_may_be_soft_broken_and_thin(soft: str) -> None:
    look = Look("none", "blue/edge", 3, line_solid=0.5, dashes="3 2", soft=soft)  # type: ignore[arg-type]
    svg = painted(Box((0, 0), (10, 10), look, 2))
    assert 'stroke-dasharray="3 2"' in svg
    assert 'stroke-opacity="0.5"' in svg


def test_the_same_in_signs() -> None:
    lines, _ = scenes.signs(sketch(), words())
    assert lines == ("  A  Stones & papers", "  a | b", "end")
    assert all(width(line) <= 76 for line in lines)


def test_the_game_says_how_its_picture_is_read() -> None:
    assert legend.told(sketch(), ()).id == "x-title"
    assert legend.heading(sketch()).id == "x-long"


def test_a_sketch_is_kept_as_it_is() -> None:
    """A briefing is kept as JSON until it is sent."""
    shapes = (Label(("a",), (1, 2.5), 12), Image("stone", (3, 4), 1, "red"), Path("M0 0h9", Look("none", "#fff", 1)))
    written = codec.dumps(sketch(*shapes), Scene)
    assert codec.dumps(codec.loads(written, Scene), Scene) == written
