"""Conformance, with the leak test, of allies and scouts in the fog; and a hole in the fog is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers import vision
from pbem.rulesets.powers.book import points
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.testing.conformance import conformance
from pbem.testing.playing import Broken
from pbem.testing.series import Series
from tests.rules.powers.kernel.test_interface import THREE, of

DARK: Options = of(THREE, visibility="full", chapters=("land", "multi", "ally", "g-prio", "recon"))


def test_conformance() -> None:
    conformance(POWERS, Series(games=1, turns=3, options=[DARK]))


@pytest.mark.parametrize("hole", ["events", "stacks"])
def test_a_hole_in_the_fog_is_found(monkeypatch: pytest.MonkeyPatch, hole: str) -> None:
    """S-19: one that tells everybody what happens, one that shows what others build."""
    if hole == "events":
        monkeypatch.setattr(points, "narrowed", lambda scene, event: (event,))
    else:
        whole = vision.view
        monkeypatch.setattr(vision, "_fogged", lambda view, state, sees: whole(_clear(state), view.seat))
    with pytest.raises(Broken):
        conformance(POWERS, Series(games=1, turns=3, options=[DARK]))


def _clear(state: State) -> State:
    return replace(state, options=replace(state.options, visibility="open"))
