"""Time goes on as told: a year of deadlines, grace, early runs, pauses, extensions, downtime, wrong clocks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from sqlmodel import col, select

from pbem.core.problems import Refusal
from pbem.service.calendar import campaign_file, deadlines
from pbem.service.calendar.wall_clock import moment
from pbem.service.campaigns import lifecycle
from pbem.service.house.case import Case
from pbem.service.referee import interventions
from pbem.service.work import due, work
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import seats
from pbem.store.tables import Turn
from tests.service.kit import NOON, Office

DAILY = {"every_days": 1, "at": ["20:00"]}
DAY = timedelta(days=1)


def started(office: Office, **schedule: object) -> Office:
    """Start a campaign of its own with that rule."""
    office.key = "fast"
    return office.start(key="fast", schedule={**DAILY, **schedule})


def deadline(office: Office) -> datetime | None:
    with reading(office.house.engine) as session:
        row = rows.get(session, office.key)
        assert row is not None
        return deadlines.present(session, row)


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def paused(office: Office, until: datetime | None = None) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, office.key)
        assert row is not None
        lifecycle.pause(office.house, session, row, "", until)


def resumed(office: Office) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, office.key)
        assert row is not None
        lifecycle.resume(office.house, session, row, "")


def extended(office: Office, until: datetime) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, office.key)
        assert row is not None
        interventions.extend(Case(office.house, session, row), until, "")


def played(office: Office, key: str) -> list[datetime]:
    """List the instants the turns of a campaign were resolved at."""
    with reading(office.house.engine) as session:
        found = select(Turn.resolved_at).where(Turn.campaign == key, Turn.number > 0).order_by(col(Turn.number))
        return list(session.exec(found).all())


def said(office: Office) -> str:
    """Give the last mail to blue on one line."""
    return " ".join(office.text("blue").split())


@pytest.mark.parametrize("month", ["2027-03", "2027-10"])
def test_a_daily_campaign_keeps_its_time_through_a_clock_change(office: Office, month: str) -> None:
    """Nobody plays. Years, and other zones, are walked through in test_schedule.py."""
    office.clock.set(utc(f"{month}-24T12:00"))
    table: dict[str, object] = {"key": "year", "title": "Year", "ruleset": "campaign", "start": "referee"}
    table |= {"timezone": "Europe/Prague", "schedule": DAILY, "options": {"map": "two-fords", "seats": 2}}
    with writing(office.house.engine) as session:
        row = lifecycle.create(office.house, session, campaign_file.check("test", table), b"s" * 32)
        lifecycle.start(office.house, session, row)
    paused(office)
    while office.house.now < utc(f"{month}-24T12:00") + 12 * DAY:
        office.clock.set(due.nearest(office.house, office.house.now) or office.house.now)
        office.works()
    local = [moment.astimezone(ZoneInfo("Europe/Prague")) for moment in played(office, "year")]
    assert all((two.date() - one.date()) == DAY for one, two in pairwise(local))
    assert {f"{moment:%H:%M}" for moment in local} == {"20:00"}
    assert len({moment.utcoffset() for moment in local}) == 2
    assert len(local) >= 12


def test_each_player_is_told_in_his_own_zone_where_changes_differ(office: Office) -> None:
    """Prague changes on 25 October 2026, New York on 1 November, Moscow never."""
    zones = {"blue": "America/New_York", "red": "Europe/Moscow"}
    office.clock.set(utc("2026-10-23T12:00"))
    office.key = "zones"
    seat = [
        {"seat": key, "name": key, "address": [f"{key}@players.test"], "language": "en", "timezone": zone}
        for key, zone in zones.items()
    ]
    office.start(key="zones", timezone="Europe/Prague", schedule={**DAILY, "at": ["20:00"]}, seat=seat)
    told = []
    for day in ("2026-10-23 18:00", "2026-10-24 18:00", "2026-10-31 19:00"):
        office.until(day)
        told.append([_hour(office, "blue", "New York"), _hour(office, "red", "Moscow")])
    assert told == [["14:00", "21:00"], ["15:00", "22:00"], ["14:00", "22:00"]]


def _hour(office: Office, seat: str, place: str) -> str:
    """Find the time of the deadline in a report."""
    report = office.content(office.mails(seat, "report")[-1])
    heading = office.report(seat).heading
    assert heading.deadline is not None
    local = heading.deadline.astimezone(ZoneInfo(heading.zone)).strftime("%H:%M")
    assert local in report.text, place
    return local


def test_in_the_grace_the_turn_waits_for_who_has_sent_nothing_and_the_deadline_stays(office: Office) -> None:
    started(office, grace_minutes=60)
    office.letter("blue", "army 1: stay")
    office.until("2026-11-21 20:30:00")
    assert office.campaign().head_turn == 0
    assert deadline(office) == utc("2026-11-21T20:00")
    office.letter("red", "armáda 1: zůstaň")
    assert office.campaign().head_turn == 1
    remarks = office.answer("red").remarks
    assert [remark.id for remark in remarks] == ["remark-grace"]
    assert deadline(office) == utc("2026-11-22T20:00")


def test_the_grace_ends(office: Office) -> None:
    started(office, grace_minutes=60)
    office.until("2026-11-21 20:59:59")
    assert office.campaign().head_turn == 0
    office.until("2026-11-21 21:00:00")
    assert office.campaign().head_turn == 1


def test_there_is_no_grace_when_everybody_has_written(office: Office) -> None:
    started(office, grace_minutes=60)
    office.letter("blue", "army 1: stay\narmy 2: dance")
    office.letter("red", "armáda 1: zůstaň")
    office.until("2026-11-21 20:00:00")
    assert office.campaign().head_turn == 1


def test_after_the_grace_a_letter_is_late(office: Office) -> None:
    started(office, grace_minutes=60)
    office.clock.set(utc("2026-11-21T21:10"))
    office.arrives(office.written("blue", "army 1: up 1"))
    office.works()
    assert office.campaign().head_turn == 1
    assert office.answer("blue").heading.turn == 2


def test_nobody_learns_in_the_grace_who_is_missing(office: Office) -> None:
    started(office, grace_minutes=60)
    before = len([mail for mail in office.mails() if mail.campaign == "fast"])
    office.until("2026-11-21 20:30:00")
    assert len([mail for mail in office.mails() if mail.campaign == "fast"]) == before


def test_no_early_run_before_the_minimum(office: Office) -> None:
    """Said in the answer as a time, in the zone of the player."""
    started(office, early=True, earliest_hours=4)
    office.letter("blue", "army 1: stay")
    office.letter("red", "armáda 1: zůstaň")
    assert "16:00" in office.text("red")
    office.until("2026-11-21 15:59:59")
    assert office.campaign().head_turn == 0
    office.until("2026-11-21 16:00:00")
    assert office.campaign().head_turn == 1
    assert deadline(office) == utc("2026-11-22T20:00")


def test_early_is_what_the_file_says(office: Office) -> None:
    """`early = true` leaves five minutes to think again; `early = false` waits, whatever the seconds say."""
    started(office, early=True)
    office.letter("blue", "army 1: stay")
    office.letter("red", "armáda 1: zůstaň")
    office.later(seconds=299)
    assert office.campaign().head_turn == 0
    office.later(seconds=2)
    assert office.campaign().head_turn == 1
    office.key = "never"
    office.start(key="never", schedule={**DAILY, "early": False, "early_seconds": 5})
    office.letter("blue", "army 1: stay")
    office.letter("red", "armáda 1: zůstaň")
    office.later(seconds=60)
    assert office.campaign().head_turn == 0


def test_seats_without_a_player_are_not_waited_for(office: Office) -> None:
    started(office, early_seconds=30, grace_minutes=60)
    with writing(office.house.engine) as session:
        red = seats.get(session, "fast", "red")
        assert red is not None
        seats.vacate(session, red)
    office.letter("blue", "army 1: stay")
    office.later(seconds=31)
    assert office.campaign().head_turn == 1


def test_a_pause_ends_by_itself_with_the_next_deadline_of_the_rule(office: Office) -> None:
    paused(office, moment("2026-12-27", "UTC"))
    assert "27 December 2026" in said(office)
    office.until("2026-12-26 23:59:59")
    assert office.campaign().state == "paused"
    office.until("2026-12-27 00:00:00")
    assert (office.campaign().state, office.campaign().head_turn) == ("running", 0)
    assert deadline(office) == utc("2026-12-27T20:00")
    assert "27 December 2026" in said(office)


def test_a_pause_ended_by_hand_does_not_end_again(office: Office) -> None:
    paused(office, utc("2026-11-21T15:00"))
    resumed(office)
    paused(office)
    office.until("2026-11-21 15:00:00")
    assert office.campaign().state == "paused"


def test_a_deadline_still_ahead_after_a_pause_stands(office: Office) -> None:
    paused(office, utc("2026-11-21T19:00"))
    office.until("2026-11-21 19:00:00")
    assert deadline(office) == utc("2026-11-21T20:00")


def test_a_pause_cannot_end_in_the_past(office: Office) -> None:
    with pytest.raises(Refusal):
        paused(office, NOON)


def test_a_timer_due_while_held_fires_once_after(office: Office) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, "rk4")
        assert row is not None
        interventions.hold(Case(office.house, session, row), "")
    office.until("2026-11-21 21:00:00")
    assert office.campaign().head_turn == 0
    with writing(office.house.engine) as session:
        row = rows.claim(session, "rk4")
        assert row is not None
        interventions.release(Case(office.house, session, row), "")
    office.later(seconds=1)
    assert office.campaign().head_turn == 1


def test_a_deadline_is_put_off_to_a_time_and_told_once(office: Office) -> None:
    extended(office, moment("2026-12-01 20:00", "UTC"))
    assert [len(office.mails(seat, "extended")) for seat in ("blue", "red")] == [1, 1]
    assert "1 December 2026" in said(office)
    office.until("2026-12-01 19:59:59")
    assert office.campaign().head_turn == 0
    office.until("2026-12-01 20:00:00")
    assert office.campaign().head_turn == 1


def test_a_deadline_is_not_put_off_to_an_earlier_time(office: Office) -> None:
    for until in ("2026-11-21T19:00", "2026-11-20T20:00"):
        with pytest.raises(Refusal):
            extended(office, utc(until))


def test_after_five_days_down_one_turn_runs_and_what_came_in_time_counts(both: Office) -> None:
    both.arrives(both.written("blue", "army 1: up 1"), received=utc("2026-11-21T19:59:59"))
    both.arrives(both.written("red", "armáda 1: zůstaň"), received=utc("2026-11-24T10:00"))
    both.until("2026-11-26 12:00:00")
    assert both.campaign().head_turn == 1
    assert both.report("blue").heading.deadline == utc("2026-11-26T20:00")
    assert (both.answer("blue").heading.turn, both.answer("red").heading.turn) == (1, 2)


def test_a_clock_set_back_or_forward_neither_doubles_nor_skips_a_turn(office: Office) -> None:
    office.until("2026-11-21 20:00:05")
    office.until("2026-11-21 19:00:05")
    assert office.campaign().head_turn == 1
    assert deadline(office) == utc("2026-11-22T20:00")
    office.until("2026-11-23 12:00:00")
    office.until("2026-11-22 12:00:00")
    assert office.campaign().head_turn == 2
    office.until("2026-11-23 20:00:00")
    assert office.campaign().head_turn == 3
    assert played(office, "rk4") == [utc("2026-11-21T20:00:05"), utc("2026-11-23T12:00"), utc("2026-11-23T20:00")]


def test_a_turn_that_is_due_waits_until_its_mailbox_has_been_read(office: Office) -> None:
    """Section 6: mail received before the due time counts, also when it is fetched only after it."""
    office.reads()
    office.clock.set(utc("2026-11-21T20:00"))
    work.do_all(office.house)
    assert office.campaign().head_turn == 0
    assert due.unread(office.house) == {"orders"}
    office.arrives(office.written("blue", "army 1: up 2"), received=utc("2026-11-21T19:59:59"))
    office.later(seconds=1)
    assert office.campaign().head_turn == 1
    assert office.answer("blue").heading.turn == 1
