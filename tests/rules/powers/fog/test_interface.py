"""Conformance, with the leak test, of all chapters that keep something in the fog; and a hole in the fog is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers import vision
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State, Table
from pbem.testing.conformance import conformance
from pbem.testing.playing import Broken
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.kernel.test_interface import THREE, of

DARK: Options = of(
    THREE, visibility="full", chapters=("land", "multi", "ally", "g-prio", "recon", "hide1", "reveal", "upkeep")
)

POSITION = {
    "round": 2,
    "lands": {
        "A": "blue: 2 inf, 1 tnk led red, 1 atgt",
        "B": "red: 1 inf, 1 atgf; blue 1 tnk",
        "C": "red: 2 inf, 1 tnk building 1, 1 atgt, 1 atgf",
        "D": "green: 1 rec",
        "E": "green: 3 inf, 1 tnk, 1 inf led blue, 2 atgf",
    },
    "pacts": [
        {"number": 7, "members": ["blue", "red"], "first": 1, "clauses": ["pass", "gifts", "command"]},
        {"number": 8, "members": ["blue", "green"], "first": 1, "clauses": ["command"]},
    ],
}
"""Random letters seldom bring armies about, so the war begins with some."""


COAST: Options = of(
    map_text(
        "A-B B-C C-D D-E A-S B-S S-T T-D T-E",
        {"S": 'kind = "sea"', "T": 'kind = "sea"'},
        {"X": "A", "Y": "E", "Z": "C"},
    ),
    visibility="full",
    chapters=(
        *("land", "multi", "g-prio", "line2", "hold", "statkill", "arty", "ltrans", "cheap", "expensive", "factory"),
        *("naval", "landing", "sub3", "capital", "cargo", "air", "sbomb", "armgun", "tech"),
    ),
)
FLEETS = {
    "round": 2,
    "lands": {
        "A": "blue: 2 inf, 1 agn, 1 bom, 1 trs harbour S",
        "B": "green: 1 inf, 1 gun",
        "C": "green: 2 inf, 1 tnk building 1",
        "D": "green: 1 inf, 1 fig",
        "E": "red: 3 inf, 1 gun, 1 bom, 1 cru harbour T",
    },
    "learning": {"levels": {"blue": {"NE": 2}, "red": {"guns": 3}}, "research": {"red": {"field": "NE", "paid": 60}}},
    "seas": {"S": "blue 1 des; red 1 sub", "T": "red 2 cru, 1 trs aboard inf+inf; green 1 sub"},
}


WARES: Options = of(
    THREE, visibility="full", chapters=("land", "multi", "factory", "wareco", "pace", "rail", "goal-rnd")
)
HISTORY: Options = of(
    THREE,
    visibility="full",
    chapters=("land", "multi", "factory", "tech", "civ-start", "civ-fac", "civ-hist", "civ-pol", "g-polbuild"),
)
ARMIES = {"round": 2, "lands": {"A": "blue: 2 inf, 1 tnk", "B": "red: 1 inf", "C": "red: 1 tnk", "E": "green: 3 inf"}}


def test_conformance() -> None:
    conformance(POWERS, Series(games=1, turns=2, options=[DARK], position=POSITION, nonsense=AGAIN))


def test_ships_aircraft_guns_and_technology_in_the_fog() -> None:
    conformance(POWERS, Series(games=1, turns=1, options=[COAST], position=FLEETS, nonsense=AGAIN))


def test_wares_trades_and_politics_in_the_fog() -> None:
    conformance(POWERS, Series(games=1, turns=1, options=[WARES], position=ARMIES, nonsense=AGAIN))
    conformance(POWERS, Series(games=1, turns=1, options=[HISTORY], position=ARMIES, nonsense=AGAIN))


def test_a_hole_in_the_fog_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """S-19: one who sees all units; who is told of which event is tested one by one (`test_fog`)."""
    whole = vision.view
    monkeypatch.setattr(vision, "_fogged", lambda view, scene: whole(_clear(scene.table), view.seat))
    with pytest.raises(Broken):
        conformance(POWERS, Series(games=1, turns=1, options=[DARK], position=POSITION))


def _clear(state: Table) -> State:
    assert isinstance(state, State)
    return replace(state, options=replace(state.options, visibility="open"))
