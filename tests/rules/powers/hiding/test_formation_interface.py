"""Conformance, with the leak test, of formations beside the chapters they meet, in the middle of a bluff."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.test_interface import THREE, of

CARDS = [
    {
        "owner": "blue",
        "name": "cae",
        "true": 2,
        "split": True,
        "rows": [{"ready": [{"row": "gun", "count": 1}]}, {"ready": [{"row": "inf", "count": 2}]}],
    },
    {
        "owner": "blue",
        "name": "ptr",
        "true": 2,
        "split": True,
        "rows": [{"ready": [{"row": "inf", "count": 2}]}, {}],
    },
    {
        "owner": "red",
        "name": "cae",
        "true": 1,
        "rows": [{"ready": [{"row": "inf", "count": 2}]}, {"ready": [{"row": "atg", "count": 2}]}],
    },
]
POSITION = {
    "round": 2,
    "formations": CARDS,
    "lands": {
        "A": "blue: 2 inf, 1 caet, 1 ptrf",
        "B": "blue: 1 tnk, 2 caef battery C laid 1, 1 ptrt",
        "C": "red: 2 inf, 1 caet, 1 atgt",
        "D": "red: 1 tnk, 1 caef, 2 atgf",
        "E": "green: 3 inf, 2 atg",
    },
}
"""Random letters seldom bring formations about, so the game begins with some."""
CHAPTERS = ("land", "multi", "g-prio", "hold", "arty", "hide", "hide1", "reveal")


@pytest.mark.parametrize("visibility", ["open", "full"])
def test_conformance(visibility: str) -> None:
    options = of(THREE, visibility=visibility, chapters=CHAPTERS)
    conformance(POWERS, Series(games=1, turns=1, options=[options], position=POSITION, nonsense=AGAIN))
