"""The embedded post office, through real sockets."""

from __future__ import annotations

import smtplib
from datetime import UTC, datetime
from pathlib import Path

import pytest
from imapclient import IMAPClient
from imapclient.exceptions import LoginError

from pbem.mail.local_post import PostOffice
from pbem.mail.watching.mailbox import State
from tests.mail.watching import QUICK, Watched
from tests.servers.waiting import until

RAW = "Subject: {}\r\n\r\nHello\r\n"


def send(office: PostOffice, recipient: str, subject: str) -> None:
    with smtplib.SMTP("127.0.0.1", office.smtp_port) as smtp:
        smtp.sendmail("eve@example.org", recipient, RAW.format(subject).encode())


def messages(office: PostOffice, user: str, password: str) -> list[bytes]:
    with IMAPClient("127.0.0.1", office.imap_port, ssl=False) as client:
        client.login(user, password)
        client.select_folder("INBOX")
        found = client.fetch(client.search(), ["BODY.PEEK[]"])
        return [found[uid][b"BODY[]"] for uid in sorted(found)]


def test_idle_wakes_the_watch(post_office: PostOffice) -> None:
    with Watched(post_office.imap("orders", "secret")) as watched:
        watched.wait_for(State.IDLE)
        send(post_office, "orders@example.org", "one")
        watched.wait("one")
    assert watched.repeated == 0


def test_whoever_wants_it_read_waits_for_no_news(post_office: PostOffice) -> None:
    with Watched(post_office.imap("orders", "secret")) as watched:
        watched.wait_for(State.IDLE)
        until(lambda: watched.read_to_end >= 2, what="the reading after the first IDLE")
        before = watched.read_to_end
        watched.readings.wanted.set()
        until(lambda: watched.read_to_end > before, QUICK.renew / 2, "a reading that was asked for")


def test_plus_addresses_go_to_the_base_user(post_office: PostOffice) -> None:
    send(post_office, "orders+rk4.blue.abc@example.org", "one")
    (raw,) = messages(post_office, "orders", "secret")
    assert b"Delivered-To: orders+rk4.blue.abc@example.org" in raw


def test_mail_comes_in_at_the_time_another_clock_shows(post_office: PostOffice) -> None:
    told = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
    post_office.set_clock(lambda: told)
    send(post_office, "orders@example.org", "one")
    with IMAPClient("127.0.0.1", post_office.imap_port, ssl=False) as client:
        client.normalise_times = False
        client.login("orders", "secret")
        client.select_folder("INBOX")
        (found,) = client.fetch(client.search(), ["INTERNALDATE"]).values()
    assert found[b"INTERNALDATE"] == told


def test_unknown_users_are_refused(post_office: PostOffice) -> None:
    with pytest.raises(smtplib.SMTPRecipientsRefused) as refused:
        send(post_office, "nobody@example.org", "one")
    assert refused.value.recipients["nobody@example.org"][0] == 550


def test_wrong_passwords_are_refused(post_office: PostOffice) -> None:
    with pytest.raises(LoginError):
        messages(post_office, "anna", "wrong")
    with smtplib.SMTP("127.0.0.1", post_office.smtp_port) as smtp, pytest.raises(smtplib.SMTPAuthenticationError):
        smtp.login("anna", "wrong")


def test_users_are_added_while_it_runs(post_office: PostOffice) -> None:
    post_office.add_user("boris", "other")
    send(post_office, "Boris@example.org", "one")
    assert len(messages(post_office, "boris@example.org", "other")) == 1


@pytest.mark.parametrize("name", ["", "../anna", "a/b", ".", "a b", "анна"])
def test_names_that_are_no_user_names_are_refused(post_office: PostOffice, name: str) -> None:
    with pytest.raises(ValueError, match="user name"):
        post_office.add_user(name, "x")


def test_an_open_house_takes_any_user_at_its_domain() -> None:
    with PostOffice(domain="game.test", open_password="sesame") as office:
        office.add_user("orders", "secret")
        send(office, "newcomer@game.test", "welcome")
        assert len(messages(office, "newcomer@game.test", "sesame")) == 1
        assert messages(office, "another", "sesame") == []
        with pytest.raises(smtplib.SMTPRecipientsRefused):
            send(office, "anna@elsewhere.test", "out")


def test_the_open_password_does_not_open_a_users_own_mailbox() -> None:
    with PostOffice(domain="game.test", open_password="sesame") as office:
        office.add_user("orders", "secret")
        with pytest.raises(LoginError):
            messages(office, "orders", "sesame")


def test_mail_in_a_folder_survives_a_restart(tmp_path: Path) -> None:
    with PostOffice(tmp_path / "post", domain="game.test", open_password="sesame") as office:
        office.add_user("orders", "secret")
        ports = office.smtp_port, office.imap_port
        send(office, "orders@game.test", "one")
        send(office, "boris@game.test", "two")
    with PostOffice(
        tmp_path / "post", domain="game.test", open_password="sesame", smtp_port=ports[0], imap_port=ports[1]
    ) as office:
        send(office, "orders@game.test", "three")
        assert [raw.split(b"Subject: ")[1][:3] for raw in messages(office, "orders", "secret")] == [b"one", b"thr"]
        assert len(messages(office, "boris", "sesame")) == 1


def test_the_watch_outlives_a_restart(tmp_path: Path) -> None:
    """Nothing lost, nothing doubled: UIDVALIDITY and UIDs are kept in the folder."""
    office = PostOffice(tmp_path).start()
    office.add_user("orders", "secret")
    send(office, "orders@x.test", "one")
    with Watched(office.imap("orders", "secret")) as watched:
        watched.wait("one")
        watched.wait_for(State.IDLE)
        office.stop()
        watched.wait_for(State.AWAY)
        with PostOffice(tmp_path, smtp_port=office.smtp_port, imap_port=office.imap_port) as again:
            send(again, "orders@x.test", "two")
            watched.wait("one", "two")
            until(lambda: watched.states[-1][0] == State.IDLE)
    assert watched.repeated == 0


def test_a_taken_port_is_told_at_once(post_office: PostOffice) -> None:
    with pytest.raises(OSError, match=rf"port {post_office.smtp_port} .*in use.*choose another"):
        PostOffice(smtp_port=post_office.smtp_port).start()
