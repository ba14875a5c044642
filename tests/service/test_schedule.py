"""Deadlines are wall-clock rules: right through both clock changes and after downtime."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.service.calendar import campaign_file
from pbem.service.calendar.schedule import (
    WEEKDAYS,
    Schedule,
    first_due,
    following,
    instants,
    next_due,
    plays_on,
    step_due,
    upcoming,
)
from pbem.service.calendar.wall_clock import instant, local_day
from pbem.settings import ConfigFault

PRAGUE = "Europe/Prague"
START = date(2026, 10, 1)
DAILY = Schedule(1, ("20:00",))
THIRD = Schedule(3, ("20:00",))


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def walk(schedule: Schedule, zone: str, start: str, count: int) -> list[datetime]:
    """Run a campaign's turns at their deadlines; give these on the wall's clock."""
    begun = utc(start)
    due, told = first_due(schedule, zone, begun), []
    for _ in range(count):
        told.append(due.astimezone(ZoneInfo(zone)))
        due = following(schedule, zone, local_day(begun, zone), due, due)
    return told


def walked(schedule: Schedule, zone: str, start: str, count: int) -> list[str]:
    """Run a campaign's turns at their deadlines; give month, day and time."""
    return [f"{local:%m-%d %H:%M}" for local in walk(schedule, zone, start, count)]


def test_every_third_day_keeps_its_wall_clock_time_over_the_autumn_change() -> None:
    due = next_due(THIRD, PRAGUE, date(2026, 10, 23), utc("2026-10-23T18:00"), utc("2026-10-23T18:00"))
    assert due == utc("2026-10-26T19:00")


def test_fixed_times_a_day_where_midnight_begins_its_day() -> None:
    schedule = Schedule(1, ("14:00", "19:00", "20:00", "00:00"))
    told = walked(schedule, PRAGUE, "2026-11-21T08:00", 5)
    assert told == ["11-21 14:00", "11-21 19:00", "11-21 20:00", "11-22 00:00", "11-22 14:00"]


def test_days_of_the_week() -> None:
    schedule = Schedule(at=("20:00",), weekdays=("mon", "thu"))
    told = walked(schedule, PRAGUE, "2026-11-20T12:00", 4)
    assert told == ["11-23 20:00", "11-26 20:00", "11-30 20:00", "12-03 20:00"]


def test_a_hundred_days() -> None:
    assert walked(Schedule(100), PRAGUE, "2026-03-01T12:00", 3) == ["06-09 20:00", "09-17 20:00", "12-26 20:00"]


def test_no_deadline_on_a_holiday_it_moves_to_the_next_day_that_may_have_one() -> None:
    off = ("2026-12-24..2027-01-02", "2027-01-05")
    third = Schedule(3, holidays=off)
    assert walked(third, PRAGUE, "2026-12-19T12:00", 4) == ["12-22 20:00", "01-03 20:00", "01-06 20:00", "01-09 20:00"]
    weekly = Schedule(weekdays=("thu", "tue"), holidays=off)
    assert walked(weekly, PRAGUE, "2026-12-19T12:00", 3) == ["12-22 20:00", "01-07 20:00", "01-12 20:00"]


def test_anchored_days_are_counted_from_the_start_whatever_happens() -> None:
    """Put off by a day, run early, or down for a while: the third, the sixth, the ninth day remain."""
    anchor = date(2026, 11, 1)
    put_off = utc("2026-11-05T19:00")
    assert following(THIRD, PRAGUE, anchor, put_off, put_off) == utc("2026-11-07T19:00")
    early = utc("2026-11-02T10:00")
    assert following(THIRD, PRAGUE, anchor, utc("2026-11-04T19:00"), early) == utc("2026-11-07T19:00")
    down = utc("2026-11-08T12:00")
    assert following(THIRD, PRAGUE, anchor, utc("2026-11-04T19:00"), down) == utc("2026-11-10T19:00")


def test_rolling_days_are_counted_from_the_turn_before() -> None:
    rolling, anchor = Schedule(3, rolling=True), date(2026, 11, 1)
    put_off = utc("2026-11-05T19:00")
    assert following(rolling, PRAGUE, anchor, put_off, put_off) == utc("2026-11-08T19:00")
    early = utc("2026-11-02T10:00")
    assert following(rolling, PRAGUE, anchor, utc("2026-11-04T19:00"), early) == utc("2026-11-05T19:00")


@pytest.mark.parametrize(
    ("schedule", "planned", "ran", "due"),
    [
        (DAILY, "2026-11-21T20:00", "2026-11-21T19:59", "2026-11-22T20:00"),
        (DAILY, "2026-11-21T20:00", "2026-11-20T20:01", "2026-11-22T20:00"),
        (Schedule(1, ("08:00", "20:00")), "2026-11-21T20:00", "2026-11-21T19:59", "2026-11-22T08:00"),
        (Schedule(every_seconds=5), "2026-11-21T14:00:03", "2026-11-21T14:00:00", "2026-11-21T14:00:05"),
    ],
)
def test_after_an_early_turn_there_is_a_whole_round(schedule: Schedule, planned: str, ran: str, due: str) -> None:
    assert following(schedule, "UTC", START, utc(planned), utc(ran)) == utc(due)


