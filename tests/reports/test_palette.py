"""Twelve owners on one map are told apart: by colour, by most eyes that see fewer colours, and by their shapes."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageColor

from pbem.core.seats import COLOURS as SEATS
from pbem.reports import picture, scenes
from pbem.reports.palette import COLOURS
from tests.reports.area_kit import words, world

Triple = tuple[float, float, float]

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""What becomes of linear red, green and blue (Machado, Oliveira and Fernandes, 2009)."""
CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
OKLAB = (
    (0.2104542553, 0.793617785, -0.0040720468),
    (1.9779984951, -2.428592205, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.808675766),
)
"""From the roots of the cones' answers to lightness and two axes of colour, in which distance is difference."""


def turned(matrix: tuple[Triple, Triple, Triple], colour: Triple) -> Triple:
    one, two, three = (sum(part * value for part, value in zip(row, colour, strict=True)) for row in matrix)
    return one, two, three


def linear(part: int) -> float:
    return part / 255 / 12.92 if part <= 10 else float(((part / 255 + 0.055) / 1.055) ** 2.4)


def seen(fill: str, eyes: str) -> Triple:
    """Give how a colour looks to some eyes, as a place in Oklab."""
    red, green, blue = (linear(part) for part in ImageColor.getrgb(fill)[:3])
    one, two, three = turned(CONES, turned(EYES[eyes], (red, green, blue)))
    return turned(OKLAB, (max(one, 0) ** (1 / 3), max(two, 0) ** (1 / 3), max(three, 0) ** (1 / 3)))


def apart(one: str, other: str, eyes: str) -> float:
    """Give how far apart two colours are, black and white being 100."""
    pairs = zip(seen(COLOURS[one].fill, eyes), seen(COLOURS[other].fill, eyes), strict=True)
    return 100 * float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize(("eyes", "least"), [("all colours", 12), ("no red", 7), ("no green", 7), ("no blue", 5)])
def test_any_two_of_twelve_seats_are_told_apart(eyes: str, least: float) -> None:
    """A difference of 2 is just seen side by side; on a map they lie apart and are small."""
    distances = {(one, other): apart(one, other, eyes) for one, other in combinations(SEATS, 2)}
    assert {pair: round(far, 1) for pair, far in distances.items() if far < least} == {}


def test_black_and_white_are_a_hundred_apart() -> None:
    """The measure itself is right."""
    white, black = seen("#ffffff", "all colours"), seen("#000000", "all colours")
    assert 100 * sum((a - b) ** 2 for a, b in zip(white, black, strict=True)) ** 0.5 == pytest.approx(100, abs=0.1)


def test_a_picture_of_few_colours_keeps_those_of_all_seats() -> None:
    """The big map of twelve owners is packed into 32 colours; two owners became one of them."""
    data = picture.png(scenes.paint(world(), words()))
    painted = {colour for _, colour in Image.open(io.BytesIO(data)).convert("RGB").getcolors(1 << 24) or ()}
    assert {key for key in SEATS if ImageColor.getrgb(COLOURS[key].fill) not in painted} == set()
