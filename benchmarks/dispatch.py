"""Mails a second through `Sender`, against a bare aiosmtplib loop over one kept connection, to the same sink.

Run: python -m benchmarks.dispatch [mails]. The two take turns in the same process; the sink runs in another
one, so that its work does not count as ours. Goal: at least 70 % of the bare loop.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from multiprocessing.connection import Connection

import aiosmtplib
from aiosmtpd.smtp import SMTP, Envelope, Session

from pbem.core.content import Attachment, Content
from pbem.mail.accounts import SmtpAccount
from pbem.mail.sending.compose import Envelope as Written
from pbem.mail.sending.compose import compose
from pbem.mail.sending.outgoing import Sender, Sent

ROUNDS = 5
GOAL = 0.7
SENDER, RECIPIENT = "orders@games.example", "anna@example.org"


class Sink:
    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        return "250 OK"


async def serve(line: Connection) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Sink(), hostname="sink", loop=loop), "127.0.0.1", 0)
    line.send(server.sockets[0].getsockname()[1])
    await server.serve_forever()


def sink(line: Connection) -> None:
    asyncio.run(serve(line))


def mail() -> bytes:
    """A report of usual size: text, HTML, a picture and a calendar file."""
    content = Content(
        "Campaign 3, turn 7",
        "Turn 7\n" * 300,
        "<p>Turn 7</p>" * 3000,
        b"\x89PNG" * 10_000,
        (Attachment("turn.ics", "text/calendar; charset=utf-8", b"BEGIN:VCALENDAR\r\n"),),
    )
    return compose(content, Written(SENDER, RECIPIENT, "<1@games.example>", datetime(2026, 11, 21, tzinfo=UTC)))


async def with_sender(port: int, mails: int, raw: bytes) -> None:
    async with Sender(SmtpAccount("127.0.0.1", port, security="plain")) as sender:
        for _ in range(mails):
            assert isinstance(await sender.send(SENDER, RECIPIENT, raw), Sent)


async def bare(port: int, mails: int, raw: bytes) -> None:
    async with aiosmtplib.SMTP(hostname="127.0.0.1", port=port, start_tls=False, local_hostname="localhost") as client:
        for _ in range(mails):
            await client.sendmail(SENDER, [RECIPIENT], raw)


async def rate(loop: Callable[[int, int, bytes], Awaitable[None]], port: int, mails: int, raw: bytes) -> float:
    began = time.perf_counter()
    await loop(port, mails, raw)
    return mails / (time.perf_counter() - began)


async def measure(port: int, mails: int) -> dict[str, float]:
    raw = mail()
    await rate(bare, port, 20, raw)
    pairs = [(await rate(with_sender, port, mails, raw), await rate(bare, port, mails, raw)) for _ in range(ROUNDS)]
    ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    return {"bytes": len(raw), "sender": round(ours), "bare": round(theirs), "ratio": round(ours / theirs, 2)}


def main() -> int:
    mails = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=sink, args=(theirs,), daemon=True)
    process.start()
    try:
        found = asyncio.run(measure(ours.recv(), mails))
    finally:
        process.terminate()
        process.join()
    print(json.dumps(found))
    return 0 if found["ratio"] >= GOAL else 1


if __name__ == "__main__":
    raise SystemExit(main())
