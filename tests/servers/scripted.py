"""A real SMTP server on a real socket which answers as a test tells it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiosmtpd.smtp import SMTP, Envelope, Session

from pbem.mail.accounts import SmtpAccount

HANG_UP = "hang up"
SILENCE = "silence"


@dataclass
class Script:
    """What to answer to each command, in turn; the last answer is repeated."""

    mail: list[str] = field(default_factory=lambda: ["250 OK"])
    rcpt: list[str] = field(default_factory=lambda: ["250 OK"])
    data: list[str] = field(default_factory=lambda: ["250 OK"])
    port: int = 0
    connections: list[SMTP] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)

    def account(self) -> SmtpAccount:
        """Return how to send to it."""
        return SmtpAccount("127.0.0.1", self.port, security="plain")

    async def handle_MAIL(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        envelope.mail_from = address
        return await self._answer(server, self.mail)

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        envelope.rcpt_tos.append(address)
        return await self._answer(server, self.rcpt)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.received.append(envelope.content if isinstance(envelope.content, bytes) else b"")
        return await self._answer(server, self.data)

    async def _answer(self, server: SMTP, answers: list[str]) -> str:
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        if answer == SILENCE:
            await asyncio.sleep(60)
        if answer == HANG_UP:
            _abort(server)
            await asyncio.sleep(60)
        return answer

    def hang_up(self) -> None:
        """End all connections, as a server does with silent ones."""
        for one in self.connections:
            _abort(one)


def _abort(server: SMTP) -> None:
    """Close a connection without a word."""
    if isinstance(server.transport, asyncio.WriteTransport):
        server.transport.abort()


@asynccontextmanager
async def scripted(script: Script) -> AsyncIterator[Script]:
    """Serve on the port of the script, or where it names none on a free one."""
    loop = asyncio.get_running_loop()

    def connection() -> SMTP:
        script.connections.append(SMTP(script, hostname="test", loop=loop))
        return script.connections[-1]

    server = await loop.create_server(connection, "127.0.0.1", script.port, family=socket.AF_INET)
    script.port = server.sockets[0].getsockname()[1]
    try:
        yield script
    finally:
        server.close()
        script.hang_up()
        await asyncio.sleep(0.01)


@asynccontextmanager
async def greeting(port: int, words: bytes) -> AsyncIterator[None]:
    """Serve nobody: greet with these words, or with nothing, and close."""

    async def greet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(words)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(greet, "127.0.0.1", port)
    try:
        yield
    finally:
        server.close()
