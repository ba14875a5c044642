"""A whole report as it should be, in every language; `python -m tests.rules.powers.telling.golden` writes it."""

from __future__ import annotations

from tests.rules.golden_kit import reads_as_it_should
from tests.rules.powers.telling.golden import GOLDEN, turn

test_the_report_reads_as_it_should = reads_as_it_should(GOLDEN)


def test_the_round_is_lively() -> None:
    """The golden shows conquests, a battle lost and one won, a retreat, production, treaties."""
    _, events = turn()
    assert {event.kind for event in events} >= {"battle", "conquered", "retreated", "completed", "produced", "unspent"}
