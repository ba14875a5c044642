"""A lord's whole report of a lively round, in every language; `python -m tests.rules.dice_empires_report.golden`
writes it. The cities are in it, in signs."""

from __future__ import annotations

from pathlib import Path

from pbem.core.blocks import Brief
from pbem.core.events import seen_by
from pbem.core.shapes import Sketch
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.picture.sketch import sketch
from pbem.rulesets.dice_empires.report import brief, draw
from pbem.rulesets.dice_empires.state import State
from tests.rules.dice_empires.round_kit import Played, play
from tests.rules.dice_empires.table_kit import lord, table
from tests.rules.dice_empires_report.kit import BLUE, view, words
from tests.rules.golden_kit import Golden

DICE = (2, 5, 5, 6, 1, 2, 6, 6, 2, 1)
COMMANDS = {
    "blue": ["split 1 d2 WL", "send d6 L", "transfer 9 d3 d2"],
    "red": ["send d4 L", "pass"],
    "green": ["pass"],
}


def game() -> State:
    """Put four cities on a table: slaves on a farm, a battle that goes on, a siege, an army in an open city."""
    return table(
        Options(),
        round_=7,
        fought=["green"],
        blue=lord("T6 F6 H3 OR3", slaves="green H2, red F2", standing=["captives yes", "convert auto"], reputation=11),
        red=lord("T3 F6 C2 B4 OR3", reputation=8),
        green=lord("T2 F6 WL2 OL3", slaves="blue T2", reputation=4),
        white=lord("T4 F4 OR2 OL5", reputation=19),
    )


def played() -> Played:
    """Play the round."""
    return play(game(), DICE, **COMMANDS)


def report() -> tuple[Brief, Sketch | None]:
    """Write blue's report and draw his picture."""
    before, done = game(), played()
    own = tuple(event for event in done.events if seen_by(event, BLUE))
    return brief.brief(view(before), view(done.state), own), sketch(draw.illustrate(view(done.state), own))


GOLDEN = Golden(report, words, Path(__file__).parent / "goldens")


if __name__ == "__main__":
    GOLDEN.write()
