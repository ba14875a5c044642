"""A whole report as it should be, in every language; `python -m tests.rules.dice_empires_report.golden` writes it."""

from __future__ import annotations

from tests.rules.dice_empires_report.golden import GOLDEN, played
from tests.rules.golden_kit import reads_as_it_should

test_the_report_reads_as_it_should = reads_as_it_should(GOLDEN)


def test_the_round_is_lively() -> None:
    """The golden shows a conversion, a battle that goes on and a new one, a siege, plunder, hunger and bad lines."""
    kinds = {event.kind for event in played().events}
    assert kinds >= {"conversion", "battle", "siege", "entered", "withdrew", "starved", "births", "skipped", "adjusted"}
