"""The preset R2: all its chapters together keep the promises of a game, and leak nothing."""

from __future__ import annotations

from pbem.rulesets.powers.options import Options
from pbem.rulesets.powers.ruleset import POWERS
from pbem.testing.conformance import conformance
from pbem.testing.series import Series
from tests.rules.powers.kernel.kit import map_text
from tests.rules.powers.kernel.test_interface import of

SEA = 'kind = "sea"'
R2: Options = of(
    map_text("A-B B-C A-S B-S S-T T-C", {"S": SEA, "T": SEA}, {"X": "A", "Y": "C"}), chapters=("R2", "elim"), rounds=3
)
POSITION = {
    "round": 2,
    "lands": {
        "A": "blue: 2 inf, 1 bom, 1 gun, 1 trs harbour S, 1 htk, 1 rec",
        "B": "blue: 1 inf, 1 fig, 1 bun, 1 trk",
        "C": "red: 3 inf, 1 gun, 1 cru harbour T",
    },
    "seas": {"S": "red 1 des, 1 sub", "T": "red 1 trs aboard inf+inf; blue 1 sub"},
}


def test_all_its_chapters_together() -> None:
    conformance(POWERS, Series(games=1, turns=1, options=[R2], position=POSITION))
