"""When turns are due: wall-clock rules in an IANA zone, as pure functions.

A rule names days and times. Days are every so many, counted from the day the campaign began, or days of the week;
days off move a deadline to the next day that may have one. Where clocks change see `pbem.service.calendar.wall_clock`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from itertools import dropwhile, pairwise, takewhile
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, ConfigDict, Field, with_config

from pbem.service.calendar.wall_clock import DAY, clock_time, days, instant, local_day

Weekday = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
WEEKDAYS: tuple[Weekday, ...] = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
CHANGE_OF_MIND = 300.0
"""Seconds between the last orders and an early run, when the referee names none."""
ENOUGH = 4
"""A turn that did not begin at a deadline of the rule gets at least this part (one fourth) of its usual time."""


def _days_off(written: str) -> str:
    """Accept a day, or days with `..` between them."""
    days(written)
    return written


@with_config(ConfigDict(extra="forbid"))
@dataclass(frozen=True)
class Schedule:
    """The rule of a campaign's deadlines.

    `every_days` counts from the start of the campaign, with `rolling` from the turn before; `weekdays` replace it.
    `every_seconds` is for demonstrations. `reaction_hours` is the time for an answer in mid-turn. `early`: the turn
    runs `early_seconds` after the last of the awaited players is ready, but not in its first `earliest_hours`. For the
    correction of a line that was asked back it waits `correction_minutes`.
    """

    every_days: Annotated[int, Field(ge=1, le=366)] = 3
    at: Annotated[tuple[Annotated[str, AfterValidator(clock_time)], ...], Field(min_length=1)] = ("20:00",)
    every_seconds: Annotated[float, Field(ge=0)] = 0
    reaction_hours: Annotated[float, Field(gt=0, le=8784)] = 24
    early_seconds: Annotated[float, Field(ge=0)] = 0
    weekdays: tuple[Weekday, ...] = ()
    holidays: tuple[Annotated[str, AfterValidator(_days_off)], ...] = ()
    rolling: bool = False
    grace_minutes: Annotated[float, Field(ge=0, le=10080)] = 0
    reminder_hours: Annotated[float, Field(ge=0, le=2400)] = 0
    early: bool | None = None
    earliest_hours: Annotated[float, Field(ge=0, le=8784)] = 0
    correction_minutes: Annotated[float, Field(ge=0, le=10080)] = 60

    @property
    def runs_early(self) -> bool:
        """Tell whether a turn runs when all are ready: said so, or implied by a delay."""
        return self.early_seconds > 0 if self.early is None else self.early

    @property
    def early_delay(self) -> timedelta:
        """Give the time to think again before an early run."""
        return timedelta(seconds=self.early_seconds or CHANGE_OF_MIND)

    @property
    def correction_time(self) -> timedelta:
        """Give the time an early run waits for the correction of a line that was asked back."""
        return timedelta(minutes=self.correction_minutes)

    @cached_property
    def off(self) -> tuple[tuple[date, date], ...]:
        """List the days off, first and last."""
        return tuple(days(written) for written in self.holidays)


def plays_on(schedule: Schedule, day: date) -> bool:
    """Tell whether that day may have a deadline at all."""
    off = any(first <= day <= last for first, last in schedule.off)
    return not off and (not schedule.weekdays or WEEKDAYS[day.weekday()] in schedule.weekdays)


def has_deadline(schedule: Schedule, anchor: date, day: date) -> bool:
    """Tell whether that day has deadlines: its own, or those of the days off right before it."""
    if not plays_on(schedule, day):
        return False
    while not (own := bool(schedule.weekdays) or (day - anchor).days % schedule.every_days == 0):
        day -= DAY
        if plays_on(schedule, day):
            return False
    return own


def instants(schedule: Schedule, zone: str, anchor: date, first_day: date) -> Iterator[datetime]:
    """Walk over the due instants (UTC) from that local day on, for ever, each once and each later than the last."""
    place, day, latest = ZoneInfo(zone), first_day, datetime.min.replace(tzinfo=UTC)
    while True:
        if has_deadline(schedule, anchor, day):
            for due in sorted(instant(day, at, place) for at in schedule.at):
                if due > latest:
                    latest = due
                    yield due
        day += DAY


def next_due(schedule: Schedule, zone: str, anchor: date, last: datetime, now: datetime) -> datetime:
    """Give the first due instant after both that leaves a fair time; missed ones are not made up.

    `last` is the deadline of the turn before, also when that ran early: then it leaves a whole round. `anchor` is the
    day the campaign began.
    """
    if schedule.every_seconds:
        return now + timedelta(seconds=schedule.every_seconds)
    rule = instants(schedule, zone, anchor, local_day(min(last, now), zone) - DAY * _reach(schedule))
    rounds = ((due, due - before) for before, due in pairwise(rule))
    return next(due for due, round_ in rounds if due > max(last, now) and (due - now) * ENOUGH >= round_)


def _reach(schedule: Schedule) -> int:
    """Give the days to look back to find the deadline before, days off included."""
    off = sum((last - first).days + 1 for first, last in schedule.off)
    return 2 + off + (7 if schedule.weekdays else schedule.every_days)


def first_due(schedule: Schedule, zone: str, start: datetime) -> datetime:
    """Give the deadline of a first turn: after full `every_days` of two or more, else the next one of the rule."""
    begun, after = local_day(start, zone), start
    if _spaced(schedule):
        after = instant(begun + DAY * (schedule.every_days - 1), "23:59", ZoneInfo(zone))
    return next_due(schedule, zone, begun, after, start)


def following(schedule: Schedule, zone: str, anchor: date, planned: datetime, now: datetime) -> datetime:
    """Give the deadline after a turn that was due at `planned` and runs now, perhaps early."""
    if not (schedule.rolling and _spaced(schedule)):
        return next_due(schedule, zone, anchor, planned, now)
    if now < planned:
        return first_due(schedule, zone, now)
    return next_due(schedule, zone, local_day(planned, zone), planned, now)


def step_due(schedule: Schedule, zone: str, anchor: date, planned: datetime, now: datetime) -> datetime:
    """Give the deadline after a step of a round that was due at `planned`: when it ran early, the first one that leaves
    the usual time. After the deadline that was told, as for turns, each early step would put the next one further off.
    """
    if now >= planned or schedule.every_seconds or (schedule.rolling and _spaced(schedule)):
        return following(schedule, zone, anchor, planned, now)
    rule = instants(schedule, zone, anchor, local_day(now, zone) - DAY * _reach(schedule))
    return next(due for before, due in pairwise(rule) if due - now >= due - before)


def upcoming(schedule: Schedule, zone: str, anchor: date, due: datetime) -> tuple[datetime, ...]:
    """List the deadlines of the turns after the one due then, within a day: there are some where several are played."""
    if schedule.every_seconds:
        return ()
    rule = instants(schedule, zone, anchor, local_day(due, zone))
    return tuple(takewhile(lambda one: one < due + DAY, dropwhile(lambda one: one <= due, rule)))


def _spaced(schedule: Schedule) -> bool:
    """Tell whether the rule counts days that lie apart."""
    return schedule.every_days > 1 and not schedule.weekdays and not schedule.every_seconds
