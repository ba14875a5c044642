"""The IMAP side of the embedded post office: pymap on loopback, in memory or in Maildirs.

A user may log in by user name or by whole address; with an open password anybody may, and the mailbox is
made on the spot.
"""

from __future__ import annotations

import asyncio
import re
from argparse import Namespace
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from proxyprotocol.reader import ProxyProtocolReader
from pymap.backend import dict as memory
from pymap.backend import maildir
from pymap.backend.maildir.users import PasswordsFile
from pymap.concurrent import Subsystem
from pymap.exceptions import InvalidAuth
from pymap.frozen import frozendict
from pymap.imap import IMAPServer
from pymap.interfaces.login import LoginInterface
from pymap.parsing.message import AppendMessage
from pymap.user import UserMetadata
from pysasl.hashing import BuiltinHash

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
"""What serves a connection."""
_LARGEST = 50_000_000
_NONE = "*"
_USER = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}", re.A)


def base_user(address: str) -> str:
    """Return the user an address belongs to: no domain, nothing after a plus, lower case."""
    return address.rpartition("@")[0].partition("+")[0].lower() if "@" in address else address.partition("+")[0].lower()


class _MaildirConfig(maildir.Config):
    """Maildirs read in the server's own thread: its worker threads never close their event loops."""

    @classmethod
    def parse_args(cls, args: Namespace) -> Mapping[str, object]:
        """Take what the base class reads, and let everything run in the loop of the server's thread."""
        return {**super().parse_args(args), "subsystem": Subsystem.for_asyncio()}


class _Login(LoginInterface):
    """Logging in by user name or whole address."""

    def __init__(self, mailboxes: Mailboxes, tokens: Any) -> None:
        self._mailboxes = mailboxes
        self._tokens = tokens

    @property
    def tokens(self) -> Any:
        """Offer no tokens of our own."""
        return self._tokens

    async def authenticate(self, credentials: Any) -> Any:
        """Check a password; a newcomer with the open one gets a mailbox."""
        user = base_user(credentials.authcid)
        if not self._mailboxes.accepts(user, credentials.authcid, credentials):
            raise InvalidAuth
        return await self._mailboxes.identity(user)

    async def authorize(self, authenticated: Any, authzid: str) -> Any:
        """Let a user be nobody but himself."""
        if base_user(authzid) != authenticated.name:
            raise InvalidAuth
        return authenticated


class Mailboxes:
    """The users of a post office and their mail; lives in the event loop it is opened in."""

    def __init__(self, folder: Path | None, open_password: str = "") -> None:
        self._config, self._login = _backend(folder)
        self._config.apply_context()
        self._open = self._hash(open_password) if open_password else ""
        self._users: dict[str, str] = {}
        self.now: Callable[[], datetime] = _now
        """What time mail comes in."""

    async def load(self, folder: Path) -> None:
        """Know the users of an earlier run again."""
        async with PasswordsFile.with_read(str(folder)) as records:
            self._users = {record.name: record.password for record in records.get_all()}

    def knows(self, user: str) -> bool:
        """Tell whether the user has a mailbox here, or may have one for the asking."""
        return user in self._users or (bool(self._open) and bool(_USER.fullmatch(user)))

    async def add(self, user: str, password: str = "") -> None:
        """Open a mailbox, or change its password; without one only the open password opens it."""
        if not _USER.fullmatch(user):
            raise ValueError(f"not a user name for a mailbox: {user!r}")
        digest = self._hash(password) if password else _NONE
        self._users[user] = digest
        record = UserMetadata(self._config, user, password=digest, params=frozendict({"mailbox_path": f"mail/{user}"}))
        await (await self._authorized(user)).set(record)

    def accepts(self, user: str, called: str, credentials: Any) -> bool:
        """Tell whether these credentials open that user's mailbox."""
        own = self._users.get(user, _NONE)
        digest = self._open if own == _NONE else own
        if not (digest and self.knows(user)):
            return False
        return bool(credentials.verify(UserMetadata(self._config, called, password=digest)))

    async def identity(self, user: str) -> Any:
        """Return the user as pymap knows him, made when he is new."""
        if user not in self._users:
            await self.add(user)
        return await self._authorized(user)

    async def deliver(self, user: str, raw: bytes) -> None:
        """Put a mail into a user's inbox."""
        async with (await self.identity(user)).new_session() as session:
            inbox = await session.mailbox_set.get_mailbox("INBOX")
            await inbox.append(AppendMessage(raw, self.now()), recent=True)

    def connected(self) -> Serve:
        """Return what serves an IMAP connection."""
        server = IMAPServer(_Login(self, self._login.tokens), self._config)
        called: Serve = ProxyProtocolReader(self._config.proxy_protocol).get_callback(server)
        return called

    async def _authorized(self, user: str) -> Any:
        return await self._login.authorize(_Postmaster(user), user)

    def _hash(self, password: str) -> str:
        return str(self._config.hash_context.hash(self._config.password_prep(password)))


def _now() -> datetime:
    """Give the machine's time."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class _Postmaster:
    """Who may open any mailbox: the post office itself."""

    name: str
    roles: frozenset[str] = frozenset({"admin"})


def _backend(folder: Path | None) -> tuple[Any, Any]:
    """Configure pymap without its command line; in memory when no folder is given."""
    arguments = Namespace(
        host="127.0.0.1", port=0, debug=False, cert=None, key=None, tls=False, passlib_cfg=None, proxy_protocol=None,
        inherited_sockets=None, demo_data=False, demo_user="", demo_password="", base_dir=str(folder or ""),
        concurrency=1, layout="++", colon=None,
    )  # fmt: skip
    kind = memory if folder is None else maildir
    configure = memory.Config if folder is None else _MaildirConfig
    config = configure.from_args(
        arguments,
        hash_context=BuiltinHash(hash_name="sha256", rounds=1 if folder is None else 20_000),
        cpu_subsystem=Subsystem.for_asyncio(),
        reject_dnsbl=False,
        invalid_user_sleep=0.0,
        max_append_len=_LARGEST,
    )
    return config, kind.Login(config)