@pytest.mark.parametrize(
    ("schedule", "planned", "ran", "due"),
    [
        (DAILY, "2026-11-25T20:00", "2026-11-21T12:00", "2026-11-22T20:00"),
        (DAILY, "2026-11-21T20:00", "2026-11-21T19:59", "2026-11-22T20:00"),
        (DAILY, "2026-11-21T20:00", "2026-11-21T20:00", "2026-11-22T20:00"),
        (Schedule(1, ("08:00", "13:00", "20:00")), "2026-11-22T08:00", "2026-11-21T12:00", "2026-11-21T20:00"),
        (Schedule(2, ("20:00",), rolling=True), "2026-11-29T20:00", "2026-11-21T12:00", "2026-11-23T20:00"),
        (Schedule(every_seconds=5), "2026-11-21T14:00:03", "2026-11-21T14:00:00", "2026-11-21T14:00:05"),
    ],
)
def test_steps_that_run_early_do_not_put_the_next_one_further_off(
    schedule: Schedule, planned: str, ran: str, due: str
) -> None:
    """Each step has its usual time, however many ran early before it."""
    assert step_due(schedule, "UTC", START, utc(planned), utc(ran)) == utc(due)


def test_a_deadline_put_off_close_to_the_next_one_does_not_leave_a_turn_of_an_hour() -> None:
    put_off = utc("2026-11-22T19:00")
    assert following(DAILY, "UTC", START, put_off, put_off) == utc("2026-11-23T20:00")


@pytest.mark.parametrize(
    ("day", "at", "zone", "expected"),
    [
        (date(2026, 10, 25), "02:30", PRAGUE, "2026-10-25T00:30"),  # happens twice: the first counts
        (date(2026, 3, 29), "02:30", PRAGUE, "2026-03-29T01:00"),  # does not happen: the first instant after the gap
        (date(2026, 7, 1), "20:00", PRAGUE, "2026-07-01T18:00"),
        (date(2026, 3, 8), "02:30", "America/New_York", "2026-03-08T07:00"),
        (date(2026, 10, 4), "02:15", "Australia/Lord_Howe", "2026-10-03T15:30"),  # half an hour is skipped
        (date(2026, 4, 5), "01:45", "Australia/Lord_Howe", "2026-04-04T14:45"),  # half an hour happens twice
        (date(2011, 12, 30), "20:00", "Pacific/Apia", "2011-12-30T10:00"),  # the day does not happen
        (date(1993, 8, 21), "12:00", "Pacific/Kwajalein", "1993-08-21T12:00"),
    ],
)
def test_clock_changes(day: date, at: str, zone: str, expected: str) -> None:
    assert instant(day, at, ZoneInfo(zone)) == utc(expected)


@pytest.mark.parametrize(
    ("zone", "at", "odd"),
    [
        ("America/New_York", "02:30", ["03-14 03:00"]),
        ("Australia/Lord_Howe", "02:15", ["10-03 02:30"]),
        ("Australia/Lord_Howe", "01:45", []),
        ("Europe/Moscow", "03:00", []),
    ],
)
def test_a_year_of_days_has_each_its_deadline(zone: str, at: str, odd: list[str]) -> None:
    told = walk(Schedule(1, (at,)), zone, "2026-11-21T16:00", 366)
    assert all((two.date() - one.date()).days == 1 for one, two in pairwise(told))
    assert [f"{one:%m-%d %H:%M}" for one in told if f"{one:%H:%M}" != at] == odd


def test_where_a_day_is_skipped_there_is_one_deadline_less() -> None:
    """Samoa had no 30 December 2011: its deadline would be at the beginning of the 31st, which is one already."""
    told = walked(Schedule(1, ("00:00",)), "Pacific/Apia", "2011-12-29T00:00", 3)
    assert told == ["12-29 00:00", "12-31 00:00", "01-01 00:00"]


def test_two_times_in_one_gap_are_one_deadline() -> None:
    schedule = Schedule(1, ("02:10", "02:40", "12:00"))
    due = list(islice(instants(schedule, PRAGUE, START, date(2026, 3, 29)), 2))
    assert due == [utc("2026-03-29T01:00"), utc("2026-03-29T10:00")]


def test_after_downtime_missed_deadlines_are_not_made_up() -> None:
    due = following(DAILY, PRAGUE, START, utc("2026-11-01T19:00"), utc("2026-11-09T12:00"))
    assert due == utc("2026-11-09T19:00")


