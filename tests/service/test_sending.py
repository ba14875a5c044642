"""Out of the outbox: what the server says decides; nothing is lost and nothing is sent for ever."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.mail.sending.outgoing import Sender
from pbem.service.post.pictures import Pictures
from pbem.service.work.dispatch import Post, send_waiting
from tests.servers.scripted import HANG_UP, Script, scripted
from tests.servers.waiting import free_port
from tests.service.kit import Office


async def sent(office: Office, script: Script, folder: Path, times: int = 1, later: float = 0) -> list[bytes]:
    """Let the service send to a scripted server, some times, with pauses on its clock."""
    from datetime import timedelta

    async with scripted(script):
        post = Post(office.house, Pictures(folder, 1), Sender(script.account()))
        for _ in range(times):
            await send_waiting(post)
            office.clock.advance(timedelta(seconds=later))
        await post.sender.close()
        post.pictures.rest()
    return script.received


def states(office: Office) -> list[str]:
    return [mail.state for mail in office.mails()]


def test_a_mail_taken_is_sent_once(office: Office, tmp_path: Path) -> None:
    received = asyncio.run(sent(office, Script(), tmp_path, times=3, later=3600))
    assert len(received) == 2
    assert states(office) == ["sent", "sent"]


def test_4xx_is_tried_again_later(office: Office, tmp_path: Path) -> None:
    script = Script(rcpt=["450 4.2.1 try later", "450 4.2.1 try later", "250 OK"])
    assert asyncio.run(sent(office, script, tmp_path)) == []
    assert states(office) == ["queued", "queued"]
    assert len(asyncio.run(sent(office, script, tmp_path, times=2, later=31))) == 2
    assert states(office) == ["sent", "sent"]


def test_5xx_is_given_up_and_the_referee_is_told(office: Office, tmp_path: Path) -> None:
    script = Script(rcpt=["550 5.1.1 no such user", "250 OK"])
    asyncio.run(sent(office, script, tmp_path, times=2))
    assert states(office) == ["rejected", "sent", "sent"]
    text = office.text("referee@host.test")
    assert "blue@players.test" in text
    assert "pbem seat resend rk4 blue" in " ".join(text.split())


def test_a_connection_lost_after_the_content_sends_the_same_bytes_again(office: Office, tmp_path: Path) -> None:
    script = Script(data=[HANG_UP, "250 OK"])
    received = asyncio.run(sent(office, script, tmp_path, times=2, later=31))
    assert states(office) == ["sent", "sent"]
    assert sorted(received.count(mail) for mail in set(received)) == [1, 2]


def test_a_server_that_is_away_loses_nothing(office: Office, tmp_path: Path) -> None:
    away = Script(port=free_port())

    async def attempt() -> None:
        post = Post(office.house, Pictures(tmp_path, 1), Sender(replace(away.account())))
        await send_waiting(post)
        post.pictures.rest()

    asyncio.run(attempt())
    assert states(office) == ["queued", "queued"]


def test_a_mail_that_cannot_be_written_stops_no_other(office: Office, tmp_path: Path) -> None:
    from sqlmodel import select

    from pbem.store.engine import writing
    from pbem.store.tables import Outbox

    with writing(office.house.engine) as session:
        mail = session.exec(select(Outbox).where(Outbox.seat == "blue")).one()
        mail.briefing = '{"kind":"report"}'
        session.add(mail)
    asyncio.run(sent(office, Script(), tmp_path, times=2))
    assert states(office) == ["rejected", "sent", "sent"]
    assert "blue" in office.text("referee@host.test")


@pytest.mark.parametrize("seat", ["blue", "red"])
def test_a_rendered_mail_is_a_whole_report(office: Office, tmp_path: Path, seat: str) -> None:
    from email import message_from_bytes, policy

    received = [message_from_bytes(raw, policy=policy.default) for raw in asyncio.run(sent(office, Script(), tmp_path))]
    mail = next(mail for mail in received if f"{seat}@players.test" in mail["To"])
    kinds = {part.get_content_type() for part in mail.walk()}
    assert {"text/plain", "text/html", "image/png", "text/calendar", "application/json"} <= kinds
    assert office.reply_to(seat) in mail["Reply-To"]
    assert mail["Auto-Submitted"] == "auto-generated"
