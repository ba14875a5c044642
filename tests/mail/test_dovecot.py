"""The mailbox watch against real Dovecot, and Postfix in front of it."""

from __future__ import annotations

import asyncio
import smtplib
from dataclasses import replace

import pytest
from imapclient import IMAPClient

from pbem.mail.sending.outgoing import Rejected, Sender, Sent, Verdict
from pbem.mail.watching.mailbox import State
from tests.mail.watching import QUICK, Watched
from tests.servers.dovecot import Dovecot
from tests.servers.postfix import DOMAIN, Postfix
from tests.servers.waiting import until


def deliver(server: Dovecot, user: str, *subjects: str) -> None:
    with smtplib.LMTP("127.0.0.1", server.lmtp) as lmtp:
        for subject in subjects:
            lmtp.sendmail("anna@example.org", f"{user}@{DOMAIN}", f"Subject: {subject}\r\n\r\nHello\r\n".encode())


def unseen(server: Dovecot, user: str) -> list[int]:
    with IMAPClient("127.0.0.1", server.imap, ssl=False) as client:
        client.login(user, "secret")
        client.select_folder("INBOX", readonly=True)
        return list(client.search(["UNSEEN"]))


def send(server: Postfix, *recipients: str) -> list[Verdict]:
    async def all_of_them() -> list[Verdict]:
        async with Sender(server.account()) as sender:
            raw = b"From: anna@example.org\r\nSubject: orders\r\n\r\n1 left 3\r\n"
            return [await sender.send("anna@example.org", recipient, raw) for recipient in recipients]

    return asyncio.run(all_of_them())


def test_takes_what_lies_there_and_what_comes(dovecot: Dovecot) -> None:
    deliver(dovecot, "user0", "one", "two")
    with Watched(dovecot.account("user0"), replace(QUICK, settle=20.0)) as watched:
        watched.wait_for(State.IDLE)
        watched.wait("one", "two")
        deliver(dovecot, "user0", "three")
        watched.wait("one", "two", "three")
        until(lambda: not unseen(dovecot, "user0"), what="seen flags")
    assert watched.repeated == 0


def test_mail_travels_from_postfix_to_the_watch(dovecot: Dovecot, postfix: Postfix) -> None:
    with Watched(dovecot.account("orders")) as watched:
        watched.wait_for(State.IDLE)
        (verdict,) = send(postfix, f"orders+rk4.blue.k3f9abcdefgh@{DOMAIN}")
        assert isinstance(verdict, Sent)
        watched.wait("orders")
    (fetched,) = watched.taken.values()
    assert b"orders+rk4.blue.k3f9abcdefgh@games.example" in fetched.raw


def test_postfix_refuses_what_would_leave_the_machine(postfix: Postfix) -> None:
    refused, sent = send(postfix, "anna@elsewhere.example", f"user19@{DOMAIN}")
    assert isinstance(refused, Rejected)
    assert refused.code == 554
    assert isinstance(sent, Sent)


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_reads_over_tls(dovecot: Dovecot, security: str) -> None:
    account = dovecot.account("user1", "tls" if security == "tls" else "starttls")
    deliver(dovecot, "user1", security)
    with Watched(account) as watched:
        until(lambda: security in watched.subjects())


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_refuses_an_unknown_authority(dovecot: Dovecot, security: str) -> None:
    account = dovecot.account("user1", "tls" if security == "tls" else "starttls")
    with Watched(replace(account, ca_file="")) as watched:
        watched.wait_for(State.NOT_TRUSTED)
    assert not watched.taken


def test_tells_a_wrong_password_and_never_shows_it(dovecot: Dovecot) -> None:
    with Watched(dovecot.account("user2", password="wrong-word")) as watched:
        watched.wait_for(State.BAD_LOGIN)
    assert "wrong-word" not in str(watched.states)
    assert "wrong-word" not in repr(watched.account)


def test_tells_a_folder_that_is_not_there(dovecot: Dovecot) -> None:
    with Watched(replace(dovecot.account("user2"), folder="Nowhere")) as watched:
        watched.wait_for(State.NO_FOLDER)


def test_loses_and_doubles_nothing_over_a_restart(dovecot: Dovecot) -> None:
    deliver(dovecot, "user3", "before")
    with Watched(dovecot.account("user3")) as watched:
        watched.wait("before")
        watched.wait_for(State.IDLE)
        dovecot.kill()
        watched.wait_for(State.AWAY)
        dovecot.start()
        deliver(dovecot, "user3", "after")
        watched.wait("before", "after")
    assert watched.repeated == 0


def test_begins_again_when_the_mailbox_was_renumbered(dovecot: Dovecot) -> None:
    deliver(dovecot, "user4", "one", "two")
    with Watched(dovecot.account("user4")) as watched:
        watched.wait("one", "two")
        watched.wait_for(State.IDLE)
        dovecot.kill()
        dovecot.new_uidvalidity("user4")
        dovecot.start()
        until(lambda: len({validity for validity, _ in watched.taken}) == 2, what="the new numbering")
        until(lambda: len(watched.taken) == 4)
        assert watched.told(State.RESCAN)


def test_a_message_that_cannot_be_stored_does_not_hold_up_the_others(dovecot: Dovecot) -> None:
    deliver(dovecot, "user5", "bad", "good")
    watched = Watched(dovecot.account("user5"))
    watched.refuse = lambda fetched: b"bad" in fetched.raw
    with watched:
        watched.wait("good")
        watched.wait_for(State.NOT_TAKEN)
        until(lambda: len(unseen(dovecot, "user5")) == 1, what="one seen")
        watched.refuse = lambda fetched: False
        watched.wait("good", "bad")
        until(lambda: not unseen(dovecot, "user5"), what="both seen")


def test_a_message_left_unseen_is_offered_again_after_a_restart(dovecot: Dovecot) -> None:
    deliver(dovecot, "user6", "bad", "good")
    first = Watched(dovecot.account("user6"))
    first.refuse = lambda fetched: b"bad" in fetched.raw
    with first:
        first.wait("good")
        until(lambda: len(unseen(dovecot, "user6")) == 1, what="one seen")
    second = Watched(dovecot.account("user6"))
    second.taken.update(first.taken)
    with second:
        second.wait("good", "bad")


def test_a_big_message_comes_without_its_body(dovecot: Dovecot) -> None:
    with smtplib.LMTP("127.0.0.1", dovecot.lmtp) as lmtp:
        big = b"Subject: big\r\n\r\n" + b"x" * 70 + b"\r\n" + b"y" * 3000
        lmtp.sendmail("anna@example.org", f"user7@{DOMAIN}", big)
    with Watched(dovecot.account("user7"), replace(QUICK, largest=2000)) as watched:
        watched.wait("big")
    (fetched,) = watched.taken.values()
    assert fetched.truncated
    assert fetched.size > 3000
    assert b"xxx" not in fetched.raw


def test_idle_is_renewed(dovecot: Dovecot) -> None:
    with Watched(dovecot.account("user8"), replace(QUICK, renew=0.2)) as watched:
        watched.wait_for(State.IDLE)
        deliver(dovecot, "user8", "one")
        watched.wait("one")
        deliver(dovecot, "user8", "two")
        watched.wait("one", "two")
    assert not watched.told(State.AWAY)


def test_many_messages_come_in_order(dovecot: Dovecot) -> None:
    subjects = [f"mail {n}" for n in range(60)]
    deliver(dovecot, "user9", *subjects)
    with Watched(dovecot.account("user9")) as watched:
        watched.wait(*subjects)
    assert watched.repeated == 0
