"""The whole service on real mail: SMTP in, IMAP, SQLite, SMTP out, in threads."""

from __future__ import annotations

import smtplib
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from imapclient import IMAPClient

from pbem.mail.local_post import HOST, PostOffice
from pbem.service.calendar import campaign_file
from pbem.service.campaigns import lifecycle
from pbem.service.house.house import House, open_house
from pbem.service.work import local
from pbem.service.work.once import once
from pbem.service.work.worker import Worker
from pbem.store import migrate
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns as rows
from pbem.store.wake import Wake
from tests.servers.waiting import free_port, until


@contextmanager
def working(house: House) -> Iterator[Worker]:
    worker = Worker(house)
    worker.start()
    try:
        yield worker
    finally:
        worker.stop()


def send(port: int, sender: str, subject: str, body: str = "", to: str = "orders@pbem.test") -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, subject
    mail["Message-ID"] = f"<{time.monotonic_ns()}@{sender.partition('@')[2]}>"
    mail.set_content(body)
    with smtplib.SMTP(HOST, port) as server:
        server.send_message(mail)


def inbox(port: int, user: str) -> list[bytes]:
    with IMAPClient(HOST, port, ssl=False) as client:
        client.login(user, local.PASSWORD)
        client.select_folder("INBOX")
        uids = client.search("ALL")
        return [found[b"BODY[]"] for found in client.fetch(uids, ["BODY[]"]).values()] if uids else []


def test_a_stranger_plays_by_mail_alone(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (office, house):
        key = local.practice(house)
        with working(house):
            send(office.smtp_port, "vera@pbem.test", f"join {key}")
            until(lambda: len(inbox(office.imap_port, "vera")) >= 2, what="welcome and first report")
            report = next(mail for mail in inbox(office.imap_port, "vera") if b"text/calendar" in mail)
            address = str(message_from_bytes(report, policy=policy.default)["Reply-To"])
            send(office.smtp_port, "vera@pbem.test", "Re: report", "army 1: up 1", to=address)
            until(lambda: len(inbox(office.imap_port, "vera")) >= 3, what="the answer")


def test_the_service_waits_for_servers_that_come_later(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """IMAP and SMTP away: the log says so, connecting goes on with growing pauses, and what comes is answered."""
    caplog.set_level("INFO", "pbem.intake")
    ports = free_port(), free_port()
    office = PostOffice(tmp_path, domain="pbem.test", open_password=local.PASSWORD)
    office.smtp_port, office.imap_port = ports
    house = open_house(local.settings(tmp_path, office, "secret"))
    migrate.upgrade(house.settings.database_url)
    with working(house):
        time.sleep(0.5)
        with office:
            office.add_user("orders", "secret")
            send(office.smtp_port, "vera@pbem.test", "help")
            until(lambda: inbox(office.imap_port, "vera"), what="the answer")
    house.engine.dispose()
    told = [(record.levelname, record.getMessage().split(":")[0]) for record in caplog.records]
    assert ("WARNING", "orders") in told
    assert told.index(("WARNING", "orders")) < told.index(("INFO", "orders"))


def test_stopping_leaves_nothing_behind(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (_office, house):
        before = threading.active_count()
        with working(house) as worker:
            time.sleep(0.3)
            worker.stop()
        until(lambda: threading.active_count() <= before + 1, what="the threads to end")


def test_one_pass_for_cron(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (office, house):
        send(office.smtp_port, "vera@pbem.test", "help")
        done = once(house)
        assert (done.fetched, done.sent, done.away) == (1, 1, ())
        assert once(house).fetched == 0
        assert b"pbem" in inbox(office.imap_port, "vera")[0]


def test_one_pass_says_which_server_is_away(tmp_path: Path) -> None:
    with PostOffice(tmp_path, domain="pbem.test") as office:
        house = open_house(local.settings(tmp_path, office, "secret"))
    migrate.upgrade(house.settings.database_url)
    done = once(house)
    house.engine.dispose()
    assert len(done.away) == 1
    assert "orders" in done.away[0]


def test_a_practice_campaign_is_made_when_none_has_a_seat(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (_office, house):
        assert local.practice(house) == local.practice(house) == "practice"


def test_several_mailboxes_are_read_and_each_answers_for_itself(tmp_path: Path) -> None:
    with local.opened_office(tmp_path) as (office, house):
        office.add_user("second", "secret")
        first = house.settings.mailbox[0]
        imap = first.imap.model_copy(update={"user": "second", "password": "secret"})
        second = first.model_copy(update={"name": "second", "address": "second@pbem.test", "imap": imap})
        both = replace(house, settings=house.settings.model_copy(update={"mailbox": (first, second)}))
        with working(both):
            for box in ("orders", "second"):
                send(office.smtp_port, "vera@pbem.test", "help", to=f"{box}@pbem.test")
            until(lambda: len(inbox(office.imap_port, "vera")) == 2, what="two answers")
        answers = [message_from_bytes(raw, policy=policy.default) for raw in inbox(office.imap_port, "vera")]
        assert sorted(mail["From"].addresses[0].username for mail in answers) == ["orders", "second"]


def test_a_turn_that_is_due_has_its_mailbox_read_at_once(tmp_path: Path) -> None:
    """The connection sleeps for minutes in IDLE; the deadline wakes it, so that what came in time is in."""
    with local.opened_office(tmp_path) as (_office, house):
        table = {"key": "quick", "title": "Quick", "ruleset": "campaign", "schedule": {"every_seconds": 3}}
        table |= {"options": {"map": "two-fords", "seats": 2}, "start": "referee"}
        with working(house):
            with writing(house.engine) as session:
                row = lifecycle.create(house, session, campaign_file.check("test", table))
                lifecycle.start(house, session, row)
            house.wake.notify()
            until(lambda: _turns(house) >= 1, what="the first turn")


def _turns(house: House) -> int:
    """Count the turns played."""
    with reading(house.engine) as session:
        row = rows.get(session, "quick")
        return row.head_turn if row else 0


class LostRing:
    """A bell whose next ring nobody hears, as when a thread is just about to listen."""

    def __init__(self, wake: Wake) -> None:
        self.lost = False
        self._wake = wake
        self.wait, self.close = wake.wait, wake.close

    def notify(self) -> None:
        if not self.lost:
            self._wake.notify()
        self.lost = False


def test_no_thread_stays_behind_though_a_ring_was_not_heard(tmp_path: Path) -> None:
    """Else the end waits for it as long as it listens."""
    with local.opened_office(tmp_path) as (_, house):
        before = set(threading.enumerate())
        bell = LostRing(house.wake)
        worker = Worker(replace(house, wake=bell))
        worker.start()
        time.sleep(1)
        bell.lost = True
        worker.stop()
        assert not {one.name for one in threading.enumerate() if one not in before} & {"listen", "work", "send"}
