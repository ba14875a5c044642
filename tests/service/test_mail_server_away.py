"""A mail server that is away is no mail's fault: when it answers, everything that waited goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlmodel import col, update

from pbem.mail.sending.outgoing import Sender
from pbem.service.post.pictures import Pictures
from pbem.service.post.server_clock import PAUSES as ASKED_AGAIN
from pbem.service.work.dispatch import PAUSES, Post, send_waiting
from pbem.store.engine import writing
from pbem.store.tables import Outbox
from tests.servers.scripted import HANG_UP, SILENCE, Script, greeting, scripted
from tests.servers.waiting import free_port
from tests.service.kit import Office

HOURS = 4 * 3600


@pytest.fixture
def waiting(office: Office) -> Office:
    """Let several mails wait, written out: two first reports and four answers."""
    for seat in ("blue", "red", "blue", "red"):
        office.letter(seat, "help")
    assert {mail.state for mail in office.mails()} == {"queued"}
    assert len(office.mails()) == 6
    with writing(office.house.engine) as session:
        session.exec(update(Outbox).values(raw=b"Subject: report\r\n\r\n"))
    return office


@asynccontextmanager
async def sending(office: Office, folder: Path, port: int, timeout: float = 5.0) -> AsyncIterator[Post]:
    """Open a post that sends to that port."""
    post = Post(office.house, Pictures(folder, 1), Sender(Script(port=port).account(), timeout))
    try:
        yield post
    finally:
        await post.sender.close()
        post.pictures.rest()


async def hours(office: Office, post: Post, seconds: float = HOURS) -> list[float]:
    """Send whenever something may go, as the service does, for some hours of its clock; give when it tried."""
    began, tried = office.clock.now(), []
    while (office.clock.now() - began).total_seconds() < seconds:
        if (await send_waiting(post)).dealt:
            tried.append((office.clock.now() - began).total_seconds())
            continue
        office.clock.advance(timedelta(seconds=1))
    return tried


def clocks(office: Office) -> list[tuple[str, int, datetime]]:
    """Give the state of all mails: what each is, how often it was tried, when it may go."""
    return [(mail.state, mail.attempts, mail.not_before) for mail in office.mails()]


def states(office: Office) -> set[str]:
    return {mail.state for mail in office.mails()}


@pytest.mark.parametrize("away", ["nobody there", "hangs up", "421", "554", "silent"])
def test_while_the_server_is_away_no_mail_has_a_clock_of_its_own(waiting: Office, tmp_path: Path, away: str) -> None:
    """Four hours long it is asked once a minute, by one mail; then it comes, and within a minute all six are there."""
    port, before = free_port(), clocks(waiting)
    words = {"hangs up": b"", "421": b"421 4.3.2 Try later\r\n", "554": b"554 5.3.2 No service\r\n"}

    async def run() -> list[float]:
        silence = 0.05 if away == "silent" else 5.0
        async with sending(waiting, tmp_path, port, silence) as post:
            if away == "nobody there":
                tried = await hours(waiting, post, 600)
            elif away == "silent":
                async with silent(port):
                    tried = await hours(waiting, post, 600)
            else:
                async with greeting(port, words[away]):
                    tried = await hours(waiting, post, 600)
            assert clocks(waiting) == before
            post.sender._timeout = 5.0
            async with scripted(Script(port=port)) as script:
                await hours(waiting, post, ASKED_AGAIN[-1] + 1)
                assert len(script.received) == 6
            return tried

    tried = asyncio.run(run())
    assert states(waiting) == {"sent"}
    assert {mail.attempts for mail in waiting.mails()} == {1}
    assert tried[:4] == [0, 2, 7, 17]
    assert max(later - earlier for earlier, later in zip(tried, tried[1:], strict=False)) == ASKED_AGAIN[-1]


@asynccontextmanager
async def silent(port: int) -> AsyncIterator[None]:
    """Accept every connection and say nothing."""

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", port)
    try:
        yield
    finally:
        server.close()


def test_mails_put_off_while_the_server_was_away_go_with_the_first_taken(waiting: Office, tmp_path: Path) -> None:
    """They had clocks of up to four hours because nobody was there, the login failed, or the server closed."""
    late = waiting.clock.now() + timedelta(hours=4)
    said = ("0 Connection refused", "535 5.7.8 Bad password", "421 4.3.2 Closing", "450 4.2.1 Mailbox busy")
    with writing(waiting.house.engine) as session:
        for mail, verdict in zip(waiting.mails(), said, strict=False):
            put_off = update(Outbox).where(col(Outbox.id) == mail.id)
            session.exec(put_off.values(attempts=7, not_before=late, verdict=verdict, server_away=verdict[:3] != "450"))

    async def run() -> None:
        async with scripted(Script()) as script, sending(waiting, tmp_path, script.port) as post:
            await hours(waiting, post, 1)

    asyncio.run(run())
    assert [mail.state for mail in waiting.mails()] == ["sent", "sent", "sent", "queued", "sent", "sent"]
    assert waiting.mails()[3].not_before == late


def test_an_answer_to_one_mail_moves_the_clock_of_that_mail(waiting: Office, tmp_path: Path) -> None:
    """4xx after RCPT: the others go at once, and the one after its own pause."""

    async def run() -> None:
        script = Script(rcpt=["450 4.2.1 Mailbox busy", "250 OK"])
        async with scripted(script), sending(waiting, tmp_path, script.port) as post:
            await hours(waiting, post, 1)
            assert [mail.state for mail in waiting.mails()] == ["queued", *["sent"] * 5]
            await hours(waiting, post, PAUSES[0])

    asyncio.run(run())
    assert waiting.mails()[0].attempts == 2
    assert states(waiting) == {"sent"}


class Closing(Script):
    """Closes at every mail to one address, and takes all others."""

    def __init__(self, answer: str, bad: str) -> None:
        super().__init__()
        self._bad = bad
        self._closes = [answer]

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address == self._bad:
            return await self._answer(server, self._closes)
        return await super().handle_RCPT(server, session, envelope, address, options)


@pytest.mark.parametrize("answer", ["421 4.3.2 Closing", HANG_UP])
def test_a_mail_at_which_the_server_closes_holds_up_no_other(waiting: Office, tmp_path: Path, answer: str) -> None:
    """Whatever it is about that mail: the server is asked by another one."""
    bad = waiting.mails()[0].address

    async def run() -> None:
        script = Closing(answer, bad)
        async with scripted(script), sending(waiting, tmp_path, script.port) as post:
            await hours(waiting, post, 600)
            assert {mail.address for mail in waiting.mails() if mail.state != "sent"} == {bad}
            waiting.letter("red", "help")
            await hours(waiting, post, 20)

    asyncio.run(run())
    assert {mail.address for mail in waiting.mails() if mail.state != "sent"} == {bad}
    assert waiting.mails()[-1].state == "sent"


def test_a_server_that_stops_in_mid_work_loses_nothing(waiting: Office, tmp_path: Path) -> None:
    """One mail was being named when it closed, for whatever reason; all are there soon after it is back."""
    port = free_port()

    async def run() -> None:
        async with sending(waiting, tmp_path, port) as post:
            async with scripted(Script(mail=["250 OK", "250 OK", HANG_UP], port=port)):
                await hours(waiting, post, 60)
            await hours(waiting, post, 900)
            assert states(waiting) == {"queued", "sent"}
            async with scripted(Script(port=port)):
                await hours(waiting, post, ASKED_AGAIN[-1] + 1)

    asyncio.run(run())
    assert states(waiting) == {"sent"}


def test_a_slow_server_is_not_asked_by_sixteen_mails(waiting: Office, tmp_path: Path) -> None:
    """One mail waits in vain for an answer; the next one asks after a pause."""

    async def run() -> int:
        script = Script(mail=[SILENCE])
        async with scripted(script), sending(waiting, tmp_path, script.port, 0.1) as post:
            return (await send_waiting(post)).dealt

    assert asyncio.run(run()) == 1
