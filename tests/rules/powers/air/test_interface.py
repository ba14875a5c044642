"""Conformance, with the leak test, of aircraft: in turn, and with many chapters; with carriers the preset R2 has it."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.test_interface import of

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
        of(chapters=("minimal", "air"), order="sequential"),
        of(chapters=("minimal", *MANY), airfields="built"),
    ],
    ids=["in turn", "many"],
)
def test_conformance(options: Options) -> None:
    conformance(POWERS, Series(games=1, turns=2, options=[options], nonsense=AGAIN))
