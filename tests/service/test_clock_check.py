"""A clock that jumps plays no turn early: the machine's counter, the mail server and the database are asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

import pytest
from imapclient import IMAPClient

from pbem.mail.accounts import ImapAccount
from pbem.mail.local_post import PostOffice
from pbem.mail.watching import connection, server_time
from pbem.service.health import doctor
from pbem.service.house.reference_clock import Reference, since_boot
from pbem.service.work import clock_check
from pbem.service.work.mailbox_readings import readings
from pbem.store.engine import is_sqlite
from pbem.testing.clock import ToldClock
from tests.mail.watching import Watched
from tests.servers.dovecot import Dovecot, dovecot
from tests.servers.embedded import post_office
from tests.servers.waiting import until
from tests.service.kit import Office

__all__ = ["dovecot", "post_office"]
REFEREE = "referee@host.test"
MAIL = b"From: anna@players.test\r\nSubject: hello\r\n\r\nHello\r\n"


@dataclass
class Ticks:
    """The machine's counter, as a test lets it run."""

    seconds: float = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def ticks(office: Office) -> Ticks:
    """Let the office hold its clock against the counter."""
    counter = Ticks()
    office.house = replace(office.house, reference=Reference(office.clock, counter))
    return counter


def passes(office: Office, ticks: Ticks, **span: float) -> None:
    """Let time pass by all clocks, and the service work."""
    ticks.seconds += timedelta(**span).total_seconds()
    office.later(**span)


def told(office: Office) -> list[str]:
    return [mail.kind for mail in office.mails(REFEREE)]


def test_a_clock_that_jumped_forward_plays_nothing_and_the_referee_is_told_once(office: Office, ticks: Ticks) -> None:
    passes(office, ticks, hours=1)
    office.later(hours=9)
    for _ in range(3):
        passes(office, ticks, seconds=30)
    assert (office.campaign().head_turn, told(office)) == (0, ["clock-wrong"])
    assert "13:0" in office.text(REFEREE)
    assert "22:0" in office.text(REFEREE)


def test_letters_are_answered_though_the_clock_is_wrong(office: Office, ticks: Ticks) -> None:
    noon = office.clock.now()
    office.later(hours=9)
    office.arrives(office.written("blue", "army 1: up 1"), received=noon)
    office.works()
    assert office.answer("blue").lines[0].accepted


def test_when_the_clock_is_set_right_it_goes_on_by_itself(office: Office, ticks: Ticks) -> None:
    office.later(hours=9)
    office.later(hours=-9)
    assert office.campaign().head_turn == 0
    passes(office, ticks, hours=9)
    assert (office.campaign().head_turn, told(office)) == (1, ["clock-wrong"])


def test_a_laptop_that_slept_has_a_clock_that_is_right(office: Office, ticks: Ticks) -> None:
    """The counter counts sleep."""
    passes(office, ticks, hours=9)
    assert (office.campaign().head_turn, told(office)) == (1, [])


def test_the_machines_counter_runs_with_the_clock() -> None:
    reference = Reference(ToldClock(datetime.now(UTC)))
    assert abs(reference.ahead) < 60
    assert since_boot() > 0


def test_a_letter_that_comes_just_now_shows_that_the_new_time_is_right(office: Office, ticks: Ticks) -> None:
    """The clock was wrong when the service began and has been set right: the referee's answer is enough."""
    office.later(hours=9)
    assert office.campaign().head_turn == 0
    assert office.house.reference is not None
    office.house.reference.arrived(office.clock.now(), within=5)
    office.works()
    assert office.campaign().head_turn == 1


def test_one_old_letter_moved_into_the_mailbox_is_not_believed_but_two_that_agree_are(
    office: Office, ticks: Ticks
) -> None:
    reference, now = office.house.reference, office.clock.now()
    assert reference is not None
    reference.arrived(now - timedelta(days=3), within=5)
    assert clock_check.right_time(office.house) is None
    reference.arrived(now - timedelta(days=2), within=5)
    assert clock_check.right_time(office.house) is None
    reference.arrived(now - timedelta(days=2), within=5)
    assert clock_check.right_time(office.house) == now - timedelta(days=2)


def test_a_letter_says_nothing_after_a_long_wait(office: Office, ticks: Ticks) -> None:
    """It may have come at any time meanwhile."""
    office.later(minutes=5)
    assert office.house.reference is not None
    office.house.reference.arrived(office.clock.now(), within=540)
    assert clock_check.right_time(office.house) is not None


