"""The cities as a picture: what its words need in every language, from two lords to eight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

import pytest

from pbem.core.languages import LANGUAGES
from pbem.reports import picture, scenes
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.view import View
from tests.rules.dice_empires.table_kit import lord, table
from tests.rules.dice_empires_report import kit

LORDS = ("blue", "red", "green", "white", "yellow", "black", "orange", "violet")
WORDS = re.compile(r"<text ([^>]*)>([^<]*)</text>")
LOOK = re.compile(r'([a-z-]+)="([^"]*)"')


def seen(lords: int, visibility: Literal["open", "fog"] = "open") -> View:
    """Give what the first lord of a circle sees."""
    circle = {seat: lord("T3 F5 H5 WL1", reputation=7) for seat in LORDS[:lords]}
    return kit.view(table(Options(visibility=visibility), round_=6, cities=circle))


def painted(view: View, language: str) -> str:
    """Paint what is drawn of it."""
    scene = DICE_EMPIRES.telling.draw(view)
    assert scene is not None
    return scenes.paint(scene, kit.words(language))


def places(svg: str) -> Iterator[tuple[float, float, float, float]]:
    """Give where words stand, as they are drawn: the foot, the left and the right end, their height."""
    for look, words in WORDS.findall(svg):
        told = dict(LOOK.findall(look))
        size = float(told["font-size"])
        long = picture._font(told.get("font-weight", "normal"), size).getlength(words)
        x = float(told["x"]) - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[told.get("text-anchor", "middle")]
        yield float(told["y"]), x, x + long, size


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("visibility", ["open", "fog"])
def test_no_words_touch_in_any_language(language: str, visibility: Literal["open", "fog"]) -> None:
    """X-1.1: the names of parts, lords and points stand beside one another, within the picture."""
    svg = painted(seen(8, visibility), language)
    standing = sorted(places(svg))
    assert all(left > 0 and right < 760 for _, left, right, _ in standing)
    for (foot, _, right, _), (other, left, _, _) in pairwise(standing):
        assert foot != other or right < left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lords", [2, 8])
def test_its_words_can_be_read_on_a_phone(language: str, lords: int) -> None:
    """A phone shows the picture 335 pixels wide: no letter is lower than 11 pixels."""
    svg = painted(seen(lords), language)
    assert min(size for *_, size in places(svg)) * 335 / 760 >= 11
