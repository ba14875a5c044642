"""Who is away, and what follows: turns that wait, or a silence that is excused.

Days are those of the seat's zone. What a player may book is limited by the campaign's terms, what the referee books
is not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import chain

from sqlmodel import Session

from pbem.core.problems import Refusal
from pbem.service.calendar.wall_clock import DAY, begin, local_day
from pbem.service.house.terms import Absences, terms
from pbem.store.repository import absences, seats
from pbem.store.tables import Absence, Campaign, Seat


@dataclass(frozen=True)
class Span:
    """Days, both included."""

    first: date
    last: date

    @property
    def days(self) -> int:
        """Count them."""
        return (self.last - self.first).days + 1

    def __contains__(self, day: date) -> bool:
        return self.first <= day <= self.last

    def __iter__(self) -> Iterator[date]:
        return (self.first + DAY * count for count in range(self.days))


def span(row: Absence) -> Span:
    """Give the days of a row."""
    return Span(date.fromisoformat(row.first_day), date.fromisoformat(row.last_day))


def booked(session: Session, seat: Seat) -> tuple[Span, ...]:
    """List what is booked for a seat, the earliest first."""
    return tuple(span(row) for row in absences.booked(session, seat.campaign, seat.key))


def away(session: Session, seat: Seat, moment: datetime) -> bool:
    """Tell whether whoever has a seat is away then."""
    return any(local_day(moment, seat.zone) in one for one in booked(session, seat))


def excused(session: Session, campaign: Campaign, deadline: datetime) -> frozenset[str]:
    """List the seats nobody waits for at a deadline, since it lies in their absence."""
    if terms(campaign).absences.effect != "excuse":
        return frozenset()
    return frozenset(seat for seat, end in _ends(session, campaign, deadline))


def end_of_all(session: Session, campaign: Campaign, waited: Collection[str], due: datetime) -> datetime | None:
    """Give the instant after which those a deadline has to wait for are back; None: nobody it waits for is away."""
    if terms(campaign).absences.effect != "wait":
        return None
    return max((end for seat, end in _ends(session, campaign, due) if seat in waited), default=None)


def _ends(session: Session, campaign: Campaign, moment: datetime) -> Iterator[tuple[str, datetime]]:
    """Walk over the seats that are away then, each with the beginning of the day after."""
    zones = {seat.key: seat.zone for seat in seats.of_campaign(session, campaign.key)}
    for row in absences.booked(session, campaign.key):
        days, zone = span(row), zones[row.seat]
        if local_day(moment, zone) in days:
            yield row.seat, begin(days.last + DAY, zone)


def book(session: Session, seat: Seat, days: Span, now: datetime, limits: Absences | None) -> Absence:
    """Book days for a seat; a Refusal says why not. Without `limits` the referee books."""
    _sensible(session, seat, days, now)
    if limits is not None:
        _allowed(session, seat, days, now, limits)
    row = Absence(
        campaign=seat.campaign,
        seat=seat.key,
        first_day=days.first.isoformat(),
        last_day=days.last.isoformat(),
        booked_at=now,
    )
    return absences.add(session, row)


def _sensible(session: Session, seat: Seat, days: Span, now: datetime) -> None:
    if days.last < days.first:
        raise Refusal("absence-backwards")
    if days.last < local_day(now, seat.zone):
        raise Refusal("absence-past")
    if days.days > 366:
        raise Refusal("absence-too-long", longest=366)
    if any(day in one for one in booked(session, seat) for day in days):
        raise Refusal("absence-overlaps")


def _allowed(session: Session, seat: Seat, days: Span, now: datetime, limits: Absences) -> None:
    """Refuse what is beyond the referee's limits."""
    if limits.days == 0:
        raise Refusal("absence-not-here")
    if begin(days.first, seat.zone) < now + timedelta(hours=limits.notice_hours):
        raise Refusal("absence-too-soon", hours=round(limits.notice_hours))
    if _at_once(booked(session, seat), days) > limits.longest:
        raise Refusal("absence-too-long", longest=limits.longest)
    for year in range(days.first.year, days.last.year + 1):
        free = left(session, seat, limits, year)
        if sum(day.year == year for day in days) > free:
            raise Refusal("absence-none-left", year=str(year), left=free)


def _at_once(before: tuple[Span, ...], days: Span) -> int:
    """Count the days in one piece with what is booked already."""
    taken = {*chain.from_iterable(before), *days}
    first, last = days.first, days.last
    while first - DAY in taken:
        first -= DAY
    while last + DAY in taken:
        last += DAY
    return (last - first).days + 1


def left(session: Session, seat: Seat, limits: Absences, year: int) -> int:
    """Count the days a player may still book in a year."""
    taken = sum(day.year == year for day in chain.from_iterable(booked(session, seat)))
    return max(0, limits.days - taken)


def cancel(session: Session, seat: Seat, now: datetime, waited: date = date.min) -> bool:
    """Take back what is booked; days that have passed stay taken. False: there was nothing.

    So do the days up to `waited`, that of a deadline which was set behind them: who could have them back would stop
    the game for ever.
    """
    taken = max(local_day(now, seat.zone) - DAY, waited)
    rows = [row for row in absences.booked(session, seat.campaign, seat.key) if span(row).last > taken]
    for row in rows:
        if span(row).first > taken:
            absences.take_back(session, row)
        else:
            absences.cut_short(session, row, taken)
    return bool(rows)
