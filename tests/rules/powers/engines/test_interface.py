"""Conformance, with the leak test, of the chapters of machines: each with what it needs, and all together."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.test_interface import of

GROUND = ("terrain", "line2", "hold", "fort", "pioneer", "arty", "special", "ltrans")


@pytest.mark.parametrize(
    "chapters",
    [("minimal", *GROUND)],
    ids=" ".join,
)
def test_conformance(chapters: tuple[str, ...]) -> None:
    conformance(POWERS, Series(games=1, turns=2, options=[of(chapters=chapters)], nonsense=AGAIN))
