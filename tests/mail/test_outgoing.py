"""Verdicts of the sender, against a server that answers as told."""

from __future__ import annotations

import asyncio

import pytest

from pbem.mail.accounts import SmtpAccount
from pbem.mail.local_post import PostOffice
from pbem.mail.sending.outgoing import Away, Rejected, Retry, Sender, Sent, Unknown, Verdict
from tests.servers.scripted import HANG_UP, SILENCE, Script, greeting, scripted
from tests.servers.waiting import free_port

RAW = b"Subject: report\r\n\r\n.a line with a dot\r\n"


def verdicts(script: Script, mails: int = 1, timeout: float = 5.0) -> list[Verdict]:
    async def run() -> list[Verdict]:
        async with scripted(script), Sender(script.account(), timeout) as sender:
            return [await sender.send("orders@games.example", "anna@example.org", RAW) for _ in range(mails)]

    return asyncio.run(run())


def test_many_mails_go_over_one_connection() -> None:
    script = Script()
    assert verdicts(script, 5) == [Sent("OK")] * 5
    assert len(script.connections) == 1
    assert script.received == [RAW] * 5


@pytest.mark.parametrize("command", ["mail", "rcpt", "data"])
def test_4xx_means_later(command: str) -> None:
    """RFC 5321, 4.2.1: a transient refusal."""
    script = Script()
    setattr(script, command, ["451 4.7.1 Greylisted", "250 OK"])
    assert verdicts(script, 2) == [Retry(451, "4.7.1 Greylisted"), Sent("OK")]
    assert len(script.connections) == 1


@pytest.mark.parametrize("command", ["mail", "rcpt", "data"])
def test_5xx_means_never(command: str) -> None:
    """RFC 5321, 4.2.1: a permanent refusal; the connection serves the next mail."""
    script = Script()
    setattr(script, command, ["550 5.1.1 Unknown", "250 OK"])
    assert verdicts(script, 2) == [Rejected(550, "5.1.1 Unknown"), Sent("OK")]
    assert len(script.connections) == 1


def test_connection_lost_before_the_content_means_the_server_is_away() -> None:
    """The mail had been named by then, so that it may be the reason."""
    [verdict] = verdicts(Script(rcpt=[HANG_UP]))
    assert isinstance(verdict, Away)
    assert verdict.named


@pytest.mark.parametrize("command", ["mail", "rcpt", "data"])
def test_421_is_never_an_answer_to_the_mail(command: str) -> None:
    """RFC 5321, 3.8: the server closes, whatever it was asked."""
    script = Script()
    setattr(script, command, ["421 4.3.2 Closing"])
    assert verdicts(script) == [Away(421, "4.3.2 Closing", named=True)]


def test_connection_lost_after_the_content_is_unknown() -> None:
    """RFC 5321, 4.5.4.1: the server may have taken the mail."""
    script = Script(data=[HANG_UP, "250 OK"])
    first, second = verdicts(script, 2)
    assert isinstance(first, Unknown)
    assert second == Sent("OK")
    assert len(script.connections) == 2


def test_no_answer_after_the_content_is_unknown() -> None:
    assert isinstance(verdicts(Script(data=[SILENCE]), timeout=0.2)[0], Unknown)


def test_421_opens_a_new_connection() -> None:
    """RFC 5321, 3.8: the server closes; a mail over a kept connection is tried again at once."""
    script = Script(mail=["250 OK", "421 4.3.2 Closing", "250 OK"])
    assert verdicts(script, 2) == [Sent("OK")] * 2
    assert len(script.connections) == 2


def test_a_connection_the_server_closed_is_opened_anew() -> None:
    async def run() -> list[Verdict]:
        script = Script()
        async with scripted(script), Sender(script.account(), 5.0) as sender:
            first = await sender.send("orders@games.example", "anna@example.org", RAW)
            script.hang_up()
            return [first, await sender.send("orders@games.example", "anna@example.org", RAW)]

    assert asyncio.run(run()) == [Sent("OK")] * 2


@pytest.mark.parametrize("words", [b"", b"421 4.3.2 Try later\r\n", b"554 5.3.2 No service\r\n"])
def test_a_greeting_that_sends_everybody_away_is_not_the_mails_fault(words: bytes) -> None:
    async def run(port: int) -> Verdict:
        async with greeting(port, words), Sender(SmtpAccount("127.0.0.1", port, security="plain"), 5.0) as sender:
            return await sender.send("orders@games.example", "anna@example.org", RAW)

    verdict = asyncio.run(run(free_port()))
    assert isinstance(verdict, Away)
    assert verdict.code in (int(words[:3] or 0), 0)
    assert not verdict.named


def test_nobody_there_means_later() -> None:
    async def run() -> list[Verdict]:
        async with Sender(SmtpAccount("127.0.0.1", free_port(), security="plain"), 1.0) as sender:
            return [await sender.send("orders@games.example", "anna@example.org", RAW), await sender.probe()]

    first, probed = asyncio.run(run())
    assert isinstance(first, Away)
    assert isinstance(probed, Away)
    assert (first.code, first.named) == (0, False)


@pytest.mark.parametrize("address", ["anna", "anna@example.org\r\nRCPT TO:<eve@x.org>", "<a@b>", "анна@example.org"])
def test_an_address_that_cannot_be_written_is_rejected(address: str) -> None:
    async def run() -> Verdict:
        async with Sender(SmtpAccount("127.0.0.1", free_port(), security="plain"), 1.0) as sender:
            return await sender.send("orders@games.example", address, RAW)

    verdict = asyncio.run(run())
    assert isinstance(verdict, Rejected)
    assert verdict.code == 0


def test_a_wrong_password_is_not_the_mails_fault(post_office: PostOffice) -> None:
    async def run(password: str) -> Verdict:
        account = SmtpAccount("127.0.0.1", post_office.smtp_port, "anna", password, "plain")
        async with Sender(account, 5.0) as sender:
            return await sender.send("anna@example.org", "orders@example.org", RAW)

    refused = asyncio.run(run("wrong"))
    assert isinstance(refused, Away)
    assert (refused.code, refused.named) == (535, False)
    assert isinstance(asyncio.run(run("secret")), Sent)


def test_starttls_is_insisted_on(post_office: PostOffice) -> None:
    async def run() -> Verdict:
        account = SmtpAccount("127.0.0.1", post_office.smtp_port, security="starttls")
        async with Sender(account, 5.0) as sender:
            return await sender.probe()

    assert isinstance(asyncio.run(run()), Away)
