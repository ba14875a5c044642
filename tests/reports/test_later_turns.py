"""Where several turns are played a day, a report says when the next ones are due."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from pbem.reports.briefing import Report
from pbem.reports.compose import compose
from tests.reports import sample


def several(language: str) -> Report:
    """Let three more turns follow the sample's deadline: on the same day, and on the next."""
    report = sample.report(language)
    assert report.heading.deadline is not None
    return replace(report, later=tuple(report.heading.deadline + timedelta(hours=hours) for hours in (1, 3, 5)))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "After that turns are played at: 21:00, 23:00 and 30 November, 01:00."),
        ("cs", "Další tahy se hrají: 21:00, 23:00 a 30. listopadu, 01:00."),
        ("sk", "Ďalšie ťahy sa hrajú: 21:00, 23:00 a 30. novembra, 01:00."),
        ("ru", "Следующие ходы: 21:00, 23:00 и 30 ноября, 01:00."),
    ],
)
def test_the_times_stand_below_the_deadline(language: str, said: str) -> None:
    """In the reader's zone; the date is said when the day is another."""
    told = compose(several(language), sample.words(language))
    assert said in told.text
    assert said in told.html


def test_programs_read_them_too() -> None:
    """report.json has them as instants."""
    told = compose(several("en"), sample.words("en"))
    data = next(json.loads(each.data) for each in told.attachments if each.name == "report.json")
    assert len(data["later"]) == 3


def test_one_turn_after_another_says_nothing() -> None:
    """Where the next turn is days away its deadline is enough."""
    assert "After that" not in compose(sample.report("en"), sample.words("en")).text


def test_a_finished_game_has_no_more_turns() -> None:
    """Without a deadline nothing follows."""
    report = several("en")
    over = replace(report, heading=replace(report.heading, deadline=None))
    assert "After that" not in compose(over, sample.words("en")).text
