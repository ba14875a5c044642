"""Conformance, with the leak test, of the chapters of hiding: each with what it needs, and with those it meets."""

from __future__ import annotations

import pytest

from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import Series
from tests.rules.powers.kernel.test_interface import of


@pytest.mark.parametrize("chapters", [("minimal", "hide1")], ids=" ".join)
def test_conformance(chapters: tuple[str, ...]) -> None:
    conformance(POWERS, Series(games=1, turns=3, options=[of(chapters=chapters)]))
