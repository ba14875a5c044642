"""Places that can be pointed at lie over the picture of the mail, which stays what it is."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from xml.etree import ElementTree

import pytest

from pbem.core.drawing import Drawing, Piece, Site
from pbem.core.languages import LANGUAGES
from pbem.core.scene import Scene
from pbem.reports import scenes
from pbem.reports.svg.places import places
from pbem.reports.texts import Catalogue, wording
from tests.reports.area_kit import words, world
from tests.reports.board import board
from tests.service.kit import REGISTRY

SCENES: dict[str, Scene] = {"board": board(), "plans": board(plans=True), "areas": world()}


def spoken(name: str, language: str = "en") -> Catalogue:
    return words(language) if name == "areas" else wording(language, REGISTRY["campaign"].catalogues)


@pytest.mark.parametrize("name", SCENES)
def test_the_picture_below_is_that_of_the_mail(name: str) -> None:
    scene, catalogue = SCENES[name], spoken(name)
    mailed, shown = scenes.paint(scene, catalogue), scenes.for_page(scene, catalogue)
    inside = mailed.partition(">")[2].removesuffix("</svg>")
    assert f'<g aria-hidden="true">{inside}</g>' in shown
    ElementTree.fromstring(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_own_piece_and_each_site_is_a_place(language: str) -> None:
    drawing = board()
    found = list(places(drawing, spoken("board", language)))
    own = {f"{piece.label}: " for piece in drawing.pieces if piece.own and not piece.ghost}
    assert {place.writes for place in found if place.own} == own
    taken = {piece.at for piece in drawing.pieces if piece.own}
    free = {f"{site.name} " for site in drawing.sites if site.at not in taken}
    assert free <= {place.writes for place in found}


def test_areas_write_their_signs() -> None:
    shown = world()
    assert {place.writes for place in places(shown, spoken("areas"))} == {f"{area.sign} " for area in shown.areas}


def test_hostile_names_stay_words() -> None:
    """A name a player gave, in a place of its own."""
    bad = '"></a></svg><script>alert(1)</script>\u202e'
    cells = ("." * 20,) * 20
    site, piece = Site((3, 3), bad, "red", "A"), Piece((5, 5), "blue", "1", bad, bad, True)
    drawing = Drawing(20, 20, cells, cells, (site,), (piece,))
    shown = scenes.for_page(drawing, spoken("board"))
    layer = shown[shown.index('class="cells"') :]
    assert "<script" not in layer
    ElementTree.fromstring(shown)
    written = [unescape(one) for one in re.findall(r"data-writes=[\"']([^\"']*)", layer)]
    assert len(written) == 2


def test_several_own_pieces_share_a_square() -> None:
    cells = ("." * 20,) * 20
    one = Piece((5, 5), "blue", "1", "1", "10", True)
    drawing = Drawing(20, 20, cells, cells, pieces=(one, replace(one, label="2")))
    found = [place for place in places(drawing, spoken("board")) if place.own]
    assert [place.writes for place in found] == ["1: ", "2: "]
    assert len({place.target for place in found}) == 2