def test_the_databases_clock_is_asked_too(both: Office) -> None:
    """Both hosts' own counters may agree with a clock that was wrong from the start; a file has no clock."""
    both.house = replace(both.house, reference=Reference(both.clock, Ticks()))
    right = clock_check.right_time(both.house)
    if is_sqlite(both.house.engine):
        assert right is None
        return
    assert right is not None
    assert abs((right - datetime.now(UTC)).total_seconds()) < 60
    both.clock.set(datetime.now(UTC))
    both.house = replace(both.house, reference=Reference(both.clock, Ticks()))
    assert clock_check.right_time(both.house) is None


@contextmanager
def opened(account: ImapAccount) -> Iterator[IMAPClient]:
    client = connection.connect(account, 20)
    client.select_folder("INBOX")
    yield client
    connection.leave(client)


@pytest.mark.parametrize("hours", [-30, 0, 1, 1000])
def test_a_mail_server_with_within_tells_its_time(dovecot: Dovecot, hours: int) -> None:
    """Real Dovecot; a message that lies there for days does as well as a new one."""
    with opened(dovecot.account("user17")) as client:
        client.append("INBOX", MAIL, msg_time=datetime.now(UTC) - timedelta(days=3))
        ahead = server_time.ahead(client, datetime.now(UTC) + timedelta(hours=hours))
    assert ahead is not None
    assert abs(ahead - hours * 3600) < 30


def test_an_empty_mailbox_or_a_server_without_it_tells_nothing(dovecot: Dovecot) -> None:
    with opened(dovecot.account("user18")) as client:
        assert server_time.ahead(client, datetime.now(UTC)) is None
    with PostOffice(domain="host.test", open_password="door") as post:
        post.add_user("orders", "secret")
        post.deliver("orders", MAIL)
        with opened(post.imap("orders", "secret")) as client:
            assert server_time.ahead(client, datetime.now(UTC)) is None


def test_the_watch_asks_dovecot_and_the_turn_waits(dovecot: Dovecot, office: Office) -> None:
    """The clock is two hours fast from the start: nothing in this machine tells."""
    account = dovecot.account("user19")
    with opened(account) as client:
        client.append("INBOX", MAIL)
    office.clock.set(datetime.now(UTC) + timedelta(hours=2))
    office.house = replace(office.house, reference=Reference(office.clock))
    watched = Watched(account)
    watched.readings = readings(office.house, office.house.settings.mailbox[0])
    with watched:
        until(lambda: clock_check.right_time(office.house), what="the mail server's time")
    right = clock_check.right_time(office.house)
    assert right is not None
    assert abs((right - datetime.now(UTC)).total_seconds()) < 60


def test_the_watch_learns_from_letters_that_come(post_office: PostOffice, office: Office) -> None:
    """A server that cannot be asked; two letters say the same against our clock (those of yesterday are not taken)."""
    now = datetime.now(UTC)
    office.clock.set(now + timedelta(hours=2) if now.hour < 22 else now - timedelta(hours=2))
    office.house = replace(office.house, reference=Reference(office.clock))
    watched = Watched(post_office.imap("orders", "secret"))
    watched.readings = readings(office.house, office.house.settings.mailbox[0])
    with watched:
        until(lambda: watched.told("idle"), what="the watch")
        for number in range(2):
            assert clock_check.right_time(office.house) is None
            post_office.deliver("orders", MAIL)
            until(lambda number=number: len(watched.taken) == number + 1, what="the letter")  # type: ignore[misc]
        until(lambda: clock_check.right_time(office.house), what="the letters' time")


def test_doctor_tells_what_the_mail_server_says(dovecot: Dovecot, office: Office) -> None:
    """The host's clock is right here."""
    with opened(dovecot.account("user16")) as client:
        client.append("INBOX", MAIL)
    at = dovecot.account("user16")
    box = office.house.settings.mailbox[0]
    imap = box.imap.model_copy(update={"host": at.host, "port": at.port, "user": at.user, "password": at.password})
    mailbox = box.model_copy(update={"imap": imap})
    house = replace(office.house, settings=office.house.settings.model_copy(update={"mailbox": (mailbox,)}))
    assert doctor._imap(house, 0, datetime.now(UTC)).well
    wrong = doctor._imap(house, 0, datetime.now(UTC) + timedelta(hours=2))
    assert not wrong.well
    assert "+7200 s" in wrong.found or "+7199 s" in wrong.found or "+7201 s" in wrong.found
