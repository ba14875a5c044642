"""Conformance, with the leak test, of the chapters of economy: each with what it needs, and all together."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import Series
from tests.rules.powers.kernel.test_interface import of


@pytest.mark.parametrize(
    "chapters",
    [
        ("land-war", "upkeep"),
        ("minimal", "fort", "cheap"),
        ("minimal", "upkeep", "expensive"),
        ("land-war", "national"),
        ("minimal", "hold", "arty", "ltrans", "armgun"),
        ("minimal", "tech"),
        ("minimal", "multi", "factory", "wareco", "pace", "rail"),
        ("land", "place-blind", "goal-rnd"),
        ("land", "place-blind", "factory", "tech", "civ-start", "civ-fac", "civ-hist", "civ-pol", "g-polbuild"),
    ],
    ids=" ".join,
)
def test_conformance(chapters: tuple[str, ...]) -> None:
    conformance(POWERS, Series(games=1, turns=2, options=[of(chapters=chapters)]))
