"""One reminder before the deadline, only to those with something missing."""

from __future__ import annotations

from datetime import UTC, date, datetime

from pbem.service.calendar import absences
from pbem.service.calendar.absences import Span
from pbem.service.house.case import Case
from pbem.service.post import habits
from pbem.service.referee import interventions
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows
from pbem.store.repository import people, seats
from tests.service.kit import NOON, Office


def reminding(office: Office) -> Office:
    """Start a campaign that reminds six hours before the deadline."""
    office.key = "mind"
    return office.start(key="mind", schedule={"every_days": 1, "at": ["20:00"], "reminder_hours": 6})


def form(office: Office, seat: str) -> str:
    """Give complete orders: the form of the report."""
    return "\n".join(office.report(seat).form)


def reminded(office: Office) -> list[str]:
    return [mail.recipient for mail in office.mails(kind="reminder") if mail.campaign == "mind"]


def test_only_those_with_something_missing_are_reminded_and_told_exactly_what(office: Office) -> None:
    reminding(office)
    office.letter("blue", "army 1: dance\n" + form(office, "blue").partition("\n")[2])
    office.until("2026-11-21 14:00:00")
    assert reminded(office) == ["blue", "red"]
    blue, red = office.text("blue"), office.text("red")
    assert "army 1: dance" in blue
    assert office.reply_to("blue") in blue
    assert "Pro tah 1 od vás zatím nemáme žádné rozkazy" in " ".join(red.split())
    assert office.report("red").form[0] in red


def test_who_sent_complete_orders_a_second_before_is_not_reminded(office: Office) -> None:
    reminding(office)
    office.letter("blue", form(office, "blue"))
    office.clock.set(datetime(2026, 11, 21, 13, 59, 59, tzinfo=UTC))
    office.arrives(office.written("red", form(office, "red")))
    office.until("2026-11-21 14:00:00")
    assert reminded(office) == []


def test_what_the_game_misses_is_named(office: Office) -> None:
    reminding(office)
    office.letter("blue", "army 1: stay")
    office.until("2026-11-21 14:00:00")
    assert "army 2" in office.text("blue")
    assert "Still without orders" in office.text("blue")


def test_never_two_for_one_deadline_even_when_it_is_put_off(office: Office) -> None:
    reminding(office)
    office.until("2026-11-21 14:00:00")
    _extend(office, datetime(2026, 11, 23, 20, tzinfo=UTC))
    office.until("2026-11-23 14:00:00")
    assert reminded(office) == ["blue", "red"]


def test_put_off_before_the_reminder_it_comes_before_the_new_deadline(office: Office) -> None:
    reminding(office)
    _extend(office, datetime(2026, 11, 23, 20, tzinfo=UTC))
    office.until("2026-11-21 14:00:00")
    assert reminded(office) == []
    office.until("2026-11-23 14:00:00")
    assert reminded(office) == ["blue", "red"]


def test_nobody_who_is_away_is_reminded(office: Office) -> None:
    reminding(office)
    with writing(office.house.engine) as session:
        row = seats.get(session, "mind", "blue")
        assert row is not None
        absences.book(session, row, Span(date(2026, 11, 21), date(2026, 11, 22)), NOON, None)
    office.until("2026-11-21 14:00:00")
    assert reminded(office) == ["red"]


def test_the_quiet_are_not_reminded(office: Office) -> None:
    reminding(office)
    with writing(office.house.engine) as session:
        person = people.by_address(session, "red@players.test")
        assert person is not None
        habits.choose(person, quiet=True)
        session.add(person)
    office.until("2026-11-21 14:00:00")
    assert reminded(office) == ["blue"]


def test_after_the_deadline_nobody_is_reminded(office: Office) -> None:
    """The service was down over both."""
    reminding(office)
    office.until("2026-11-21 20:30:00")
    assert reminded(office) == []


def _extend(office: Office, until: datetime) -> None:
    with writing(office.house.engine) as session:
        row = rows.claim(session, "mind")
        assert row is not None
        interventions.extend(Case(office.house, session, row), until, "")
