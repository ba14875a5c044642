"""Conformance, with the leak test, of hidden units beside the chapters they meet, in the middle of a bluff."""

from __future__ import annotations

from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.test_interface import THREE, of

POSITION = {
    "round": 2,
    "lands": {
        "A": "blue: 2 inf, 1 atgt, 1 atgf",
        "B": "blue: 1 tnk, 1 atgf, 1 atg",
        "C": "red: 2 inf, 1 atgt, 2 atgf",
        "D": "red: 1 tnk, 1 gun",
        "E": "green: 3 inf, 2 atg",
    },
}
"""Random letters seldom bring tokens about, so the game begins with some."""


def test_conformance() -> None:
    options = of(THREE, visibility="hidden", chapters=("land", "multi", "g-prio", "hold", "arty", "hide1", "reveal"))
    conformance(POWERS, Series(games=1, turns=2, options=[options], position=POSITION, nonsense=AGAIN))
