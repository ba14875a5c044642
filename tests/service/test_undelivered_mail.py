"""Mail that came back: the address is marked, the second one used, the referee told while there is time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.reports.briefing import Report
from pbem.service.calendar import turn_time
from pbem.service.desk import undelivered_mail
from pbem.service.game import games
from pbem.service.house.case import SeatCase
from pbem.service.referee import interventions
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, people, seats
from pbem.store.tables import Address, Outbox
from tests.mail.returned import BOUNCES, DELAYED
from tests.servers.scripted import Script
from tests.service.kit import Office
from tests.service.test_sending import sent

SECOND = "anna@elsewhere.test"


def on_its_way(office: Office, seat: str = "blue", kind: str = "report") -> Outbox:
    """Say that the last mail of a kind to a seat was sent."""
    mail = office.mails(seat, kind)[-1]
    with writing(office.house.engine) as session:
        row = session.get(Outbox, mail.id)
        assert row is not None
        row.state, row.sent_at = "sent", office.house.now
    return mail


def comes_back(office: Office, mail: Outbox, system: str = "postfix", address: str = "") -> None:
    """Let a mail come back."""
    office.arrives(BOUNCES[system](mail.message_id, address or mail.address, "orders@host.test"))
    office.later(seconds=1)


def second_address(office: Office) -> None:
    """Give Anna a second address."""
    with writing(office.house.engine) as session:
        person = people.by_address(session, "blue@players.test")
        assert person is not None
        people.add_address(session, person, SECOND)


def address(office: Office, named: str = "blue@players.test") -> Address:
    with reading(office.house.engine) as session:
        row = session.get(Address, named)
        assert row is not None
        return row


def state(office: Office, mail: Outbox) -> str:
    return next(one.state for one in office.mails() if one.id == mail.id)


def undelivered(office: Office) -> tuple[str, ...]:
    with reading(office.house.engine) as session:
        campaign = campaigns.get(session, "rk4")
        assert campaign is not None
        return undelivered_mail.undelivered(session, campaign)


@pytest.mark.parametrize("system", BOUNCES)
def test_a_bounce_marks_the_address(both: Office, system: str) -> None:
    """With the server's words and the instant."""
    mail = on_its_way(both)
    comes_back(both, mail, system)
    marked = address(both)
    assert (marked.bounced, marked.returned) == (True, "550 5.1.1 no such user")
    assert marked.returned_at is not None
    assert state(both, mail) == "returned"


def test_the_referee_sees_report_not_delivered_before_the_deadline_counts(office: Office) -> None:
    comes_back(office, on_its_way(office))
    told = " ".join(office.text("referee@host.test").split())
    assert "Report not delivered: blue" in told
    assert "blue@players.test" in told
    assert "550 5.1.1 no such user" in told
    assert "The turn is due Saturday, 21 November 2026" in told
    assert "pbem seat resend rk4 blue" in told
    assert undelivered(office) == ("blue",)


def test_the_referee_is_told_once(office: Office) -> None:
    mail = on_its_way(office)
    comes_back(office, mail)
    comes_back(office, mail, "exim")
    office.letter("red", "armáda 1: nahoru 2")
    assert len(office.mails("referee@host.test")) == 1


def test_the_second_address_gets_the_same_mail_at_once(office: Office) -> None:
    second_address(office)
    mail = on_its_way(office)
    comes_back(office, mail)
    copy = office.mails(SECOND)[-1]
    assert (copy.state, copy.kind) == ("queued", "report")
    again = office.said(copy)
    assert isinstance(again, Report)
    assert replace(again, heading=office.report("blue").heading) == office.report("blue")
    assert copy.message_id != mail.message_id
    assert SECOND in office.text("referee@host.test")
    assert undelivered(office) == ()


def test_when_both_addresses_fail_nothing_is_sent_round_and_round(office: Office) -> None:
    second_address(office)
    comes_back(office, on_its_way(office))
    with writing(office.house.engine) as session:
        row = session.get(Outbox, office.mails(SECOND)[-1].id)
        assert row is not None
        row.state = "sent"
    comes_back(office, office.mails(SECOND)[-1])
    assert [mail.state for mail in office.mails(kind="report") if mail.seat == "blue"] == ["returned", "returned"]
    assert undelivered(office) == ("blue",)


