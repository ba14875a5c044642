"""S-19: small wars with all chapters of the second release, played in two worlds; `benchmarks.two_worlds` plays
more."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from pbem.registry import AnyOptions, install
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.testing.secrets import secrets
from pbem.testing.worlds import Tally, worlds
from tests.rules.powers.hiding import wars

INSTALLED = install(POWERS)


def test_whatever_is_true_a_seat_gets_the_same() -> None:
    """All that may be seen, all at once and in turn, people and house players; answers to lines that probe."""
    tally, different = Tally(), 0
    for number in (2, 3, 4, 7):
        game = wars.played(INSTALLED, number, 1)
        tally += worlds(INSTALLED, game, wars.dealt_anew)
        different += secrets(INSTALLED, game) if number in (3, 4) else 0
    assert tally.alike > 0
    assert different > 0


@pytest.mark.parametrize("number", range(4))
def test_a_war_has_everything_that_hides(number: int) -> None:
    """P-47, P-48: of every type one token in three is true, of every formation one token and one row."""
    chosen = AnyOptions(wars.options(number))
    seats = INSTALLED.ruleset.rules.seats(chosen)
    state = cast("State", INSTALLED.from_position(chosen, seats, wars.position(number)))
    counts = Counter(each.row for each in state.stacks for _ in range(each.count))
    assert {(counts[f"{name}t"], counts[f"{name}f"]) for name in ("atg", "aab", "des", "cae", "vic")} == {(2, 4)}
    assert len(state.formations) == 4
    assert counts["caen"] == 2
