"""The brake: a turn does not run, and the referee is told, when that would be unfair."""

from __future__ import annotations

from datetime import UTC, date, datetime

from pbem.mail.watching.intake import State
from pbem.service.calendar import absences
from pbem.service.calendar.absences import Span
from pbem.service.house.case import Case
from pbem.service.referee import interventions
from pbem.service.turns import brake
from pbem.service.work import work
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import mailboxes, seats
from tests.service.kit import NOON, Office

REFEREE = "referee@host.test"


def away(office: Office, moment: str) -> None:
    """Let time pass while the mailbox cannot be read."""
    office.clock.set(utc(moment))
    with writing(office.house.engine) as session:
        mailboxes.tell(session, "orders", State.AWAY, "refused", office.house.now)
    work.do_all(office.house)


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def told(office: Office) -> list[str]:
    return [mail.kind for mail in office.mails(REFEREE)]


def waiting(office: Office) -> list[str]:
    with reading(office.house.engine) as session:
        return [campaign.key for campaign in brake.waiting(session)]


def test_unread_near_the_deadline_the_turn_waits_and_the_referee_is_told_once(both: Office) -> None:
    both.until("2026-11-21 19:44:00")
    for moment in ("20:00:00", "20:00:30", "21:00:00"):
        away(both, f"2026-11-21 {moment}")
    assert (both.campaign().head_turn, told(both), waiting(both)) == (0, ["brake-subject"], ["rk4"])
    words = both.text(REFEREE)
    assert "pbem turn run rk4" in words
    assert "refused" in words


def test_read_shortly_before_the_referee_is_told_when_it_has_lasted(office: Office) -> None:
    office.until("2026-11-21 19:59:00")
    away(office, "2026-11-21 20:00:00")
    assert (office.campaign().head_turn, told(office)) == (0, [])
    away(office, "2026-11-21 20:14:00")
    assert (office.campaign().head_turn, told(office)) == (0, ["brake-subject"])


def test_as_soon_as_the_mailbox_is_read_again_the_turn_runs_by_itself_and_mail_in_time_counts(office: Office) -> None:
    written = office.written("blue", "army 1: up 2")
    late = office.written("red", "armáda 1: zůstaň")
    away(office, "2026-11-21 22:00:00")
    office.arrives(written, received=utc("2026-11-21 19:59:59"))
    office.arrives(late, received=utc("2026-11-21 21:00:00"))
    office.later(minutes=1)
    assert (office.campaign().head_turn, waiting(office)) == (1, [])
    assert (office.answer("blue").heading.turn, office.answer("red").heading.turn) == (1, 2)


def test_without_the_brake_a_turn_never_waits(office: Office) -> None:
    office.key = "fast"
    office.start(key="fast", schedule={"every_days": 1, "at": ["20:00"]}, brake={"unread_minutes": 0})
    away(office, "2026-11-21 22:00:00")
    assert office.campaign().head_turn == 1


def test_after_downtime_nobody_is_told_before_reading_was_tried(office: Office) -> None:
    office.reads()
    office.clock.set(utc("2026-11-25 12:00:00"))
    work.do_all(office.house)
    assert (office.campaign().head_turn, told(office)) == (0, [])


def careful(office: Office) -> Office:
    """Play three turns in which both players write; a silence of half more than usual brakes."""
    office.key = "care"
    office.start(key="care", schedule={"every_days": 1, "at": ["20:00"]}, brake={"silent_share": 0.5})
    for day in (21, 22, 23):
        for seat, words in (("blue", "army 1: stay"), ("red", "armáda 1: zůstaň")):
            office.letter(seat, words)
        office.until(f"2026-11-{day} 20:00:00")
    assert office.campaign().head_turn == 3
    return office


def test_far_more_silent_than_usual_the_turn_waits_for_the_referee(office: Office) -> None:
    careful(office)
    office.letter("blue", "army 1: stay")
    for hour in (20, 21, 23):
        office.until(f"2026-11-24 {hour}:00:00")
    assert (office.campaign().head_turn, told(office)) == (3, ["brake-subject"])
    assert "1 of 2 players" in office.text(REFEREE)
    with writing(office.house.engine) as session:
        row = rows.claim(session, "care")
        assert row is not None
        interventions.run(Case(office.house, session, row), "they are lazy")
    assert (office.campaign().head_turn, waiting(office)) == (4, [])


def test_put_off_the_turn_runs_at_the_new_deadline_and_the_letters_of_between_count(office: Office) -> None:
    careful(office)
    office.until("2026-11-24 20:00:01")
    office.letter("red", "armáda 1: zůstaň")
    assert office.letters()[-1].state == "waiting"
    with writing(office.house.engine) as session:
        row = rows.claim(session, "care")
        assert row is not None
        interventions.extend(Case(office.house, session, row), utc("2026-11-25 12:00"), "")
    office.later(seconds=1)
    assert (waiting(office), office.answer("red").heading.turn) == ([], 4)
    office.letter("blue", "army 1: stay")
    office.until("2026-11-25 12:00:00")
    assert office.campaign().head_turn == 4


def test_the_excused_are_not_counted(office: Office) -> None:
    careful(office)
    office.letter("blue", "army 1: stay")
    with writing(office.house.engine) as session:
        row = seats.get(session, "care", "red")
        assert row is not None
        absences.book(session, row, Span(date(2026, 11, 24), date(2026, 11, 24)), NOON, None)
    office.until("2026-11-24 20:00:00")
    assert office.campaign().head_turn == 4


def test_with_fewer_than_three_turns_nothing_is_usual(office: Office) -> None:
    office.key = "care"
    office.start(key="care", schedule={"every_days": 1, "at": ["20:00"]}, brake={"silent_share": 0.1})
    for day in (21, 22, 23):
        office.until(f"2026-11-{day} 20:00:00")
    assert office.campaign().head_turn == 3
