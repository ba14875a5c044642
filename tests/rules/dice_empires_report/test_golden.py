"""A whole report as it should be, in every language; `python -m tests.rules.dice_empires_report.golden` writes it."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from tests.rules.dice_empires_report.golden import path, played, written


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_as_it_should_be(language: str) -> None:
    """Every sentence of a lively round in the reader's language, no line wider than 76 signs."""
    text = written(language)
    assert text == path(language).read_text("utf-8")
    assert max(map(len, text.splitlines())) <= 76


def test_the_round_is_lively() -> None:
    """The golden shows a conversion, a battle that goes on and a new one, a siege, plunder, hunger and bad lines."""
    kinds = {event.kind for event in played().events}
    assert kinds >= {"conversion", "battle", "siege", "entered", "withdrew", "starved", "births", "skipped", "adjusted"}