def test_the_first_turn_gets_its_full_time() -> None:
    assert first_due(THIRD, PRAGUE, utc("2026-11-21T21:00")) == utc("2026-11-24T19:00")
    assert first_due(Schedule(1, ("14:00", "20:00")), PRAGUE, utc("2026-11-21T15:00")) == utc("2026-11-21T19:00")
    assert first_due(DAILY, PRAGUE, utc("2026-11-21T18:30")) == utc("2026-11-22T19:00")


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"at": ["25:00"]}, "not a time of day: '25:00'"),
        ({"at": []}, "schedule.at"),
        ({"weekdays": ["monday"]}, "schedule.weekdays.0"),
        ({"holidays": ["24.12.2026"]}, "not days: '24.12.2026'"),
        ({"holidays": ["2026-12-24..2026-12-01"]}, "the last day is before the first"),
        ({"every_day": 3}, "did you mean 'every_days'"),
        ({"every_days": 367}, "less than or equal to 366"),
    ],
)
def test_a_wrong_rule_is_told_with_its_place(entry: dict[str, object], told: str) -> None:
    with pytest.raises(ConfigFault, match=told.replace(".", r"\.")):
        campaign_file.check("x", {"key": "rk", "title": "x", "ruleset": "campaign", "schedule": entry})


ZONES = st.sampled_from([PRAGUE, "America/New_York", "Europe/Moscow", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"])
TIMES = st.times().map(lambda time: f"{time:%H:%M}")
MOMENTS = st.integers(0, 3 * 365 * 24 * 60).map(lambda minutes: utc("2025-01-01") + timedelta(minutes=minutes))
DATES = st.dates(date(2025, 1, 1), date(2028, 1, 1))


@st.composite
def _holidays(draw: st.DrawFn) -> str:
    first = draw(DATES)
    return f"{first}..{first + timedelta(days=draw(st.integers(0, 20)))}"


RULES = st.builds(
    Schedule,
    every_days=st.integers(1, 30),
    at=st.lists(TIMES, min_size=1, max_size=4, unique=True).map(tuple),
    weekdays=st.one_of(st.just(()), st.lists(st.sampled_from(WEEKDAYS), min_size=1, unique=True).map(tuple)),
    holidays=st.lists(_holidays(), max_size=3).map(tuple),
    rolling=st.booleans(),
)


@settings(max_examples=60)
@given(rule=RULES, zone=ZONES, start=MOMENTS)
def test_deadlines_are_increasing_on_allowed_days_and_at_the_told_times(
    rule: Schedule, zone: str, start: datetime
) -> None:
    place, anchor = ZoneInfo(zone), local_day(start, zone)
    due = [first_due(rule, zone, start)]
    while len(due) < 8:
        due.append(following(rule, zone, anchor, due[-1], due[-1]))
    assert all(one < two for one, two in pairwise([start, *due]))
    for moment in due:
        local = moment.astimezone(place)
        assert plays_on(rule, local.date())
        assert f"{local:%H:%M}" in rule.at or _gap_ends(moment, place)


def _gap_ends(moment: datetime, place: ZoneInfo) -> bool:
    before = (moment - timedelta(seconds=1)).astimezone(place)
    return before.utcoffset() != moment.astimezone(place).utcoffset()


@settings(max_examples=60)
@given(every=st.integers(1, 30), zone=ZONES, start=MOMENTS, at=TIMES)
def test_one_deadline_a_period(every: int, zone: str, start: datetime, at: str) -> None:
    rule, anchor = Schedule(every, (at,)), local_day(start, zone)
    due = list(islice(instants(rule, zone, anchor, anchor), 20))
    days = [local_day(moment, zone) for moment in due]
    assert [(two - one).days for one, two in pairwise(days)] == [every] * 19


@settings(max_examples=60)
@given(rule=RULES, zone=ZONES, start=MOMENTS, planned=MOMENTS, now=MOMENTS)
def test_the_next_deadline_is_always_ahead(
    rule: Schedule, zone: str, start: datetime, planned: datetime, now: datetime
) -> None:
    """Whatever the clock says: after downtime, set back or set forward."""
    due = following(rule, zone, local_day(start, zone), planned, now)
    assert due > now
    assert rule.rolling or due > planned


FOUR = Schedule(1, ("14:00", "19:00", "20:00", "00:00"))


@pytest.mark.parametrize(
    ("due", "told"),
    [
        ("2026-07-12T12:00", ["12 19:00", "12 20:00", "13 00:00"]),
        ("2026-07-12T18:00", ["13 00:00", "13 14:00", "13 19:00"]),
    ],
)
def test_several_turns_a_day_are_told_ahead(due: str, told: list[str]) -> None:
    """Where several turns are played a day, a report says when those after the next one are due."""
    found = upcoming(FOUR, PRAGUE, date(2026, 7, 1), utc(due))
    assert [f"{one.astimezone(ZoneInfo(PRAGUE)):%d %H:%M}" for one in found] == told


@pytest.mark.parametrize("schedule", [THIRD, DAILY, Schedule(every_seconds=60)])
def test_a_turn_a_day_needs_no_more_than_its_deadline(schedule: Schedule) -> None:
    """Nothing lies within a day of it; what counts in seconds has no clock."""
    assert upcoming(schedule, PRAGUE, START, utc("2026-10-04T18:00")) == ()


def test_days_off_have_no_turns_ahead() -> None:
    """The day of the trip has no turn; the evening before it is told no more than is played."""
    trip = Schedule(1, ("14:00", "20:00"), holidays=("2026-07-13",))
    assert upcoming(trip, PRAGUE, date(2026, 7, 1), utc("2026-07-12T18:00")) == ()
