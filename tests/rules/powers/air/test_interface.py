"""Conformance, with the leak test, of aircraft: with little beside them, in turn, and with many chapters."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import Series
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.kernel.test_interface import NAMES, of

SEAS = map_text("A-B B-C C-D D-E B-D A-S E-S", {**NAMES, "S": 'kind = "sea"', "C": 'name = "Cork"\nprod = "2"'})
MANY = (
    "terrain",
    "line2",
    "hold",
    "statkill",
    "half",
    "fort",
    "arty",
    "special",
    "ltrans",
    "recon",
    "air",
    "factory",
    "sbomb",
)


@pytest.mark.parametrize(
    "options",
    [
        of(chapters=("minimal", "air")),
        of(chapters=("minimal", "air"), order="sequential"),
        of(chapters=("minimal", *MANY), airfields="built"),
        of(SEAS, chapters=("minimal", "naval", "capital", "air")),
    ],
    ids=["few", "in turn", "many", "carriers"],
)
def test_conformance(options: Options) -> None:
    conformance(POWERS, Series(games=1, turns=2, options=[options]))