def test_a_warning_of_delay_is_noted_and_marks_nothing(office: Office) -> None:
    mail = on_its_way(office)
    office.arrives(DELAYED(mail.message_id, mail.address, "orders@host.test"))
    office.later(seconds=1)
    assert not address(office).bounced
    assert state(office, mail) == "sent"
    assert next(one.verdict for one in office.mails() if one.id == mail.id).startswith("delayed: 421")


def test_a_forged_bounce_silences_nobody(office: Office) -> None:
    """It names a Message-ID nobody sent: those of ours cannot be made up."""
    on_its_way(office)
    forged = BOUNCES["postfix"]("<0123456789abcdef0123456789abcdef01234567@host.test>", "blue@players.test", "x@y.test")
    office.arrives(forged)
    office.later(seconds=1)
    assert not address(office).bounced
    assert office.letters()[-1].note == "a bounce of nothing we sent"


def test_a_bounce_is_never_answered_and_kept_raw(office: Office) -> None:
    comes_back(office, on_its_way(office))
    assert b"Final-Recipient" in office.letters()[-1].raw
    assert {mail.address for mail in office.mails()} <= {
        "blue@players.test",
        "red@players.test",
        "referee@host.test",
    }


def test_a_letter_from_a_marked_address_clears_the_mark(office: Office) -> None:
    comes_back(office, on_its_way(office))
    office.letter("red", "armáda 1: nahoru 2", sender="blue@players.test")
    assert address(office).bounced
    office.letter("blue", "army 1: up 1")
    assert not address(office).bounced


def test_a_marked_address_is_written_to_while_there_is_no_other(office: Office) -> None:
    comes_back(office, on_its_way(office))
    office.until("2026-11-21 20:00:01")
    assert office.mails("blue", "report")[-1].turn == 1


def test_later_mail_goes_to_the_address_that_works(office: Office) -> None:
    second_address(office)
    comes_back(office, on_its_way(office))
    office.until("2026-11-21 20:00:01")
    assert office.mails(SECOND, "report")[-1].turn == 1


def test_a_refusal_at_once_takes_the_same_path(office: Office, tmp_path: Path) -> None:
    """5xx from the server: marked, second address, referee."""
    second_address(office)
    asyncio.run(sent(office, Script(rcpt=["550 5.1.1 no such user", "250 OK"]), tmp_path, times=2))
    assert address(office).bounced
    assert office.mails(SECOND, "report")[-1].state == "sent"
    assert SECOND in office.text("referee@host.test")


def test_a_refusal_that_is_not_about_the_address_marks_none(office: Office, tmp_path: Path) -> None:
    """The server found the mail too large, or wants a login: another address would not help."""
    second_address(office)
    asyncio.run(sent(office, Script(rcpt=["554 5.7.1 policy", "250 OK"]), tmp_path, times=2))
    assert not address(office).bounced
    assert not office.mails(SECOND)
    assert undelivered(office) == ("blue",)
    assert "5.7.1" in office.text("referee@host.test")


def resent(office: Office) -> Outbox:
    """Let the referee send the report of blue again."""
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, "rk4", wait=True)
        seat = seats.get(session, "rk4", "blue")
        assert campaign is not None
        assert seat is not None
        assert interventions.resend(SeatCase(office.house, session, campaign, seat))
    return office.mails(kind="report")[-1]


def test_resend_goes_to_the_address_that_works(office: Office) -> None:
    comes_back(office, on_its_way(office))
    second_address(office)
    assert resent(office).address == SECOND
    assert undelivered(office) == ()


def test_a_report_resent_after_the_deadline_was_moved_names_the_new_one(office: Office) -> None:
    old = office.report("blue").heading.deadline
    assert old is not None
    with writing(office.house.engine) as session:
        campaign = campaigns.claim(session, "rk4", wait=True)
        assert campaign is not None
        game = games.opened(session, office.house.registry, campaign)
        turn_time.put_off(office.house, session, game, old + timedelta(days=1))
    resent(office)
    assert office.report("blue").heading.deadline == old + timedelta(days=1)
    assert office.report("blue").sequence == 1


def test_what_goes_to_strangers_and_comes_back_bothers_nobody(office: Office) -> None:
    office.letter("blue", "hello", sender="stranger@elsewhere.test", to="orders@host.test")
    mail = office.mails("stranger@elsewhere.test")[-1]
    with writing(office.house.engine) as session:
        row = session.get(Outbox, mail.id)
        assert row is not None
        row.state = "sent"
    comes_back(office, mail)
    assert state(office, mail) == "returned"
    assert not office.mails("referee@host.test")
