"""When turns are due: wall-clock rules in an IANA zone.

`every_days = 3, at = ["20:00"]` is every third day at eight; `at` with several times and `every_days = 1` is each
day at these times. Where the clock is set back a time that happens twice counts at its first occurrence; where it
is set forward a time that does not happen moves to the first instant after the gap. `every_seconds` is for demos.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import islice
from zoneinfo import ZoneInfo


@dataclass(frozen=True)
class Schedule:
    """The rule of a campaign's deadlines.

    `reaction_hours` is the time given to answer a question in mid-turn. With `early_seconds` a turn runs that long
    after the last of the awaited players has sent orders (0: it waits for the deadline).
    """

    every_days: int = 3
    at: tuple[str, ...] = ("20:00",)
    every_seconds: float = 0
    reaction_hours: float = 24
    early_seconds: float = 0


def instant(day: date, at: str, zone: ZoneInfo) -> datetime:
    """Give the UTC instant of a wall-clock time; see the module for both kinds of clock changes."""
    local = datetime.combine(day, time.fromisoformat(at), zone)
    exists = local.astimezone(UTC).astimezone(zone).replace(tzinfo=None) == local.replace(tzinfo=None)
    return (local if exists else _after_gap(local)).astimezone(UTC)


def _after_gap(local: datetime) -> datetime:
    """Give the first valid instant after the gap a non-existing local time lies in, to the minute."""
    start = local.replace(fold=1).astimezone(UTC)
    offset = start.astimezone(local.tzinfo).utcoffset()
    minutes = (start + timedelta(minutes=count) for count in range(1, 24 * 60))
    return next(minute for minute in minutes if minute.astimezone(local.tzinfo).utcoffset() != offset)


def instants(schedule: Schedule, zone: str, first_day: date) -> Iterator[datetime]:
    """Walk over the due instants (UTC) from that local day on, for ever."""
    place, day = ZoneInfo(zone), first_day
    while True:
        yield from sorted(instant(day, at, place) for at in schedule.at)
        day += timedelta(days=schedule.every_days)


def next_due(schedule: Schedule, zone: str, last: datetime, now: datetime) -> datetime:
    """Give the first due instant after both: the rule goes on from the `last` one, and missed ones are not made up.

    All are aware UTC; `last` is the deadline just past, or the start of the campaign.
    """
    if schedule.every_seconds:
        return max(last, now) + timedelta(seconds=schedule.every_seconds)
    rule = instants(schedule, zone, last.astimezone(ZoneInfo(zone)).date())
    return next(due for due in rule if due > last and due > now)


def after_early(schedule: Schedule, zone: str, ran: datetime) -> datetime:
    """Give the deadline after a turn that ran before its own one: nobody gets less time for that than a whole round."""
    if schedule.every_seconds or schedule.every_days > 1:
        return first_due(schedule, zone, ran)
    rule = instants(schedule, zone, ran.astimezone(ZoneInfo(zone)).date())
    coming = (due for due in rule if due > ran)
    return next(islice(coming, 1, None))


def first_due(schedule: Schedule, zone: str, start: datetime) -> datetime:
    """Give the deadline of the first turn: a full `every_days` after the start, at the first of the times."""
    if schedule.every_seconds:
        return start + timedelta(seconds=schedule.every_seconds)
    day = start.astimezone(ZoneInfo(zone)).date() + timedelta(days=schedule.every_days)
    if schedule.every_days == 1:
        day = start.astimezone(ZoneInfo(zone)).date()
    return next(due for due in instants(schedule, zone, day) if due > start)
