"""Conformance: the rules of the kernel keep the promises of the interface, and tell no secrets."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from pbem.core.dice import KeyedDice
from pbem.registry import install
from pbem.rulesets.powers.book.chapter import Chapter
from pbem.rulesets.powers.book.points import Points
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.rulesets.powers.view import View
from pbem.testing.conformance import conformance
from pbem.testing.playing import Broken
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import map_text

NAMES = {key: f'name = "{name}"' for key, name in zip("ABCDE", ("Alba", "Brno", "Cork", "Delft", "Essen"), strict=True)}
TEXT = map_text("A-B B-C C-D D-E B-D", {**NAMES, "C": 'name = "Cork"\nprod = "2"\nterrain = "forest"'})
FOUR = map_text(
    "A-B B-C C-D D-E B-D", {**NAMES, "C": 'name = "Cork"\ncentre = true'}, dict(zip("ABNS", "ABCE", strict=True))
)
THREE = map_text("A-B B-C C-D D-E B-D", NAMES, {"X": "A", "Y": "C", "Z": "E"})


def of(text: str = TEXT, **more: Any) -> Options:
    return Options(map_text=text, **{"rounds": 4, **more})


@pytest.mark.parametrize(
    "options",
    [
        of(),
        of(chapters=("minimal", "factory"), soft_last=2, soft_step="alternate"),
        of(chapters=("land-war", "place-alt"), order="sequential", freq_pattern="seed"),
        of(THREE, chapters=("R1",), soft_last=1, factory_conquest="lose1", neutral_regen=True),
        of(THREE, chapters=("many", "g-rel", "fair-div"), treaty_notice=0, fair_total=30),
        of(FOUR, chapters=("land", "multi", "g-secret"), order="sequential"),
    ],
    ids=["R1", "kept units", "sequential", "three", "division", "secret in turn"],
)
def test_conformance(options: Options) -> None:
    conformance(POWERS, Series(games=1, turns=3, options=[options], nonsense=AGAIN))


KEPT = {
    "stage": "place-kept",
    "lands": {"A": "blue: 3 inf", "E": "red: 3 inf"},
    "kept": {"blue": [{"row": "inf", "count": 2}], "red": [{"row": "tnk", "count": 2}]},
}
"""Random letters seldom keep units back, so the game begins where they are kept."""


@pytest.mark.parametrize("field", ["standing", "kept", "pacts", "proposals", "memory"])
def test_a_chapter_that_shows_the_secrets_of_others_is_found(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    """S-19: whatever a chapter puts into a view of what others keep to themselves, the leak test finds."""

    def all_of_it(view: View, state: State) -> View:
        return replace(view, **{field: getattr(state, field)})

    leaking = Chapter("leak", points=Points(seen=(all_of_it,), redeal=(lambda state, seat, dice: state,)))
    monkeypatch.setattr(every, "EVERY", {**every.EVERY, "leak": leaking})
    minimal, many = (
        of(chapters=("minimal", "leak"), soft_last=2),
        of(FOUR, chapters=("land", "multi", "g-secret", "leak")),
    )
    chosen, position = minimal if field in ("standing", "kept") else many, KEPT if field == "kept" else None
    series = Series(games=1, turns=3, options=[chosen], position=position, nonsense=AGAIN)
    with pytest.raises(Broken):
        conformance(POWERS, series)


def test_no_order_of_a_set_slips_into_the_state() -> None:
    """The same games in two processes that order their sets differently."""
    script = (
        "from pbem.testing.conformance import trail\nfrom pbem.testing.series import Series\n"
        "from tests.rules.powers.kernel.test_interface import POWERS, THREE, of\n"
        "print(trail(POWERS, Series(games=1, turns=4, options=[of(THREE)])))"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_the_map_of_ten_lands() -> None:
    """8.2: by default all of R1 is played on it."""
    installed = install(POWERS)
    files = {path: installed.material(path) for path in POWERS.keeping.materials(Options())}
    options = POWERS.keeping.furnish(Options(), files)
    seats = POWERS.rules.seats(options)
    state = POWERS.rules.setup(options, seats, KeyedDice(b"ten"))
    assert len(seats) == 2
    assert sorted(state.grants.values()) == [480, 1500]
    assert [request.kind for request in POWERS.rules.awaiting(state)] == ["bid", "bid"]
