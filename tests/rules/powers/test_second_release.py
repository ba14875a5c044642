"""The presets sea, R2 and all: all their chapters together keep the promises of a game, and leak nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.kernel.test_interface import of

SEA = 'kind = "sea"'
R2: Options = of(
    map_text("A-B B-C C-D A-S B-S S-T T-C", {"S": SEA, "T": SEA}, {"X": "A", "Y": "C D"}),
    chapters=("R2", "elim"),
    rounds=3,
)
ROW = {"ready": [{"row": "tnk", "count": 1}]}
POSITION = {
    "round": 2,
    "formations": [{"owner": "blue", "name": "cae", "true": 1, "rows": [ROW, {"ready": [{"row": "inf", "count": 2}]}]}],
    "lands": {
        "A": "blue: 2 inf, 1 bom, 1 gun, 1 trs harbour S, 1 htk, 1 rec",
        "B": "blue: 1 inf, 1 fig, 1 bun, 1 trk, 1 caet",
        "C": "red: 3 inf, 1 gun, 1 cru harbour T",
        "D": "red: 1 inf",
    },
    "seas": {"S": "red 1 des, 1 sub", "T": "red 1 trs aboard inf+inf; blue 1 sub"},
}
"""D keeps red in the war when C falls: of who is out nothing is left on the map that tells what he did before."""


@pytest.mark.parametrize("chapters", [("R2", "elim"), ("all", "elim"), ("all", "wareco", "elim")], ids=" ".join)
def test_all_their_chapters_together(chapters: tuple[str, ...]) -> None:
    conformance(POWERS, Series(games=1, turns=1, options=[replace(R2, chapters=chapters)], position=POSITION))


def test_the_preset_of_the_seas() -> None:
    conformance(POWERS, Series(games=1, turns=1, options=[replace(R2, chapters=("sea", "elim"))], nonsense=AGAIN))
