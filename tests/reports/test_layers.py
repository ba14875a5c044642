"""The picture of a board in layers: its ground is kept, the rest laid over it, and it looks as if painted whole."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from pbem.core.drawing import Drawing, Mark, Piece, Route, Site
from pbem.reports import layers, picture, scenes
from pbem.reports.texts import wording

EN = wording("en")
WORDS = re.compile(r"<text [^>]*>[^<]*</text>")
FOG = tuple("?" * 5 + "." * 20 + "?" * 5 for _ in range(20))
BOARD = Drawing(
    30,
    20,
    tuple("....ffffhhhh~~~~####" + "." * 10 for _ in range(20)),
    FOG,
    (Site((8, 4), "Ford", "blue", "B", capital=True), Site((20, 12), "Mill", "red", "R", dim=True)),
    (Piece((8, 6), "blue", "1", "1", "6", own=True), Piece((15, 9), "red", "a", value="4")),
    (Route(((15, 9), (14, 9), (13, 8)), "red", "seen"),),
    (Mark((10, 10), (11, 10)),),
)
PLANNED = replace(
    BOARD,
    pieces=(*BOARD.pieces, Piece((9, 9), "blue", "1", "1", "6", own=True, ghost=True)),
    routes=(*BOARD.routes, Route(((8, 6), (8, 9), (9, 9)), "blue", "plan")),
)


def wordless(drawing: Drawing) -> str:
    """Paint a board without its words."""
    return WORDS.sub("", scenes.paint(drawing, EN))


def apart(one: Image.Image, other: Image.Image) -> float:
    """Say by how much two pictures differ, pixel by pixel."""
    counts = ImageChops.difference(one, other).convert("L").histogram()
    return sum(level * count for level, count in enumerate(counts)) / (one.width * one.height)


@pytest.mark.parametrize("drawing", [BOARD, PLANNED], ids=["report", "answer"])
def test_a_picture_in_layers_looks_as_if_painted_whole(drawing: Drawing) -> None:
    """Stamps stand at the nearest pixel, so that edges differ a little."""
    svg = wordless(drawing)
    whole = layers.painted(svg.replace(layers.GROUND, layers.GROUND.replace("0 0", "0.0 0.0")))
    ground = layers.painted(re.sub(r"(</g>).*(</g></svg>)", r"\1\2", svg))
    assert apart(layers.painted(svg), whole) < apart(ground, whole) / 4


def test_a_report_and_its_answers_have_the_same_ground(tmp_path: Path) -> None:
    """It is painted once for all of them, and kept."""
    for drawing in (BOARD, PLANNED, replace(PLANNED, routes=())):
        picture.png(scenes.paint(drawing, EN), tmp_path)
    assert len(list(tmp_path.glob(f"*{layers.SUFFIX}"))) == 1


def test_a_plan_that_leads_out_of_what_is_shown_has_a_ground_of_its_own(tmp_path: Path) -> None:
    """Its end is in the picture."""
    far = replace(BOARD, routes=(Route(((22, 9), (29, 9)), "blue", "plan"),))
    for drawing in (BOARD, far):
        picture.png(scenes.paint(drawing, EN), tmp_path)
    assert len(list(tmp_path.glob(f"*{layers.SUFFIX}"))) == 2


def test_the_same_bytes_come_of_a_ground_that_was_kept_and_of_one_that_was_damaged(tmp_path: Path) -> None:
    svg = scenes.paint(PLANNED, EN)
    first = picture.png(svg, tmp_path)
    assert picture.png(svg, tmp_path) == picture.png(svg) == first
    (kept,) = tmp_path.glob(f"*{layers.SUFFIX}")
    for damage in (b"", b"nothing packed", kept.read_bytes()[:-9]):
        kept.write_bytes(damage)
        assert picture.png(svg, tmp_path) == first


def test_what_lies_over_the_ground_keeps_its_order_and_its_place() -> None:
    """A line over a stamp, a stamp over a line, a group that turns nothing, one larger than any stamp."""
    frame = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><g font-family="x" fill="#000000">'
    ground = f'{layers.GROUND}<rect x="0" y="0" width="400" height="400" fill="#ffffff"/></g>'
    red = '<g transform="translate(50 50) scale(2)"><rect x="-5" y="-5" width="10" height="10" fill="#ff0000"/></g>'
    blue = '<path d="M40 60L60 60" fill="none" stroke="#0000ff" stroke-width="4"/>'
    wide = '<g transform="translate(200 200) scale(1)"><circle cx="0" cy="0" r="170" fill="#00ff00"/></g>'
    odd = '<path d="M300 10h20v20h-20z" fill="#ff00ff"/>'
    for order, at, colour in (
        (red + blue, (50, 60), (0, 0, 255)),
        (blue + red, (50, 59), (255, 0, 0)),
        (red + blue, (50, 45), (255, 0, 0)),
        (wide + red, (60, 200), (0, 255, 0)),
        (wide + odd, (310, 20), (255, 0, 255)),
    ):
        assert layers.painted(f"{frame}{ground}{order}</g></svg>").getpixel(at) == colour
