"""Deadlines are wall-clock rules: right through both clock changes and after downtime."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from pbem.service.schedule import Schedule, first_due, instant, next_due

PRAGUE = "Europe/Prague"


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def test_every_third_day_keeps_its_wall_clock_time_over_the_autumn_change() -> None:
    due = next_due(Schedule(3, ("20:00",)), PRAGUE, utc("2026-10-23T18:00"), utc("2026-10-23T18:00"))
    assert due == utc("2026-10-26T19:00")


def test_each_day_at_four_times() -> None:
    schedule = Schedule(1, ("14:00", "19:00", "20:00", "00:00"))
    due, found = utc("2026-11-21T12:00"), []
    for _ in range(5):
        due = next_due(schedule, PRAGUE, due, due)
        found.append(due.astimezone(ZoneInfo(PRAGUE)).strftime("%d %H:%M"))
    assert found == ["21 14:00", "21 19:00", "21 20:00", "22 00:00", "22 14:00"]


@pytest.mark.parametrize(
    ("day", "at", "expected"),
    [
        (date(2026, 10, 25), "02:30", "2026-10-25T00:30"),  # happens twice: the first counts
        (date(2026, 3, 29), "02:30", "2026-03-29T01:00"),  # does not happen: the first instant after the gap
        (date(2026, 7, 1), "20:00", "2026-07-01T18:00"),
    ],
)
def test_clock_changes(day: date, at: str, expected: str) -> None:
    assert instant(day, at, ZoneInfo(PRAGUE)) == utc(expected)


def test_after_downtime_missed_deadlines_are_not_made_up() -> None:
    due = next_due(Schedule(1, ("20:00",)), PRAGUE, utc("2026-11-01T19:00"), utc("2026-11-09T12:00"))
    assert due == utc("2026-11-09T19:00")


def test_the_rhythm_of_days_survives_downtime() -> None:
    due = next_due(Schedule(3, ("20:00",)), PRAGUE, utc("2026-11-01T19:00"), utc("2026-11-08T12:00"))
    assert due == utc("2026-11-10T19:00")


def test_the_first_turn_gets_its_full_time() -> None:
    assert first_due(Schedule(3, ("20:00",)), PRAGUE, utc("2026-11-21T21:00")) == utc("2026-11-24T19:00")
    assert first_due(Schedule(1, ("14:00", "20:00")), PRAGUE, utc("2026-11-21T15:00")) == utc("2026-11-21T19:00")
