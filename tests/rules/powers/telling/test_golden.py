"""A whole report as it should be, in every language; `python -m tests.rules.powers.telling.golden` writes it."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from tests.rules.powers.telling.golden import path, turn, written


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_as_it_should_be(language: str) -> None:
    """Every sentence of a lively round in the reader's language, no line wider than 76 signs."""
    text = written(language)
    assert text == path(language).read_text("utf-8")
    assert max(map(len, text.splitlines())) <= 76


def test_the_round_is_lively() -> None:
    """The golden shows conquests, a battle lost and one won, a retreat, production, treaties."""
    _, events = turn()
    assert {event.kind for event in events} >= {"battle", "conquered", "retreated", "completed", "produced", "unspent"}
