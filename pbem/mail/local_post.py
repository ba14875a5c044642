"""The embedded post office: SMTP and IMAP on loopback in a thread of its own.

For tests mail is kept in memory; `pbem serve --local` and the demo keep it in a folder of Maildirs, where it
survives a restart. `open_password` opens the house: any user name at the domain gets a mailbox with the first
mail to it or the first login with that password, so that a stranger can try a game with any mail program.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import socket
import threading
from collections.abc import Callable, Coroutine
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any

from pbem.mail.accounts import ImapAccount, SmtpAccount
from pbem.mail.local_imap import Mailboxes, Serve
from pbem.mail.local_smtp import Counter

HOST = "127.0.0.1"


class PostOffice:
    """SMTP and IMAP for the users of one machine; a port of 0 takes any free one."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        domain: str = "",
        open_password: str = "",
        smtp_port: int = 0,
        imap_port: int = 0,
    ) -> None:
        self.domain = domain
        self.smtp_port = smtp_port
        self.imap_port = imap_port
        self._folder = folder
        self._open_password = open_password
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="post office", daemon=True)
        self._writers: set[asyncio.StreamWriter] = set()
        self._servers: list[asyncio.AbstractServer] = []
        self._counter: Counter | None = None

    def start(self) -> PostOffice:
        """Open the doors; a taken port is an OSError."""
        self._thread.start()
        try:
            self._call(self._open())
        except BaseException:
            self.stop()
            raise
        return self

    def stop(self) -> None:
        """Close the doors and all connections."""
        if self._thread.is_alive():
            with contextlib.suppress(TimeoutError):
                self._call(self._close())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()

    def __enter__(self) -> PostOffice:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def add_user(self, name: str, password: str) -> None:
        """Open a mailbox, or change its password; works while running."""
        self._call(self._mailboxes.add(name.lower(), password))

    def deliver(self, name: str, raw: bytes) -> None:
        """Put a mail into a user's inbox, as if it had come by SMTP."""
        self._call(self._mailboxes.deliver(name.lower(), raw))

    def set_clock(self, now: Callable[[], datetime]) -> None:
        """Have mail come in at the time another clock shows; the machine's, until then."""
        self._mailboxes.now = now

    def imap(self, user: str, password: str) -> ImapAccount:
        """Return how to read that user's mailbox."""
        return ImapAccount(HOST, self.imap_port, user, password, "plain")

    def smtp(self) -> SmtpAccount:
        """Return how to send."""
        return SmtpAccount(HOST, self.smtp_port, security="plain")

    def _run(self) -> None:
        """Live as long as the thread."""
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
        finally:
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            asyncio.set_event_loop(None)
            self._loop.close()

    def _call(self, work: Coroutine[object, None, None]) -> None:
        """Have something done in the post office's thread."""
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _open(self) -> None:
        if self._folder is not None:
            (self._folder / "mail").mkdir(parents=True, exist_ok=True)
        self._mailboxes = Mailboxes(self._folder, self._open_password)
        if self._folder is not None:
            await self._mailboxes.load(self._folder)
        self._counter = Counter(self._mailboxes, self.domain)
        await self._serve(self._counter, self._mailboxes.connected())

    async def _serve(self, counter: Counter, serve: Serve) -> None:
        """Open one door after the other."""
        door = _door(self.smtp_port)
        self.smtp_port = door.getsockname()[1]
        self._servers.append(await self._loop.create_server(counter.connection, sock=door))
        door = _door(self.imap_port)
        self.imap_port = door.getsockname()[1]
        called = functools.partial(self._imap, serve)
        self._servers.append(await asyncio.start_server(called, sock=door))

    async def _imap(self, serve: Serve, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Remember the connection, to be able to end it; pymap serves it in a task of its own."""
        self._writers = {one for one in self._writers if not one.is_closing()} | {writer}
        await serve(reader, writer)

    async def _close(self) -> None:
        """Let nobody in any more, and send everybody home."""
        for server in self._servers:
            server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        counted = self._counter.connections if self._counter else set()
        transports: list[Any] = [one.transport for one in counted if one.transport is not None]
        for transport in (*transports, *(writer.transport for writer in self._writers)):
            transport.abort()
        await asyncio.sleep(0)


def _door(port: int) -> socket.socket:
    """Listen on loopback; accepted connections inherit TCP_NODELAY, without which every literal costs 40 ms."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        door.bind((HOST, port))
        door.listen(100)
    except OSError as fault:
        door.close()
        raise OSError(f"{HOST} port {port} cannot be opened ({fault.strerror}): choose another port") from fault
    return door
