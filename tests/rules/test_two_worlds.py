"""C-7, D-5.5, E-4, X-11: a turn played in two worlds that a seat cannot tell apart gives it the same, byte for byte."""

from __future__ import annotations

import pytest

from pbem.testing.worlds import require_alike
from tests.rules.worlds_kit import RULESETS, compared


@pytest.mark.parametrize("name", RULESETS)
def test_a_turn_in_two_worlds(name: str) -> None:
    """Five turns of each game, each played some dozen times; most pairs still look alike afterwards."""
    tally = compared(name, count=5, turns=1)
    assert tally.played > 50
    require_alike(tally, name)
