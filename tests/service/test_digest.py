"""Quiet and digest: what a person wants to be mailed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlmodel import select

from pbem.core.texts import text
from pbem.reports.briefing import Notice
from pbem.service.house.case import Case, SeatCase
from pbem.service.post import habits
from pbem.service.post.posting import Thread, notice, to_seat_again
from pbem.service.referee import interventions
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import seats
from pbem.store.tables import Outbox, Person
from tests.service.kit import Office


def told(office: Office, words: str = "Thanks for playing.") -> None:
    """Let every player get two notices nobody asked for, and a word of the referee."""
    with writing(office.house.engine) as session:
        campaign = rows.claim(session, office.key, wait=True)
        assert campaign is not None
        for seat in ("blue", "red"):
            row = seats.get(session, office.key, seat)
            assert row is not None
            for kind in ("notice-started", "notice-ended-subject"):
                said = notice(office.house, row.language, text(kind, campaign=campaign.title))
                to_seat_again(SeatCase(office.house, session, campaign, row), said, kind, Thread())
        interventions.say(Case(office.house, session, campaign), words)


def kinds(office: Office, seat: str) -> list[tuple[str, str]]:
    return [(mail.kind, mail.state) for mail in office.mails(seat)]


@pytest.mark.parametrize(
    ("seat", "on", "off"),
    [("blue", "quiet on", "quiet off"), ("red", "ticho zapnout", "ticho vypnout"), ("red", "тихо вкл", "тихо выкл")],
)
def test_quiet_is_switched_in_every_language(office: Office, seat: str, on: str, off: str) -> None:
    office.letter(seat, on)
    assert office.notice(seat).subject.id == "quiet-on"
    office.letter(seat, off)
    assert office.notice(seat).subject.id == "quiet-off"
    office.letter(seat, "capital nowhere at all")
    assert office.mails(seat, "answer")


def test_without_on_or_off_the_player_is_told_how_it_is_and_how_to_change_it(office: Office) -> None:
    office.letter("blue", "quiet")
    assert "“quiet on” or “quiet off”" in office.text("blue")


def test_quiet_leaves_out_the_answer_when_everything_was_understood(office: Office) -> None:
    office.letter("blue", complete(office))
    assert len(office.mails("blue", "answer")) == 1
    assert not office.answer("blue").missing
    office.letter("blue", "quiet on")
    office.letter("blue", complete(office).replace("stay", "up 1"))
    assert len(office.mails("blue", "answer")) == 1


def test_quiet_keeps_answers_with_something_to_mend_and_what_was_asked_for(office: Office) -> None:
    office.letter("blue", "quiet on")
    office.letter("blue", "army 1: dance")
    assert len(office.mails("blue", "answer")) == 1
    office.letter("blue", "help")
    assert office.mails("blue")[-1].kind == "help"
    office.letter("blue", "orders")
    assert len(office.mails("blue")) > 3


def test_quiet_leaves_out_notices_but_no_report_and_no_persons_word(office: Office) -> None:
    office.letter("blue", "quiet on")
    before = len(office.mails("blue"))
    told(office)
    assert kinds(office, "blue")[before:] == [("referee-word", "queued")]
    assert len(kinds(office, "red")) > 3
    office.until("2026-11-22 20:00:01")
    assert len(office.mails("blue", "report")) > 1


def test_a_digest_is_one_mail_a_day_over_all_games(office: Office) -> None:
    office.letter("blue", "digest on")
    assert "8:00" in office.text("blue")
    told(office)
    assert [state for _, state in kinds(office, "blue")].count("collected") == 2
    assert ("referee-word", "queued") in kinds(office, "blue")
    office.until("2026-11-22 07:59:00")
    assert not office.mails("blue", "daily-digest")
    office.until("2026-11-22 08:00:01")
    digest = " ".join(office.text("blue").split())
    assert office.mails("blue")[-1].kind == "daily-digest"
    assert "“Two Fords”: turn 2, orders are due" in digest
    assert "We have no orders of yours yet." in digest
    assert "“Two Fords” begins" in digest
    assert "collected" not in [state for _, state in kinds(office, "blue")]
    office.until("2026-11-23 08:00:01")
    assert len(office.mails("blue", "daily-digest")) == 1


def test_a_digest_says_when_orders_are_in_and_nothing_of_others(office: Office) -> None:
    office.letter("blue", "digest on")
    told(office)
    office.letter("red", "armáda 1: nahoru 2")
    office.letter("blue", "army 1: up 1")
    office.until("2026-11-21 19:00:00")
    office.letter("blue", "digest off")
    digest = next(mail for mail in office.mails("blue") if mail.kind == "daily-digest")
    said = " ".join(office.content(digest).text.split())
    assert "Your orders are in." in said
    assert "Boris" not in said
    assert "red" not in said


def test_reports_and_answers_do_not_wait_for_the_digest(office: Office) -> None:
    office.letter("blue", "digest on")
    office.letter("blue", "army 1: up 1")
    office.until("2026-11-21 20:00:01")
    assert {state for kind, state in kinds(office, "blue") if kind in ("answer", "report")} == {"queued"}


def test_switching_the_digest_off_sends_what_was_collected(office: Office) -> None:
    office.letter("blue", "digest on")
    told(office)
    office.letter("blue", "digest off")
    assert [kind for kind, state in kinds(office, "blue") if state == "queued"][-2:] == ["daily-digest", "digest"]
    assert "begins" in office.content(office.mails("blue")[-2]).text
    told(office)
    assert kinds(office, "blue")[-1] == ("referee-word", "queued")
    assert kinds(office, "blue")[-2][1] == "queued"


def test_a_notice_of_a_deadline_that_comes_before_the_morning_does_not_wait(office: Office) -> None:
    heading = office.report("blue").heading
    said = replace(reminder(), heading=heading)
    person = Person(name="Anna", language="en", zone="Europe/Prague", settings='{"quiet":false,"digest":true}')
    assert habits.wanted(person, said, "reminder", answers=False, now=office.house.now) == office.house.now
    late = replace(said, heading=replace(heading, deadline=None), subject=text("x"))
    due = habits.wanted(person, late, "reminder", answers=False, now=office.house.now)
    assert due is not None
    assert f"{due:%H:%M}" == "07:00"  # eight in Prague


def reminder() -> Notice:
    """A notice of a game."""
    return Notice(None, "en", text("reminder"), ())


def test_a_digest_that_cannot_be_written_goes_out_notice_by_notice(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    office.letter("blue", "digest on")
    told(office)
    with writing(office.house.engine) as session:
        for mail in session.exec(select(Outbox).where(Outbox.state == "collected")):
            mail.briefing = '{"kind":"notice"}'
            session.add(mail)
    office.until("2026-11-22 08:00:01")
    assert "could not be written" in caplog.text
    assert "collected" not in [state for _, state in kinds(office, "blue")]
    assert office.mails("red", "report")


def complete(office: Office) -> str:
    """Write the order form of the report as it is, filled in."""
    return "\n".join(office.report("blue").form)
