"""A letter may be as long as the service lets it be: whoever writes hundreds of lines gets an answer like others."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.registry import AnyState, Registry
from pbem.rulesets.europe.orders import Choice, Draft, Fate, Hold
from pbem.rulesets.europe.words import summaries
from pbem.testing import letters
from tests.rules.europe.table_kit import table
from tests.rules.europe_report.kit import words

LYING = "FRA france 3, SPA france 1, GER dual 2, AUS dual 1"
LINES = 290


def test_alternatives_are_said_one_after_the_other() -> None:
    """E-11.4: in the order written."""
    said = words().say(summaries.choices((Choice(Hold()), Choice(Draft("FRA")), Choice(Fate()), Choice(Hold()))))
    assert said == "hold, else draft FRA, else fate, else hold"


@pytest.mark.parametrize(
    "line", ["draft FRA else attack FRA GER 2 else fate", "stop on me by DU min 2", "spy DU", "retreat from GER: POL"]
)
def test_hundreds_of_lines_are_answered(line: str) -> None:
    """E-11.4, E-12.4: so many alternatives, stops, spies."""
    installed, state = Registry()["europe"], table("france dual", LYING, hands={"france": "QC KD"}).state
    answer = letters.answer(installed, AnyState(state), (line,) * LINES, letters.Writer(Seat("france")))
    assert "France" in letters.mail(installed, answer).text
