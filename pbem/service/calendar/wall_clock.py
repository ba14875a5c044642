"""From wall-clock times to instants: days of a campaign's zone, clock changes, days without deadlines.

Where the clock is set back, a time that happens twice counts at its first occurrence; where it is set forward, a
time that does not happen moves to the first instant after the gap (a whole day, where a date line moved).
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

DAY = timedelta(days=1)


def instant(day: date, at: str, zone: ZoneInfo) -> datetime:
    """Give the UTC instant of a wall-clock time; see the module for both kinds of clock changes."""
    local = datetime.combine(day, time.fromisoformat(at), zone)
    exists = local.astimezone(UTC).astimezone(zone).replace(tzinfo=None) == local.replace(tzinfo=None)
    return local.astimezone(UTC) if exists else _after_gap(local, zone)


def _after_gap(local: datetime, zone: ZoneInfo) -> datetime:
    """Give the first instant after the gap a non-existing local time lies in.

    Read with the offset after the change it lies before the change, and the other way round.
    """
    before, after = (local.replace(fold=fold).astimezone(UTC) for fold in (1, 0))
    old = before.astimezone(zone).utcoffset()
    while after - before > timedelta(seconds=1):
        middle = (before + (after - before) / 2).replace(microsecond=0)
        before, after = (middle, after) if middle.astimezone(zone).utcoffset() == old else (before, middle)
    return after


def local_day(moment: datetime, zone: str) -> date:
    """Give the day it is then in a zone."""
    return moment.astimezone(ZoneInfo(zone)).date()


def begin(day: date, zone: str) -> datetime:
    """Give the instant a day begins in a zone."""
    return instant(day, "00:00", ZoneInfo(zone))


def days(written: str) -> tuple[date, date]:
    """Read `2026-12-24` or `2026-12-24..2027-01-02`, both days included; a ValueError says what is wrong."""
    first, dots, last = (part.strip() for part in written.partition(".."))
    try:
        span = date.fromisoformat(first), date.fromisoformat(last if dots else first)
    except ValueError:
        raise ValueError(f"not days: {written!r}; write 2026-12-24 or 2026-12-24..2027-01-02") from None
    if span[1] < span[0]:
        raise ValueError(f"the last day is before the first: {written!r}")
    return span


def clock_time(written: str) -> str:
    """Accept HH:MM."""
    hour, colon, minute = written.partition(":")
    if not (colon and hour.isdecimal() and minute.isdecimal() and int(hour) < 24 and int(minute) < 60):
        raise ValueError(f"not a time of day: {written!r}; write it as 20:00")
    return f"{int(hour):02}:{int(minute):02}"


def moment(written: str, zone: str) -> datetime:
    """Read `2026-12-01 20:00`, or `2026-12-01` for the beginning of that day; a ValueError says what is right."""
    day, _, at = written.strip().replace("T", " ").partition(" ")
    try:
        return instant(date.fromisoformat(day), clock_time(at or "00:00"), ZoneInfo(zone))
    except ValueError:
        raise ValueError(f"not a day or a time: {written!r}; write 2026-12-01 or 2026-12-01 20:00") from None
