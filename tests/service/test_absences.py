"""Absence booked by mail within the referee's limits; what the turn and the others make of it."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from sqlmodel import Session

from pbem.core.problems import Refusal
from pbem.service.calendar import absences
from pbem.service.calendar.absences import Span
from pbem.service.house.terms import Absences
from pbem.store.engine import writing
from pbem.store.repository import people, seats
from pbem.store.tables import Seat
from tests.service.kit import NOON, Office
from tests.service.test_time import deadline, said

ALLOWED = {"days": 20, "longest": 10, "notice_hours": 24}


def allowing(office: Office, effect: str = "excuse", **schedule: object) -> Office:
    """Start a campaign that lets its players be away."""
    office.key = "free"
    rule = {"every_days": 1, "at": ["20:00"], **schedule}
    return office.start(key="free", absences={**ALLOWED, "effect": effect}, schedule=rule)


def asked(office: Office, argument: str, seat: str = "blue") -> str:
    """Write `holiday ...`; give the answer on one line."""
    office.letter(seat, "", subject=f"holiday {argument}")
    content = office.content(office.mails(seat, "holiday")[-1])
    return " ".join(f"{content.subject} {content.text}".split())


def of(session: Session, seat: str) -> Seat:
    row = seats.get(session, "free", seat)
    assert row is not None
    return row


def test_days_are_booked_by_mail_and_shown_with_what_is_left(office: Office) -> None:
    allowing(office)
    told = asked(office, "20.12.-27.12.")
    assert "Sunday, 20 December 2026 to Sunday, 27 December 2026" in told
    assert "12 days in 2026" in told
    assert "Booked: Sunday, 20 December 2026" in asked(office, "")


def test_in_the_players_own_language(office: Office) -> None:
    allowing(office)
    office.letter("red", "", subject="dovolená od 20. prosince do 27. prosince")
    assert "Zapsáno: neděle 20. prosince 2026 až neděle 27. prosince 2026" in " ".join(office.text("red").split())


def test_cancelled_before_it_begins_all_days_come_back(office: Office) -> None:
    allowing(office)
    asked(office, "2026-12-20 to 2026-12-27")
    told = asked(office, "cancel")
    assert "cancelled" in told
    assert "20 days in 2026" in told
    assert "no days" in asked(office, "cancel")


def test_cancelled_while_away_the_days_that_passed_are_taken(office: Office) -> None:
    allowing(office)
    asked(office, "2026-11-23 to 2026-11-30")
    office.clock.set(datetime(2026, 11, 25, 12, tzinfo=UTC))
    assert "18 days in 2026" in asked(office, "cancel")


@pytest.mark.parametrize(
    ("argument", "told"),
    [
        ("2026-12-20 to 2026-12-31", "at most 10 days in a row"),
        ("2026-11-22", "24 hours before"),
        ("2026-11-01 to 2026-11-05", "have passed"),
        ("27.12.2026 - 20.12.2026", "before the first"),
        ("12/20", "could not read the days"),
    ],
)
def test_what_cannot_be_booked_is_told_and_how_it_is_done(office: Office, argument: str, told: str) -> None:
    allowing(office)
    answer = asked(office, argument)
    assert told in answer
    assert "Nothing was booked" in answer
    assert "send “holiday" in answer


def test_without_days_the_referee_is_asked(office: Office) -> None:
    assert "to the referee: ..." in asked(office, "2026-12-20 to 2026-12-27")


def test_overlaps_rows_of_days_and_the_years_sum_are_limited(office: Office) -> None:
    """Days next to booked ones are in one piece with them; a stay over New Year counts in both years."""
    allowing(office)
    with writing(office.house.engine) as session:
        row, limits = of(session, "blue"), Absences(days=12, longest=10, notice_hours=24)

        def book(first: str, last: str) -> None:
            absences.book(session, row, Span(date.fromisoformat(first), date.fromisoformat(last)), NOON, limits)

        book("2026-12-26", "2027-01-04")
        assert [absences.left(session, row, limits, year) for year in (2026, 2027)] == [6, 8]
        for first, last, code in (
            ("2027-01-04", "2027-01-05", "absence-overlaps"),
            ("2027-01-05", "2027-01-05", "absence-too-long"),
            ("2027-03-01", "2027-03-09", "absence-none-left"),
        ):
            with pytest.raises(Refusal) as refused:
                book(first, last)
            assert refused.value.code == code


def test_days_are_those_of_the_players_zone(office: Office) -> None:
    """A deadline at 20:00 UTC is the next day in Tokyo."""
    allowing(office)
    with writing(office.house.engine) as session:
        row = of(session, "blue")
        row.zone = "Asia/Tokyo"
        absences.book(session, row, Span(date(2026, 11, 22), date(2026, 11, 22)), NOON, None)
        assert absences.away(session, row, datetime(2026, 11, 21, 20, tzinfo=UTC))
        assert not absences.away(session, row, datetime(2026, 11, 22, 20, tzinfo=UTC))


def test_a_turn_waits_for_who_is_away_and_nobody_learns_who(office: Office) -> None:
    allowing(office, "wait")
    office.until("2026-11-21 20:00:00")
    office.until("2026-11-22 20:00:00")
    asked(office, "2026-11-24 to 2026-11-26")
    assert deadline(office) == datetime(2026, 11, 23, 20, tzinfo=UTC)
    office.until("2026-11-23 20:00:00")
    assert deadline(office) == datetime(2026, 11, 27, 20, tzinfo=UTC)


def test_the_present_deadline_moves_and_everybody_gets_the_new_one(office: Office) -> None:
    allowing(office, "wait", every_days=3)
    before = deadline(office)
    assert before == datetime(2026, 11, 24, 20, tzinfo=UTC)
    asked(office, "2026-11-23 to 2026-11-28")
    assert deadline(office) == datetime(2026, 11, 30, 20, tzinfo=UTC)
    assert "A player is away" in said(office)
    assert "Jeden z hráčů je pryč" in office.text("red")
    assert "blue" not in office.text("red").lower().replace("free-1-red", "")


def test_an_excused_player_is_not_waited_for(office: Office) -> None:
    """Neither before an early run nor in the grace."""
    allowing(office, early_seconds=30, grace_minutes=60, every_days=3)
    office.letter("red", "armáda 1: zůstaň")
    asked(office, "2026-11-23 to 2026-11-28")
    office.later(seconds=31)
    assert office.campaign().head_turn == 1


def test_the_referee_books_without_limits(office: Office) -> None:
    with writing(office.house.engine) as session:
        row = seats.get(session, "rk4", "blue")
        assert row is not None
        absences.book(session, row, Span(date(2026, 11, 21), date(2027, 2, 21)), NOON, None)
        assert absences.away(session, row, NOON)


def test_who_takes_over_a_seat_has_booked_nothing(office: Office) -> None:
    with writing(office.house.engine) as session:
        row = seats.get(session, "rk4", "blue")
        vera = people.add(session, "Vera", "en", "UTC", ["vera@away.test"])
        assert row is not None
        absences.book(session, row, Span(date(2026, 11, 21), date(2026, 12, 21)), NOON, None)
        seats.give(session, row, vera)
        assert absences.booked(session, row) == ()
