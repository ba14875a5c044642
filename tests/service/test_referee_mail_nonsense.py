"""Numbers nobody means and times there are none in the referee's letters: said so, never a fault of ours."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.referee_mail_kit import writes

HUGE, LONG = "9" * 20, "9" * 5000


@pytest.mark.parametrize(
    "line",
    [
        *(f"{words} {number} because: x" for words in ("extend", "undo", "pause") for number in (HUGE, LONG)),
        *(f"{words} {number}" for words in ("orders red", "report", "judge") for number in (HUGE, LONG)),
        *(f"judge {number} ask what is meant" for number in (HUGE, LONG)),
        "extend 999999999999999999 days because: x",
        "pause tomorrow 99:99 because: x",
        "extend tomorrow 24:61 because: x",
    ],
    ids=lambda line: line[:40],
)
def test_no_number_is_too_much(office: Office, line: str) -> None:
    assert writes(office, line)
    assert office.letters()[-1].state == "done"
    assert office.campaign().state == "running"
