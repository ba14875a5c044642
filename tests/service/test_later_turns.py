"""A report says when the next turns are due, where several are played a day."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from tests.service.kit import Office
from tests.service.test_camp_day import camp
from tests.service.test_time import deadline

__all__ = ["camp"]
PRAGUE = ZoneInfo("Europe/Prague")


def test_reports_of_the_camp_tell_the_next_turns(camp: Office) -> None:
    """k14: with the report of the noon turn the times of the evening are known."""
    assert [f"{due.astimezone(PRAGUE):%H:%M}" for due in camp.report("blue").later] == ["19:00", "20:00", "00:00"]
    due = deadline(camp)
    assert due is not None
    camp.until(due.strftime("%Y-%m-%d %H:%M:01"))
    assert [f"{due.astimezone(PRAGUE):%H:%M}" for due in camp.report("blue").later] == ["20:00", "00:00", "14:00"]
