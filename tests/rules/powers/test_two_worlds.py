"""S-19: a turn played in two worlds that a seat cannot tell apart gives it the same: tasks, treaties, kept units."""

from __future__ import annotations

import pytest

from pbem.registry import AnyOptions, install
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.playing import play
from pbem.testing.worlds import require_alike, worlds
from tests.rules.powers.kernel.test_interface import FOUR, TEXT, THREE

SETTINGS = {
    "kept units": Options(chapters=("minimal",), map_text=TEXT, soft_last=2, rounds=3),
    "secret tasks": Options(chapters=("land", "multi", "g-secret"), map_text=FOUR, rounds=4),
    "treaties in turn": Options(chapters=("land", "multi", "g-prio"), map_text=THREE, order="sequential", rounds=3),
    "bids": Options(chapters=("many", "g-rel"), map_text=THREE, rounds=3),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_a_turn_in_two_worlds(name: str) -> None:
    loaded = install(POWERS)
    require_alike(worlds(loaded, play(loaded, AnyOptions(SETTINGS[name]), 3, f"powers {name}"), most=3), "powers")
